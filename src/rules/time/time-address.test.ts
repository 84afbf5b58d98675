import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAddressTime, secondsOfSpan, writeAddressTime } from './time-address.ts';

test('a time in an address reads back as it was written, on both sides of year 1', () => {
  const year = fc.integer({ min: -13_800_000_000, max: 9999 }).filter((value) => value !== 0);
  fc.assert(
    fc.property(year, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 28 }), (someYear, month, day) => {
      const time = { year: someYear, month, day: month ? day : 0, seconds: 0 };
      expect(readAddressTime(writeAddressTime(time))).toEqual(time);
    }),
  );
});

test('an invalid time is rejected', () => {
  for (const text of [
    '',
    '0',
    '-0',
    '221 BC',
    '-221-13',
    '-221-1',
    '1e9',
    '--5',
    '999999999999',
    '２２１',
    '1-2-3',
    'NaN',
  ])
    expect(readAddressTime(text), text).toBeNull();
});

test('a span includes its whole last year, and does not run backwards', () => {
  const span = secondsOfSpan({ from: '-1', until: '1' })!;
  expect((span.latest + 1 - span.earliest) / 86_400).toBe(366 + 365);
  expect(secondsOfSpan({ from: '1', until: '-1' })).toBeNull();
});
