import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { BorderPrecision } from '../src/features/timemaps/rules.ts';
import type { Citation } from '../src/rules/schemas.ts';
import type { TimeRecord } from '../src/rules/time/historical-time.ts';
import { drawing, polygonsOf } from './borders-shapes.ts';
import { timeOfFeature, yearOfFile, yearsUntil } from './borders-times.ts';
import { mendedNames, otherNames } from './borders-words.ts';
import { sourceFiles, type SourceFile } from './files.ts';
import type { BorderFile, BorderRead, ImportedBorder, Source } from './record.ts';

/** Files with a year in their name and BORDERPRECISION in their features. */
const basemaps = {
  id: 'historical-basemaps',
  name: 'Historical boundaries of world countries and cultural regions (historical-basemaps)',
  licence: 'GPL-3.0',
  url: 'https://github.com/aourednik/historical-basemaps',
};
/** A file is read whole: larger ones are refused, in bytes. */
const largestFile = 512 * 1024 * 1024;

/**
 * Borders from a GeoJSON file or a folder of them. Features say their time themselves (start and end, from and to,
 * `when` in EDTF); those that do not have it from the name of their file, and stand until the next file's year. What
 * they are called is in `name` or `NAME`. Brings no subjects: shapes are given to those that are here.
 *
 * Throws an `Error` with one readable line when there is nothing to read.
 */
export async function bordersSource(
  path: string,
  { name, licence }: { name?: string; licence?: string } = {},
): Promise<Source> {
  const files = await sourceFiles(path, /\.geojson$/i, '.geojson');
  const title = name ?? basename(resolve(path)).replace(/\.geojson$/i, '');
  const origin = (await isBasemap(files))
    ? basemaps
    : {
        id: `borders-${title
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, '-')
          .slice(0, 60)}`,
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
      async *files(here) {
        const years = [...files.map(({ where }) => where), ...here].flatMap((name) => yearOfFile(name) ?? []);
        years.sort((a, b) => a - b);
        for (const file of files) {
          const year = yearOfFile(file.where),
            time = year === null ? null : yearsUntil(year, years.find((other) => other > year) ?? null);
          yield await borderFile(file, time, {
            title: origin.name,
            author: null,
            year: null,
            where: null,
            url: origin.url,
          });
        }
      },
    },
  };
}

async function isBasemap(files: readonly SourceFile[]): Promise<boolean> {
  const first = files.find(({ where }) => yearOfFile(where) !== null);
  return (
    first !== undefined &&
    (await stat(first.path)).size < largestFile &&
    (await readFile(first.path, 'utf8')).includes('"BORDERPRECISION"')
  );
}

async function borderFile(file: SourceFile, time: TimeRecord | null, source: Citation): Promise<BorderFile> {
  const { size } = await stat(file.path);
  const bytes = size < largestFile ? await readFile(file.path) : null;
  const hash = createHash('sha256')
    .update(JSON.stringify([drawing, time, mendedNames, otherNames]))
    .update(bytes ?? String(size))
    .digest('base64url');
  return {
    key: file.where,
    hash,
    read: async () =>
      bytes
        ? readFeatures(bytes, file.where, time, source)
        : [{ where: file.where, refused: `a file of more than ${largestFile} bytes` }],
  };
}

type Feature = { type?: unknown; properties?: Record<string, unknown> | null; geometry?: unknown; when?: unknown };

function readFeatures(bytes: Buffer, where: string, ofFile: TimeRecord | null, source: Citation): BorderRead[] {
  let said: { type?: unknown; features?: unknown };
  try {
    said = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, '')) as typeof said;
  } catch {
    return [{ where, refused: 'no JSON' }];
  }
  const features =
    said?.type === 'FeatureCollection' && Array.isArray(said.features)
      ? (said.features as Feature[])
      : said?.type === 'Feature'
        ? [said as Feature]
        : null;
  if (!features) return [{ where, refused: 'no GeoJSON with features' }];
  return joined(features.map((feature, i) => readFeature(feature, `${where} ${i + 1}`, ofFile, source)));
}

function readFeature(feature: Feature | null, at: string, ofFile: TimeRecord | null, source: Citation): BorderRead {
  const properties = feature?.properties ?? {};
  const written = [properties.NAME, properties.name, properties.Name, properties.title].find(
    (one) => typeof one === 'string' && /\p{L}/u.test(one),
  ) as string | undefined;
  if (!feature || !written) return { where: at, passedOver: 'land of nobody: it has no name' };
  const name = mendedNames[written.trim()] ?? written.trim().slice(0, longestName),
    where = `${at} ${name}`;
  const time = timeOfFeature(feature) ?? ofFile ?? 'no time';
  if (typeof time === 'string') return { where, refused: time };
  if (isPoint(feature.geometry)) return { where, passedOver: 'a point or a line' };
  const polygons = polygonsOf(feature.geometry);
  if (typeof polygons === 'string') return { where, refused: polygons };
  const lord =
    typeof properties.SUBJECTO === 'string' && properties.SUBJECTO.trim() !== written.trim()
      ? properties.SUBJECTO.trim()
      : '';
  const border: ImportedBorder = {
    name: { en: name },
    otherNames: otherNames[name] ?? [],
    time,
    precision: precisionOf(properties.BORDERPRECISION ?? properties.precision),
    polygons,
    source: {
      ...source,
      where:
        lord && /\p{L}/u.test(lord)
          ? `${at.replace(/ \d+$/, '')}: ${lord.slice(0, longestName)}`
          : at.replace(/ \d+$/, ''),
    },
  };
  return { where, border, without: isBroken(written) ? ['letters of a name that were broken'] : [] };
}

const longestName = 200;
const precisionOf = (said: unknown): BorderPrecision => (said === 2 || said === 3 ? said : 1);
const isBroken = (name: string) => /\ufffd|\p{L}\?\p{L}/u.test(name);
const isPoint = (geometry: unknown) => /Point|LineString/.test(String((geometry as { type?: unknown } | null)?.type));

/** Lands of the same name, time, precision and lord in one file are one shape. */
function joined(all: readonly BorderRead[]): BorderRead[] {
  const first = new Map<string, ImportedBorder>();
  return all.flatMap((one): BorderRead[] => {
    if (!('border' in one)) return [one];
    const { name, time, precision, source } = one.border,
      key = JSON.stringify([name, time, precision, source]),
      before = first.get(key);
    if (!before) first.set(key, one.border);
    else before.polygons.push(...one.border.polygons);
    return before ? [] : [one];
  });
}
