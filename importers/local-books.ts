import { sql } from 'kysely';
import type { BookContent } from '../src/features/books/rules.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { findLocalSubjects } from './packs/local-subjects.ts';

/** Whether a thing with this id exists that this origin did not import. */
export async function isFromOtherOrigin(
  db: Database,
  { id, key }: { id: string; key: string },
  origin: string,
): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`
    select exists (select from import_record where origin_id = ${origin} and key = ${key}) as ours
    from thing where id = ${id}`.execute(db);
  return rows.length > 0 && !rows[0]!.ours;
}

/** Replaces its work and authors by their ids here; unknown ones keep only their name. */
export async function withLocalSubjects(db: Database, content: BookContent, origin: string): Promise<BookContent> {
  const { work, facts } = content;
  const localIds = await findLocalSubjects(
    db,
    [work, ...facts.bookAuthors.map(({ itemId }) => itemId)].flatMap((id) => id ?? []),
    origin,
  );
  const at = (id: string | null) => (id === null ? null : (localIds.get(id) ?? null));
  return {
    ...content,
    work: at(work),
    facts: { ...facts, bookAuthors: facts.bookAuthors.map((author) => ({ ...author, itemId: at(author.itemId) })) },
  };
}
