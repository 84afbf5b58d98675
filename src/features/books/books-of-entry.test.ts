import { expect, test } from 'vitest';
import { createApi } from '../../kit/calls/api.server.ts';
import { implementations } from '../../calls.server.ts';
import { testContext } from '../../../tests/visitor.ts';
import { openDatabase } from '../../../tests/world.ts';
import { booksOfEntry } from './contract.ts';

test('the books of an entry depend on the entry and these books, not on a list, since every entry page shows them', async () => {
  const { db } = await openDatabase();
  const tags = new Set<string>();
  const context = { ...testContext(db), language: 'en' as const };
  const call = createApi(implementations).callFor({
    ...context,
    cacheTags: (...ids) => ids.forEach((id) => tags.add(id)),
  });
  const { books } = await call(booksOfEntry, { a: 'herodotus' });
  expect(books.map(({ id }) => id)).toContain('book-herodotus');
  expect([...tags]).toEqual(expect.arrayContaining(['herodotus', 'book-herodotus']));
  expect([...tags].filter((tag) => tag === 'lists' || tag.includes(' '))).toEqual([]);
});
