import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTimeDescShort, isTimeInOrder, timeFaultsOf } from './historical-time-checks.ts';
import { bounds, readHistoricalTime, type TimeRecord } from './historical-time.ts';

const record = (startTime: string, rest: Partial<TimeRecord> = {}): TimeRecord => ({
  startTime,
  endTime: null,
  startNote: null,
  endNote: null,
  timeDesc: null,
  ...rest,
});

test('V17 a time description is under 40 characters, under 20 Chinese ones', () => {
  expect(['a'.repeat(39), '史'.repeat(19), `a${'史'.repeat(19)}`, ''].map(isTimeDescShort)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['a'.repeat(40), '史'.repeat(20), `aa${'史'.repeat(19)}`].map(isTimeDescShort)).toEqual([false, false, false]);
  expect(timeFaultsOf(record('-0221-00-00', { timeDesc: '史'.repeat(20) }))).toEqual(['descTooLong']);
});

test('V17 an end must not be before its start', () => {
  expect(timeFaultsOf(record('-0210-09-10', { endTime: '-0221-00-00' }))).toEqual(['endBeforeStart']);
  expect(timeFaultsOf(record('0001-01-01', { endTime: '-0001-12-31' }))).toEqual(['endBeforeStart']);
  expect(timeFaultsOf(record('-0001-12-31', { endTime: '0001-01-01' }))).toEqual([]);
  expect(timeFaultsOf(record('-0221-10-01', { endTime: '-0221-10-01' }))).toEqual([]);
  expect(timeFaultsOf(record('-0221-10-01', { endTime: '-0221-00-00' }))).toEqual([]); // some time in the same year
  expect(timeFaultsOf(record('0079-08-24 13:00:00', { endTime: '0079-08-24 12:00:00' }))).toEqual(['endBeforeStart']);
});

test('V17 an open end has not come yet', () => {
  const now = Date.UTC(2026, 10, 20) / 1000;
  expect(isTimeInOrder(record('1889-00-00', { endNote: 'to present' }), now)).toBe(true);
  expect(isTimeInOrder(record('2100-00-00', { endNote: 'to present' }), now)).toBe(false);
  expect(isTimeInOrder(record('1889-00-00', { endTime: '1880-00-00', endNote: 'after' }), now)).toBe(true);
  expect(isTimeInOrder(record('1889-00-00', { endTime: '1880-00-00', startNote: 'before' }), now)).toBe(true);
});

test('V17 texts that are not times are reported, start and end separately', () => {
  expect(timeFaultsOf(record(' '))).toEqual(['startMissing']);
  expect(timeFaultsOf(record('0000-01-01', { endTime: 'soon', timeDesc: 'x'.repeat(40) }))).toEqual([
    'startShape',
    'endShape',
    'descTooLong',
  ]);
});

test('V17 two dates are in order exactly when their days are', () => {
  const date = fc
    .record({
      year: fc.integer({ min: -3000, max: 2100 }).filter(Boolean),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    })
    .map(
      ({ year, month, day }) =>
        `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    );
  fc.assert(
    fc.property(date, date, (a, b) => {
      expect(isTimeInOrder(record(a, { endTime: b }))).toBe(
        bounds(readHistoricalTime(b)!).earliest >= bounds(readHistoricalTime(a)!).earliest,
      );
    }),
  );
});
