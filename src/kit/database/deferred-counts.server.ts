import { sql } from 'kysely';
import { refreshListed } from '../listed-subjects.server.ts';
import type { Database } from './database.server.ts';

/**
 * Marks `subject.weight` (how often relations touch each subject) to be counted once after an import, rather than with
 * each publication. The mark is written with the first publication, so that it survives a crash: the next import and
 * the next start of the product count.
 */
export async function deferWeightCount(db: Database): Promise<void> {
  await sql`insert into owed_count (what) values ('weights') on conflict do nothing`.execute(db);
}

/**
 * Does the deferred count in one transaction; returns the subjects whose weight changed. Waits for a publication in
 * progress.
 */
export const recountDeferred = (db: Database): Promise<string[]> =>
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
