import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { StoredCitation } from '../../rules/schemas.ts';

export const findSource = endpoint('GET /data/source/find', {
  summary:
    'Sources that this encyclopedia cites with these words in title or author; for the address of a segment of a book here that passage; for an ISBN or DOI that source, looked up outside where the house allows it.',
  for: 'member',
  ownTransactions: true,
  input: z.object({ q: z.string().trim().min(1).max(1000) }),
  reply: z.object({ sources: z.array(StoredCitation) }),
  fails: ['sourceNotFound', 'identifierWrong', 'lookupFailed', 'tryLater'],
  example: { q: 'Shiji' },
});

export const sourceLookup = endpoint('GET /data/source/lookup', {
  summary: 'Whether an ISBN or DOI that is not known here is looked up outside (SOURCE_LOOKUP).',
  for: 'anyone',
  input: z.object({}),
  reply: z.object({ isOn: z.boolean() }),
  example: {},
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
  summary: 'What is known outside of the book with this ISBN, where the operator allows looking it up.',
  for: 'member',
  ownTransactions: true,
  input: z.object({ isbn: z.string().trim().min(1).max(100) }),
  reply: z.object({ /** Null if look-ups are disabled. */ book: FoundBook.nullable() }),
  fails: ['sourceNotFound', 'identifierWrong', 'lookupFailed', 'tryLater'],
  example: { isbn: '978-7-101-00304-8' },
});
