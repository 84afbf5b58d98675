import { Painting } from '../src/features/paintings/rules.ts';
import { isTimeDescShort } from '../src/rules/time/historical-time-checks.ts';
import { recordBounds, type TimeRecord } from '../src/rules/time/historical-time.ts';
import type { Citation } from '../src/rules/schemas.ts';
import { asList, cleanNameOf, cleanText, ownProperty } from './clean-text.ts';
import { sourceFiles } from './files.ts';
import { readJsonRecords } from './json-records.ts';
import type { ImportedSubject, ReadResult, Source } from './record.ts';
import { readWords } from './words/read-words.ts';
import { isStated, readLife, timeBetween, type LifeTime } from './written-times.ts';

/**
 * The Tate collection as released: a JSON file for each work and each artist. Works other than paintings are skipped;
 * it has only metadata, no pictures.
 *
 * Throws an `Error` with one readable line if there is no such file.
 */
export async function tateSource(path: string): Promise<Source> {
  const files = await sourceFiles(path, /\.json(?:\.gz|\.bz2)?$/, 'work or artist (.json)');
  return {
    origin: {
      id: 'tate',
      name: 'Tate',
      licence: 'CC0',
      url: 'https://github.com/tategallery/collection',
    },
    scheme: 'tate',
    total: files.length + 1,
    async *read() {
      yield { where: 'the museum', record: tate };
      for (const file of files) yield* readJsonRecords(file, ({ where, value }) => [recordOf(where, value)]);
    },
  };
}

const museumKey = 'museum';
const tate: ImportedSubject = {
  key: museumKey,
  kind: 'site',
  region: 'europe',
  names: { zh: '泰特美术馆', en: 'Tate', fr: 'Tate', es: 'Tate', jp: 'テート' },
  disambiguation: { zh: '博物馆', en: 'museum', fr: 'musée', es: 'museo', jp: '美術館' },
  summary: {
    zh: '英国国立美术馆，藏有1500年以来的英国艺术与近现代国际艺术，1897年在伦敦米尔班克开馆。',
    en: 'The British national museum of British art from 1500 and of modern art of all countries, opened at Millbank in London in 1897.',
    fr: 'Le musée national britannique d’art britannique depuis 1500 et d’art moderne international, ouvert à Millbank, à Londres, en 1897.',
    es: 'El museo nacional británico de arte británico desde 1500 y de arte moderno internacional, abierto en Millbank, Londres, en 1897.',
    jp: '1500年以降の英国美術と各国の近現代美術を収める英国の国立美術館。1897年、ロンドンのミルバンクに開館した。',
  },
  times: [],
  place: {
    latitude: 51.491,
    longitude: -0.1278,
    name: { zh: '伦敦', en: 'London', fr: 'Londres', es: 'Londres', jp: 'ロンドン' },
  },
  same: { wikidata: 'Q430682' },
};

/** As in `content/relation-words.json`, read from the painting. */
const paintedBy = readWords<'paintedBy'>('collections').paintedBy;

const artistKey = (id: unknown) => `artist-${String(id)}`;
const citation = (where: string, url: unknown): Citation => ({
  title: 'Tate collection',
  author: 'Tate',
  year: '2014',
  where,
  url: typeof url === 'string' && /^https?:\/\//.test(url) ? url.replace(/^http:/, 'https:') : null,
});

function recordOf(where: string, of: Record<string, unknown>): ReadResult {
  const acno = ownProperty(of, 'acno');
  const result = acno === undefined ? artistOf(of) : workOf(of, String(acno));
  return typeof result === 'string' ? { where, refused: result } : { where, ...result };
}

function artistOf(of: Record<string, unknown>): { record: ImportedSubject; without?: string[] } | string {
  const id = ownProperty(of, 'id'),
    name = cleanNameOf(ownProperty(of, 'fc'));
  if (!Number.isInteger(id)) return 'no id';
  if (!name) return 'no name';
  const life = lifeOf(of);
  const sorted = cleanNameOf(ownProperty(of, 'mda'));
  return {
    record: {
      key: artistKey(id),
      kind: 'person',
      region: 'europe',
      names: { en: name },
      ...(sorted && sorted !== name && { otherNames: { en: [sorted] } }),
      disambiguation: {},
      distinction: { en: 'painter', zh: '画家', fr: 'peintre', es: 'pintor', jp: '画家' },
      times:
        typeof life === 'string'
          ? []
          : life.map((time) => ({ ...time, source: citation(`artist ${String(id)}`, ownProperty(of, 'url')) })),
      place: null,
      same: { tate: artistKey(id) },
    },
    ...(typeof life === 'string' && { without: ['a life that cannot be dated'] }),
  };
}

/** As the museum writes it (1753–1839, born 1932, active 1531–1570), or by its years of birth and death. */
function lifeOf(of: Record<string, unknown>): LifeTime[] | string {
  const written = cleanText(ownProperty(of, 'date')),
    read = written ? readLife(written, undefined) : 'no date';
  if (typeof read !== 'string') return read;
  const yearOf = (field: string) => ownProperty(ownProperty(ownProperty(of, field), 'time'), 'startYear');
  const [born, died] = [yearOf('birth'), yearOf('death')];
  return isStated(born) || isStated(died) ? readLife(born ?? '', died ?? '') : read;
}

function workOf(
  of: Record<string, unknown>,
  acno: string,
): { record: ImportedSubject; without?: string[] } | { passedOver: string } | string {
  if (!/^[A-Z]\d{3,7}$/.test(acno)) return 'no inventory number';
  const medium = cleanText(ownProperty(of, 'medium'));
  if (ownProperty(of, 'classification') !== 'painting' && !/\bpaint\b/i.test(medium))
    return { passedOver: 'a work that is no painting' };
  const title = cleanNameOf(ownProperty(of, 'title'));
  if (!title) return 'no title';
  const source = citation(acno, ownProperty(of, 'url'));
  const artists = asList(ownProperty(of, 'contributors')).flatMap((contributor) => {
    const name = cleanNameOf(ownProperty(contributor, 'fc')),
      id = ownProperty(contributor, 'id');
    return name && Number.isInteger(id)
      ? [{ key: artistKey(id), name, role: roleOf(ownProperty(contributor, 'role')) }]
      : [];
  });
  const time = makingTimeOf(ownProperty(of, 'dateRange'), cleanText(ownProperty(of, 'dateText')));
  const { materials, supports } = mediumOf(medium);
  const subjects = subjectsIn(ownProperty(of, 'subjects'));
  return {
    record: {
      key: acno,
      kind: 'painting',
      region: null,
      names: { en: title },
      distinction: { en: [artists[0]?.name, acno].filter(Boolean).join(', ') },
      times: time ? [{ role: 'made', ...time, source }] : [],
      place: null,
      same: { tate: acno },
      relations: artists
        .filter(({ role }) => role === 'painter')
        .map(({ key }) => ({ ...paintedBy, to: key, time, place: null, description: null, source })),
      painting: Painting.parse({
        artists: artists.map(({ key, name, role }) => ({ itemId: key, name: { en: name }, role })),
        themes: subjects,
        materials,
        supports,
        size: sizeOf(cleanText(ownProperty(of, 'dimensions'))),
        museum: museumKey,
        inventory: acno,
        creditLine: cleanText(ownProperty(of, 'creditLine')).slice(0, 500),
        source,
      }),
    },
    ...(!time && { without: ['a date that nobody knows'] }),
  };
}

const roleOf = (role: unknown): Painting['artists'][number]['role'] =>
  role === 'artist' ? 'painter' : role === 'after' ? 'after' : 'attributed';

/** The museum's words if they can be read; else its years, with the certainty that its words state. */
function makingTimeOf(range: unknown, text: string): TimeRecord | null {
  const written = text ? timeBetween(text, undefined) : 'no date';
  if (typeof written !== 'string') return { ...written, timeDesc: shortDescription(text) };
  const [start, end] = [ownProperty(range, 'startYear'), ownProperty(range, 'endYear')];
  if (start === undefined || start === null) return null;
  const time = timeBetween(start, end === start ? undefined : (end ?? undefined));
  if (typeof time === 'string' || !recordBounds(time)) return null;
  const note = /^\?|\?$/.test(text) ? 'doubtful' : /\bc(?:irca)?\.?\s?\d/.test(text) ? 'about' : null;
  return { ...time, startNote: note, endNote: time.endTime === null ? null : note, timeDesc: shortDescription(text) };
}

const shortDescription = (text: string) => (text && isTimeDescShort(text) ? text : null);

/** The measured support, in centimetres: `support: 1426 x 1022 mm`. */
export function sizeOf(text: string): Painting['size'] {
  const [, height, width] =
    /support:\s*([\d.]+)\s*x\s*([\d.]+)/.exec(text) ?? /(?<![\d.])([\d.]+)\s*x\s*([\d.]+)\s*mm/.exec(text) ?? [];
  const cm = (mm: string | undefined) => (Number(mm) > 0 ? Math.round(Number(mm)) / 10 : null);
  return { height: cm(height), width: cm(width), depth: null };
}

const woodPattern = /\b(?:wood|mahogany|oak|pine|panel|cedar|walnut|poplar)\b/i;
/** `Oil paint on mahogany veneer` in words of the vocabulary. */
export function mediumOf(text: string): { materials: string[]; supports: string[] } {
  const has = (word: RegExp) => word.test(text);
  return {
    materials: [
      ...(has(/\boil\b/i) ? ['oil'] : []),
      ...(has(/\btempera\b/i) ? ['tempera'] : []),
      ...(has(/\bwatercolour\b/i) ? ['watercolour'] : []),
      ...(has(/\bink\b/i) ? ['ink'] : []),
    ],
    supports: [
      ...(has(/\bcanvas\b/i) ? ['canvas'] : []),
      ...(has(woodPattern) ? ['panel'] : []),
      ...(has(/\bpaper\b/i) ? ['paper'] : []),
      ...(has(/\bcopper\b/i) ? ['copper'] : []),
      ...(has(/\b(?:mill)?board\b/i) ? ['board'] : []),
    ],
  };
}

/** Branches of the museum's subject tree that correspond to words of the vocabulary. */
const themes: readonly [RegExp, string][] = [
  [/^portraits$/, 'portrait'],
  [/^landscape$/, 'landscape'],
  [/^seas and coasts$/, 'sea'],
  [/^townscapes?/, 'city'],
  [/^animals: /, 'animals'],
  [/^religion and belief$/, 'religion'],
  [/^(?:classical|literature and fiction)$/, 'literature'],
  [/^history$/, 'history'],
  [/^(?:military|conflict)/, 'battle'],
  [/^interiors$/, 'interior'],
  [/^nudes?$/, 'nude'],
  [/^(?:domestic|work and occupations|leisure and pastimes)$/, 'everyday-life'],
  [/^myth/, 'mythology'],
];
/** Maximum number of leaf subjects stored as written, in addition to the themes. */
const maxLeaves = 12;

/** Themes, and the leaves of the subject tree. */
export function subjectsIn(tree: unknown): string[] {
  const themeNames = new Set<string>(),
    leaves = new Set<string>();
  const walk = (node: unknown, depth: number) => {
    if (depth > 8) return;
    const name = cleanNameOf(ownProperty(node, 'name')),
      children = asList(ownProperty(node, 'children'));
    for (const [is, theme] of themes) if (is.test(name)) themeNames.add(theme);
    if (!children.length && name && name.length <= 60) leaves.add(name);
    for (const child of children) walk(child, depth + 1);
  };
  walk(tree, 0);
  return [...themeNames, ...[...leaves].slice(0, maxLeaves)];
}
