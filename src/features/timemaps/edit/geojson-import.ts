import { readHistoricalTime, writeHistoricalTime, type TimeRecord } from '../../../rules/time/historical-time.ts';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import type { Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { ellipsize } from '../../../rules/text-width.ts';
import { middleOf, validateShape, type DrawnShape, type ShapeFault } from '../face/sketch-shapes.ts';
import type { EditableTime } from '../../../editing/fields/editable-time.ts';
import { newNode, plainSketch, type EditableNode } from '../face/edit/editable-node.ts';

/** Why a text cannot be imported at all. */
export type GeoJsonFault = 'notJson' | 'notGeoJson' | 'empty' | 'tooLarge' | 'tooMany';
/** Why a feature is left out; `projected`: its coordinates are metres of a projection instead of degrees. */
type FeatureFault = ShapeFault | 'noShape' | 'projected';
export interface ReadGeoJson {
  nodes: EditableNode[];
  /** Number of shapes simplified because they had too many corners. */
  simpler: number;
  /** Features that were left out, by their number in the file, from 1. */
  left: { at: number; why: FeatureFault }[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const geometryTypes = [
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
  'GeometryCollection',
];

/** Converts a GeoJSON text to nodes, or returns why it cannot. Source: RFC 7946. */
export function readGeoJson(text: string, language: Language): ReadGeoJson | GeoJsonFault {
  if (text.length > limits.geoJson.bytes) return 'tooLarge';
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return 'notJson';
  }
  const features = featuresOf(file);
  if (!features) return 'notGeoJson';
  if (!features.length) return 'empty';
  // Before 2016 a file could declare a projection.
  const system =
    isObject(file) && isObject(file.crs) && isObject(file.crs.properties) ? String(file.crs.properties.name ?? '') : '';
  const isProjected = system !== '' && !/CRS84|4326|WGS ?84/i.test(system);

  const result: ReadGeoJson = { nodes: [], simpler: 0, left: [] };
  for (const [index, feature] of features.entries()) {
    const shapes = isObject(feature.geometry) ? shapesOf(feature.geometry) : null;
    if (!shapes?.length) result.left.push({ at: index + 1, why: 'noShape' });
    for (const drawn of shapes ?? []) {
      if (result.nodes.length >= limits.geoJson.nodes) return 'tooMany';
      const sound = validateShape(drawn);
      const why = isProjected
        ? 'projected'
        : sound.fault === 'beyond' && numbersOf(drawn).some((number) => Math.abs(number) > 540)
          ? 'projected'
          : sound.fault;
      if (why || !sound.shape) result.left.push({ at: index + 1, why: why ?? 'noShape' });
      else {
        result.nodes.push(nodeOf(sound.shape, isObject(feature.properties) ? feature.properties : {}, language));
        if (sound.isSimpler) result.simpler++;
      }
    }
  }
  return result;
}

function featuresOf(file: unknown): Record<string, unknown>[] | null {
  if (!isObject(file)) return null;
  if (file.type === 'FeatureCollection')
    return Array.isArray(file.features) && file.features.every(isObject) ? file.features : null;
  if (file.type === 'Feature') return [file];
  return geometryTypes.includes(String(file.type)) ? [{ geometry: file, properties: {} }] : null;
}

/** Splits a geometry into supported shapes; null if it is malformed. */
function shapesOf(geometry: Record<string, unknown>): DrawnShape[] | null {
  const { type, coordinates } = geometry,
    parts = Array.isArray(coordinates) ? coordinates : [];
  if (type === 'GeometryCollection') {
    const inner = Array.isArray(geometry.geometries)
      ? geometry.geometries.map((member) => (isObject(member) ? shapesOf(member) : null))
      : [null];
    return inner.every((shapes) => shapes !== null) ? inner.flat() : null;
  }
  if (type === 'MultiPoint' || type === 'MultiLineString')
    return parts.every((part) => isOfDepth(part, type === 'MultiPoint' ? 0 : 1))
      ? parts.map(
          (part) => ({ type: type === 'MultiPoint' ? 'Point' : 'LineString', coordinates: flat(part) }) as DrawnShape,
        )
      : null;
  const depth = { Point: 0, LineString: 1, Polygon: 2, MultiPolygon: 3 }[String(type)];
  return depth !== undefined && isOfDepth(coordinates, depth)
    ? [{ type, coordinates: flat(coordinates) } as DrawnShape]
    : null;
}

const isOfDepth = (value: unknown, depth: number): boolean =>
  Array.isArray(value) &&
  (depth === 0
    ? Number.isFinite(value[0]) && Number.isFinite(value[1])
    : value.every((item) => isOfDepth(item, depth - 1)));
/** Drops heights, the third number of a position in some files. */
const flat = (value: unknown): unknown =>
  Array.isArray(value) ? (Array.isArray(value[0]) || !value.length ? value.map(flat) : value.slice(0, 2)) : value;
const numbersOf = ({ coordinates }: DrawnShape): number[] => (coordinates as unknown[]).flat(4) as number[];

function nodeOf(
  shape: NonNullable<ReturnType<typeof validateShape>['shape']>,
  properties: Record<string, unknown>,
  language: Language,
): EditableNode {
  const textByName = new Map(
    Object.entries(properties).map(([name, value]) => [
      name.toLowerCase(),
      typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '',
    ]),
  );
  const first = (...names: string[]) => names.map((name) => textByName.get(name)).find(Boolean) ?? '';
  const title = first(`title_${language}`, `name_${language}`, `name:${language}`, 'title', 'name', 'label', 'id'),
    place = first('place', 'location', 'name', 'title', 'label') || title;
  const node = newNode(null),
    { latitude, longitude } = middleOf(shape);
  return {
    ...node,
    title: { ...node.title, typed: ellipsize(title, limits.nodeTitleLength.most) },
    description: {
      ...node.description,
      typed: ellipsize(first('description', 'desc', 'note', 'notes', 'comment'), limits.nodeDescriptionLength.most),
    },
    time: timeOf(
      first('start', 'from', 'begin', 'start_date', 'date', 'year', 'time'),
      first('end', 'until', 'to', 'end_date'),
      language,
    ),
    place: {
      ...node.place,
      latitude: String(latitude),
      longitude: String(longitude),
      name: ellipsize(place, limits.placeDescriptionLength),
    },
    sketch: shape.type === 'Point' ? null : { ...plainSketch, shape },
  };
}

/** Parses a year (−221) or a day (1492-10-12); leaves anything else to the time field. */
function timeOf(start: string, end: string, language: Language): EditableTime {
  const [from, until] = [start, end].map(readDay);
  if (!start) return { typed: '', record: null };
  if (!from || (end && !until)) return { typed: end ? `${start} – ${end}` : start, record: null };
  const record: TimeRecord = {
    startTime: from,
    endTime: until ?? null,
    startNote: null,
    endNote: null,
    timeDesc: null,
  };
  return { typed: writeRecord(record, language), record };
}

function readDay(text: string): string | null {
  const parts = /^([-−]?)(\d{1,6})(?:-(\d{2})(?:-(\d{2}))?)?(?:T.*)?$/.exec(text);
  if (!parts || !Number(parts[2])) return null;
  const written = writeHistoricalTime({
    year: Number(parts[2]) * (parts[1] ? -1 : 1),
    month: Number(parts[3] ?? 0),
    day: Number(parts[4] ?? 0),
    seconds: 0,
  });
  return readHistoricalTime(written) ? written : null;
}
