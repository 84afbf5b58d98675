import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { artistRoles } from '../../src/features/paintings/rules.ts';
import { genders, kinds, regions, timeRoles } from '../../src/rules/kinds.ts';
import { forEachLanguage, languages } from '../../src/rules/languages.ts';
import { licences } from '../../src/rules/licences.ts';
import * as limits from '../../src/rules/limits.ts';
import { relationTypes } from '../../src/rules/relation-types.ts';
import { textLength } from '../../src/rules/text-width.ts';
import { Renders } from '../books/renders.ts';

/**
 * A mapping describes in JSON the columns or properties of a collection without an importer: names, kinds of thing,
 * labels of relations. importers/README.md documents it for operators.
 */

const Column = z.string().min(1, 'the name of a column is missing');
/** One column, or several: the first non-empty one is used. */
const Columns = z.union([Column, z.array(Column).min(1)], {
  error: 'a column or property belongs here, or a list of them',
});
const perLanguage = <T extends z.ZodType>(value: T) => {
  const optional = value.optional();
  return z
    .strictObject(
      forEachLanguage(() => optional),
      {
        error: ({ code }) =>
          code === 'unrecognized_keys'
            ? `the languages are ${languages.join(', ')}`
            : 'a value per language belongs here',
      },
    )
    .refine((values) => Object.keys(values).length > 0, `one of ${languages.join(', ')} at least`);
};
/** One value for all rows, or a value per content of a column. */
const choice = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.union(
    [
      z.enum(values),
      z.strictObject({
        column: Column,
        values: z.record(z.string(), z.enum(values)),
        /** For contents that `values` lacks; without it such a row has no value, or is refused if one is required. */
        otherwise: z.enum(values).optional(),
      }),
    ],
    { error: `one of ${values.join(', ')}, or { "column", "values", "otherwise" }` },
  );

const Word = z
  .string()
  .trim()
  .min(1)
  .refine(
    (word) => textLength(word) <= limits.relationWordLength,
    `a word of a relation has at most ${limits.relationWordLength} letters`,
  );
const Sentence = z
  .string()
  .max(limits.relationSentenceLength)
  .refine((text) => text.includes('{a}') && text.includes('{b}'), 'a sentence names both ends, {a} and {b}');
const words = {
  type: z.enum(relationTypes, { error: `one of ${relationTypes.join(', ')}` }),
  /** Label of the other end, as seen from this one: “father of”. */
  word: perLanguage(Word),
  /** The label as seen from the other end; without it the relation has no direction. */
  inverse: perLanguage(Word).optional(),
  sentence: perLanguage(Sentence).optional(),
};
const Words = z.strictObject(words);
export type MappedWords = z.output<typeof Words>;

/**
 * How BC years are counted: historical −99 is 99 BC; astronomical −99 is 100 BC, with a year 0; EDTF (ISO 8601-2) is
 * astronomical and marks what is approximate, uncertain or unknown.
 */
const Years = z.enum(['historical', 'astronomical', 'edtf']);
const timeFields = {
  from: Columns,
  until: Columns.optional(),
  /** Without it, historical, or EDTF if every cell is EDTF and one has its marks. */
  years: Years.optional(),
};

const Listed = z.union([Column, z.strictObject({ column: Column, separator: z.string().min(1) })], {
  error: 'a column belongs here, or { "column", "separator" }',
});
export type Listed = z.output<typeof Listed>;

/**
 * How a cell names another entry: by the key of a row (default), by the name of an existing entry, or by its identifier
 * in a collection, whose scheme is given.
 */
const match = z.string().min(1).max(limits.nameLength).default('key');
const units = ['mm', 'cm', 'm', 'in', 'ft'] as const;
export type LengthUnit = (typeof units)[number];
const unit = z.enum(units, { error: `one of ${units.join(', ')}` }).optional();

const PaintingColumns = z.strictObject({
  artists: z
    .array(
      z.strictObject({
        column: Column,
        separator: z.string().min(1).optional(),
        match,
        role: z.enum(artistRoles).default('painter'),
      }),
    )
    .default([]),
  /** A text such as “Oil on canvas”; materials and supports are recognized in it. */
  medium: Column.optional(),
  materials: Listed.optional(),
  supports: Listed.optional(),
  styles: Listed.optional(),
  themes: Listed.optional(),
  /** One column such as “73.2 × 59.9 cm”, or a column for each side; the unit of numbers without one. */
  size: z
    .union(
      [
        z.strictObject({ column: Column, unit }),
        z.strictObject({ height: Column.optional(), width: Column.optional(), depth: Column.optional(), unit }),
      ],
      { error: '{ "column" }, or { "height", "width", "depth", "unit" }' },
    )
    .optional(),
  museum: z.strictObject({ column: Column, match }).optional(),
  inventory: Columns.optional(),
  creditLine: Columns.optional(),
  licence: choice(licences).optional(),
  provenance: perLanguage(Columns).optional(),
  /** Address of a picture; it is not fetched. */
  picture: Column.optional(),
});
export type PaintingColumns = z.output<typeof PaintingColumns>;

const Table = z.strictObject({
  /** Between two cells; detected from the first line if omitted. */
  separator: z.string().min(1).max(3).optional(),
  /** Encoding of the file; determined from its bytes if omitted. */
  encoding: z.string().min(1).max(40).optional(),
  /** Sheet of a workbook; the first one if omitted. */
  sheet: z.string().min(1).optional(),
  key: Column,
  kind: choice(kinds),
  region: choice(regions).optional(),
  names: perLanguage(Columns),
  otherNames: perLanguage(Listed).optional(),
  readings: perLanguage(Columns).optional(),
  disambiguation: perLanguage(Columns).optional(),
  summary: perLanguage(Columns).optional(),
  /** A longer text; its paragraphs stay separate. */
  body: perLanguage(Columns).optional(),
  gender: choice(genders).optional(),
  times: z
    .array(z.strictObject({ role: z.enum(timeRoles), ...timeFields, language: z.enum(languages).default('en') }))
    .default([]),
  place: z.strictObject({ latitude: Column, longitude: Column, name: perLanguage(Columns).optional() }).optional(),
  /** Identifiers in other collections, by scheme: { "wikidata": "qid" }. */
  same: z.record(z.string().min(1).max(limits.nameLength), Column).default({}),
  relations: z
    .array(
      z.strictObject({
        ...words,
        column: Column,
        separator: z.string().min(1).optional(),
        match,
        /** Both ends state it: it is published once. */
        bothTell: z.boolean().default(false),
      }),
    )
    .default([]),
  /** The scheme of the keys and relation ends: ends that exist here with such an identifier are found. */
  scheme: z.string().min(1).max(limits.nameLength).optional(),
  painting: PaintingColumns.optional(),
  /** Address of a row: with columns in braces, https://example.org/wrecks/{id}, or a column that contains it. */
  address: z
    .union([z.url({ protocol: /^https?$/ }), z.strictObject({ column: Column })], {
      error: 'an address that begins with http:// or https://, or { "column" }',
    })
    .optional(),
});
export type TableMapping = z.output<typeof Table>;

const Triples = z.strictObject({
  /** Kinds of thing at both ends of a relation, from and to; null if unspecified. */
  kinds: z.record(z.string(), z.tuple([z.enum(kinds).nullable(), z.enum(kinds).nullable()])).default({}),
  /** A relation whose other end states the kind of a thing (“type”); it does not become a relation. */
  kindBy: z.strictObject({ relation: z.string(), values: z.record(z.string(), z.enum(kinds)) }).optional(),
  words: z.record(z.string(), Words).default({}),
  /** Relations to skip. */
  leaveOut: z.array(z.string()).default([]),
  /** Language of names that no file of labels has. */
  language: z.enum(languages).optional(),
});
export type TriplesMapping = z.output<typeof Triples>;

const Pattern = z.string().transform((text, context) => {
  try {
    return new RegExp(text, 'iu');
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

const Borders = z.strictObject({
  name: z.union([Columns, perLanguage(Columns)]).optional(),
  from: Columns.optional(),
  until: Columns.optional(),
  years: Years.default('historical'),
  /** A regular expression for the file name; its groups `name`, `year` and `bc` supply what the shapes lack. */
  file: Pattern.optional(),
  precision: Column.optional(),
});
export type BordersMapping = z.output<typeof Borders>;

const Mapping = z.strictObject({
  /** Id of the collection; derived from the name if omitted. */
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'small letters, digits and hyphens, at most 60')
    .optional(),
  name: z.string().trim().min(1).max(limits.nameLength),
  licence: z.string().trim().min(1).max(limits.nameLength),
  url: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  table: Table.optional(),
  triples: Triples.optional(),
  borders: Borders.optional(),
  books: Renders.optional(),
});
export type Mapping = z.output<typeof Mapping>;

/** Reads a mapping file. Throws an `Error` with a line per fault and its place in the file. */
export async function readMapping(file: string): Promise<Mapping> {
  const written = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`The mapping cannot be read: ${error.message}`, { cause: error });
  });
  let json: unknown;
  try {
    json = JSON.parse(written.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`${basename(file)} is no JSON: ${(error as Error).message}`, { cause: error });
  }
  return readMappingFrom(json, basename(file));
}

/** Checks a mapping; `name` is what errors call it. Throws an `Error` with a line per fault. */
export function readMappingFrom(json: unknown, name: string): Mapping {
  const read = Mapping.safeParse(json);
  if (read.success) return read.data;
  throw new Error(
    [
      `${name} is no mapping yet:`,
      ...read.error.issues.map(({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`),
    ].join('\n'),
  );
}

/** The collection's origin as shown to readers. */
export const originOf = ({ id, name, licence, url }: Mapping) => ({
  id: id ?? `mapped-${slugOf(name)}`,
  name,
  licence,
  url,
});

export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60);
