import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { isbnDigits } from '../../../rules/source-identifiers.ts';
import { nameKey } from './names.server.ts';

/** Books with a name, an author or an ISBN that begins with the typed text, whole names first. */
export async function findBookIdsByName(db: Database, typed: string, limit: number): Promise<string[]> {
  const digits = isbnDigits(typed);
  const key = nameKey(/^\d{4,12}[\dX]$/.test(digits) ? digits : typed);
  if (!key) return [];
  const { rows } = await sql<{ thingId: string }>`
    select thing_id from search_name where type = 'books' and key >= ${key} and key < ${key + '\u{10ffff}'}
    group by thing_id order by min(case when key = ${key} then 0 else 1 end), min(at), min(length(key)), thing_id
    limit ${limit}`.execute(db);
  return rows.map(({ thingId }) => thingId);
}
