import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';

/** Words that at least two readers searched for in vain in the last days, most first; without names that exist since. */
export async function loadMissedSearches(
  db: Database,
  days: number,
  limit: number,
): Promise<{ term: string; times: number }[]> {
  const { rows } = await sql<{ term: string; times: number }>`
    select term, count(distinct session)::integer as times from page_event
    where term is not null and at > now() - ${days} * interval '1 day'
      and not exists (select from entry where lower(entry.name) = term)
    group by term having count(distinct session) > 1 order by 2 desc, 1 limit ${limit}`.execute(db);
  return rows;
}
