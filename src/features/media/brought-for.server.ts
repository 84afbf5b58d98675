import type { Database } from '../../kit/database/database.server.ts';
import { partsOfEntryId } from '../../rules/entry-ids.ts';

/** The entry for which a file was uploaded, whether published or still a draft. */
export async function broughtFor(db: Database, itemId: string): Promise<string | null> {
  const ids = [itemId, partsOfEntryId(itemId).subjectId];
  return (await db.selectFrom('thing').where('id', 'in', ids).select('id').executeTakeFirst())?.id ?? null;
}
