import { z } from 'zod';
import * as limits from '../../../../rules/limits.ts';
import { BoundedText } from '../../../../rules/schemas.ts';
import { squareSide, toSquare } from '../../../../ui/map-canvas/square.ts';
import { WrittenPicture } from '../../../media/rules.ts';

/** The latitude at which the Mercator map ends, in degrees. */
const mercatorEnd = 85.05;

/** A point of an old map whose place on earth somebody knows: pixels from its upper left corner, and degrees. */
export const ControlPoint = z.object({
  x: z.number().min(0).max(100_000),
  y: z.number().min(0).max(100_000),
  latitude: z.number().min(-mercatorEnd).max(mercatorEnd),
  longitude: z.number().min(-180).max(180),
});
export type ControlPoint = z.output<typeof ControlPoint>;

/** A picture of an old map, and how it is laid on ours. */
export const OldMap = z.object({
  url: WrittenPicture.shape.url,
  /** Of the picture, in pixels. */
  width: z.number().int().min(1).max(100_000),
  height: z.number().int().min(1).max(100_000),
  points: z.array(ControlPoint).max(limits.mapScript.controlPoints).default([]),
  /** 0: not to be seen · 1: nothing shows through. */
  opacity: z.number().min(0).max(1).default(0.7),
  /** What it is and who drew it. */
  credit: BoundedText(limits.citationFieldLength).default(''),
});
export type OldMap = z.output<typeof OldMap>;

/** An affine transform as CSS and SVG write it: x′ = a·x + c·y + e, y′ = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Laid {
  /** From pixels of the picture to the square of the map (ui/map-canvas/square.ts). */
  matrix: Matrix;
  /** How far the control points lie from where the transform puts them: the root of the mean square, in kilometres. */
  kilometres: number;
}

/**
 * The affine transform that lays control points of a picture on their places with the least squares of error. Null where
 * there are fewer than three, or all lie on one line: nothing then says how the picture lies.
 */
export function layOldMap(points: readonly ControlPoint[]): Laid | null {
  if (points.length < 3) return null;
  const goals = points.map(goalOf);
  const middle = mean(points.map(({ x, y }) => [x, y])),
    goal = mean(goals);
  // Sums about the middle: the normal equations of both axes share them, and nothing large is taken from something large.
  let [xx, xy, yy] = [0, 0, 0];
  const sums: [number, number, number, number] = [0, 0, 0, 0];
  for (const [at, point] of points.entries()) {
    const x = point.x - middle[0],
      y = point.y - middle[1],
      u = goals[at]![0] - goal[0],
      v = goals[at]![1] - goal[1];
    [xx, xy, yy] = [xx + x * x, xy + x * y, yy + y * y];
    sums[0] += x * u;
    sums[1] += y * u;
    sums[2] += x * v;
    sums[3] += y * v;
  }
  const determinant = xx * yy - xy * xy;
  if (determinant <= 1e-9 * (xx + yy) ** 2) return null;
  const a = (sums[0] * yy - sums[1] * xy) / determinant,
    c = (sums[1] * xx - sums[0] * xy) / determinant,
    b = (sums[2] * yy - sums[3] * xy) / determinant,
    d = (sums[3] * xx - sums[2] * xy) / determinant;
  // A picture whose places lie on one line would be drawn as that line.
  if (Math.abs(a * d - b * c) <= 1e-9 * (a * a + b * b + c * c + d * d)) return null;
  const matrix: Matrix = [a, b, c, d, goal[0] - a * middle[0] - c * middle[1], goal[1] - b * middle[0] - d * middle[1]];
  return { matrix, kilometres: errorOf(points, matrix) };
}

const goalOf = ({ latitude, longitude }: ControlPoint) => toSquare([longitude, latitude]);
const mean = (points: readonly (readonly [number, number])[]): [number, number] => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** Along the equator. */
const earthKilometres = 40_075;

function errorOf(points: readonly ControlPoint[], [a, b, c, d, e, f]: Matrix): number {
  const squares = points.map((point) => {
    const [u, v] = goalOf(point);
    const scale = (earthKilometres / squareSide) * Math.cos((point.latitude * Math.PI) / 180);
    return ((a * point.x + c * point.y + e - u) * scale) ** 2 + ((b * point.x + d * point.y + f - v) * scale) ** 2;
  });
  return Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / points.length);
}
