import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { StoredCitation } from '../../rules/schemas.ts';

export const findSource = endpoint('GET /data/source/find', {
  summary:
    'Searches cited sources by words in title or author. The address of a book segment on this site returns ' +
    'that passage. An ISBN or DOI returns that source, looked up externally if the operator allows it.',
  for: 'member',
  ownTransactions: true,
  abortPrevious: false,
  input: z.object({ q: z.string().trim().min(1).max(1000) }),
  reply: z.object({ sources: z.array(StoredCitation) }),
  fails: ['sourceNotFound', 'identifierWrong', 'lookupFailed', 'tryLater'],
  example: { q: 'Shiji' },
});

export const sourceLookup = endpoint('GET /data/source/lookup', {
  summary: 'Whether an ISBN or DOI unknown to this site is looked up externally (SOURCE_LOOKUP).',
  for: 'anyone',
  abortPrevious: false,
  reply: z.object({ isOn: z.boolean() }),
});

export const FoundBook = z.object({
  title: z.string(),
  subtitle: z.string().nullable(),
  authors: z.array(z.string()),
  year: z.string().nullable(),
  publisher: z.string().nullable(),
  place: z.string().nullable(),
  pages: z.number().int().nullable(),
  isbn13: z.string(),
});
export type FoundBook = z.output<typeof FoundBook>;

export const findBook = endpoint('GET /data/source/book', {
  summary: 'Looks up the book with this ISBN externally, if the operator allows it.',
  for: 'member',
  ownTransactions: true,
  input: z.object({ isbn: z.string().trim().min(1).max(100) }),
  reply: z.object({ /** Null if look-ups are disabled. */ book: FoundBook.nullable() }),
  fails: ['sourceNotFound', 'identifierWrong', 'lookupFailed', 'tryLater'],
  example: { isbn: '978-7-101-00304-8' },
});
