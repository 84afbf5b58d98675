import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { holdLock } from '../../kit/database/locks.server.ts';

/**
 * The entries with the next summaries after the one that `search_index` notes in a column, and the id of the last of
 * these passages; null if there are none. In the caller's transaction, which holds the lock of the index.
 */
export async function loadEntriesToIndex(
  tx: Database,
  column: 'sentences_to' | 'vectors_to',
  maxPassages: number,
): Promise<{ thingIds: string[]; passages: number; to: string } | null> {
  await holdLock(tx, 'searchIndex'); // all documents with a lower id than the last one are visible
  const { rows } = await sql<{ id: string; thingId: string }>`
    select id, thing_id from search_passage
    where id > coalesce((select ${sql.ref(column)} from search_index), 0) and type = 'entries' and position = 0
    order by id limit ${maxPassages}`.execute(tx);
  if (!rows.length) return null;
  return { thingIds: [...new Set(rows.map(({ thingId }) => thingId))], passages: rows.length, to: rows.at(-1)!.id };
}
