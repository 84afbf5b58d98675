import { basename } from 'node:path';
import { contentLanguages, type Language } from '../../src/rules/languages.ts';
import { sourceFiles } from '../files.ts';
import { assertEncoding } from '../text-encoding.ts';
import { genderWords, headerWords, type ProposedField } from './propose-words.ts';
import { rowsOf, tableFilePattern, type Row } from './rows/rows.ts';

/** Rows that are looked at. */
const maxRows = 200;

/** A mapping that fits the headers of a table, as JSON; a person checks and completes it. */
export interface Proposal {
  mapping: Record<string, unknown>;
  /** Columns that it does not name. */
  unmapped: string[];
}

const plainHeader = (header: string) =>
  header
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Ends of headers that name a language: `title_en`, `Titel (fr)`, `name@zh`. */
const languageEnds: Record<string, Language> = {
  en: 'en',
  eng: 'en',
  english: 'en',
  fr: 'fr',
  fra: 'fr',
  french: 'fr',
  francais: 'fr',
  es: 'es',
  spa: 'es',
  spanish: 'es',
  espanol: 'es',
  zh: 'zh',
  cn: 'zh',
  chinese: 'zh',
  中文: 'zh',
  ja: 'jp',
  jp: 'jp',
  japanese: 'jp',
  日本語: 'jp',
};

interface ReadHeader {
  column: string;
  field: ProposedField;
  /** The language that the header names; undefined if it names none. */
  stated: Language | undefined;
  /** The languages in which it is written so. */
  written: readonly Language[];
}

/** What a column is by its header; null if it is not known. */
function readHeader(column: string): ReadHeader | null {
  const words = plainHeader(column).split(' ');
  // A column that is called by a language has the names in it.
  const language = words.length === 1 && words[0]!.length > 2 ? languageEnds[words[0]!] : undefined;
  if (language) return { column, field: 'name', stated: language, written: [] };
  const stated = words.length > 1 ? languageEnds[words.at(-1)!] : undefined,
    header = (stated ? words.slice(0, -1) : words).join(' ');
  for (const [field, byLanguage] of Object.entries(headerWords) as [ProposedField, (typeof headerWords)['key']][]) {
    const written = contentLanguages.filter((language) => byLanguage[language]?.includes(header));
    if (written.length) return { column, field, stated, written };
  }
  return null;
}

/** Fields whose headers are English in tables of any language. */
const identifiers: ReadonlySet<ProposedField> = new Set(['key', 'wikidata', 'viaf', 'ulan', 'geonames', 'address']);

/** The language in which most headers are written; English if none has words of its own. */
function languageOf(headers: readonly ReadHeader[]): Language {
  const weights = new Map<Language, number>();
  for (const { field, stated, written } of headers)
    if (!stated && !identifiers.has(field))
      for (const language of written) weights.set(language, (weights.get(language) ?? 0) + 1 / written.length);
  return [...weights].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'en';
}

/** Proposes a mapping for rows of a table by their headers and cells. */
function proposeFor(name: string, rows: readonly Row[]): Proposal {
  const columns = [...new Set(rows.flatMap((row) => row.columns))].filter(Boolean);
  const headers: ReadHeader[] = [];
  for (const header of columns.flatMap((column) => readHeader(column) ?? []))
    if (!headers.some(({ field, stated }) => field === header.field && (field !== 'name' || stated === header.stated)))
      headers.push(header);
  const language = languageOf(headers);
  const find = (field: ProposedField) => headers.find((header) => header.field === field)?.column;
  const cellsOf = (column: string) => rows.map((row) => row.cell(column).trim()).filter(Boolean);
  const isDistinct = (column: string) => {
    const cells = cellsOf(column);
    return cells.length === rows.length && new Set(cells).size === cells.length;
  };
  const paintingFields = (['artist', 'medium', 'size', 'height', 'inventory'] as const).filter(find);
  const kind =
    paintingFields.length > 1
      ? 'painting'
      : find('born') || find('died')
        ? 'person'
        : find('latitude')
          ? 'site'
          : 'idea';
  const texts = (field: ProposedField) =>
    Object.fromEntries(
      headers.filter((header) => header.field === field).map((header) => [header.stated ?? language, header.column]),
    );
  const names = texts('name');
  const key = find('key') ?? find('inventory') ?? find('wikidata') ?? columns.find(isDistinct) ?? columns[0] ?? '';
  if (!Object.keys(names).length && columns.length) names[language] = columns.find((column) => column !== key) ?? key;
  // An end alone is no beginning: a column of deaths is a death, any other end stays out.
  const time = (role: string, from: string | undefined, until: string | undefined) =>
    from
      ? [{ role, from, ...(until && { until }), language }]
      : until && role === 'life'
        ? [{ role: 'death', from: until, language }]
        : [];
  const madeOrSpan = kind === 'painting' ? 'made' : 'span';
  const spans = time(madeOrSpan, find('from'), find('until'));
  const times =
    kind === 'person'
      ? [...time('life', find('born'), find('died')), ...time('active', find('date') ?? find('from'), find('until'))]
      : [...time(madeOrSpan, find('date'), undefined), ...(find('date') ? [] : spans)];
  const gender = find('gender');
  const sides = { height: find('height'), width: find('width'), depth: find('depth') };
  const hasSides = Object.values(sides).some(Boolean);
  const table: Record<string, unknown> = {
    key,
    kind,
    names,
    ...(find('otherNames') && { otherNames: { [language]: listColumn(find('otherNames')!, cellsOf) } }),
    ...(find('summary') && { summary: texts('summary') }),
    ...(times.length && { times }),
    ...(find('latitude') &&
      find('longitude') && { place: { latitude: find('latitude'), longitude: find('longitude') } }),
    ...(gender && {
      gender: {
        column: gender,
        values: Object.fromEntries(
          [...new Set(cellsOf(gender))].flatMap((cell) => {
            const value = genderWords[plainHeader(cell)];
            return value ? [[cell, value]] : [];
          }),
        ),
      },
    }),
    same: Object.fromEntries(
      (['wikidata', 'viaf', 'ulan', 'geonames'] as const).flatMap((scheme) => {
        const column = find(scheme);
        return column ? [[scheme, column]] : [];
      }),
    ),
    ...(find('address') && { address: { column: find('address') } }),
    ...(kind === 'painting' && {
      painting: {
        ...(find('artist') && { artists: [{ column: find('artist'), match: 'name' }] }),
        ...(find('medium') && { medium: find('medium') }),
        ...(find('size')
          ? { size: { column: find('size'), unit: 'cm' } }
          : hasSides && { size: { ...definedOf(sides), unit: 'cm' } }),
        ...(find('museum') && { museum: { column: find('museum'), match: 'name' } }),
        ...(find('inventory') && { inventory: find('inventory') }),
        ...(find('creditLine') && { creditLine: find('creditLine') }),
        ...(find('provenance') && { provenance: { [language]: find('provenance') } }),
        ...(find('picture') && { picture: find('picture') }),
      },
    }),
  };
  const written = JSON.stringify(table);
  return {
    mapping: { name, licence: 'unknown', table },
    unmapped: columns.filter((column) => !written.includes(JSON.stringify(column))),
  };
}

/** A column with several values in a cell, and what separates them. */
function listColumn(column: string, cellsOf: (column: string) => string[]) {
  const separator = ['|', ';'].find((sign) => cellsOf(column).some((cell) => cell.includes(sign)));
  return separator === undefined ? column : { column, separator };
}

const definedOf = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Proposes a mapping for the first table of a path. Throws an `Error` with one readable line if there is none. */
export async function proposeMapping(path: string, encoding?: string): Promise<Proposal> {
  const [file] = await sourceFiles(path, tableFilePattern, 'table (.csv, .tsv, .json, .jsonl, .xlsx)');
  const rows: Row[] = [];
  for await (const item of rowsOf(file!, {
    columns: [],
    languages: contentLanguages,
    encoding: encoding === undefined ? undefined : assertEncoding(encoding),
  })) {
    if ('row' in item) rows.push(item.row);
    if (rows.length === maxRows) break;
  }
  if (!rows.length) throw new Error(`${basename(path)} has no rows.`);
  return proposeFor(basename(path).replace(/(?:\.\w+){1,2}$/, ''), rows);
}
