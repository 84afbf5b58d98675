import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NumberedPath } from '../../../rules/path-engine.ts';
import { firstPicks, joinLegs } from './path-legs.ts';

const lengths = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('combinations of each leg’s alternatives are ordered best first, without duplicates, up to the limit', () => {
  fc.assert(
    fc.property(lengths, fc.integer({ min: 1, max: 40 }), (counts, limit) => {
      const picks = firstPicks(counts, limit);
      expect(picks).toHaveLength(
        Math.min(
          limit,
          counts.reduce((product, count) => product * count, 1),
        ),
      );
      expect(new Set(picks.map(String)).size).toBe(picks.length);
      expect(picks.every((pick) => pick.every((choice, leg) => choice >= 0 && choice < counts[leg]!))).toBe(true);
      expect(picks.map(sum)).toEqual(picks.map(sum).toSorted((a, b) => a - b));
      expect(picks[0]).toEqual(counts.map(() => 0));
    }),
  );
});

test('R20 joined legs pass every stop and keep their hops', () => {
  const paths = (...nodes: number[][]): NumberedPath[] =>
    nodes.map((on) => ({ nodes: on, hops: on.slice(1).map((node, place) => [on[place]! * 100 + node]) }));
  const joined = joinLegs(
    [
      { paths: paths([1, 2, 3], [1, 4, 3]), more: false },
      { paths: paths([3, 5]), more: false },
    ],
    10,
  );
  expect(joined).toEqual({ paths: paths([1, 2, 3, 5], [1, 4, 3, 5]), more: false });
  expect(
    joinLegs(
      [
        { paths: paths([1, 2], [1, 2]), more: false },
        { paths: paths([2, 3], [2, 3]), more: false },
      ],
      3,
    ),
  ).toMatchObject({ more: true });
  expect(joinLegs([{ paths: paths([1, 2]), more: true }], 3)).toMatchObject({ more: true });
});
