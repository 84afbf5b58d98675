import { earthRadius, toRadians } from '../../../rules/place/distance.ts';

/** Planar points, rings and polygons: longitude before latitude, in degrees. */
export type Point = [longitude: number, latitude: number];
export type Ring = Point[];
/** The outer ring, then its holes. */
export type Polygon = Ring[];

export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export function boxOf(polygons: readonly Polygon[]): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [outer] of polygons) {
    for (const [x, y] of outer!) {
      if (x < box.west) box.west = x;
      if (x > box.east) box.east = x;
      if (y < box.south) box.south = y;
      if (y > box.north) box.north = y;
    }
  }
  return box;
}

export const boxesOverlap = (a: Box, b: Box) =>
  a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;

/** Signed area in square degrees; positive if the ring is counterclockwise, as GeoJSON's outer rings are (RFC 7946). */
export function areaOf(ring: Ring): number {
  let twice = 0;
  for (let i = 1; i < ring.length; i++) twice += ring[i - 1]![0] * ring[i]![1] - ring[i]![0] * ring[i - 1]![1];
  return twice / 2;
}

/** Orients a ring: outer ones counterclockwise, holes clockwise. */
export const orientRing = (ring: Ring, isHole: boolean): Ring =>
  areaOf(ring) < 0 === isHole ? ring : ring.toReversed();

/** Closes a ring and removes repeated points. */
export function closeRing(ring: Ring): Ring {
  const points = ring.filter(([x, y], i) => i === 0 || x !== ring[i - 1]![0] || y !== ring[i - 1]![1]);
  const [first, last] = [points[0], points.at(-1)];
  if (first && last && (first[0] !== last[0] || first[1] !== last[1])) points.push([...first]);
  return points;
}

/** Whether a ring contains a point, by ray casting. A point on the line may count as either. */
export function ringContains(ring: Ring, [x, y]: Point): boolean {
  let isInside = false;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1]!,
      [bx, by] = ring[i]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

/** Whether a point is in one of the polygons and in none of its holes. */
export const polygonsContain = (polygons: readonly Polygon[], point: Point): boolean =>
  polygons.some(([outer, ...holes]) => ringContains(outer!, point) && !holes.some((hole) => ringContains(hole, point)));

/** Bounding boxes of a circle around a place: two if the date line crosses it. */
export function boxesAround(
  { latitude, longitude }: { latitude: number; longitude: number },
  kilometres: number,
): Box[] {
  const high = (kilometres / earthRadius) * (180 / Math.PI);
  const south = Math.max(-90, latitude - high),
    north = Math.min(90, latitude + high);
  if (south === -90 || north === 90) return [{ west: -180, south, east: 180, north }];
  const wide = (Math.asin(Math.sin(toRadians(high)) / Math.cos(toRadians(latitude))) * 180) / Math.PI;
  const west = longitude - wide,
    east = longitude + wide;
  if (west < -180)
    return [
      { west: west + 360, south, east: 180, north },
      { west: -180, south, east, north },
    ];
  if (east > 180)
    return [
      { west, south, east: 180, north },
      { west: -180, south, east: east - 360, north },
    ];
  return [{ west, south, east, north }];
}

/**
 * Makes longitudes continuous across the date line, 179 to 181 instead of 179 to −179. A ring around a pole, or as wide
 * as the map, is returned unchanged.
 */
export function unwrapRing(ring: Ring): Ring {
  let turns = 0;
  const rolled = ring.map(([x, y], i): Point => {
    const step = i ? x - ring[i - 1]![0] : 0;
    if (Math.abs(step) > 180 && Math.abs(step) < 360) turns -= Math.sign(step);
    return [x + 360 * turns, y];
  });
  return turns === 0 && rolled.some(([x], i) => x !== ring[i]![0]) && areaOf(rolled) !== 0 ? rolled : ring;
}

/**
 * Clips a ring between two meridians; empty if nothing is left. Pieces stay connected along the cut
 * (Sutherland–Hodgman).
 */
function clipBetween(ring: Ring, west: number, east: number): Ring {
  const cut = (points: Ring, at: number, isIn: (x: number) => boolean): Ring => {
    const clippedRing: Ring = [];
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1]!, points[i]!];
      if (isIn(a[0])) clippedRing.push(a);
      if (isIn(a[0]) !== isIn(b[0])) clippedRing.push([at, a[1] + ((b[1] - a[1]) * (at - a[0])) / (b[0] - a[0])]);
    }
    return closeRing(clippedRing);
  };
  return cut(
    cut(ring, west, (x) => x >= west),
    east,
    (x) => x <= east,
  );
}

/** Shifts a ring by 360 degrees if that brings it between two meridians. */
function shiftRing(ring: Ring, { west, east }: Pick<Box, 'west' | 'east'>): Ring {
  const box = boxOf([[ring]]),
    shift = box.west < west && box.west + 360 <= east ? 360 : box.east > east && box.east - 360 >= west ? -360 : 0;
  return shift ? ring.map(([x, y]): Point => [x + shift, y]) : ring;
}

/** Cuts a polygon at the date line into pieces between −180 and 180. */
export function cutAtDateLine(polygon: Polygon): Polygon[] {
  const outer = unwrapRing(polygon[0]!),
    { west, east } = boxOf([[outer]]);
  const rings = [outer, ...polygon.slice(1).map((hole) => shiftRing(unwrapRing(hole), { west, east }))];
  if (west >= -180 && east <= 180) return [rings];
  const pieces: Polygon[] = [];
  for (let shift = Math.floor((west + 180) / 360); shift <= Math.ceil((east - 180) / 360); shift++) {
    const piece = rings
      .map((ring) =>
        clipBetween(ring, 360 * shift - 180, 360 * shift + 180).map(([x, y]): Point => [x - 360 * shift, y]),
      )
      .filter((ring) => ring.length > 3 && areaOf(ring) !== 0);
    // Without its outer ring, only holes would be left.
    if (piece.length && clipBetween(rings[0]!, 360 * shift - 180, 360 * shift + 180).length > 3) pieces.push(piece);
  }
  return pieces;
}
