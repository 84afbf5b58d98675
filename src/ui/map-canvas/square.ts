import type { MapSketch } from './map-canvas.ts';

/**
 * Shapes in SVG on a flat Mercator map: the whole world is a square of this side. The displaying component moves and
 * scales the whole square.
 */
export const squareSide = 4096;

/** The Mercator map is cut at this latitude, in degrees. */
const maxLatitude = 85.05;
type Position = readonly number[];

export function toSquare([longitude = 0, latitude = 0]: Position): [x: number, y: number] {
  const bounded = Math.max(-maxLatitude, Math.min(maxLatitude, latitude));
  return [
    (longitude / 360 + 0.5) * squareSide,
    (0.5 - Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360)) / (2 * Math.PI)) * squareSide,
  ];
}

const roundCoordinate = (number: number) => Math.round(number * 1000) / 1000;
/** Converts a position to the drawing. */
export type Projection = (position: Position) => [x: number, y: number];
const ringPath = (line: readonly Position[], isClosed: boolean, place: Projection) =>
  `M${line.map((position) => place(position).map(roundCoordinate).join(' ')).join('L')}${isClosed ? 'Z' : ''}`;

/** The outline of a line or area; null for a point, which has none. */
export function outlineOf({ type, coordinates }: MapSketch['shape'], place: Projection = toSquare): string | null {
  if (type === 'Point') return null;
  if (type === 'LineString') return ringPath(coordinates as Position[], false, place);
  const polygons = (type === 'Polygon' ? [coordinates] : coordinates) as Position[][][];
  return polygons.flatMap((polygon) => polygon.map((points) => ringPath(points, true, place))).join('');
}

export function cornersOf({ type, coordinates }: MapSketch['shape']): Position[] {
  if (type === 'Point') return [coordinates as Position];
  if (type === 'LineString') return coordinates as Position[];
  return (coordinates as unknown[]).flat(type === 'Polygon' ? 1 : 2) as Position[];
}
