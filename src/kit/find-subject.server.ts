import { fail } from '../rules/errors.ts';
import { partsOfEntryId } from '../rules/entry-ids.ts';
import type { Database } from './database/database.server.ts';

/**
 * The subject id for an entry id. Accepts a subject's own id, and the id of a language that has no entry. Fails with
 * `entryNotFound`.
 */
export async function subjectOf(db: Database, id: string): Promise<string> {
  const entry = await db.selectFrom('entry').where('id', '=', id).select('subjectId').executeTakeFirst();
  if (entry) return entry.subjectId;
  const subject = await db
    .selectFrom('subject')
    .where('id', 'in', [id, partsOfEntryId(id).subjectId])
    .select('id')
    .executeTakeFirst();
  return subject?.id ?? fail('entryNotFound');
}
