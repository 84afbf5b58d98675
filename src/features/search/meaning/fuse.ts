/** Constant of reciprocal rank fusion, as published. */
const smoothing = 60;

/**
 * Merges two ranked lists by rank, because their scores have different scales: reciprocal rank fusion (Cormack, Clarke
 * & Büttcher 2009). Of equal ones, the first list's come first.
 */
export function fuseRanks(first: readonly string[], second: readonly string[]): string[] {
  const scores = new Map<string, number>();
  for (const list of [first, second])
    for (const [rank, id] of list.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (smoothing + rank));
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id);
}
