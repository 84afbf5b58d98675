import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { State } from '../../rules/revision-states.ts';

/** Whether a revision in one of these states shows a file, by the hash in its address. */
export async function isShown(db: Database, hash: string, states: readonly State[]): Promise<boolean> {
  const showing = await db
    .selectFrom('revision')
    .where('state', 'in', states)
    .where(sql<boolean>`strpos(content::text, ${hash}) > 0`)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return showing !== undefined;
}
