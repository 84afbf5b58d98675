import type { MapArc, MapBorder, MapNode, MapSketch } from './map-canvas.ts';
import {
  pointAlongArc,
  areaOf,
  cutAtDateLine,
  cutLine,
  greatCircleArc,
  isFiniteShape,
  labelPlacement,
  type Polygon,
  type Position,
  type Ring,
} from './geometry.ts';

type Feature = GeoJSON.Feature;
const collection = (features: Feature[]): GeoJSON.FeatureCollection => ({ type: 'FeatureCollection', features });
const asPolygons = (polygons: readonly Polygon[]): GeoJSON.MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: polygons as unknown as GeoJSON.Position[][][],
});
const asLines = (rings: readonly Ring[]): GeoJSON.MultiLineString => ({
  type: 'MultiLineString',
  coordinates: rings as unknown as GeoJSON.Position[][],
});
const asPoint = ([longitude, latitude]: Position): GeoJSON.Point => ({
  type: 'Point',
  coordinates: [longitude, latitude],
});
export const emptyCollection = collection([]);

const isOnEarth = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  Number.isFinite(latitude) && Number.isFinite(longitude) && Math.abs(latitude) <= 90;
/** Nodes within this many degrees share a spot: no zoom would separate them. */
const spotDegrees = 1e-4;
/** Places of the same name within this many degrees count as one. */
const sameNameDegrees = 0.3;
export const spotKey = ({ latitude, longitude }: MapNode) =>
  `${Math.round(latitude / spotDegrees)} ${Math.round(longitude / spotDegrees)}`;

/** Groups nodes by spot, in their order. */
export function groupBySpot(nodes: readonly MapNode[]): Map<string, MapNode[]> {
  const spots = new Map<string, MapNode[]>();
  for (const node of nodes) if (isOnEarth(node)) spots.set(spotKey(node), [...(spots.get(spotKey(node)) ?? []), node]);
  return spots;
}

/**
 * Point features with the properties that their layers draw; if several share a spot, the first has the numbers of all,
 * or their count.
 */
export function nodeFeatures(spots: ReadonlyMap<string, readonly MapNode[]>): GeoJSON.FeatureCollection {
  const nodesByTitle = new Map<string, MapNode[]>();
  /** Whether a nearby place of the same name is labelled already. */
  const isTold = (node: MapNode): boolean => {
    const others = nodesByTitle.get(node.title) ?? [];
    nodesByTitle.set(node.title, [...others, node]);
    return (
      node.isNamed === true ||
      others.some(
        ({ latitude, longitude }) =>
          Math.abs(latitude - node.latitude) < sameNameDegrees &&
          Math.abs(longitude - node.longitude) < sameNameDegrees,
      )
    );
  };
  return collection(
    [...spots.values()].flatMap((nodes) =>
      nodes.map((node, at): Feature => {
        const { id, longitude, latitude, hue, weight, faint } = node,
          title = isTold(node) ? '' : node.title;
        const numbers = at === 0 ? nodes.flatMap(({ order }) => order ?? []) : [];
        const number = numbers.length > 2 ? `×${numbers.length}` : numbers.join('·');
        return {
          type: 'Feature',
          geometry: asPoint([longitude, latitude]),
          properties: {
            id,
            title,
            hue,
            weight,
            faint,
            isNamed: node.isNamed === true,
            number,
            order: node.order ?? 0,
            more: at === 0 ? nodes.length : 0,
          },
        };
      }),
    ),
  );
}

/** A polity's shape and the place of its label; null for an invalid shape, which is omitted. */
export interface BorderFeatures {
  shape: Feature;
  /** Area of the part with the label, in square degrees. */
  area: number;
  place: Position;
}
export function borderFeatures({
  id,
  name,
  label: shortName = name,
  polity,
  hue,
  precision,
  shape,
}: MapBorder): BorderFeatures | null {
  if (!isFiniteShape(shape.coordinates)) return null;
  const polygons = (shape.coordinates as unknown as Polygon[])
    .filter(([outer]) => outer && outer.length > 3)
    .flatMap(cutIfBeyondDateLine);
  const label = labelPlacement(polygons);
  return (
    label && {
      shape: {
        type: 'Feature',
        id,
        geometry: asPolygons(polygons),
        properties: { id, name: shortName, polity, hue: ((hue % 10) + 10) % 10, precision },
      },
      ...label,
    }
  );
}

const cutIfBeyondDateLine = (polygon: Polygon): Polygon[] =>
  polygon.some((ring) => ring.some(([longitude]) => Math.abs(longitude) > 180)) ? cutAtDateLine(polygon) : [polygon];

/** One label per polity, in the largest of its parts. */
export function borderNames(borders: readonly BorderFeatures[]): GeoJSON.FeatureCollection {
  const largest = new Map<string, BorderFeatures>();
  for (const border of borders) {
    const polity = String(border.shape.properties!.polity);
    if (border.area > (largest.get(polity)?.area ?? 0)) largest.set(polity, border);
  }
  return collection(
    [...largest.values()].map(({ shape, place, area }) => ({
      type: 'Feature',
      geometry: asPoint(place),
      properties: {
        name: shape.properties!.name as string,
        hue: shape.properties!.hue as number,
        reach: Math.sqrt(area),
      },
    })),
  );
}

export const sketchFeatures = (sketches: readonly MapSketch[]): GeoJSON.FeatureCollection =>
  collection(
    sketches.flatMap(({ id, shape, style, size, fill, border, faint }) => {
      const geometry = isFiniteShape(shape.coordinates) ? toValidGeometry(shape) : null;
      if (!geometry) return [];
      const properties = { id, style, size, fill, border, faint };
      const feature: Feature = { type: 'Feature', geometry, properties };
      const end = style === 'arrow' && geometry.type === 'MultiLineString' ? arrowHead(geometry) : null;
      return end
        ? [
            feature,
            {
              type: 'Feature',
              geometry: end.tip,
              properties: { ...properties, isHead: true, bearing: end.bearing },
            } satisfies Feature,
          ]
        : [feature];
    }),
  );

function toValidGeometry({ type, coordinates }: MapSketch['shape']): GeoJSON.Geometry | null {
  if (type === 'Point') return asPoint(coordinates as Position);
  if (type === 'LineString') return (coordinates as Ring).length > 1 ? asLines(cutLine(coordinates as Ring)) : null;
  const polygons = (type === 'Polygon' ? [coordinates as Polygon] : (coordinates as Polygon[])).filter(
    ([outer]) => outer && outer.length > 3 && areaOf(outer) > 0,
  );
  return polygons.length ? asPolygons(polygons.flatMap(cutIfBeyondDateLine)) : null;
}

/** Position of an arrow's head and its bearing on the map, in degrees from north. */
function arrowHead({ coordinates }: GeoJSON.MultiLineString): { tip: GeoJSON.Point; bearing: number } | null {
  const [before, tip] = (coordinates.at(-1) ?? []).slice(-2) as unknown as Position[];
  return before && tip ? { tip: asPoint(tip), bearing: bearingOnMap(before, tip) } : null;
}

/** Mercator y of a latitude, in degrees. */
const mercatorHeight = (latitude: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (Math.min(85, Math.max(-85, latitude)) * Math.PI) / 360)) * 180) / Math.PI;
const bearingOnMap = (from: Position, to: Position) =>
  (Math.atan2(to[0] - from[0], mercatorHeight(to[1]) - mercatorHeight(from[1])) * 180) / Math.PI;

/** A journey: the whole route faint, the travelled part, and the traveller. */
export const arcFeatures = (arcs: readonly MapArc[]): GeoJSON.FeatureCollection =>
  collection(
    arcs
      .filter(({ from, to }) => isFiniteShape(from) && isFiniteShape(to))
      .flatMap(({ from, to, drawn }) => {
        const part = (share: number, walked: boolean): Feature => ({
          type: 'Feature',
          geometry: asLines(greatCircleArc(from, to, share)),
          properties: { walked },
        });
        const features = [part(1, false)];
        if (drawn > 0) features.push(part(drawn, true));
        if (drawn > 0 && drawn < 1)
          features.push({
            type: 'Feature',
            geometry: asPoint(pointAlongArc(from, to, drawn)),
            properties: { walked: true },
          });
        return features;
      }),
  );

export const pointFeature = (
  { latitude, longitude }: { latitude: number; longitude: number },
  properties: Record<string, string | number | boolean> = {},
): GeoJSON.FeatureCollection => collection([{ type: 'Feature', geometry: asPoint([longitude, latitude]), properties }]);
