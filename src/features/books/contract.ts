import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { BoundedText, EntryId, PageNumber, PageSize, Texts, TimeRecord } from '../../rules/schemas.ts';
import * as limits from '../../rules/limits.ts';
import * as bookLimits from './limits.ts';
import {
  BookFacts,
  ChapterKey,
  formGroups,
  genres,
  LanguageTag,
  segmentKinds,
  SegmentId,
  SegmentNote,
  witnessKinds,
  WitnessKey,
} from './rules.ts';

const LocalizedText = z.object({ text: z.string(), lang: z.string() });
/** An author: the entry's name in the reader's language if there is an entry. */
const Author = z.object({ name: z.string(), itemId: z.string().nullable(), id: z.string().nullable() });
export const ShownWitness = z.object({
  key: WitnessKey,
  kind: z.enum(witnessKinds),
  language: LanguageTag,
  direction: z.literal('rtl').nullable(),
  vertical: z.boolean(),
  translator: z.string().nullable(),
  edition: z.string(),
  licence: z.string(),
  sourceUrl: z.string().nullable(),
});
export type ShownWitness = z.output<typeof ShownWitness>;

/** A book in a list. */
export const BookCard = z.object({
  id: z.string(),
  href: z.string(),
  title: LocalizedText,
  /** Title of the edition, if different. */
  ownTitle: LocalizedText.nullable(),
  authors: z.array(Author),
  genre: z.enum(genres),
  dynasty: z.string().nullable(),
  time: TimeRecord.nullable(),
  century: z.number().nullable(),
  language: z.string(),
  /** Languages of its translations. */
  translations: z.array(z.string()),
  hasPhotocopy: z.boolean(),
  chapters: z.number(),
  cover: z.string().nullable(),
  description: LocalizedText.nullable(),
  tags: z.array(z.string()),
});
export type BookCard = z.output<typeof BookCard>;
const BookList = z.object({ total: z.number(), books: z.array(BookCard) });

const FilterValue = BoundedText(limits.nameLength);
/** The filters of the library. */
export const BookFilters = z.object({
  genre: z.enum(genres).optional(),
  dynasty: FilterValue.optional(),
  /** An author's entry, or a name. */
  author: FilterValue.optional(),
  century: z.coerce.number().int().min(-100).max(100).optional(),
  /** Language of the original. */
  language: LanguageTag.optional(),
  tag: FilterValue.optional(),
  /** Requires a witness: a translation into this language, or a photocopy. */
  translation: LanguageTag.optional(),
  photocopy: z.coerce.boolean().optional(),
});
export type BookFilters = z.output<typeof BookFilters>;
export const bookOrders = ['time', 'title', 'newest'] as const;
const Page = { page: PageNumber.default(1), size: PageSize.default(bookLimits.libraryPageSize) };

export const bookList = endpoint('POST /api/index/book/list', {
  summary:
    'Books of the library by genre, dynasty, author, century, language or tag, in order of time, title or change.',
  for: 'anyone',
  cached: true,
  input: z.object({ filters: BookFilters.default({}), order: z.enum(bookOrders).default('time'), ...Page }),
  reply: BookList,
  example: { filters: {}, page: 1, size: 10 },
});

export const groupings = ['genre', 'dynasty', 'author', 'century', 'language', 'translation'] as const;
const Count = z.object({
  key: z.string(),
  name: z.string(),
  lang: z.string().nullable(),
  count: z.number(),
  /** For an original language: a title in it. */
  sample: z.string().nullable(),
});
export const bookCounts = endpoint('POST /api/index/book/aggregate/{lang}', {
  summary: 'The number of books per genre, dynasty, author, century, original language or translation language.',
  for: 'anyone',
  cached: true,
  input: z.object({ type: z.enum(groupings), filters: BookFilters.default({}) }),
  reply: z.object({ counts: z.array(Count) }),
  example: { type: 'dynasty' },
});

const Tags = z.object({ tags: z.array(z.object({ name: z.string(), count: z.number() })) });
export const hotTags = endpoint(['POST /api/index/book/list/hottags', 'GET /home/Book/hottags'], {
  summary: 'The most frequent tags of books.',
  for: 'anyone',
  cached: true,
  reply: Tags,
});
export const hotTagsOfEntry = endpoint('GET /home/Book/hottags/{lang}/{belongItem}', {
  summary: 'The most frequent tags of an entry’s books.',
  for: 'anyone',
  cached: true,
  input: z.object({ belongItem: EntryId }),
  reply: Tags,
  fails: ['entryNotFound'],
  example: { belongItem: 'laozi' },
});

/** How a book belongs to an entry: as an edition of the work, by its author, or linked by a member. */
export const belongings = ['work', 'author', 'linked'] as const;
const BelongingFilter = z.enum(['all', ...belongings]);
export const booksOfEntry = endpoint('GET /api/book/list/{lang}/{a}/{b}/{c}/{d}', {
  summary:
    'The books of an entry (a): editions of it, books by it, ' +
    'or books linked to it (b: all, work, author, linked). c is the page, d the page size.',
  for: 'anyone',
  cached: true,
  input: z.object({
    a: EntryId,
    b: BelongingFilter.default('all'),
    c: PageNumber.default(1),
    d: PageSize.default(bookLimits.libraryPageSize),
  }),
  reply: z.object({ total: z.number(), books: z.array(BookCard.extend({ belongs: z.enum(belongings) })) }),
  fails: ['entryNotFound'],
  example: { a: 'laozi', b: 'all', c: 1, d: 10 },
});
export const booksRecorded = endpoint('GET /home/Book/record/{lang}/{belongItem}/{type}', {
  summary: 'The books that members have linked to an entry, of one genre or of all.',
  for: 'anyone',
  cached: true,
  input: z.object({ belongItem: EntryId, type: z.enum(['all', ...genres]).default('all') }),
  reply: BookList,
  fails: ['entryNotFound'],
  example: { belongItem: 'laozi', type: 'all' },
});

/** Source: spec §3 "Book". */
export const BookDetail = BookFacts.extend({
  id: z.string(),
  href: z.string(),
  shownTitle: LocalizedText,
  /** All authors in one line. */
  bookAuthor: z.string(),
  authors: z.array(Author),
  customInfos: z.object({
    dynasty: z.string().nullable(),
    nationality: z.string().nullable(),
    creationTime: z.string().nullable(),
  }),
  writingDate: z.string().nullable(),
  /** In the language of the call, or the best available; `descriptions` has all. */
  description: z.string(),
  descriptions: Texts,
  shownDescription: LocalizedText.nullable(),
  work: z.object({ id: z.string(), itemId: z.string(), name: z.string() }).nullable(),
  witnesses: z.array(ShownWitness),
  chapters: z.number(),
  changedAt: z.string(),
});
export type BookDetail = z.output<typeof BookDetail>;
export const bookDetail = endpoint(['GET /api/book/detail/{id}', 'GET /home/Book/getDetail/{lang}/{id}'], {
  summary: 'A book with all its fields, its work and its witnesses.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId }),
  reply: BookDetail,
  fails: ['bookNotFound'],
  example: { id: 'book-laozi' },
});

export const BookContents = z.object({
  volumes: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      chapters: z.array(
        z.object({
          key: ChapterKey,
          title: LocalizedText,
          /** The edition's own title if readers see another. */
          ownTitle: z.string().nullable(),
          href: z.string(),
          /** Witnesses that contain the chapter. */
          witnesses: z.array(WitnessKey),
        }),
      ),
    }),
  ),
});
export type BookContents = z.output<typeof BookContents>;
/** The specification says `GET /home/Book/getBookIndexList/cn/{id}`, and that any language code works. */
export const bookContents = endpoint('GET /home/Book/getBookIndexList/{lang}/{id}', {
  summary: 'A book’s table of contents: volumes and chapters, and the witnesses that contain each chapter.',
  for: 'anyone',
  cached: true,
  input: z.object({ id: EntryId }),
  reply: BookContents,
  fails: ['bookNotFound'],
  example: { id: 'book-laozi' },
});

export const ShownSegment = z.object({
  id: SegmentId,
  kind: z.enum(segmentKinds),
  html: z.string(),
  notes: z.array(SegmentNote),
});
export type ShownSegment = z.output<typeof ShownSegment>;
export const ShownPage = z.object({
  /** Number in the chapter, from 1. */
  number: z.number(),
  image: z.string().nullable(),
  canvas: z.string().nullable(),
  label: z.string(),
});
export type ShownPage = z.output<typeof ShownPage>;
/** One row of the reader: a cell per displayed witness, in order. */
export const AlignedRow = z.object({
  /** Its address: the first segment of the original in the row. */
  id: SegmentId,
  cells: z.array(z.object({ segments: z.array(ShownSegment), pages: z.array(ShownPage) })),
});
export type AlignedRow = z.output<typeof AlignedRow>;
const ChapterLink = z.object({ key: ChapterKey, title: LocalizedText, href: z.string() });

/** The displayed witnesses, `original,en`. */
const WitnessList = z
  .string()
  .max(100)
  .transform((text) =>
    [...new Set(text.split(',').filter((key) => WitnessKey.safeParse(key).success))].slice(
      0,
      bookLimits.parallelWitnesses,
    ),
  );

export const ShownChapter = z.object({
  book: z.object({
    id: z.string(),
    title: LocalizedText,
    ownTitle: z.string(),
    authors: z.array(Author),
    workId: z.string().nullable(),
  }),
  chapter: z.object({ key: ChapterKey, title: LocalizedText, ownTitle: z.string(), volume: z.string() }),
  /** All witnesses of the book, and the displayed ones. */
  witnesses: z.array(ShownWitness),
  read: z.array(WitnessKey),
  having: z.array(WitnessKey),
  previous: ChapterLink.nullable(),
  next: ChapterLink.nullable(),
  page: z.number(),
  pages: z.number(),
  rows: z.array(AlignedRow),
});
export type ShownChapter = z.output<typeof ShownChapter>;
export const chapterContent = endpoint('POST /home/Book/getBookContent', {
  summary:
    'A page of a chapter: original, translation and notes, aligned by segment. ' +
    '`volumnId` is the chapter, by default the first.',
  for: 'anyone',
  cached: true,
  input: z.object({
    id: EntryId,
    volumnId: ChapterKey.optional(),
    pageNum: PageNumber.default(1),
    /** The displayed witnesses; by default the original, and the translation into the reader’s language. */
    witnesses: WitnessList.optional(),
    /** Returns the page with this segment, and ignores `pageNum`. */
    segment: SegmentId.optional(),
  }),
  reply: ShownChapter,
  fails: ['bookNotFound', 'chapterNotFound'],
  example: { id: 'book-laozi', pageNum: 1 },
});

export const printPage = endpoint(
  ['GET /api/index/book/print/{lang}/{bookId}/', 'GET /api/index/book/print/{lang}/{bookId}/{volumnId}/{pageNum}'],
  {
    summary:
      'A page for printing: of the photocopy if the book has one, ' +
      'else of the original. Chapter and page default to the first.',
    for: 'anyone',
    cached: true,
    input: z.object({ bookId: EntryId, volumnId: ChapterKey.optional(), pageNum: PageNumber.default(1) }),
    reply: ShownChapter,
    fails: ['bookNotFound', 'chapterNotFound'],
    example: { bookId: 'book-laozi' },
  },
);

export const relatedBooks = endpoint('POST /api/search/relatedbook', {
  summary:
    'Books related to an entry (its own, then those of the same author, dynasty or century) or matching a keyword.',
  for: 'anyone',
  cached: true,
  input: z.object({ keyword: BoundedText(limits.searchTermLength).optional(), itemId: EntryId.optional(), ...Page }),
  reply: BookList,
  fails: ['entryNotFound'],
  example: { itemId: 'laozi' },
});
export const bookSuggestion = endpoint('POST /api/search/bookSuggestion', {
  summary: 'Books whose title, author or ISBN begins with the typed text.',
  for: 'anyone',
  cached: true,
  input: z.object({ keyword: BoundedText(limits.searchTermLength) }),
  reply: z.object({ books: z.array(BookCard) }),
  example: { keyword: '道德' },
});

const fieldInputs = [
  'text',
  'texts',
  'long',
  'number',
  'time',
  'authors',
  'list',
  'choice',
  'picture',
  'address',
  'language',
  'infos',
] as const;
export const bookForm = endpoint('POST /api/index/book/formTemplate', {
  summary: 'The form fields for a book of a genre.',
  for: 'anyone',
  cached: true,
  input: z.object({ genre: z.enum(genres) }),
  reply: z.object({
    fields: z.array(
      z.object({
        field: z.string(),
        label: z.string(),
        input: z.enum(fieldInputs),
        required: z.boolean(),
        most: z.number().nullable(),
        choices: z.array(z.object({ value: z.string(), name: z.string() })),
        group: z.enum(formGroups),
      }),
    ),
  }),
  example: { genre: 'ancient_cn' },
});

/** A genre and a century: `ancient_cn~-5`. */
const ConeSegmentId = z
  .string()
  .max(40)
  .regex(/^(?:ancient_cn|ancient_en|ancient_writing|other)~-?\d{1,3}$/);
const ConeSegment = z.object({ segment: ConeSegmentId, genre: z.enum(genres), century: z.number(), count: z.number() });
export const cone = endpoint('POST /api/index/book/conic', {
  summary: 'The number of books per century and genre, for the cone along time; undated books are counted separately.',
  for: 'anyone',
  cached: true,
  input: z.object({ filters: BookFilters.default({}) }),
  reply: z.object({ segments: z.array(ConeSegment), undated: z.number() }),
  example: { filters: {} },
});
export const coneList = endpoint('POST /api/index/book/conic/list', {
  summary: 'The books of one segment of the cone.',
  for: 'anyone',
  cached: true,
  input: z.object({ segment: ConeSegmentId, filters: BookFilters.default({}), ...Page }),
  reply: BookList,
  example: { segment: 'ancient_cn~-4' },
});
const ConePoint = z.object({
  id: z.string(),
  href: z.string(),
  title: LocalizedText,
  genre: z.enum(genres),
  /** Historical years. */
  from: z.number(),
  until: z.number(),
});
export type ConePoint = z.output<typeof ConePoint>;
export const conePoints = endpoint('GET /api/index/book/{lang}/conic/point', {
  summary: 'Every dated book as a point of the cone: its date of writing and its genre.',
  for: 'anyone',
  cached: true,
  reply: z.object({ points: z.array(ConePoint) }),
});
