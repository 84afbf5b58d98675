import type { NumberedPath } from '../../../rules/path-engine.ts';

export interface Leg {
  paths: NumberedPath[];
  more: boolean;
}

/**
 * Joins the alternatives of each leg into whole paths. Each leg's are sorted, the most informative first; whole paths
 * are sorted by the sum of their ranks, where the first leg keeps its best the longest.
 */
export function joinLegs(legs: readonly Leg[], limit: number): Leg {
  const combinationCount = legs.reduce((product, { paths }) => product * paths.length, 1);
  const picks = firstPicks(
    legs.map(({ paths }) => paths.length),
    limit,
  );
  return {
    paths: picks.map((pick) =>
      pick
        .map((choice, leg) => legs[leg]!.paths[choice]!)
        .reduce((path, next) => ({
          nodes: [...path.nodes, ...next.nodes.slice(1)],
          hops: [...path.hops, ...next.hops],
        })),
    ),
    more: combinationCount > limit || legs.some(({ more }) => more),
  };
}

/**
 * Combinations of one alternative per leg, by the sum of their indices, at most `limit`: [0, 0], [0, 1], [1, 0], [0, 2],
 * …
 */
export function firstPicks(lengths: readonly number[], limit: number): number[][] {
  const picks: number[][] = [];
  const highest = lengths.reduce((sum, length) => sum + length - 1, 0);
  const fill = (pick: readonly number[], left: number) => {
    if (picks.length === limit) return;
    const next = pick.length;
    if (next === lengths.length - 1) {
      if (left < lengths[next]!) picks.push([...pick, left]);
      return;
    }
    for (let choice = 0; choice <= Math.min(left, lengths[next]! - 1); choice++) fill([...pick, choice], left - choice);
  };
  for (let sum = 0; sum <= highest && picks.length < limit; sum++) fill([], sum);
  return picks;
}
