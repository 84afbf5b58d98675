import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { fail } from '../../../rules/errors.ts';
import type { State } from '../../../rules/revision-states.ts';

/**
 * The subject of an entry's id, begun by a member and not published, whose facts are in one of these states (default:
 * any). Fails with `entryNotFound`.
 */
export async function requireOwnDraftEntry(
  db: Database,
  itemId: string,
  memberId: string,
  states?: readonly State[],
): Promise<string> {
  const row = await db
    .selectFrom('revision')
    .where('authorId', '=', memberId)
    .where('module', '=', 'facts')
    .where('baseId', 'is', null)
    .where('published', '=', false)
    .$if(states !== undefined, (rows) => rows.where('state', 'in', states!))
    .where((where) => where.or([where('thingId', '=', itemId), where(sql`${itemId}`, 'like', sql`thing_id || '-__'`)]))
    .select('thingId')
    .executeTakeFirst();
  return row?.thingId ?? fail('entryNotFound');
}
