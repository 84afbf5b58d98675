import { expect, test } from 'vitest';
import { toJulian } from '../src/rules/time/calendar.ts';
import { readTimeValue, recordOf } from './wikidata-times.ts';

const julian = 'http://www.wikidata.org/entity/Q1985786',
  gregorian = 'http://www.wikidata.org/entity/Q1985727';
const read = (time: string, precision: number, calendarmodel = julian) => {
  const moment = readTimeValue({ time, precision, calendarmodel, timezone: 0, before: 0, after: 0 });
  return (
    moment && [
      moment.from.replace(/ 00:00:00$/, ''),
      ...(moment.to === moment.from ? [] : [moment.to.replace(/ 00:00:00$/, '')]),
      ...(moment.note ? [moment.note] : []),
    ]
  );
};

test.each<[string, number, string[] | null]>([
  ['-0044-03-15T00:00:00Z', 11, ['-0044-03-15']],
  ['+1769-08-15T00:00:00Z', 11, ['1769-08-15']],
  ['+1769-08-15T13:00:05Z', 14, ['1769-08-15 13:00:05']],
  ['+1769-08-00T00:00:00Z', 10, ['1769-08-00']],
  ['+1769-08-15T00:00:00Z', 10, ['1769-08-00']],
  ['+1769-00-00T00:00:00Z', 11, ['1769-00-00']],
  ['-0221-01-01T00:00:00Z', 9, ['-0221-00-00']],
  ['+00000001952-03-11T00:00:00Z', 11, ['1952-03-11']],
  // decades, centuries, millennia: the value is any year in them
  ['+1850-00-00T00:00:00Z', 8, ['1850-00-00', '1859-00-00', 'about']],
  ['+0005-00-00T00:00:00Z', 8, ['0001-00-00', '0009-00-00', 'about']],
  ['-0219-00-00T00:00:00Z', 8, ['-0219-00-00', '-0210-00-00', 'about']],
  ['+1801-00-00T00:00:00Z', 7, ['1801-00-00', '1900-00-00', 'about']],
  ['+1900-00-00T00:00:00Z', 7, ['1801-00-00', '1900-00-00', 'about']],
  ['-0300-00-00T00:00:00Z', 7, ['-0300-00-00', '-0201-00-00', 'about']],
  ['-0001-00-00T00:00:00Z', 7, ['-0100-00-00', '-0001-00-00', 'about']],
  ['-2500-00-00T00:00:00Z', 6, ['-3000-00-00', '-2001-00-00', 'about']],
  ['-13798000000-00-00T00:00:00Z', 3, ['-13798000000-00-00', 'about']],
  ['-4540000000-00-00T00:00:00Z', 0, ['-4540000000-00-00', 'about']],
  // invalid
  ['+0000-01-01T00:00:00Z', 9, null],
  ['-0000-00-00T00:00:00Z', 7, null],
  ['+1769-13-01T00:00:00Z', 11, null],
  ['+1769-02-30T00:00:00Z', 11, null],
  ['+1769-08-15T00:00:00Z', 15, null],
  ['+1769-08-15T00:00:00Z', -1, null],
  ['+9999999999999999-00-00T00:00:00Z', 0, null],
  ['1769-08-15', 11, null],
])('%s with precision %i', (time, precision, expected) => {
  expect(read(time, precision)).toEqual(expected);
});

test('a Gregorian day before 1582 becomes the Julian day; later days and Julian ones stay', () => {
  expect(read('-0044-03-13T00:00:00Z', 11, gregorian)).toEqual(['-0044-03-15']); // the Ides of March
  expect(read('+1066-10-20T00:00:00Z', 11, gregorian)).toEqual(['1066-10-14']); // Hastings
  expect(read('+1582-10-15T00:00:00Z', 11, gregorian)).toEqual(['1582-10-15']);
  expect(read('+1582-10-14T00:00:00Z', 11, gregorian)).toEqual(['1582-10-04']);
  expect(read('+1642-12-25T00:00:00Z', 11)).toEqual(['1642-12-25']);
  expect(read('+1066-00-00T00:00:00Z', 9, gregorian)).toEqual(['1066-00-00']);
  expect(toJulian({ year: 1, month: 1, day: 1 })).toEqual({ year: 1, month: 1, day: 3 });
  expect(toJulian({ year: -1, month: 12, day: 30 })).toEqual({ year: 1, month: 1, day: 1 });
});

test('invalid values do no harm', () => {
  for (const value of [
    null,
    undefined,
    7,
    [],
    {},
    { time: {} },
    { time: '+1769-08-15T00:00:00Z' },
    { time: '+1769-08-15T00:00:00Z', precision: '11' },
    { time: '+1769-08-15T00:00:00Z', precision: Number.NaN },
  ])
    expect(readTimeValue(value)).toBeNull();
});

test('spans: an end alone is a moment, an end before its beginning is nothing, an ongoing span has no end', () => {
  const at = (time: string, precision: number) => readTimeValue({ time, precision, calendarmodel: julian })!;
  const year = (of: number) => at(`+${of}-00-00T00:00:00Z`, 9),
    century = at('+1201-00-00T00:00:00Z', 7);
  const short = (record: ReturnType<typeof recordOf>) =>
    record && [record.startTime.slice(0, 4), record.endTime?.slice(0, 4) ?? null, record.startNote, record.endNote];
  expect(short(recordOf({ start: year(1215), end: year(1294) }))).toEqual(['1215', '1294', null, null]);
  expect(short(recordOf({ start: year(1215), end: null }))).toEqual(['1215', null, null, null]);
  expect(short(recordOf({ start: null, end: year(1294) }))).toEqual(['1294', null, null, null]);
  expect(short(recordOf({ start: year(1215), end: year(1215) }))).toEqual(['1215', null, null, null]);
  expect(short(recordOf({ start: century, end: year(1294) }))).toEqual(['1201', '1294', 'about', null]);
  expect(short(recordOf({ start: century, end: null }))).toEqual(['1201', '1300', 'about', 'about']);
  expect(short(recordOf({ start: year(1215), end: 'present' }))).toEqual(['1215', null, null, 'to present']);
  expect(recordOf({ start: year(1294), end: year(1215) })).toBeNull();
  expect(recordOf({ start: null, end: 'present' })).toBeNull();
});

test('a day of the Julian calendar alone is converted, a placeholder refused, and a stated margin kept', () => {
  expect(read('+1700-02-29T00:00:00Z', 11)).toEqual(['1700-03-11']);
  expect(read('+9999-00-00T00:00:00Z', 9)).toBeNull();
  const margin = readTimeValue({
    time: '+0003-00-00T00:00:00Z',
    precision: 9,
    calendarmodel: julian,
    before: 5,
    after: 5,
  });
  expect(margin).toMatchObject({ from: '-0003-00-00 00:00:00', to: '0008-00-00 00:00:00', note: 'about' });
});
