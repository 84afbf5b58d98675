import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { EntryId, PageNumber, PageSize } from '../../rules/schemas.ts';
import { contentStates } from '../../rules/revision-states.ts';
import { SaveResult, SaveFields, saveErrors, Submissions } from '../../editing/revisions/contract.ts';
import { BookContent, ChapterContent, ChapterKey, WitnessKey } from './rules.ts';

export const saveBook = endpoint('POST /api/book/save', {
  summary: 'Saves or submits a book: its facts, its witnesses, its contents. Without `bookId` a new one is begun.',
  for: 'member with phone',
  carries: 'list',
  abortPrevious: false,
  input: SaveFields.extend({ bookId: EntryId.optional(), book: BookContent }),
  reply: SaveResult,
  fails: [...saveErrors, 'bookNotFound'],
  example: {
    book: {
      facts: {
        title: 'Commentarii',
        genre: 'ancient_en',
        language: 'la',
        bookAuthors: [{ name: 'C. Iulius Caesar' }],
      },
    },
    draft: true,
  },
  exampleRuns: false,
});

export const saveChapter = endpoint('POST /data/book/chapter', {
  summary: 'Saves or submits one chapter of a book in one witness, segment by segment.',
  for: 'member with phone',
  carries: 'list',
  abortPrevious: false,
  input: SaveFields.extend({ bookId: EntryId, chapter: ChapterKey, witness: WitnessKey, content: ChapterContent }),
  reply: SaveResult,
  fails: [...saveErrors, 'bookNotFound', 'chapterNotFound'],
  example: {
    bookId: 'book-laozi',
    chapter: '1',
    witness: 'en',
    content: { segments: [{ id: '1', html: 'The way that can be told' }] },
    draft: true,
  },
  exampleRuns: false,
});

/** A revision for the editor of a book or chapter. */
const Version = z.object({ id: z.string(), content: z.unknown() });
export const openBookPart = endpoint('GET /data/book/part/{bookId}', {
  summary:
    'Everything that is known of a book, or of one chapter of it, to whoever would write it: what readers see, its state and lock, my draft, my last rejection.',
  for: 'member',
  abortPrevious: false,
  input: z.object({ bookId: EntryId, chapter: ChapterKey.optional(), witness: WitnessKey.optional() }),
  reply: z.object({
    bookId: z.string(),
    title: z.string(),
    /** Whether the book is published; an unpublished one is submitted without a lock. */
    isPublished: z.boolean(),
    /** Contents and witnesses as the author sees them: from their own draft, or the published version. */
    book: BookContent,
    base: Version.nullable(),
    state: z.enum(contentStates),
    owner: z.string().nullable(),
    until: z.string().nullable(),
    draft: Version.extend({
      changedAt: z.string(),
      version: z.number().int(),
      tab: z.string().nullable(),
      baseId: z.string().nullable(),
      note: z.string(),
    }).nullable(),
    rejected: Version.extend({ reason: z.string() }).nullable(),
    pending: z.string().nullable(),
    /** For a translation: the segments of the original to align with. */
    original: z.array(z.object({ id: z.string(), html: z.string() })),
  }),
  fails: ['bookNotFound', 'chapterNotFound'],
  example: { bookId: 'book-laozi' },
});

export const deleteBook = endpoint('POST /api/book/delete', {
  summary:
    'Deletes a book of mine (`type` book): my drafts of it, and where readers have it and nobody else wrote in it, the whole; or my link of it to an entry (`type` link, with `itemId`).',
  for: 'member',
  abortPrevious: false,
  input: z.object({ bookId: EntryId, itemId: EntryId.optional(), type: z.enum(['book', 'link']).default('book') }),
  reply: z.null(),
  fails: ['bookNotFound', 'bookNotMine', 'entryNotFound', 'underReview'],
  example: { bookId: 'book-laozi' },
  exampleRuns: false,
});

export const linkBook = endpoint('POST /api/book/search/save', {
  summary:
    'Proposes that an entry’s library lists a book that was found: readers see it once it is reviewed (`linked` says whether they do already); or takes my link away.',
  for: 'member with phone',
  abortPrevious: false,
  input: z.object({ bookId: EntryId, itemId: EntryId, requestType: z.enum(['add', 'remove']).default('add') }),
  reply: z.object({ linked: z.boolean() }),
  fails: [...saveErrors, 'bookNotFound', 'entryNotFound'],
  example: { bookId: 'book-laozi', itemId: 'confucianism', requestType: 'add' },
  exampleRuns: false,
});

export const myBooks = endpoint('GET /api/user/book/list/{lang}/{n}/{page}/{size}', {
  summary:
    'My proposals of books and chapters by audit state: n is 0 for all, 1 drafts, 2 under review, 3 passed, 4 not passed, 5 featured.',
  for: 'member',
  input: z.object({ n: z.coerce.number().int().min(0).max(5), page: PageNumber, size: PageSize }),
  reply: Submissions,
  example: { n: 0, page: 1, size: 20 },
  exampleRuns: false,
});
