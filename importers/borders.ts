import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { selectTranslation, type InLanguages, type Language } from '../src/rules/languages.ts';
import type { BorderPrecision } from '../src/features/timemaps/rules.ts';
import type { Citation } from '../src/rules/schemas.ts';
import type { TimeRecord } from '../src/rules/time/historical-time.ts';
import { shapesVersion, polygonsOf } from './borders-shapes.ts';
import { boundProperties, timeOfFeature, yearOfFile, yearsUntil } from './borders-times.ts';
import { correctedNames, encyclopediaNames } from './borders-words.ts';
import { mapLanguages } from './clean-text.ts';
import { sourceFiles, type SourceFile } from './files.ts';
import { originOf, slugOf, type BordersMapping, type Mapping } from './mapping/mapping.ts';
import type { BorderFile, BorderReadResult, ImportedBorder, Source } from './record.ts';
import { isStated, timeBetween } from './written-times.ts';
import { markPlace } from './place.ts';
import { describeReadError } from './read-errors.ts';

/** Recognized by a year in the names and BORDERPRECISION in the features. */
const basemapsOrigin = {
  id: 'historical-basemaps',
  name: 'Historical boundaries of world countries and cultural regions (historical-basemaps)',
  licence: 'GPL-3.0',
  url: 'https://github.com/aourednik/historical-basemaps',
};
/** Maximum size of a file in bytes, because it is read whole. */
const maxFileBytes = 512 * 1024 * 1024;

/**
 * Borders from a GeoJSON file or a folder of them. Features may state their time (start and end, from and to, `when` in
 * EDTF); otherwise it starts at the year in the file name and lasts until the next file's. Names are in `name` or
 * `NAME`. Creates no subjects: shapes are assigned to existing ones.
 *
 * Throws an `Error` with one readable line if there is nothing to read.
 */
export async function bordersSource(
  path: string,
  { name, licence, mapping = null }: { name?: string; licence?: string; mapping?: Mapping | null } = {},
): Promise<Source> {
  const files = await sourceFiles(path, /\.geojson$/i, '.geojson');
  const bordersMapping = mapping?.borders ?? null,
    yearOf = (file: string) =>
      bordersMapping?.file ? parseFileName(file, bordersMapping.file).year : yearOfFile(file);
  const title = name ?? basename(resolve(path)).replace(/\.geojson$/i, '');
  const origin = mapping
    ? originOf(mapping)
    : (await isBasemap(files))
      ? basemapsOrigin
      : {
          id: `borders-${slugOf(title)}`,
          name: title,
          licence: licence ?? 'not stated',
          url: null,
        };
  return {
    origin,
    total: files.length,
    async *read() {},
    borders: {
      isWhole: (await stat(path)).isDirectory(),
      async *files(importedKeys) {
        const years = [...files.map(({ where }) => where), ...importedKeys].flatMap((file) => yearOf(file) ?? []);
        years.sort((a, b) => a - b);
        for (const file of files) {
          const year = yearOf(file.where),
            time = year === null ? null : yearsUntil(year, years.find((other) => other > year) ?? null);
          const source = { title: origin.name, author: null, year: null, where: null, url: origin.url };
          yield await borderFile(file, { time, source, bordersMapping });
        }
      },
    },
  };
}

async function isBasemap(files: readonly SourceFile[]): Promise<boolean> {
  const first = files.find(({ where }) => yearOfFile(where) !== null);
  return (
    first !== undefined &&
    (await stat(first.path)).size < maxFileBytes &&
    (await readFile(first.path, 'utf8')).includes('"BORDERPRECISION"')
  );
}

/** Data common to all shapes of a file. */
interface FileContext {
  time: TimeRecord | null;
  source: Citation;
  bordersMapping: BordersMapping | null;
}

async function borderFile(file: SourceFile, of: FileContext): Promise<BorderFile> {
  markPlace(file.where);
  const { size } = await stat(file.path);
  const bytes = size < maxFileBytes ? await readFile(file.path) : null;
  const hash = createHash('sha256')
    .update(
      JSON.stringify([
        shapesVersion,
        of.time,
        correctedNames,
        encyclopediaNames,
        ...(of.bordersMapping ? [of.bordersMapping, String(of.bordersMapping.file)] : []),
      ]),
    )
    .update(bytes ?? String(size))
    .digest('base64url');
  return {
    key: file.where,
    hash,
    async read() {
      if (!bytes) return [{ where: file.where, refused: `a file of more than ${maxFileBytes} bytes` }];
      markPlace(file.where);
      try {
        return readFeatures(bytes, file.where, of);
      } catch (error) {
        return [{ where: file.where, refused: describeReadError(error) }];
      }
    },
  };
}

type Feature = { type?: unknown; properties?: Record<string, unknown> | null; geometry?: unknown; when?: unknown };

/** Names of the system of degrees, in which GeoJSON is written; older files may name another one. */
const degrees = /CRS:?:?84|(?:EPSG|epsg)\D{0,12}4326\b/;

function readFeatures(bytes: Buffer, where: string, of: FileContext): BorderReadResult[] {
  let geoJson: { type?: unknown; features?: unknown; crs?: unknown };
  try {
    geoJson = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, '')) as typeof geoJson;
  } catch {
    return [{ where, refused: 'no JSON' }];
  }
  const features =
    geoJson?.type === 'FeatureCollection' && Array.isArray(geoJson.features)
      ? (geoJson.features as Feature[])
      : geoJson?.type === 'Feature'
        ? [geoJson as Feature]
        : null;
  if (!features) return [{ where, refused: 'no GeoJSON with features' }];
  const system = geoJson.crs === undefined || geoJson.crs === null ? null : JSON.stringify(geoJson.crs);
  if (system !== null && !degrees.test(system))
    return [{ where, refused: `coordinates that are no degrees: ${system.slice(0, 120)}` }];
  return [
    ...mergeAreas(features.flatMap((feature, i) => readFeature(feature, `${where} ${i + 1}`, of))),
    ...unreadProperties(features, where, of.bordersMapping),
  ];
}

/** Properties that are read without a mapping. */
const knownProperties = [
  ...boundProperties.flat(),
  'NAME',
  'name',
  'Name',
  'title',
  'when',
  'edtf',
  'BORDERPRECISION',
  'precision',
  'SUBJECTO',
];

/** Properties that nothing reads, each once with the first shape that has it. */
function unreadProperties(
  features: readonly (Feature | null)[],
  where: string,
  mapping: BordersMapping | null,
): BorderReadResult[] {
  const { name = [], from = [], until = [], precision = [] } = mapping ?? {};
  const read = new Set(
    mapping
      ? [typeof name === 'string' || Array.isArray(name) ? name : Object.values(name), from, until, precision].flat(2)
      : knownProperties,
  );
  const unread = new Map<string, number>();
  for (const [at, feature] of features.entries())
    for (const [property, value] of Object.entries(feature?.properties ?? {}))
      if (!read.has(property) && value !== null && value !== '' && !unread.has(property)) unread.set(property, at + 1);
  return [...unread].map(([property, at]) => ({
    where: `${where} ${at} ${property}`,
    omitted: mapping ? 'a property that the mapping does not name' : 'a property that is not read',
  }));
}

function readFeature(
  feature: Feature | null,
  at: string,
  { time: ofFile, source, bordersMapping }: FileContext,
): BorderReadResult[] {
  const properties = feature?.properties ?? {},
    file = at.replace(/ \d+$/, '');
  const names = bordersMapping ? mappedNames(properties, file, bordersMapping) : namesOf(properties);
  const written = selectTranslation(names, 'en')?.value;
  if (!feature || !written) return [{ where: at, passedOver: 'land of nobody: it has no name' }];
  const name = correctedNames[written] ?? written,
    where = `${at} ${name}`;
  const time =
    (bordersMapping?.from ? mappedTime(properties, bordersMapping) : timeOfFeature(feature)) ?? ofFile ?? 'no time';
  if (typeof time === 'string') return [{ where, refused: time }];
  if (isPoint(feature.geometry)) return [{ where, passedOver: 'a point or a line' }];
  const { geometry, others } = areasIn(feature.geometry),
    polygons = polygonsOf(geometry);
  if (typeof polygons === 'string') return [{ where, refused: polygons }];
  const lord =
    typeof properties.SUBJECTO === 'string' && properties.SUBJECTO.trim() !== written ? properties.SUBJECTO.trim() : '';
  const border: ImportedBorder = {
    name: names.en === written ? { ...names, en: name } : names,
    otherNames: encyclopediaNames[name] ?? [],
    time,
    precision: precisionOf(
      bordersMapping?.precision
        ? properties[bordersMapping.precision]
        : (properties.BORDERPRECISION ?? properties.precision),
    ),
    polygons,
    source: {
      ...source,
      where: lord && /\p{L}/u.test(lord) ? `${file}: ${lord.slice(0, maxNameLength)}` : file,
    },
  };
  return [
    { where, border, without: isBroken(written) ? ['letters of a name that were broken'] : [] },
    ...others.map((omitted) => ({ where, omitted })),
  ];
}

/** Maximum nesting of collections of shapes. */
const maxCollectionDepth = 20;

/**
 * The areas of a collection of shapes, or the parts of a shape that are areas, as one shape, and why the others are left
 * out; a shape without an area unchanged.
 */
function areasIn(geometry: unknown): { geometry: unknown; others: string[] } {
  const others: string[] = [],
    polygons: unknown[] = [];
  const take = (part: unknown, place: string, depth: number) => {
    const { type, geometries, coordinates } = (part ?? {}) as Record<string, unknown>;
    if (type === 'GeometryCollection' && Array.isArray(geometries) && depth < maxCollectionDepth) {
      for (const [at, inner] of geometries.entries()) take(inner, `${place}/geometries/${at}`, depth + 1);
      return;
    }
    if (type === 'MultiPolygon' && Array.isArray(coordinates)) {
      for (const [at, inner] of coordinates.entries())
        take({ type: 'Polygon', coordinates: inner as unknown }, `${place}/coordinates/${at}`, depth);
      return;
    }
    const read = polygonsOf(part);
    if (typeof read === 'string') others.push(`${place}: ${read}`);
    else polygons.push(coordinates);
  };
  if (!/^(?:GeometryCollection|MultiPolygon)$/.test(String((geometry as { type?: unknown } | null)?.type)))
    return { geometry, others };
  take(geometry, '/geometry', 0);
  return polygons.length ? { geometry: { type: 'MultiPolygon', coordinates: polygons }, others } : { geometry, others };
}

const textIn = (properties: Record<string, unknown>, names: string | readonly string[]): string | undefined => {
  const values = [names].flat().map((name) => properties[name]);
  return (values.find((value) => typeof value === 'string' && /\p{L}/u.test(value)) as string | undefined)
    ?.trim()
    .slice(0, maxNameLength);
};
const withText = (language: Language, text: string | undefined): InLanguages => (text ? { [language]: text } : {});
const namesOf = (properties: Record<string, unknown>) =>
  withText('en', textIn(properties, ['NAME', 'name', 'Name', 'title']));

/** Names found by a mapping: in properties, or in the file name. */
function mappedNames(properties: Record<string, unknown>, file: string, { name, file: pattern }: BordersMapping) {
  const names: InLanguages =
    name === undefined
      ? namesOf(properties)
      : typeof name === 'string' || Array.isArray(name)
        ? withText('en', textIn(properties, name))
        : mapLanguages((language) => name[language] && textIn(properties, name[language]));
  return Object.keys(names).length || !pattern ? names : withText('en', parseFileName(file, pattern).name);
}

/** The time of a shape from the properties that a mapping names; null if they are empty. */
function mappedTime(properties: Record<string, unknown>, { from, until, years }: BordersMapping) {
  const readValue = (names: string | string[] | undefined) =>
    [names ?? []]
      .flat()
      .map((name) => properties[name])
      .find(isStated);
  const [start, end] = [readValue(from), readValue(until)];
  if (start === undefined) return end === undefined ? null : 'an end without a beginning';
  return timeBetween(start, end, { years, isOpen: until !== undefined });
}

/** Name and year in a file name, by a mapping's expression. */
function parseFileName(file: string, pattern: RegExp): { name: string | undefined; year: number | null } {
  const { name, year, bc } = pattern.exec(file)?.groups ?? {},
    number = Number(year);
  return {
    name: name?.replaceAll('_', ' ').trim().slice(0, maxNameLength),
    year: number ? (bc ? -number : number) : null,
  };
}

const maxNameLength = 200;
const precisionOf = (value: unknown): BorderPrecision => (value === 2 || value === 3 ? value : 1);
const isBroken = (name: string) => /\ufffd|\p{L}\?\p{L}/u.test(name);
const isPoint = (geometry: unknown) => /Point|LineString/.test(String((geometry as { type?: unknown } | null)?.type));

/** Joins areas of the same name, time, precision and overlord in a file to one shape. */
function mergeAreas(items: readonly BorderReadResult[]): BorderReadResult[] {
  const first = new Map<string, ImportedBorder>();
  return items.flatMap((item): BorderReadResult[] => {
    if (!('border' in item)) return [item];
    const { name, time, precision, source } = item.border,
      key = JSON.stringify([name, time, precision, source]),
      before = first.get(key);
    if (!before) first.set(key, item.border);
    else before.polygons.push(...item.border.polygons);
    return before ? [] : [item];
  });
}
