import { sql } from 'kysely';
import type { Database } from '../../src/kit/database/database.server.ts';

/** Subjects by their ids in a pack: those that it imported, and existing ones with the same id. */
export async function findLocalSubjects(
  db: Database,
  keys: readonly string[],
  origin: string,
): Promise<Map<string, string>> {
  if (!keys.length) return new Map();
  const { rows } = await sql<{ key: string; id: string }>`
    select w.key, coalesce(r.thing_id, s.id) as id from unnest(${[...new Set(keys)]}::text[]) as w (key)
    left join import_record r on r.origin_id = ${origin} and r.key = w.key
    left join subject s on s.id = w.key where coalesce(r.thing_id, s.id) is not null`.execute(db);
  return new Map(rows.map(({ key, id }) => [key, id]));
}
