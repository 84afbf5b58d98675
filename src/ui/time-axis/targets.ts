import type { Target } from './scene.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How far from a target a pointer still hits it, in pixels. */
const hitTolerance = 3;

/** The target under a point. */
export const targetAt = (targets: readonly Target[], x: number, y: number): Target | null =>
  targets.findLast(
    (one) =>
      x >= one.x - hitTolerance && x <= one.x + one.width + hitTolerance && y >= one.y && y <= one.y + one.height,
  ) ?? null;

/** The next target: before or after in the same lane, or the nearest in the rows above or below. */
export function nextTarget(targets: readonly Target[], here: Target, direction: Direction): Target | null {
  if (direction === 'left' || direction === 'right') {
    const inLane = targets
      .filter(({ lane }) => lane === here.lane)
      .sort((a, b) => a.at - b.at || a.y - b.y || (a.id < b.id ? -1 : 1));
    return inLane[inLane.indexOf(here) + (direction === 'left' ? -1 : 1)] ?? null;
  }
  return nearestTarget(
    targets.filter(({ y }) => (direction === 'up' ? y < here.y - 4 : y > here.y + 4)),
    here.at,
    here.y,
  );
}

export function nearestTarget(targets: readonly Target[], x: number, y: number): Target | null {
  const far = (one: Target) => Math.abs(one.at - x) + 3 * Math.abs(one.y - y);
  return targets.reduce<Target | null>((best, one) => (!best || far(one) < far(best) ? one : best), null);
}
