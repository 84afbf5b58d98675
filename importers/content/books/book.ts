import { z } from 'zod';
import { knownTags } from '../../../src/features/books/tags.ts';
import type { contentLanguages } from '../../../src/rules/languages.ts';
import { InFiveLanguages, Schema, When } from '../schemas.ts';

const Text = z.string().min(1);
const Key = z.string().regex(/^[\w.-]{1,40}$/, 'a key has 1 to 40 letters, digits, points, hyphens or underscores');

/** The file `content/books/<id>/book.json`. */
export const BookFile = z.strictObject({
  $schema: Schema,
  work: z.string().nullable().describe('the subject of kind book that is the work, if there is one'),
  facts: z.strictObject({
    title: InFiveLanguages,
    originalTitle: Text.describe('in the language and script of the original'),
    otherTitles: z.array(Text).optional(),
    abbreviations: z
      .array(Text)
      .describe('how scholars cite it: "Il."; a part by the beginning of the keys of its chapters: "Gn = gen"')
      .optional(),
    genre: z
      .enum(['ancient_cn', 'ancient_en', 'ancient_writing', 'other'])
      .describe('Chinese antiquity, antiquity elsewhere, inscriptions, other'),
    authors: z.array(
      z.strictObject({ name: InFiveLanguages, item: z.string().describe('the subject that is the author').optional() }),
    ),
    writing: When.nullable().describe('when it was written, as far as is known'),
    dynasty: InFiveLanguages.describe('the dynasty or age that it is of').optional(),
    tags: z.array(z.enum(knownTags)).describe('what it is about, and its form').optional(),
    description: InFiveLanguages.describe('what it is and what this book contains of it, in two or three sentences'),
  }),
  original: z.strictObject({
    language: z
      .string()
      .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'is not a language tag')
      .describe('BCP 47: lzh, ja, la, grc, sa, pi, he, ar, fa, akk-Latn …'),
    edition: InFiveLanguages.describe('the edition that the text follows, in words'),
    direction: z.literal('rtl').optional(),
    vertical: z.literal(true).describe('in columns from top to bottom').optional(),
    drawn: z
      .literal(true)
      .describe('a Latin or Greek text whose chapters are also shown as pages drawn in the capitals of monuments')
      .optional(),
  }),
  volumes: z.array(
    z.strictObject({
      key: Key,
      title: InFiveLanguages,
      chapters: z.array(
        z.strictObject({
          key: Key.describe('also the name of the file of the chapter'),
          title: Text.describe('in the language of the original'),
          titles: InFiveLanguages,
        }),
      ),
    }),
  ),
});

export interface WorldBook extends Omit<z.infer<typeof BookFile>, '$schema'> {
  /** Also the name of the folder. */
  id: string;
}

export interface WorldChapter {
  /** Unique in the book. */
  key: string;
  file?: string;
  segments: readonly WorldSegment[];
  /** The line of each text in the file, by `lineKey`. */
  lines?: ReadonlyMap<string, number>;
}

/** A segment of the original with its five translations: one row of the reader, as inline HTML. */
export interface WorldSegment extends Record<(typeof contentLanguages)[number], string> {
  /** The edition's own numbering within the chapter: '1', '1.2', '4b'. */
  id: string;
  /** A paragraph if there is none. */
  kind?: 'verse' | 'heading';
  original: string;
  /** For the margin of each translation, in its language; its mark is at the end of the segment. */
  notes?: readonly WorldNote[];
}

export interface WorldNote {
  /** Unique in the chapter. */
  id: string;
  text: InFiveLanguages;
}
