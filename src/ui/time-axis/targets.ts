import type { Target } from './scene.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How far from a target a pointer still hits it, in pixels. */
const hitTolerance = 3;

/** The target under a point. */
export const targetAt = (targets: readonly Target[], x: number, y: number): Target | null =>
  targets.findLast(
    (target) =>
      x >= target.x - hitTolerance &&
      x <= target.x + target.width + hitTolerance &&
      y >= target.y &&
      y <= target.y + target.height,
  ) ?? null;

/** The next target: before or after in the same lane, or the nearest in the rows above or below. */
export function nextTarget(targets: readonly Target[], from: Target, direction: Direction): Target | null {
  if (direction === 'left' || direction === 'right') {
    const inLane = targets
      .filter(({ lane }) => lane === from.lane)
      .sort((a, b) => a.at - b.at || a.y - b.y || (a.id < b.id ? -1 : 1));
    return inLane[inLane.indexOf(from) + (direction === 'left' ? -1 : 1)] ?? null;
  }
  return nearestTarget(
    targets.filter(({ y }) => (direction === 'up' ? y < from.y - 4 : y > from.y + 4)),
    from.at,
    from.y,
  );
}

export function nearestTarget(targets: readonly Target[], x: number, y: number): Target | null {
  const far = (target: Target) => Math.abs(target.at - x) + 3 * Math.abs(target.y - y);
  return targets.reduce<Target | null>((best, target) => (!best || far(target) < far(best) ? target : best), null);
}
