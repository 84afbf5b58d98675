import type { Sketch } from '../src/features/timemaps/rules.ts';
import type { Kind } from '../src/rules/kinds.ts';
import * as limits from '../src/rules/limits.ts';
import type { Citation, Place } from '../src/rules/schemas.ts';
import { sourceFiles } from './files.ts';
import { readJsonRecords } from './json-records.ts';
import { regionAt } from './regions.ts';
import type { ImportedNode, ImportedSubject, ReadResult, Source } from './record.ts';
import { readWords } from './words/read-words.ts';
import { asList, cleanNameOf, distinctOtherNames, ownProperty, cleanSummaryOf, cleanText } from './clean-text.ts';

/**
 * Places of the ancient world from Pleiades: GeoJSON, a FeatureCollection per place, with names, connections and
 * location. This export has no dates.
 *
 * Throws an `Error` with one readable line if there is no such file.
 */
export async function pleiadesSource(path: string): Promise<Source> {
  const files = await sourceFiles(path, /\.(?:geo)?json(?:\.gz|\.bz2)?$/, 'place (.geojson)');
  return {
    origin: { id: 'pleiades', name: 'Pleiades', licence: 'CC BY 3.0', url: 'https://pleiades.stoa.org' },
    scheme: 'pleiades',
    async *read() {
      for (const file of files) yield* readJsonRecords(file, ({ where, value }) => [readPlace(where, value)]);
    },
  };
}

function readPlace(where: string, value: Record<string, unknown>): ReadResult {
  const place = placeOf(value);
  if (place === nameless) return { where, passedOver: nameless };
  if (typeof place === 'string') return { where, refused: place };
  return { where, ...place, broken: place.broken.map((why) => ({ where, why })) };
}

/** As in `content/relation-words.json`; either end may state it. */
const connectionWords = readWords<'connectedWith'>('collections').connectedWith;

const nameless = 'a place without a name';

/** A place as a subject, and its omitted parts; or why it is refused. */
function placeOf(
  of: Record<string, unknown>,
): { record: ImportedSubject; without: string[]; broken: string[] } | string {
  const id = String(ownProperty(of, 'id') ?? '');
  if (!/^\d{1,12}$/.test(id)) return 'no id';
  const title = parseTitle(cleanText(ownProperty(of, 'title')));
  if (!title.name) return 'no title';
  if (title.name === 'Untitled') return nameless;
  const features = asList(ownProperty(of, 'features'));
  const location = pointOf(
      features.find((feature) => ownProperty(ownProperty(feature, 'properties'), 'description') === representative) ??
        features.find(isPoint),
    ),
    point = location === 'nowhere' ? null : location,
    broken = location === 'nowhere' ? ['no place on earth'] : [];
  const description = cleanSummaryOf(ownProperty(of, 'description'));
  const without: string[] = [];
  const place: Place | null = point && { ...point, name: { en: title.name } };
  const others = distinctOtherNames(title.name, [
    ...title.others,
    ...asList(ownProperty(of, 'names')),
    ...(title.isCut ? [ownProperty(of, 'title')] : []),
  ]);
  const record: ImportedSubject = {
    key: id,
    kind: kindOf(title.sort, description),
    region: point && regionAt(point.latitude, point.longitude),
    names: { en: title.name },
    ...(others.length && { otherNames: { en: others } }),
    ...(title.sort
      ? { disambiguation: { en: title.sort } }
      : description && { distinction: { en: firstWords(description) } }),
    ...(description && { summary: { en: description } }),
    times: [],
    place,
    same: { pleiades: id },
    nodes: place ? features.flatMap((feature) => nodesOf(feature, place, id, without)) : [],
    relations: [...new Set(asList(ownProperty(of, 'connectsWith')).map(String))]
      .filter((other) => /^\d{1,12}$/.test(other) && other !== id)
      .map((to) => ({
        to,
        ...connectionWords,
        bothTell: true,
        time: null,
        place: null,
        description: null,
        source: citation(id),
      })),
  };
  return { record, without, broken };
}

const citation = (id: string, where = id): Citation => ({
  title: 'Pleiades',
  author: null,
  year: null,
  where,
  url: `https://pleiades.stoa.org/places/${where}`,
});

/** The feature that represents the whole place. */
const representative = 'representative point';
const isPoint = (feature: unknown) => ownProperty(ownProperty(feature, 'geometry'), 'type') === 'Point';

function pointOf(feature: unknown): { latitude: number; longitude: number } | 'nowhere' | null {
  if (!isPoint(feature)) return null;
  const at = positionOf(ownProperty(ownProperty(feature, 'geometry'), 'coordinates'));
  return at ? { latitude: at[1], longitude: at[0] } : 'nowhere';
}

type Position = [longitude: number, latitude: number];
/** Longitude and latitude to about a metre; null if invalid. */
function positionOf(value: unknown): Position | null {
  const [longitude, latitude] = asList(value);
  if (
    typeof longitude !== 'number' ||
    typeof latitude !== 'number' ||
    !(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)
  )
    return null;
  return [Math.round(longitude * 1e5) / 1e5, Math.round(latitude * 1e5) / 1e5];
}

/**
 * Splits a title: `*Velzna/Urbiventus? (settlement)` is Velzna, also called Urbiventus, a settlement. An asterisk marks
 * a reconstructed name, a question mark an uncertain one; the original stays among the other names.
 */
export function parseTitle(title: string): { name: string; others: string[]; sort: string | null; isCut: boolean } {
  const parts = /^(?<names>.+?)(?: \((?<sort>[^()]+)\))?$/.exec(title)?.groups;
  const [name = '', ...others] = (parts?.names ?? '')
    .split('/')
    .map((part) => cleanNameOf(part.replace(/^[\s*?]+|(?<![\s?])[\s?]+$/g, '')))
    .filter(Boolean);
  return { name, others, sort: parts?.sort ?? null, isCut: name !== title };
}

/** Natural features, and peoples; everything else is a site. */
const naturalPattern =
  /^(?:an? |the )?(?:\w+ ){0,2}?(?:island|islet|archipelago|river|stream|spring|lake|lagoon|bay|gulf|sea|strait|cape|promontory|headland|peninsula|mountain|mount|hill|valley|pass|plain|desert|region|province|marsh)s?\b(?! town| fort|-)/i;
const peoplePattern =
  /^(?:an? |the )?(?:\w+ ){0,2}?(?:tribe|people|confederation|ethnos)s?\b|^[^.]{0,60} were (?:an? |the )(?:\w+ ){0,2}?(?:tribe|people|confederation)\b/i;
export function kindOf(sort: string | null, description: string): Kind {
  for (const text of [sort ?? '', description]) {
    if (peoplePattern.test(text)) return 'people';
    if (naturalPattern.test(text)) return 'place';
  }
  return 'site';
}

/** Enough words to distinguish a place from another of its name. */
const firstWords = (description: string) => {
  const [sentence = ''] = description.split(/(?<=.{20}[^A-Z])[.;](?:\s|$)/);
  return sentence.length <= 60 ? sentence : `${sentence.slice(0, 60).replace(/(?<!\s)\s+\S*$/, '')}…`;
};

/** Lines and areas of a place; its points add nothing to its representative one. */
function nodesOf(feature: unknown, place: Place, id: string, without: string[]): ImportedNode[] {
  const geometry = ownProperty(feature, 'geometry'),
    type = ownProperty(geometry, 'type'),
    coordinates = ownProperty(geometry, 'coordinates');
  if (type === undefined || type === 'Point' || type === 'MultiPoint') return [];
  const shapes =
    type === 'MultiLineString'
      ? asList(coordinates).map((line) => lineOf(line))
      : type === 'LineString'
        ? [lineOf(coordinates)]
        : type === 'Polygon'
          ? [polygonOf(coordinates)]
          : [null];
  const properties = ownProperty(feature, 'properties'),
    slug = String(ownProperty(feature, 'id') ?? '');
  const title = cleanNameOf(ownProperty(properties, 'title')) || place.name.en!;
  const isRough = ownProperty(properties, 'location_precision') !== 'precise';
  return shapes.flatMap((shape): ImportedNode[] => {
    if (!shape) {
      without.push('a shape that is none');
      return [];
    }
    const middle = middleOf(shape);
    const about = cleanSummaryOf(ownProperty(properties, 'description'));
    return [
      {
        title: { en: title },
        description: about ? { en: about } : null,
        time: null,
        place: { latitude: middle[1], longitude: middle[0], name: place.name },
        sketch: {
          shape,
          style: isRough ? 'dashed' : 'solid',
          size: 3,
          fill: 'bronze',
          border: 'bronze',
          description: null,
        },
        images: [],
        weight: 1,
        source: citation(id, /^[\w-]+$/.test(slug) ? `${id}/${slug}` : id),
      },
    ];
  });
}

function pointsOf(value: unknown): Position[] | null {
  const points = asList(value).map(positionOf);
  if (!points.length || points.some((point) => !point)) return null;
  const step = Math.ceil(points.length / limits.shapePoints);
  return (points as Position[]).filter((_, at) => at % step === 0 || at === points.length - 1);
}
function lineOf(value: unknown): Sketch['shape'] | null {
  const points = pointsOf(value);
  return points && points.length > 1 ? { type: 'LineString', coordinates: points } : null;
}
function polygonOf(value: unknown): Sketch['shape'] | null {
  const rings = asList(value).map(pointsOf);
  const isRing = (ring: Position[] | null) =>
    ring !== null && ring.length > 3 && ring[0]![0] === ring.at(-1)![0] && ring[0]![1] === ring.at(-1)![1];
  return rings.length && rings.every(isRing) ? { type: 'Polygon', coordinates: rings as Position[][] } : null;
}
function middleOf(shape: Sketch['shape']): Position {
  const points = (shape.type === 'LineString' ? shape.coordinates : shape.coordinates[0]) as Position[];
  if (shape.type === 'LineString') return points[Math.floor(points.length / 2)]!;
  const inner = points.slice(1);
  return [0, 1].map(
    (axis) => Math.round((inner.reduce((sum, point) => sum + point[axis]!, 0) / inner.length) * 1e5) / 1e5,
  ) as Position;
}
