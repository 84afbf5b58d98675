import { z } from 'zod';
import * as limits from '../../../../rules/limits.ts';
import { BoundedText } from '../../../../rules/schemas.ts';
import { squareSide, toSquare } from '../../../../ui/map-canvas/square.ts';
import { WrittenPicture } from '../../../media/rules.ts';

/** The latitude at which the Mercator map is cut, in degrees. */
const maxMercatorLatitude = 85.05;

/** A point of an old map with a known place on earth: pixels from its upper left corner, and degrees. */
export const ControlPoint = z.object({
  x: z.number().min(0).max(100_000),
  y: z.number().min(0).max(100_000),
  latitude: z.number().min(-maxMercatorLatitude).max(maxMercatorLatitude),
  longitude: z.number().min(-180).max(180),
});
export type ControlPoint = z.output<typeof ControlPoint>;

/** A picture of an old map, and its placement on ours. */
export const OldMap = z.object({
  url: WrittenPicture.shape.url,
  /** Size of the picture, in pixels. */
  width: z.number().int().min(1).max(100_000),
  height: z.number().int().min(1).max(100_000),
  points: z.array(ControlPoint).max(limits.mapScript.controlPoints).default([]),
  /** 0: invisible · 1: opaque. */
  opacity: z.number().min(0).max(1).default(0.7),
  /** A description, and its author. */
  credit: BoundedText(limits.citationFieldLength).default(''),
});
export type OldMap = z.output<typeof OldMap>;

/** An affine transform in the notation of CSS and SVG: x′ = a·x + c·y + e, y′ = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Georeference {
  /** From pixels of the picture to the square of the map (ui/map-canvas/square.ts). */
  matrix: Matrix;
  /** Distance of the control points from their transformed positions: the root mean square, in kilometres. */
  kilometres: number;
}

/**
 * The affine transform that fits control points of a picture to their places by least squares. Null if there are fewer
 * than three, or all are on one line: the placement is undetermined then.
 */
export function georeferenceOldMap(points: readonly ControlPoint[]): Georeference | null {
  if (points.length < 3) return null;
  const goals = points.map(targetOf);
  const middle = mean(points.map(({ x, y }) => [x, y])),
    goal = mean(goals);
  // Sums about the mean: both axes share the normal equations, and no large numbers are subtracted from each other.
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
  // A picture whose places are on one line would be drawn as that line.
  if (Math.abs(a * d - b * c) <= 1e-9 * (a * a + b * b + c * c + d * d)) return null;
  const matrix: Matrix = [a, b, c, d, goal[0] - a * middle[0] - c * middle[1], goal[1] - b * middle[0] - d * middle[1]];
  return { matrix, kilometres: errorOf(points, matrix) };
}

const targetOf = ({ latitude, longitude }: ControlPoint) => toSquare([longitude, latitude]);
const mean = (points: readonly (readonly [number, number])[]): [number, number] => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** Circumference along the equator. */
const earthKilometres = 40_075;

function errorOf(points: readonly ControlPoint[], [a, b, c, d, e, f]: Matrix): number {
  const squares = points.map((point) => {
    const [u, v] = targetOf(point);
    const scale = (earthKilometres / squareSide) * Math.cos((point.latitude * Math.PI) / 180);
    return ((a * point.x + c * point.y + e - u) * scale) ** 2 + ((b * point.x + d * point.y + f - v) * scale) ** 2;
  });
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / points.length);
}
