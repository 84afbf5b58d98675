import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  outerBounds,
  periodsOf,
  precisionOf,
  recordWithin,
  yearsAround,
  type Precision,
} from './historical-time-precision.ts';
import { bounds, readHistoricalTime, recordBounds, yearsBetween, type TimeRecord } from './historical-time.ts';

const record = (startTime: string, rest: Partial<TimeRecord> = {}): TimeRecord => ({
  startTime,
  endTime: null,
  startNote: null,
  endNote: null,
  timeDesc: null,
  ...rest,
});
const wholeYear = (year: number) => bounds({ year, month: 0, day: 0, seconds: 0 });

test('decades are named by their tens, centuries and millennia counted from 1, on either side', () => {
  expect(
    (
      [
        [1885, 'decade'],
        [-485, 'decade'],
        [5, 'decade'],
        [-5, 'decade'],
        [100, 'century'],
        [101, 'century'],
        [-100, 'century'],
        [-101, 'century'],
        [1, 'millennium'],
        [-1001, 'millennium'],
        [2000, 'millennium'],
        [2001, 'millennium'],
      ] as const
    ).map(([year, precision]) => yearsAround(year, precision)),
  ).toEqual([
    [1880, 1889],
    [-489, -480],
    [1, 9],
    [-9, -1],
    [1, 100],
    [101, 200],
    [-100, -1],
    [-200, -101],
    [1, 1000],
    [-2000, -1001],
    [1001, 2000],
    [2001, 3000],
  ]);
});

test('every year is in one century and one millennium, which follow each other without a gap', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -9999, max: 9999 }).filter(Boolean),
      fc.constantFrom('century', 'millennium', 'decade'),
      (year, precision) => {
        const [first, last] = yearsAround(year, precision as 'century');
        expect(first <= year && year <= last).toBe(true);
        const next = last === -1 ? 1 : last + 1;
        expect(yearsAround(next, precision as 'century')[0]).toBe(next);
        if (precision !== 'decade') expect(yearsBetween(first, last) + 1).toBe(precision === 'century' ? 100 : 1000);
      },
    ),
  );
});

test.each([
  ['-0221-10-01 06:30:05', {}, 'second'],
  ['-0221-10-01 06:30:00', {}, 'minute'],
  ['-0221-10-01 06:00:00', {}, 'hour'],
  ['-0221-10-01', {}, 'day'],
  ['-0221-10-00', {}, 'month'],
  ['-0221-00-00', {}, 'year'],
  ['-0220-00-00', { startNote: 'about' }, 'year'],
  ['-40000-00-00', { startNote: 'about' }, 'ten thousand years'],
  ['-200000-00-00', { startNote: 'about' }, 'hundred thousand years'],
  ['-2000000-00-00', { startNote: 'about' }, 'million years'],
  ['-66000000-00-00', { startNote: 'about' }, 'million years'],
  ['-250000000-00-00', { startNote: 'about' }, 'ten million years'],
  ['-13800000000-00-00', { startNote: 'about' }, 'hundred million years'],
  ['-4000000000-00-00', { startNote: 'about' }, 'billion years'],
  ['-2000000-00-00', {}, 'year'],
  ['-0259-00-00', { endTime: '-0210-09-10' }, 'year'],
  ['long ago', {}, null],
  ['-0221-00-00', { endTime: 'later' }, null],
] as const)('S08 %s with %j is known to the %s', (startTime, rest, precision) =>
  expect(precisionOf(record(startTime, rest as Partial<TimeRecord>))).toBe(precision as Precision | null),
);

test('S08 a decade, century or millennium is its first and last year, both approximate; precise ends are years', () => {
  expect(recordWithin(-250, 'century')).toEqual(
    record('-0300-00-00 00:00:00', { endTime: '-0201-00-00 00:00:00', startNote: 'about', endNote: 'about' }),
  );
  expect(periodsOf(recordWithin(-250, 'century'))).toEqual({ precision: 'century', from: -300, to: -201 });
  expect(periodsOf(record('-0300-00-00', { endTime: '-0101-00-00', startNote: 'about', endNote: 'about' }))).toEqual({
    precision: 'century',
    from: -300,
    to: -101,
  });
  expect(periodsOf(record('-0300-00-00', { endTime: '-0201-00-00' }))).toBeNull();
  expect(periodsOf(record('-0551-00-00', { endTime: '-0479-00-00', startNote: 'about', endNote: 'about' }))).toBeNull();
  expect(precisionOf(recordWithin(1885, 'decade'))).toBe('decade');
});

describe('the widest range that a record may mean', () => {
  test('S08 "before" leaves the beginning open, "after" the end', () => {
    expect(outerBounds(record('-0221-00-00', { startNote: 'before' }))).toEqual({
      earliest: null,
      latest: wholeYear(-221).latest,
    });
    expect(outerBounds(record('-0221-00-00', { startNote: 'after' }))).toEqual({
      earliest: wholeYear(-221).earliest,
      latest: null,
    });
    expect(
      outerBounds(record('-0221-00-00', { endTime: '0014-00-00', startNote: 'after', endNote: 'before' })),
    ).toEqual({ earliest: wholeYear(-221).earliest, latest: wholeYear(14).latest });
    expect(
      outerBounds(record('-0221-00-00', { endTime: '0014-00-00', startNote: 'before', endNote: 'after' })),
    ).toEqual({ earliest: null, latest: null });
    expect(outerBounds(record('1889-00-00', { endNote: 'to present' }), 1234.5)).toEqual({
      earliest: wholeYear(1889).earliest,
      latest: 1234,
    });
    expect(outerBounds(record('long ago'))).toBeNull();
  });

  test('S08 a round prehistoric year is as imprecise as its last zero', () => {
    const { earliest, latest } = outerBounds(record('-2000000-00-00', { startNote: 'about' }))!;
    const years = (latest! - earliest!) / (365.2425 * 86_400);
    expect(Math.abs(years - 1_000_001)).toBeLessThan(1);
  });

  test('S08 it is never narrower than the bounds of the written dates', () => {
    const text = fc
      .integer({ min: -5000, max: 2100 })
      .filter(Boolean)
      .map((year) => `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-00-00`);
    fc.assert(
      fc.property(
        text,
        fc.option(text, { nil: null }),
        fc.constantFrom(null, 'about', 'doubtful', 'before', 'after'),
        fc.constantFrom(null, 'about', 'doubtful', 'before', 'after', 'to present'),
        (startTime, endTime, startNote, endNote) => {
          const timeRecord = record(startTime, {
            endTime,
            startNote: startNote as TimeRecord['startNote'],
            endNote: endNote as TimeRecord['endNote'],
          });
          const inner = recordBounds(timeRecord, 1.8e9)!,
            outer = outerBounds(timeRecord, 1.8e9)!;
          expect(outer.earliest ?? -Infinity).toBeLessThanOrEqual(inner.earliest);
          expect(outer.latest ?? Infinity).toBeGreaterThanOrEqual(inner.latest);
          expect(readHistoricalTime(timeRecord.startTime)).not.toBeNull();
        },
      ),
    );
  });
});
