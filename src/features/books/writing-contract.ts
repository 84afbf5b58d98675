import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { EntryId, PageNumber, PageSize } from '../../rules/schemas.ts';
import { OpenedVersions, SaveResult, SaveFields, saveErrors, Submissions } from '../../editing/revisions/contract.ts';
import { BookContent, ChapterContent, ChapterKey, WitnessKey } from './rules.ts';

export const saveBook = endpoint('POST /api/book/save', {
  summary: 'Saves or submits a book: its facts, witnesses and table of contents. Without `bookId`, creates a book.',
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
});

export const openBookPart = endpoint('GET /data/book/part/{bookId}', {
  summary:
    'Everything needed to edit a book or one of its chapters: the published content, ' +
    'its state and lock, the caller’s draft, and the caller’s last rejected revision.',
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
    ...OpenedVersions.shape,
    owner: z.string().nullable(),
    until: z.string().nullable(),
    /** For a translation: the segments of the original to align with. */
    original: z.array(z.object({ id: z.string(), html: z.string() })),
  }),
  fails: ['bookNotFound', 'chapterNotFound'],
  example: { bookId: 'book-laozi' },
});

export const deleteBook = endpoint('POST /api/book/delete', {
  summary:
    'With `type` book, deletes the caller’s drafts of a book, and the published book if no one else ' +
    'contributed to it. With `type` link, removes the caller’s link from the book to the entry `itemId`.',
  for: 'member',
  abortPrevious: false,
  input: z.object({ bookId: EntryId, itemId: EntryId.optional(), type: z.enum(['book', 'link']).default('book') }),
  fails: ['bookNotFound', 'bookNotMine', 'entryNotFound', 'underReview'],
  example: { bookId: 'book-laozi' },
});

export const linkBook = endpoint('POST /api/book/search/save', {
  summary:
    'Proposes to list a book in an entry’s library, or removes the caller’s link. ' +
    'Readers see the link once it is reviewed; `linked` says whether they do already.',
  for: 'member with phone',
  abortPrevious: false,
  input: z.object({ bookId: EntryId, itemId: EntryId, requestType: z.enum(['add', 'remove']).default('add') }),
  reply: z.object({ linked: z.boolean() }),
  fails: [...saveErrors, 'bookNotFound', 'entryNotFound'],
  example: { bookId: 'book-laozi', itemId: 'confucianism', requestType: 'add' },
});

export const myBooks = endpoint('GET /api/user/book/list/{lang}/{n}/{page}/{size}', {
  summary:
    'The caller’s proposals for books and chapters by audit state (n): ' +
    '0 all, 1 drafts, 2 under review, 3 passed, 4 not passed, 5 featured.',
  for: 'member',
  input: z.object({ n: z.coerce.number().int().min(0).max(5), page: PageNumber, size: PageSize }),
  reply: Submissions,
  example: { n: 0, page: 1, size: 20 },
});
