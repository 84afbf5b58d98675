import { z } from 'zod';
import * as limits from '../../rules/limits.ts';
import { cleanName } from '../../rules/names.ts';
import { readPictureAddress } from '../../rules/picture-address.ts';
import { BoundedText, BoundedTexts, EntryId, Names, TimeInput } from '../../rules/schemas.ts';
import * as bookLimits from './limits.ts';
import { isDrawnPage } from './drawn/rules.ts';

/** The limits that forms need. */
export const { titleLength, witnesses: mostWitnesses, chapters: mostChapters, pages: mostPages } = bookLimits;

/** Source: spec §3 "Book". */
export const genres = ['ancient_cn', 'ancient_en', 'ancient_writing', 'other'] as const;
export type Genre = (typeof genres)[number];
/** Groups of a book's form: `needed` is visible, the others are collapsed. */
export const formGroups = ['needed', 'edition', 'classification'] as const;
export type FormGroup = (typeof formGroups)[number];
export const bindings = ['paperback', 'hardcover', 'other'] as const;
export const witnessKinds = ['original', 'translation', 'photocopy'] as const;
export type WitnessKind = (typeof witnessKinds)[number];
export const segmentKinds = ['paragraph', 'verse', 'heading'] as const;

const Title = z.string().overwrite(cleanName).max(bookLimits.titleLength);
const OptionalTitle = Title.nullable().default(null);
const Address = BoundedText(limits.addressLength).nullable().default(null);
/** A BCP 47 language tag: `lzh`, `grc`, `akk-Latn`. */
export const LanguageTag = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/);
/** The key of a chapter in addresses and revisions, unique in its book. */
export const ChapterKey = z
  .string()
  .max(40)
  .regex(/^[\w.-]{1,40}$/);
const VolumeKey = ChapterKey;
/** The key of a witness in addresses: `original`, `en`, `fr-remusat`. */
export const WitnessKey = z
  .string()
  .max(24)
  .regex(/^[a-z0-9-]{1,24}$/);
/** The id of a segment in its chapter, as numbered by the edition: `1`, `12`, `1.2`, `4b`. */
export const SegmentId = z
  .string()
  .max(40)
  .regex(/^[\w.:-]{1,40}$/);

/** S09: the facts about a whole book. */
export const BookFacts = z.object({
  /** Title of this edition in its own script; a draft may lack title and author. */
  title: Title,
  /** Titles in the readers' languages. */
  titles: Names.default({}),
  subtitle: OptionalTitle,
  originalName: OptionalTitle,
  /** A picture of this site. */
  cover: z
    .string()
    .max(limits.nameLength)
    .refine((url) => readPictureAddress(url) !== null, 'picture')
    .nullable()
    .default(null),
  genre: z.enum(genres),
  /** Date, place and publisher of this edition, as on its title page. */
  pubDate: OptionalTitle,
  pubLocation: OptionalTitle,
  publisher: OptionalTitle,
  bookAuthors: z
    .array(
      z.object({
        name: Title,
        /** Names in the readers' languages, for authors without an entry. */
        names: Names.optional(),
        itemId: EntryId.nullable().default(null),
      }),
    )
    .max(bookLimits.authors),
  otherTitles: z.array(Title.min(1)).max(bookLimits.otherTitles).default([]),
  /** How scholars cite it: `Il.`; of a part by the first letters of its chapters' keys: `Gn = gen`. */
  abbreviations: z.array(Title.min(1)).max(bookLimits.abbreviations).optional(),
  /** Library classification in free text: 子部, History. */
  classification: OptionalTitle,
  pageTotal: z.int().min(1).max(1_000_000).nullable().default(null),
  isbn10: OptionalTitle,
  isbn13: OptionalTitle,
  infos: z
    .array(
      z.object({
        key: Title.min(1),
        text: BoundedText(limits.summaryLength),
        time: TimeInput.nullable().default(null),
      }),
    )
    .max(bookLimits.infos)
    .default([]),
  /** The dynasty or state in which it was written, and the author's people. */
  dynasty: Names.default({}),
  nationality: Names.default({}),
  /** Time when the work was written. */
  writing: TimeInput.nullable().default(null),
  translator: OptionalTitle,
  binding: z.enum(bindings).nullable().default(null),
  /** Language of the original. */
  language: LanguageTag,
  description: BoundedTexts(bookLimits.descriptionLength).default({}),
  originalUrl: Address,
  tags: z.array(z.string().overwrite(cleanName).min(1).max(limits.tagNameLength)).max(bookLimits.tags).default([]),
});
export type BookFacts = z.output<typeof BookFacts>;

/** A witness: one form in which the text exists. */
export const Witness = z.object({
  key: WitnessKey,
  kind: z.enum(witnessKinds),
  language: LanguageTag,
  direction: z.literal('rtl').optional(),
  /** Set in columns from right to left, as it was written. */
  vertical: z.boolean().optional(),
  translator: OptionalTitle,
  /** The edition that was typed, scanned or imported. */
  edition: BoundedText(limits.summaryLength).default(''),
  /** The edition in the readers' languages. */
  editions: BoundedTexts(limits.summaryLength).optional(),
  licence: z.string().overwrite(cleanName).max(limits.nameLength).default(''),
  sourceUrl: Address,
});
export type Witness = z.output<typeof Witness>;

export const Volume = z.object({
  key: VolumeKey,
  /** Empty if the book has only one volume. */
  title: Title,
  titles: Names.optional(),
  chapters: z.array(z.object({ key: ChapterKey, title: Title, titles: Names.optional() })).max(bookLimits.chapters),
});
export type Volume = z.output<typeof Volume>;

/** Content of the part `book`: a book without its text. */
export const BookContent = z
  .object({
    /** The subject of the work. */
    work: EntryId.nullable().default(null),
    facts: BookFacts,
    /** The first one is the original, if there is one. */
    witnesses: z.array(Witness).max(bookLimits.witnesses).default([]),
    volumes: z.array(Volume).max(bookLimits.volumes).default([]),
  })
  .refine(({ witnesses }) => areDistinct(witnesses), { path: ['witnesses'], message: 'twice' })
  .refine(({ volumes }) => areDistinct(volumes), { path: ['volumes'], message: 'twice' })
  .refine(({ volumes }) => areDistinct(chaptersOf(volumes)), { path: ['volumes'], message: 'twice' })
  .refine(({ volumes }) => chaptersOf(volumes).length <= bookLimits.chapters, { path: ['volumes'], message: 'length' });
export type BookContent = z.output<typeof BookContent>;

const areDistinct = (list: readonly { key: string }[]) => new Set(list.map(({ key }) => key)).size === list.length;
/** All chapters of a book, in order. */
export const chaptersOf = (volumes: readonly Volume[]) => volumes.flatMap(({ chapters }) => chapters);

/** A margin note, referenced by `<sup data-note="id">`. */
export const SegmentNote = z.object({
  id: SegmentId,
  html: z.string().max(bookLimits.noteLength),
  /** `note`: by the editor or translator; `apparatus`: readings of other manuscripts. */
  kind: z.enum(['note', 'apparatus']),
});
export type SegmentNote = z.output<typeof SegmentNote>;

/** A paragraph, verse or numbered section: the unit of alignment, citation and search. */
export const Segment = z.object({
  id: SegmentId,
  kind: z.enum(segmentKinds).default('paragraph'),
  /** Inline HTML: see `sanitizeSegmentHtml` in safe-segment.ts. */
  html: z.string().max(bookLimits.segmentLength),
  /** For translations: ids of the translated original segments; if absent, the one with the same id. */
  aligned: z.array(SegmentId).max(bookLimits.aligned).optional(),
  notes: z.array(SegmentNote).max(bookLimits.notesOfSegment).optional(),
});
export type Segment = z.output<typeof Segment>;

/** A page of a photocopy: a picture of this site, one drawn from the text (drawn/), or the address of a IIIF canvas. */
export const PhotocopyPage = z.object({
  image: z
    .string()
    .max(limits.nameLength)
    .refine((url) => readPictureAddress(url) !== null || isDrawnPage(url), 'picture')
    .nullable()
    .default(null),
  canvas: Address,
  label: Title.default(''),
  /** Segments of the original on this page. */
  segments: z.array(SegmentId).max(bookLimits.segments).default([]),
});
export type PhotocopyPage = z.output<typeof PhotocopyPage>;

/** Content of the part `chapter`: one chapter in one witness. Text has segments, a photocopy has pages. */
export const ChapterContent = z
  .object({
    segments: z.array(Segment).max(bookLimits.segments).default([]),
    pages: z.array(PhotocopyPage).max(bookLimits.pages).default([]),
  })
  .refine(({ segments }) => new Set(segments.map(({ id }) => id)).size === segments.length, {
    path: ['segments'],
    message: 'twice',
  });
export type ChapterContent = z.output<typeof ChapterContent>;

/** Whether a chapter has no visible content: neither text nor pages. */
export const isEmptyChapter = ({ segments, pages }: ChapterContent): boolean =>
  pages.length === 0 && segments.every(({ html }) => !html.replace(/<[^>]*(?:>|$)|&nbsp;/g, '').trim());

/** The key of a part `chapter`. */
export const partKey = (chapter: string, witness: string) => `${chapter}~${witness}`;
/** Parses such a key; null if it is invalid. */
export function readPartKey(key: string): { chapter: string; witness: string } | null {
  const [chapter = '', witness = '', ...rest] = key.split('~');
  return rest.length || !ChapterKey.safeParse(chapter).success || !WitnessKey.safeParse(witness).success
    ? null
    : { chapter, witness };
}
