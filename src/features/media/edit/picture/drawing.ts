import type { WrittenRegion } from '../../face/gallery-rules.ts';

export type Corner = WrittenRegion['points'][number];
/** Position and size of a rectangle, in percent of the picture. */
export interface Sides {
  left: number;
  top: number;
  width: number;
  height: number;
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));
/** Rounds to a tenth of a percent, the precision of a pointer. */
const roundShare = (share: number) => Math.round(clamp(share) * 1000) / 1000;

/** The four corners of the rectangle between two opposite corners. */
export function rectangle([x1, y1]: Corner, [x2, y2]: Corner): Corner[] {
  const [left, right] = [roundShare(Math.min(x1, x2)), roundShare(Math.max(x1, x2))],
    [top, bottom] = [roundShare(Math.min(y1, y2)), roundShare(Math.max(y1, y2))];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** The bounding rectangle of corners. */
export function sidesOf(points: readonly Corner[]): Sides {
  const xs = points.map(([x]) => x),
    ys = points.map(([, y]) => y);
  const percent = (share: number) => Math.round(share * 1000) / 10;
  const left = Math.min(...xs),
    top = Math.min(...ys);
  return {
    left: percent(left),
    top: percent(top),
    width: percent(Math.max(...xs) - left),
    height: percent(Math.max(...ys) - top),
  };
}

/** Moves and scales corners to a new bounding rectangle. */
export function withSides(points: readonly Corner[], to: Sides): Corner[] {
  const from = sidesOf(points);
  return points.map(([x, y]) => [
    roundShare((to.left + ((x * 100 - from.left) / (from.width || 1)) * to.width) / 100),
    roundShare((to.top + ((y * 100 - from.top) / (from.height || 1)) * to.height) / 100),
  ]);
}

/** Whether a rectangle is too small to be intended: a click without a drag. */
export const isTooSmall = (points: readonly Corner[]): boolean => {
  const { width, height } = sidesOf(points);
  return width < 0.5 || height < 0.5;
};
