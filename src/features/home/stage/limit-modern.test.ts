import { expect, test } from 'vitest';
import { bounds } from '../../../rules/time/historical-time.ts';
import { limitModern } from './limit-modern.ts';

const state = (year: number, place: number) => ({
  year,
  place,
  earliest: bounds({ year, month: 0, day: 0, seconds: 0 }).earliest,
});
const yearsOf = (bars: { year: number }[]) => bars.map(({ year }) => year);

test('R01 modern states take at most a third of a lane while there are older ones, however well linked', () => {
  const maya = [state(-2000, 8), state(-1200, 7), state(1345, 4), state(1438, 5)],
    modern = [state(1776, 1), state(1810, 2), state(1811, 3), state(1867, 6)];
  const states = [...maya, ...modern];
  expect(yearsOf(limitModern(states, 6))).toEqual([-2000, -1200, 1345, 1438, 1776, 1810]);
  expect(yearsOf(limitModern(states, 3))).toEqual([1345, 1438, 1776]);
  expect(yearsOf(limitModern(modern, 3))).toEqual([1776, 1810, 1811]);
  // A lane whose best placed states are old keeps them.
  expect(yearsOf(limitModern([state(1, 1), state(2, 2), state(3, 3), state(1800, 4)], 3))).toEqual([1, 2, 3]);
  expect(yearsOf(limitModern(maya, 3))).toEqual([-1200, 1345, 1438]);
  expect(yearsOf(limitModern(states, 20))).toEqual(yearsOf(states));
});
