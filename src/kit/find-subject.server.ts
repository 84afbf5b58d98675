import { fail } from '../rules/errors.ts';
import { partsOfEntryId } from '../rules/entry-ids.ts';
import type { Database } from './database/database.server.ts';

/**
 * The subject behind an entry's id; a subject's own id, and one in a language it is not written in, are understood too.
 * Fails with `entryNotFound`.
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
