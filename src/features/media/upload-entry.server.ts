import type { Database } from '../../kit/database/database.server.ts';
import { parseEntryId } from '../../rules/entry-ids.ts';

/** The entry for which a file was uploaded, whether published or still a draft. */
export async function findUploadEntry(db: Database, itemId: string): Promise<string | null> {
  const ids = [itemId, parseEntryId(itemId).subjectId];
  return (await db.selectFrom('thing').where('id', 'in', ids).select('id').executeTakeFirst())?.id ?? null;
}
