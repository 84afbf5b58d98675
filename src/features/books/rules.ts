import { z } from 'zod';
import * as limits from '../../rules/limits.ts';
import { cleanName } from '../../rules/names.ts';
import { readPictureAddress } from '../../rules/picture-address.ts';
import { BoundedText, BoundedTexts, EntryId, Names, TimeInput } from '../../rules/schemas.ts';
import * as most from './limits.ts';
import { isDrawnPage } from './drawn/rules.ts';

/** What a form has to know of the limits. */
export const { titleLength, witnesses: mostWitnesses, chapters: mostChapters, pages: mostPages } = most;

/** Source: spec §3 "Book". */
export const genres = ['ancient_cn', 'ancient_en', 'ancient_writing', 'other'] as const;
export type Genre = (typeof genres)[number];
/** What a form of a book asks for at once, and what it folds. */
export const formGroups = ['needed', 'edition', 'classification'] as const;
export type FormGroup = (typeof formGroups)[number];
export const bindings = ['paperback', 'hardcover', 'other'] as const;
export const witnessKinds = ['original', 'translation', 'photocopy'] as const;
export type WitnessKind = (typeof witnessKinds)[number];
export const segmentKinds = ['paragraph', 'verse', 'heading'] as const;

const Title = z.string().overwrite(cleanName).max(most.titleLength);
const Line = Title.nullable().default(null);
const Address = BoundedText(limits.addressLength).nullable().default(null);
/** A language tag of BCP 47: `lzh`, `grc`, `akk-Latn`. */
export const LanguageTag = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/);
/** What a chapter is called in addresses and revisions, unique in its book. */
export const ChapterKey = z
  .string()
  .max(40)
  .regex(/^[\w.-]{1,40}$/);
const VolumeKey = ChapterKey;
/** What a witness is called in addresses: `original`, `en`, `fr-remusat`. */
export const WitnessKey = z
  .string()
  .max(24)
  .regex(/^[a-z0-9-]{1,24}$/);
/** The address of a segment in its chapter, as its edition numbers it: `1`, `12`, `1.2`, `4b`. */
export const SegmentId = z
  .string()
  .max(40)
  .regex(/^[\w.:-]{1,40}$/);

/** S09: what is said of a book as a whole. */
export const BookFacts = z.object({
  /** Of this edition, in its own script; a draft may want it yet, and its author. */
  title: Title,
  /** What readers of each language call it. */
  titles: Names.default({}),
  subtitle: Line,
  originalName: Line,
  /** A picture of this site. */
  cover: z
    .string()
    .max(limits.nameLength)
    .refine((url) => readPictureAddress(url) !== null, 'picture')
    .nullable()
    .default(null),
  genre: z.enum(genres),
  /** When, where and by whom this edition was published, as its title page says it. */
  pubDate: Line,
  pubLocation: Line,
  publisher: Line,
  bookAuthors: z
    .array(
      z.object({
        name: Title,
        /** What readers of each language call them, where nobody has written an entry about them. */
        names: Names.optional(),
        itemId: EntryId.nullable().default(null),
      }),
    )
    .max(most.authors),
  otherTitles: z.array(Title.min(1)).max(most.otherTitles).default([]),
  /** Its class in the library: a free word, 子部 or History. */
  classification: Line,
  pageTotal: z.int().min(1).max(1_000_000).nullable().default(null),
  isbn10: Line,
  isbn13: Line,
  infos: z
    .array(
      z.object({ key: Title.min(1), text: BoundedText(limits.wordsLength), time: TimeInput.nullable().default(null) }),
    )
    .max(most.infos)
    .default([]),
  /** The dynasty or state, and the people, in which it was written. */
  dynasty: Names.default({}),
  nationality: Names.default({}),
  /** When the work was written. */
  writing: TimeInput.nullable().default(null),
  translator: Line,
  binding: z.enum(bindings).nullable().default(null),
  /** Of the original. */
  language: LanguageTag,
  description: BoundedTexts(most.descriptionLength).default({}),
  originalUrl: Address,
  tags: z.array(z.string().overwrite(cleanName).min(1).max(limits.tagNameLength)).max(most.tags).default([]),
});
export type BookFacts = z.output<typeof BookFacts>;

/** One way a book is had. */
export const Witness = z.object({
  key: WitnessKey,
  kind: z.enum(witnessKinds),
  language: LanguageTag,
  direction: z.literal('rtl').optional(),
  /** Set in columns from right to left, as it was written. */
  vertical: z.boolean().optional(),
  translator: Line,
  /** What was typed, scanned or imported. */
  edition: BoundedText(limits.wordsLength).default(''),
  /** The same in the readers' languages. */
  editions: BoundedTexts(limits.wordsLength).optional(),
  licence: z.string().overwrite(cleanName).max(limits.nameLength).default(''),
  sourceUrl: Address,
});
export type Witness = z.output<typeof Witness>;

export const Volume = z.object({
  key: VolumeKey,
  /** Empty where the book has only one. */
  title: Title,
  titles: Names.optional(),
  chapters: z.array(z.object({ key: ChapterKey, title: Title, titles: Names.optional() })).max(most.chapters),
});
export type Volume = z.output<typeof Volume>;

/** What the part `book` holds: a book without its text. */
export const BookContent = z
  .object({
    /** The subject that is the work. */
    work: EntryId.nullable().default(null),
    facts: BookFacts,
    /** The first is the original where there is one. */
    witnesses: z.array(Witness).max(most.witnesses).default([]),
    volumes: z.array(Volume).max(most.volumes).default([]),
  })
  .refine(({ witnesses }) => areDistinct(witnesses), { path: ['witnesses'], message: 'twice' })
  .refine(({ volumes }) => areDistinct(volumes), { path: ['volumes'], message: 'twice' })
  .refine(({ volumes }) => areDistinct(chaptersOf(volumes)), { path: ['volumes'], message: 'twice' })
  .refine(({ volumes }) => chaptersOf(volumes).length <= most.chapters, { path: ['volumes'], message: 'length' });
export type BookContent = z.output<typeof BookContent>;

const areDistinct = (list: readonly { key: string }[]) => new Set(list.map(({ key }) => key)).size === list.length;
/** All chapters of a book, in order. */
export const chaptersOf = (volumes: readonly Volume[]) => volumes.flatMap(({ chapters }) => chapters);

/** A note in the margin, referred to by `<sup data-note="id">`. */
export const SegmentNote = z.object({
  id: SegmentId,
  html: z.string().max(most.noteLength),
  /** Of the editor or translator, or of the readings of other manuscripts. */
  kind: z.enum(['note', 'apparatus']),
});
export type SegmentNote = z.output<typeof SegmentNote>;

/** A paragraph, a verse, a numbered section: what is aligned, cited and found. */
export const Segment = z.object({
  id: SegmentId,
  kind: z.enum(segmentKinds).default('paragraph'),
  /** Inline HTML: see `segmentHtml` in safe-segment.ts. */
  html: z.string().max(most.segmentLength),
  /** Of a translation: ids of the original's segments that it renders; absent means that of the same id. */
  aligned: z.array(SegmentId).max(most.aligned).optional(),
  notes: z.array(SegmentNote).max(most.notesOfSegment).optional(),
});
export type Segment = z.output<typeof Segment>;

/** One page of a photocopy: a picture of this site, one that is drawn from the text (drawn/), or the address of a IIIF canvas. */
export const PhotocopyPage = z.object({
  image: z
    .string()
    .max(limits.nameLength)
    .refine((url) => readPictureAddress(url) !== null || isDrawnPage(url), 'picture')
    .nullable()
    .default(null),
  canvas: Address,
  label: Title.default(''),
  /** Segments of the original that stand on it. */
  segments: z.array(SegmentId).max(most.segments).default([]),
});
export type PhotocopyPage = z.output<typeof PhotocopyPage>;

/** What the part `chapter` holds: one chapter of one witness. Text has segments, a photocopy has pages. */
export const ChapterContent = z
  .object({
    segments: z.array(Segment).max(most.segments).default([]),
    pages: z.array(PhotocopyPage).max(most.pages).default([]),
  })
  .refine(({ segments }) => new Set(segments.map(({ id }) => id)).size === segments.length, {
    path: ['segments'],
    message: 'twice',
  });
export type ChapterContent = z.output<typeof ChapterContent>;

/** Nothing that a reader could see: neither words nor a page. */
export const isEmptyChapter = ({ segments, pages }: ChapterContent): boolean =>
  pages.length === 0 && segments.every(({ html }) => !html.replace(/<[^>]*(?:>|$)|&nbsp;/g, '').trim());

/** The key of a part `chapter`. */
export const partKey = (chapter: string, witness: string) => `${chapter}~${witness}`;
/** The way back; null for what is none. */
export function readPartKey(key: string): { chapter: string; witness: string } | null {
  const [chapter = '', witness = '', ...rest] = key.split('~');
  return rest.length || !ChapterKey.safeParse(chapter).success || !WitnessKey.safeParse(witness).success
    ? null
    : { chapter, witness };
}
