import fc from 'fast-check';
import { expect, test } from 'vitest';
import { yearScale, addYears, yearTicks } from './year-scale.ts';

const year = fc.integer({ min: -14_000_000_000, max: 2026 }).filter((value) => value !== 0);
const ends = fc
  .tuple(year, year)
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => (a < b ? ([a, b] as const) : ([b, a] as const)));

test('R22 the slider has every year in order, and no year 0', () => {
  fc.assert(
    fc.property(ends, year, year, ([first, last], someYear, other) => {
      const scale = yearScale(first, last, 2026);
      expect(scale.at(Math.min(someYear, other))).toBeLessThanOrEqual(scale.at(Math.max(someYear, other)));
      expect(scale.at(first)).toBe(0);
      expect(scale.at(last)).toBe(1);
    }),
  );
  fc.assert(
    fc.property(ends, fc.double({ min: -0.2, max: 1.2, noNaN: true }), ([first, last], position) => {
      const foundYear = yearScale(first, last, 2026).yearAt(position);
      expect(foundYear).not.toBe(0);
      expect(foundYear >= first && foundYear <= last).toBe(true);
    }),
  );
});

test('R22 a year’s position maps back to that year', () => {
  const scale = yearScale(-3200, 2026, 2026);
  for (let someYear = -3200; someYear <= 2026; someYear += 7)
    if (someYear !== 0) expect(scale.yearAt(scale.at(someYear))).toBe(someYear);
  expect(scale.yearAt(scale.at(-1))).toBe(-1);
  expect(scale.yearAt(scale.at(1))).toBe(1);
});

test('R22 later years have more room, a life is drawn evenly', () => {
  const world = yearScale(-3200, 2026, 2026);
  expect(world.at(1900) - world.at(1800)).toBeGreaterThan(2 * (world.at(-1900) - world.at(-2000)));
  const life = yearScale(-259, -210, 2026);
  expect(life.at(-235)).toBeCloseTo(24 / 49, 1);
});

test('R22 a step across the beginning of our era skips the year 0', () => {
  expect([addYears(-1, 1), addYears(1, -1), addYears(-5, 10), addYears(-221, 25)]).toEqual([1, -1, 6, -196]);
});

test('R22 years under the slider are round and do not overlap', () => {
  fc.assert(
    fc.property(ends, ([first, last]) => {
      const scale = yearScale(first, last, 2026),
        ticks = yearTicks(scale, 0.1);
      expect(ticks.length).toBeLessThanOrEqual(11);
      ticks
        .slice(1)
        .forEach((tick, index) => expect(scale.at(tick) - scale.at(ticks[index]!)).toBeGreaterThanOrEqual(0.0999));
      expect(ticks).not.toContain(0);
    }),
  );
  expect(yearTicks(yearScale(-3200, 2026, 2026), 0.075)).toEqual(
    expect.arrayContaining([-3000, -2000, -1000, 1, 1000, 2000]),
  );
});
