import type { Database } from '../../../kit/database/database.server.ts';
import { loadFirstPictures } from '../../../kit/pictures/first-pictures.server.ts';
import type { BookFacts } from '../rules.ts';

/** Returns the picture of each book: its own cover, else the picture of its work. */
export async function coversOf(
  db: Database,
  books: readonly { id: string; workId: string | null; facts: BookFacts }[],
): Promise<(id: string) => string | null> {
  const pictures = await loadFirstPictures(
    db,
    books.flatMap(({ workId, facts }) => (workId !== null && facts.cover === null ? workId : [])),
  );
  const covers = new Map(
    books.map(({ id, workId, facts }) => [id, facts.cover ?? pictures.get(workId ?? '')?.url ?? null]),
  );
  return (id) => covers.get(id) ?? null;
}

/** The pictures of some books, by id; a book without a picture is left out. */
export async function loadCovers(db: Database, bookIds: readonly string[]): Promise<Map<string, string>> {
  if (!bookIds.length) return new Map();
  const books = await db.selectFrom('book').where('id', 'in', bookIds).select(['id', 'workId', 'facts']).execute();
  const coverOf = await coversOf(db, books);
  return new Map(
    books.flatMap(({ id }) => {
      const cover = coverOf(id);
      return cover === null ? [] : [[id, cover]];
    }),
  );
}
