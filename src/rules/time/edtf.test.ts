import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthDays, toGregorian } from './calendar.ts';
import { fromEdtf, toEdtf } from './edtf.server.ts';
import { recordWithin } from './historical-time-precision.ts';
import {
  astronomicalYear,
  bounds,
  readHistoricalTime,
  writeHistoricalTime,
  type TimeRecord,
} from './historical-time.ts';

const record = (startTime: string, rest: Partial<TimeRecord> = {}): TimeRecord => {
  const full = (text: string) => (text.includes(':') ? text : `${text} 00:00:00`);
  return {
    endTime: null,
    startNote: null,
    endNote: null,
    timeDesc: null,
    ...rest,
    startTime: full(startTime),
    ...(rest.endTime && { endTime: full(rest.endTime) }),
  };
};

describe('both directions', () => {
  test.each<[string, TimeRecord]>([
    ['-0220', record('-0221-00-00')],
    ['0000', record('-0001-00-00')],
    ['0001', record('0001-00-00')],
    ['1889', record('1889-00-00')],
    ['-0550~', record('-0551-00-00', { startNote: 'about' })],
    ['0030?', record('0030-00-00', { startNote: 'doubtful' })],
    ['0079-08', record('0079-08-00')],
    ['1815-06-18', record('1815-06-18')],
    ['1815-06-18T11:30:00', record('1815-06-18 11:30:00')],
    // The Ides of March of 44 BC and the eve of the reform, in the proleptic Gregorian calendar.
    ['-0043-03-13', record('-0044-03-15')],
    ['1582-10-14', record('1582-10-04')],
    ['1582-10-15', record('1582-10-15')],
    ['-0258/-0209', record('-0259-00-00', { endTime: '-0210-00-00' })],
    ['-0550~/-0478', record('-0551-00-00', { endTime: '-0479-00-00', startNote: 'about' })],
    ['1889/..', record('1889-00-00', { endNote: 'to present' })],
    ['[..-0220]', record('-0221-00-00', { startNote: 'before' })],
    ['[-0220..]', record('-0221-00-00', { startNote: 'after' })],
    ['[-0299..-0200]', recordWithin(-250, 'century')],
    ['188X', recordWithin(1885, 'decade')],
    ['[-0488..-0479]', recordWithin(-485, 'decade')],
    ['Y-13799999999S3', record('-13800000000-00-00', { startNote: 'about' })],
    ['Y-39999', record('-40000-00-00')],
  ])('S08 %s', (edtf, timeRecord) => {
    expect(toEdtf(timeRecord)).toBe(edtf);
    expect(fromEdtf(edtf)).toEqual({ record: timeRecord, refused: null });
  });

  test('S08 forms that can only be read', () => {
    const read = (edtf: string) => fromEdtf(edtf).record ?? fromEdtf(edtf).refused;
    expect(read('18XX')).toEqual(record('1800-00-00', { endTime: '1899-00-00', startNote: 'about', endNote: 'about' }));
    expect(read('-02XX')).toEqual(recordWithin(-250, 'century'));
    expect(read('1985-XX-XX')).toEqual(record('1985-00-00'));
    expect(read('1985-04-XX')).toEqual(record('1985-04-00'));
    expect(read('1984%')).toEqual(record('1984-00-00', { startNote: 'about' }));
    expect(read('1985/')).toEqual(record('1985-00-00'));
    expect(read('../1985')).toEqual(record('1985-00-00', { startNote: 'before' }));
    expect(read('2001-21')).toEqual(record('2001-00-00', { startNote: 'about' }));
    expect(read('1985-04-12T23:20:30+04:30')).toEqual(record('1985-04-12 23:20:30'));
    expect(read('Y3E8')).toEqual(record('300000000-00-00'));
  });

  test.each([
    ['', 'empty'],
    ['1985-02-30', 'notUnderstood'],
    ['{1667,1668}', 'notUnderstood'],
    ['[1667,1668]', 'notUnderstood'],
    ['1XXX-12', 'notUnderstood'],
    ['1985/1980', 'endBeforeStart'],
    ['long ago', 'notUnderstood'],
    ['Y999999999999', 'tooFar'],
    ['1'.repeat(200), 'tooLong'],
    ['156X-12-25', 'notUnderstood'],
  ])('S08 %j is refused: %s', (text, refused) => expect(fromEdtf(text)).toEqual({ record: null, refused }));

  test('S08 a record that EDTF cannot express is null and never something else', () => {
    for (const timeRecord of [
      record('-40000-05-00'),
      record('-40000-00-00', { endTime: '-30000-00-00' }),
      record('1815-06-18 11:30:00', { startNote: 'about' }),
      record('-0221-00-00', { endTime: '0014-00-00', startNote: 'before' }),
      record('0210-02-30'),
      record('long ago'),
    ])
      expect(toEdtf(timeRecord)).toBeNull();
  });
});

test('S08 a record that EDTF can express survives the round trip, and has the same year', () => {
  const year = fc
    .oneof(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -20, max: 20 }), fc.constantFrom(1582))
    .filter(Boolean);
  const note = fc.constantFrom(null, 'about', 'doubtful');
  const time = fc
    .record({ year, month: fc.integer({ min: 0, max: 12 }), day: fc.nat() })
    .map(({ year: dateYear, month, day }) => ({
      year: dateYear,
      month,
      day: month ? day % (monthDays(dateYear, month, dateYear < 1582 ? 'julian' : 'gregorian') + 1) : 0,
      seconds: 0,
    }))
    .filter(
      ({ year: dateYear, month, day }) =>
        !(dateYear === 1582 && month === 10 && day > 4 && day < 15) && !(dateYear === 9999 && month === 12),
    );
  fc.assert(
    fc.property(time, fc.option(time, { nil: null }), note, note, (start, end, startNote, endNote) => {
      if (end && bounds(end).latest < bounds(start).earliest) return;
      const timeRecord = record(writeHistoricalTime(start), {
        endTime: end && writeHistoricalTime(end),
        startNote: startNote as 'about',
        endNote: end ? (endNote as 'about') : null,
      });
      const edtf = toEdtf(timeRecord);
      if (edtf === null) return;
      const back = fromEdtf(edtf).record;
      const expected =
        timeRecord.endTime === timeRecord.startTime && timeRecord.startNote === timeRecord.endNote ? null : timeRecord; // a span of one day comes back unchanged, or as that day
      if (expected) expect([edtf, back]).toEqual([edtf, expected]);
      if (!end && !start.month) expect(Number(/^-?\d+/.exec(edtf)![0])).toBe(astronomicalYear(start.year));
    }),
    { numRuns: 1500 },
  );
});

test('S08 a Julian day is written as its Gregorian day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -4000, max: 1581 }).filter(Boolean),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      (year, month, day) => {
        const { year: y, month: m, day: d } = toGregorian({ year, month, day });
        expect(toEdtf(record(writeHistoricalTime({ year, month, day, seconds: 0 })))).toBe(
          `${astronomicalYear(y) < 0 ? '-' : ''}${String(Math.abs(astronomicalYear(y))).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`,
        );
      },
    ),
    { numRuns: 500 },
  );
});

test('S08 no text makes it fail or hang', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 60 }),
        fc
          .array(fc.constantFrom('1', '0', '-', 'X', '/', '..', '[', ']', ',', '~', '?', 'Y', 'E', 'S', 'T', ':'), {
            maxLength: 30,
          })
          .map((tokens) => tokens.join('')),
      ),
      (text) => {
        const { record: parsedRecord, refused } = fromEdtf(text);
        expect(parsedRecord === null).toBe(refused !== null);
        if (parsedRecord) expect(readHistoricalTime(parsedRecord.startTime)).not.toBeNull();
      },
    ),
    { numRuns: 1000 },
  );
});
