import { z } from 'zod';
import { endpoint } from '../../../kit/calls/endpoint.ts';
import * as limits from '../../../rules/limits.ts';
import { EntryId, PageNumber, PageSize, TimeRecord } from '../../../rules/schemas.ts';
import { Hit } from '../../search/contract.ts';
import { Keyword, HighlightRange } from '../../../kit/suggestions/contract.ts';
import { ChapterKey, genres, WitnessKey } from '../rules.ts';
import { filterNames, sortOrders } from './rules.ts';

/** A text with its language tag. */
const LocalizedText = z.object({ text: z.string(), lang: z.string() });

/** A place where a term occurs, in the original spelling. */
export const FoundPassage = z.object({
  chapter: z.string(),
  chapterTitle: z.string(),
  witness: z.string(),
  kind: z.enum(['original', 'translation', 'photocopy']),
  /** Whether it is in a note. */
  isNote: z.boolean(),
  segment: z.string(),
  lang: z.string(),
  text: z.string(),
  marks: z.array(HighlightRange),
  href: z.string(),
});
export type FoundPassage = z.output<typeof FoundPassage>;

/** A found book, or a book with matching passages. */
export const FoundBook = z.object({
  id: z.string(),
  title: LocalizedText,
  /** The edition's own title, if readers see another. */
  ownTitle: LocalizedText.nullable(),
  authors: z.array(z.object({ name: z.string(), href: z.string().nullable() })),
  dynasty: z.string().nullable(),
  time: TimeRecord.nullable(),
  genre: z.enum(genres),
  href: z.string(),
  /** Number of matching passages. */
  count: z.number(),
  /** Their number in each hundredth of the book. */
  strip: z.array(z.number()),
  /** The chapters with matches, in order. */
  chapters: z.array(z.object({ title: z.string(), count: z.number(), href: z.string() })),
  /** The first matching passages. */
  passages: z.array(FoundPassage),
});
export type FoundBook = z.output<typeof FoundBook>;

const Facet = z.array(z.object({ value: z.string(), name: z.string(), count: z.number() }));
export type FacetName = (typeof filterNames)[number];

const FacetFilters = z.object(
  Object.fromEntries(filterNames.map((name) => [name, z.string().max(200).optional()])) as Record<
    FacetName,
    z.ZodOptional<z.ZodString>
  >,
);

/** Called by the results page, whose own address also serves programs. */
export const searchPassages = endpoint([], {
  summary: 'Passages of books that contain words or phrases, grouped by book.',
  for: 'anyone',
  cached: true,
  cost: 'dear',
  input: z.object({
    keyword: Keyword,
    page: PageNumber.default(1),
    size: PageSize.default(limits.suggestions),
    sort: z.enum(sortOrders).default('hits'),
    ...FacetFilters.shape,
  }),
  reply: z.object({
    keyword: z.string(),
    /** Number of books. */
    total: z.number(),
    /** Number of passages in all books. */
    passages: z.number(),
    /** Whether the numbers are lower bounds. */
    capped: z.boolean(),
    books: z.array(FoundBook),
    facets: z.record(z.enum(filterNames), Facet),
  }),
  example: { keyword: '天下' },
});
export type PassageResults = z.output<typeof searchPassages.reply>;

export const searchBook = endpoint('GET /home/Book/searchBook', {
  summary: 'Searches books by title and by text.',
  for: 'anyone',
  cached: true,
  cost: 'dear',
  input: z.object({
    keyword: Keyword,
    page: PageNumber.default(1),
    size: PageSize.default(limits.suggestions),
    /** Only books with exactly this title. */
    wholeTitle: z.stringbool().or(z.boolean()).default(false),
    /** Only books written before 1912, the year after which spec §7's ancient books end. */
    ancient: z.stringbool().or(z.boolean()).default(false),
  }),
  reply: z.object({
    total: z.number(),
    capped: z.boolean(),
    books: z.array(Hit),
    /** Books whose text contains the term; empty if a title is requested. */
    inTexts: z.object({ total: z.number(), passages: z.number(), capped: z.boolean(), books: z.array(FoundBook) }),
  }),
  example: { keyword: 'iliad' },
});

/** Called by the results page. */
export const searchBookNames = endpoint([], {
  summary: 'Books by title in any script, other titles, author, translator or ISBN.',
  for: 'anyone',
  cached: true,
  input: searchPassages.input,
  reply: searchPassages.reply,
  example: { keyword: '论语' },
});

export const searchInBook = endpoint('GET /data/book/search', {
  summary: 'The places in a book that contain words or phrases, in reading order, and their number.',
  for: 'anyone',
  cached: true,
  input: z.object({
    id: EntryId,
    keyword: Keyword,
    /** Only in these witnesses, separated by commas; empty for all. */
    witnesses: z.string().max(260).default(''),
    /** The open chapter: its places are returned, if it has any and `from` is absent. */
    chapter: ChapterKey.optional(),
    /** Index of the first place to return, from 0. */
    from: z.coerce.number().int().min(0).max(1_000_000).optional(),
  }),
  reply: z.object({
    total: z.number(),
    /** Whether there are more than were counted. */
    capped: z.boolean(),
    /** Index of the first returned place. */
    first: z.number(),
    places: z.array(
      FoundPassage.extend({
        /** Range in the segment's text without notes, or in its notes: start and exclusive end. */
        range: HighlightRange,
      }),
    ),
  }),
  fails: ['bookNotFound'],
  example: { id: 'book-laozi', keyword: '道' },
});
export type PlacesInBook = z.output<typeof searchInBook.reply>;

/** Called by its page. */
export const similarPassages = endpoint([], {
  summary: 'Passages elsewhere that share long stretches of text with a segment.',
  for: 'anyone',
  cached: true,
  cost: 'dear',
  input: z.object({ id: EntryId, chapter: ChapterKey, witness: WitnessKey, segment: z.string().max(40) }),
  reply: z.object({
    book: z.object({ id: z.string(), title: LocalizedText, href: z.string() }),
    segment: z.object({ text: z.string(), lang: z.string(), marks: z.array(HighlightRange) }),
    passages: z.array(
      z.object({
        book: z.object({ id: z.string(), title: LocalizedText }),
        chapterTitle: z.string(),
        segment: z.string(),
        lang: z.string(),
        text: z.string(),
        marks: z.array(HighlightRange),
        /** Number of shared characters. */
        shared: z.number(),
        href: z.string(),
      }),
    ),
  }),
  fails: ['bookNotFound'],
  example: { id: 'book-laozi', chapter: '1', witness: 'original', segment: '1' },
});
export type SimilarPassages = z.output<typeof similarPassages.reply>;
