import { sql } from 'kysely';
import { refreshListed } from '../listed-subjects.server.ts';
import type { Database } from './database.server.ts';

/**
 * How often relations touch each subject (`subject.weight`) is counted once after an import rather than with each of its
 * publications. That it has to be done is written with the first of them, so that whoever dies meanwhile owes it still:
 * the next import and the next start of the product count.
 */
export async function oweWeights(db: Database): Promise<void> {
  await sql`insert into owed_count (what) values ('weights') on conflict do nothing`.execute(db);
}

/**
 * Counts what is owed, in one transaction; gives the subjects whose weight was another one. Waits for the publication
 * that is under way.
 */
export const recountOwed = (db: Database): Promise<string[]> =>
  db.transaction().execute(async (tx) => {
    const { rows: owed } = await sql`select from owed_count where what = 'weights'`.execute(tx);
    if (!owed.length) return [];
    await sql`select one_publication_at_a_time()`.execute(tx);
    await sql`delete from owed_count where what = 'weights'`.execute(tx);
    const { rows } = await sql<{ id: string }>`
      update subject set weight = counted.weight
      from (
        select s.id, coalesce(ends.count, 0)::int as weight from subject s left join (
          select id, count(*) from (select from_id as id from relation where union_id is null union all select to_id from relation where union_id is null) one group by id
        ) ends using (id)
      ) counted
      where counted.id = subject.id and counted.weight <> subject.weight
      returning subject.id`.execute(tx);
    const changed = rows.map(({ id }) => id);
    await refreshListed(tx, changed);
    return changed;
  });
