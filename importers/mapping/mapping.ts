import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { kinds, regions, timeRoles } from '../../src/rules/kinds.ts';
import { languages } from '../../src/rules/languages.ts';
import * as limits from '../../src/rules/limits.ts';
import { relationTypes } from '../../src/rules/relation-types.ts';
import { textLength } from '../../src/rules/text-width.ts';
import { Renders } from '../books/renders.ts';

/**
 * A mapping says in JSON what a collection that no importer was written for holds: which column or property is the
 * name, what kind of thing a row is, what relations are called. importers/README.md tells operators about it.
 */

const Column = z.string().min(1, 'the name of a column is missing');
/** One column, or several: the first that is filled. */
const Columns = z.union([Column, z.array(Column).min(1)], {
  error: 'a column or property belongs here, or a list of them',
});
const perLanguage = <T extends z.ZodType>(value: T) => {
  const one = value.optional();
  return z
    .strictObject(
      { zh: one, en: one, fr: one, es: one, jp: one },
      {
        error: ({ code }) =>
          code === 'unrecognized_keys'
            ? `the languages are ${languages.join(', ')}`
            : 'a value per language belongs here',
      },
    )
    .refine((values) => Object.keys(values).length > 0, `one of ${languages.join(', ')} at least`);
};
/** The same for every row, or by what stands in a column. */
const choice = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.union(
    [
      z.enum(values),
      z.strictObject({
        column: Column,
        values: z.record(z.string(), z.enum(values)),
        /** Of what `values` does not name; without it such a row is left without, or refused where it needs one. */
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
  /** What stands beside the other end, seen from this one: “father of”. */
  word: perLanguage(Word),
  /** The same seen from the other end; without it the relation has no direction. */
  inverse: perLanguage(Word).optional(),
  sentence: perLanguage(Sentence).optional(),
};
const Words = z.strictObject(words);
export type MappedWords = z.output<typeof Words>;

/** How years before Christ are counted: −99 is 99 BC, or as astronomers do 100 BC, with a year 0. */
const Years = z.enum(['historical', 'astronomical']);
const when = {
  from: Columns,
  until: Columns.optional(),
  years: Years.default('historical'),
};

const Listed = z.union([Column, z.strictObject({ column: Column, separator: z.string().min(1) })], {
  error: 'a column belongs here, or { "column", "separator" }',
});
export type Listed = z.output<typeof Listed>;

const Table = z.strictObject({
  /** Between two cells; by the first line where nothing is said. */
  separator: z.string().min(1).max(3).optional(),
  key: Column,
  kind: choice(kinds),
  region: choice(regions).optional(),
  names: perLanguage(Columns),
  otherNames: perLanguage(Listed).optional(),
  readings: perLanguage(Columns).optional(),
  disambiguation: perLanguage(Columns).optional(),
  summary: perLanguage(Columns).optional(),
  times: z
    .array(z.strictObject({ role: z.enum(timeRoles), ...when, language: z.enum(languages).default('en') }))
    .default([]),
  place: z.strictObject({ latitude: Column, longitude: Column, name: perLanguage(Columns).optional() }).optional(),
  /** Identifiers elsewhere, by scheme: { "wikidata": "qid" }. */
  same: z.record(z.string().min(1).max(limits.nameLength), Column).default({}),
  relations: z
    .array(
      z.strictObject({
        ...words,
        column: Column,
        separator: z.string().min(1).optional(),
        /** Both ends tell it: it is published once. */
        bothTell: z.boolean().default(false),
      }),
    )
    .default([]),
  /** The collection whose ids the keys and the ends of relations are: ends that are here under such an id are found. */
  scheme: z.string().min(1).max(limits.nameLength).optional(),
  /** The address of a row, with columns in braces: https://example.org/wrecks/{id}. */
  address: z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' }).optional(),
});
export type TableMapping = z.output<typeof Table>;

const Triples = z.strictObject({
  /** What kinds of thing a relation links, from and to; null where it doesn't say. */
  kinds: z.record(z.string(), z.tuple([z.enum(kinds).nullable(), z.enum(kinds).nullable()])).default({}),
  /** A relation whose other end says what kind a thing is (“type”): it becomes no relation. */
  kindBy: z.strictObject({ relation: z.string(), values: z.record(z.string(), z.enum(kinds)) }).optional(),
  words: z.record(z.string(), Words).default({}),
  /** Relations that are none for readers. */
  leaveOut: z.array(z.string()).default([]),
  /** In which language names are that no file of labels names. */
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
  /** A regular expression on the file's name; its groups `name`, `year` and `bc` say what the shapes do not. */
  file: Pattern.optional(),
  precision: Column.optional(),
});
export type BordersMapping = z.output<typeof Borders>;

const Mapping = z.strictObject({
  /** Of the collection; made from the name where it is missing. */
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

/** Reads a mapping file. Throws an `Error` that tells each fault in a line, with its place in the file. */
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
  const read = Mapping.safeParse(json);
  if (read.success) return read.data;
  throw new Error(
    [
      `${basename(file)} is no mapping yet:`,
      ...read.error.issues.map(({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`),
    ].join('\n'),
  );
}

/** The collection as readers are told of it. */
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
