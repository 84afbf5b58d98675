import sweepline from 'sweepline-intersections';
import { readCoordinates } from '../../../rules/place/coordinates-reading.ts';
import * as limits from '../../../rules/limits.ts';
import { labelPlacement } from '../../../ui/map-canvas/geometry.ts';
import type { Sketch } from '../rules.ts';
import {
  areaOf,
  closeRing,
  cutAtDateLine,
  orientRing,
  unwrapRing,
  type Point,
  type Polygon,
  type Ring,
} from './shapes.ts';

export type Shape = Sketch['shape'];
/** Kind of a drawing: a point, a line, an area. */
export type ShapeKind = 'point' | 'line' | 'area';
export const kindOf = ({ type }: Shape): ShapeKind =>
  type === 'Point' ? 'point' : type === 'LineString' ? 'line' : 'area';

/** An unvalidated shape, from drawing, a file or a list of coordinates. */
export type DrawnShape =
  | { type: 'Point'; coordinates: Point }
  | { type: 'LineString'; coordinates: Ring }
  | { type: 'Polygon'; coordinates: Polygon }
  | { type: 'MultiPolygon'; coordinates: Polygon[] };
/** Too few corners · an edge that crosses itself · outside the valid coordinates. */
export type ShapeFault = 'few' | 'crossing' | 'beyond';
export type ValidatedShape =
  | { shape: Shape; isSimpler: boolean; fault: null }
  | { shape: null; isSimpler: false; fault: ShapeFault };

/** Decimal digits: about a metre. */
const digits = 5;
const roundPoint = ([x, y]: Point): Point => [Number(x.toFixed(digits)), Number(y.toFixed(digits))];
/** The library is CommonJS with the types of an ES module. */
const findCrossings = sweepline as unknown as (shape: { type: 'Polygon'; coordinates: Polygon }) => Point[];

/**
 * Validates a shape for storage: closes and orients rings, brings lines back from beyond the date line and cuts areas
 * there, reduces it to at most `limits.shapePoints` corners; or returns its fault.
 */
export function validateShape(drawn: DrawnShape): ValidatedShape {
  const refused = (fault: ShapeFault): ValidatedShape => ({ shape: null, isSimpler: false, fault });
  const points = (
    drawn.type === 'Point'
      ? [drawn.coordinates]
      : drawn.type === 'LineString'
        ? drawn.coordinates
        : drawn.coordinates.flat(drawn.type === 'Polygon' ? 1 : 2)
  ) as Point[];
  if (!points.length) return refused('few');
  if (points.some(([x, y]) => !(Math.abs(x) <= 540 && Math.abs(y) <= 90))) return refused('beyond');
  const isSimpler = points.length > limits.shapePoints,
    share = limits.shapePoints / points.length;
  const fewer = (ring: Ring) => (isSimpler ? simplifyLine(ring, Math.max(8, Math.floor(ring.length * share))) : ring);
  if (drawn.type === 'Point')
    return {
      shape: { type: 'Point', coordinates: wrapLongitude(roundPoint(drawn.coordinates)) },
      isSimpler,
      fault: null,
    };
  if (drawn.type === 'LineString') {
    const line = fewer(drawn.coordinates)
      .map(roundPoint)
      .map(wrapLongitude)
      .filter(([x, y], at, vertices) => at === 0 || x !== vertices[at - 1]![0] || y !== vertices[at - 1]![1]);
    return line.length > 1
      ? { shape: { type: 'LineString', coordinates: line }, isSimpler, fault: null }
      : refused('few');
  }
  const isArea = (ring: Ring) => ring.length > 3 && areaOf(ring) !== 0;
  const polygons = (drawn.type === 'Polygon' ? [drawn.coordinates] : drawn.coordinates).map((polygon) =>
    polygon.map((ring) => unwrapRing(closeRing(fewer(ring).map(roundPoint)))),
  );
  if (polygons.flat().some((ring) => ring.length > 4 && findCrossings({ type: 'Polygon', coordinates: [ring] }).length))
    return refused('crossing');
  if (polygons.some(([outer]) => !outer || !isArea(outer))) return refused('few');
  const cleanPolygons = polygons.map(([outer, ...holes]) => [outer!, ...holes.filter(isArea)]);
  const pieces = cleanPolygons
    .flatMap(cutAtDateLine)
    .map((polygon) => polygon.map((ring, at) => orientRing(ring.map(roundPoint), at > 0)));
  if (!pieces.length) return refused('few');
  return {
    shape:
      pieces.length === 1
        ? { type: 'Polygon', coordinates: pieces[0]! }
        : { type: 'MultiPolygon', coordinates: pieces },
    isSimpler,
    fault: null,
  };
}

const wrapLongitude = ([x, y]: Point): Point => [Math.abs(x) > 180 ? ((((x + 180) % 360) + 360) % 360) - 180 : x, y];

/** Simplifies a line to a number of points, removing the least visible ones (Douglas and Peucker). */
function simplifyLine(line: Ring, maxPoints: number): Ring {
  let simplifiedLine = line;
  for (let tolerance = 1e-4; simplifiedLine.length > maxPoints; tolerance *= 1.6)
    simplifiedLine = thinLine(line, tolerance);
  return simplifiedLine;
}

function thinLine(line: Ring, tolerance: number): Ring {
  const stays = new Set([0, line.length - 1]),
    spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let farthest = 0,
      at = 0;
    for (let index = from + 1; index < to; index++) {
      const away = distance(line[index]!, line[from]!, line[to]!);
      if (away > farthest) [farthest, at] = [away, index];
    }
    if (farthest <= tolerance) continue;
    stays.add(at);
    spans.push([from, at], [at, to]);
  }
  return line.filter((_, at) => stays.has(at));
}

/** Distance of a point from a segment of a line, in degrees. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2,
    along = length ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0;
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

/** The place of a node with a shape, if no place was marked. */
export function middleOf(shape: Shape): { latitude: number; longitude: number } {
  const [longitude, latitude] =
    shape.type === 'Point'
      ? shape.coordinates
      : shape.type === 'LineString'
        ? shape.coordinates[Math.floor(shape.coordinates.length / 2)]!
        : (labelPlacement(shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates)?.place ??
          (shape.coordinates.flat(2) as unknown as Point));
  return { latitude: Number(latitude.toFixed(digits)), longitude: Number(longitude.toFixed(digits)) };
}

/**
 * The corners of a shape as text, one per line, latitude first, parts separated by an empty line; null for a shape with
 * holes.
 */
export function formatShape(shape: Shape): string | null {
  const formatPoint = ([x, y]: readonly number[]) => `${y}, ${x}`;
  if (shape.type === 'Point') return formatPoint(shape.coordinates);
  if (shape.type === 'LineString') return shape.coordinates.map(formatPoint).join('\n');
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
  return polygons.every(({ length }) => length === 1)
    ? polygons.map(([outer]) => outer!.slice(0, -1).map(formatPoint).join('\n')).join('\n\n')
    : null;
}

/** A shape from its corners as typed; or the number of an unreadable line, counted from 1. */
export function readShapeText(text: string, kind: ShapeKind): DrawnShape | { line: number } {
  const lines = text.split('\n').map((line) => line.trim()),
    points = lines.map((line) => (line ? readCoordinates(line) : null));
  const unread = lines.findIndex((line, at) => line && !points[at]);
  if (unread >= 0) return { line: unread + 1 };
  const parts: Ring[] = [[]];
  for (const point of points) {
    if (point) parts.at(-1)!.push([point.longitude, point.latitude]);
    else if (parts.at(-1)!.length) parts.push([]);
  }
  const filled = parts.filter(({ length }) => length),
    corners = filled.flat();
  if (kind === 'point')
    return corners[0] ? { type: 'Point', coordinates: corners[0] } : { type: 'LineString', coordinates: [] };
  if (kind === 'line') return { type: 'LineString', coordinates: corners };
  return filled.length === 1
    ? { type: 'Polygon', coordinates: [filled[0]!] }
    : { type: 'MultiPolygon', coordinates: filled.map((ring) => [ring]) };
}
