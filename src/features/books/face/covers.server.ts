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
