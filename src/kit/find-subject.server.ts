import { fail } from '../rules/errors.ts';
import { partsOfEntryId } from '../rules/entry-ids.ts';
import type { Database } from './database/database.server.ts';
import { readOnce } from './database/reading.server.ts';

/** As `findSubject`; fails with `entryNotFound`. */
export const subjectOf = async (db: Database, id: string): Promise<string> =>
  (await findSubject(db, id)) ?? fail('entryNotFound');

/**
 * The subject id for an entry id; null for none. Accepts a subject's own id, and the id of a language that has no entry.
 */
export const findSubject = (db: Database, id: string): Promise<string | null> =>
  readOnce(db, `subject of ${id}`, () => lookUp(db, id));

async function lookUp(db: Database, id: string): Promise<string | null> {
  const entry = await db.selectFrom('entry').where('id', '=', id).select('subjectId').executeTakeFirst();
  if (entry) return entry.subjectId;
  const subject = await db
    .selectFrom('subject')
    .where('id', 'in', [id, partsOfEntryId(id).subjectId])
    .select('id')
    .executeTakeFirst();
  return subject?.id ?? null;
}
