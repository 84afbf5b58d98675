import sweepline from 'sweepline-intersections';
import { feature } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify } from 'topojson-simplify';
import type { Position } from 'geojson';
import type { MultiPolygon, Topology } from 'topojson-specification';
import {
  areaOf,
  boxOf,
  closeRing,
  cutAtDateLine,
  orientRing,
  type Point,
  type Polygon,
  type Ring,
} from '../src/features/timemaps/face/shapes.ts';
import * as limits from '../src/rules/limits.ts';

/** Raise it when shapes are simplified differently: all files are then read again. */
export const shapesVersion = 1;

/**
 * Precision of stored shapes: decimal places, and the triangle area in square degrees that a corner needs to be
 * retained.
 */
interface ShapePrecision {
  digits: number;
  corner: number;
}
/** About a kilometre. */
const worldPrecision: ShapePrecision = { digits: 2, corner: 0.02 };
/** If all shapes of a file are within this many degrees, it maps a country and is stored ten times as precisely. */
const countryPrecision: ShapePrecision = { digits: 3, corner: 0.0001 },
  countryDegrees = 20;

/** A corner with a smaller fraction of its shape's area may be dropped, however small the shape. */
const cornerAreaDivisor = 1000;

/** The library is CommonJS but has types of an ES module. */
const findCrossings = sweepline as unknown as (shape: { type: 'Polygon'; coordinates: Polygon }) => Point[];

/** Where a ring crosses itself; null if it does not. */
export const crossingOf = (ring: Ring): Point | null =>
  findCrossings({ type: 'Polygon', coordinates: [ring] })[0] ?? null;

/**
 * The polygons of a GeoJSON geometry, or why it is refused. Rings are closed, oriented correctly and cut at the date
 * line.
 */
export function polygonsOf(geometry: unknown): Polygon[] | string {
  if (!isObject(geometry)) return 'no shape';
  const { type, coordinates } = geometry;
  if (type !== 'Polygon' && type !== 'MultiPolygon')
    return `a ${typeof type === 'string' ? type : 'shape without a type'} where an area is wanted`;
  const polygonCoordinates = type === 'Polygon' ? [coordinates] : coordinates;
  if (!isListOf(polygonCoordinates, (polygon) => isListOf(polygon, (ring) => isListOf(ring, isPosition))))
    return 'coordinates that are none';
  const polygons = polygonCoordinates as Position[][][],
    allRings = polygons.flat();
  if (allRings.reduce((points, ring) => points + ring.length, 0) > limits.processedShapePoints)
    return `more than ${limits.processedShapePoints} points`;
  const beyond = allRings.flat().find(([x, y]) => Math.abs(y!) > 90 || Math.abs(x!) > 540);
  if (beyond)
    return Math.abs(beyond[1]!) > 90
      ? `beyond the poles at ${formatPoint(beyond)}`
      : `beyond the earth at ${formatPoint(beyond)}`;
  const rings = polygons.map((polygon) => polygon.map((ring) => closeRing(ring.map(([x, y]): Point => [x!, y!]))));
  const validPolygons = rings
    .filter(([outer]) => outer && isArea(outer))
    .map(([outer, ...holes]) => [outer!, ...holes.filter(isArea)]);
  return validPolygons.length
    ? validPolygons.flatMap(cutAtDateLine).map((polygon) => polygon.map((ring, i) => orientRing(ring, i > 0)))
    : 'no area';
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isListOf = (value: unknown, isOne: (item: unknown) => boolean) => Array.isArray(value) && value.every(isOne);
const isPosition = (value: unknown) => Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1]);
const isArea = (ring: Ring) => ring.length > 3 && areaOf(ring) !== 0;

/** A point as text: 41.9, 12.5, with latitude first. */
export const formatPoint = (point: Position) => `${Number(point[1]!.toFixed(3))}, ${Number(point[0]!.toFixed(3))}`;

export interface DrawnShape {
  polygons: Polygon[];
  /** Points where rings cross themselves, so that they cannot be drawn. */
  crossing: Point[];
  /** Number of rings too small to be visible. */
  dropped: number;
}

/**
 * The shapes of a file as stored: rounded, without invisible corners, each within `limits.shapePoints`; shared lines
 * stay shared.
 */
export function drawShapes(shapes: readonly Polygon[][]): DrawnShape[] {
  const box = boxOf(shapes.flat()),
    fine =
      box.east - box.west < countryDegrees && box.north - box.south < countryDegrees
        ? countryPrecision
        : worldPrecision;
  const rounded = shapes.map((polygons) =>
    polygons.map((polygon) => polygon.map((ring) => keepIfArea(roundRing(ring, fine.digits)) ?? ring)),
  );
  const simpler = simplifyShapes(rounded, fine.corner);
  return shapes.map((polygons, shape) => selectRings(polygons, rounded[shape]!, simpler[shape]!, fine));
}

/** A shape that was drawn before, without polygons that cross themselves. */
export function keepShape(polygons: Polygon[]): DrawnShape {
  const crossings = polygons.map((polygon) => polygon.map(crossingOf).find((point) => point !== null) ?? null);
  return {
    polygons: polygons.filter((_, polygon) => crossings[polygon] === null),
    crossing: crossings.filter((point) => point !== null),
    dropped: 0,
  };
}

const keepIfArea = (ring: Ring) => (isArea(ring) ? ring : null);
function roundRing(ring: Ring, digits: number): Ring {
  const factor = 10 ** digits;
  return closeRing(ring.map(([x, y]): Point => [Math.round(x * factor) / factor, Math.round(y * factor) / factor]));
}

/** Simplifying writes the weight of a corner into its point. Ten times as fast as `structuredClone`. */
const copyPoints = (polygons: readonly Polygon[]): Position[][][] =>
  polygons.map((polygon) => polygon.map((ring) => ring.map(([x, y]) => [x, y])));

type WeightedPoint = [x: number, y: number, corner: number];

/** Shapes with fewer corners. Neighbours lose the same corners, because the line between them is a single arc. */
function simplifyShapes(shapes: readonly Polygon[][], corner: number): Polygon[][] {
  const objects = Object.fromEntries(
    shapes.map((polygons, i) => [i, { type: 'MultiPolygon' as const, coordinates: copyPoints(polygons) }]),
  );
  const weighed = presimplify(topology(objects) as Topology<Record<string, MultiPolygon>>);
  const arcs = weighed.arcs as unknown as WeightedPoint[][];
  // Corners that a small shape needs stay in its neighbours too; corners beyond a shape's limit are dropped in both.
  const desiredCorners = arcs.map(() => corner),
    needed = arcs.map(() => 0);
  for (const [i, { arcs: used }] of Object.entries(weighed.objects)) {
    const shapeArcs = used.flat(2).map((arc) => (arc < 0 ? ~arc : arc));
    const area = shapes[Number(i)]!.reduce((sum, [outer]) => sum + Math.abs(areaOf(outer!)), 0);
    const least = Math.min(corner, area / cornerAreaDivisor),
      neededCorner = findCornerWeight(
        shapeArcs.map((arc) => arcs[arc]!),
        least,
      );
    for (const arc of shapeArcs) {
      desiredCorners[arc] = Math.min(desiredCorners[arc]!, least);
      if (neededCorner > least) needed[arc] = Math.max(needed[arc]!, neededCorner);
    }
  }
  const corners = arcs.map((_, i) => Math.max(desiredCorners[i]!, needed[i]!));
  const thinner = {
    ...weighed,
    arcs: arcs.map((arc, i) => arc.filter(([, , weight]) => weight >= corners[i]!).map(([x, y]): Position => [x, y])),
  };
  return shapes.map((_, i) => feature(thinner, thinner.objects[i]!).geometry.coordinates as Polygon[]);
}

/** The smallest corner weight at which the arcs together do not exceed the maximum points of a shape. */
function findCornerWeight(arcs: readonly WeightedPoint[][], least: number): number {
  const counted = (corner: number) =>
    arcs.reduce((points, arc) => points + arc.reduce((sum, [, , weight]) => sum + Number(weight >= corner), 0), 0);
  let corner = least;
  while (counted(corner) > limits.shapePoints && corner < 100) corner *= 2;
  return corner;
}

/**
 * The simplest form of each ring that does not cross itself. Small rings are dropped, but never the largest of a shape.
 */
function selectRings(
  raw: readonly Polygon[],
  rounded: readonly Polygon[],
  simple: readonly Polygon[],
  { corner }: ShapePrecision,
): DrawnShape {
  const drawn: DrawnShape = { polygons: [], crossing: [], dropped: 0 };
  const largest = raw.reduce(
    (best, [outer], i) => (Math.abs(areaOf(outer!)) > Math.abs(areaOf(raw[best]![0]!)) ? i : best),
    0,
  );
  let room = limits.shapePoints;
  for (const { index } of raw
    .map(([outer], index) => ({ index, area: Math.abs(areaOf(outer!)) }))
    .sort((a, b) => b.area - a.area)) {
    const polygon: Polygon = [];
    for (const [i, ring] of raw[index]!.entries()) {
      const area = Math.abs(areaOf(ring));
      if (area < corner && (i > 0 || index !== largest)) {
        drawn.dropped++;
        if (i === 0) break;
        continue;
      }
      const forms = [simple[index]![i]!, rounded[index]![i]!, ring].filter(
        (form) => form && form.length > 3 && form.length <= room && Math.abs(areaOf(form)) > area / 2,
      );
      const good = forms.find((form) => !crossingOf(form));
      if (good) polygon.push(orientRing(closeRing(good), i > 0));
      else if (forms.length) drawn.crossing.push(crossingOf(forms.at(-1)!)!);
      else drawn.dropped++;
      if (!good && i === 0) break;
    }
    if (!polygon.length) continue;
    room -= polygon.reduce((points, ring) => points + ring.length, 0);
    drawn.polygons.push(polygon);
  }
  return drawn;
}
