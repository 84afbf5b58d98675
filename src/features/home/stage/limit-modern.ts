import { bounds } from '../../../rules/time/historical-time.ts';

/** States that began since then are so numerous that they get at most a third of a lane. */
const modernSince = bounds({ year: 1700, month: 0, day: 0, seconds: 0 }).earliest;
const modernShare = 1 / 3;

/** The best placed, in the given order; modern ones are limited to their share while there are others. */
export function limitModern<T extends { earliest: number; place: number }>(bars: readonly T[], maxCount: number): T[] {
  const selection = new Set<T>(),
    left: T[] = [];
  let young = 0;
  for (const bar of bars.toSorted((a, b) => a.place - b.place)) {
    if (selection.size === maxCount) break;
    if (bar.earliest >= modernSince && young++ >= Math.floor(maxCount * modernShare)) left.push(bar);
    else selection.add(bar);
  }
  for (const bar of left.slice(0, maxCount - selection.size)) selection.add(bar);
  return bars.filter((bar) => selection.has(bar));
}
