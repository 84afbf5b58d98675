import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.server.ts';
import { job } from '../../kit/jobs/job.server.ts';
import * as limits from '../../rules/limits.ts';

/** Events are summed at this age, when their COPY has certainly ended. */
const minEventAgeMs = 60_000;

export const sumReadingJob = job({
  name: 'countingReading',
  schema: z.object({}),
  every: 'tenMinutes',
  retries: 2,
  async run(_, { db }) {
    await sql`select make_page_event_days()`.execute(db);
    await sumEvents(db, minEventAgeMs);
    await deleteOldDays(db);
  },
});

/**
 * Adds events older than `restingMs` to the daily sums, each once: the position is updated in the same transaction. For
 * ids without a thing only the kind of page is counted, so that invented addresses create no rows.
 */
export async function sumEvents(db: Database, restingMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A Date would lose the microseconds.
    const { rows } = await sql<{ from: string; until: string }>`
      select summed_to::text as from, greatest(summed_to, clock_timestamp() - ${restingMs} * interval '1 millisecond')::text as until
      from page_sum for update`.execute(tx);
    const { from, until } = rows[0]!;
    const fresh = sql`at > ${from}::timestamptz and at <= ${until}::timestamptz`,
      day = sql`(at at time zone 'utc')::date`;
    const page = sql`case when thing.id is null then '' else page end`;
    // A session that viewed the page before `from` on the same day is already counted.
    const isFirst = sql`earlier.session is null`;
    await sql`
      insert into page_day (day, kind, page, language, thing_id, views, visits, looked_ms, cites)
      select ${day}, page_event.kind, ${page}, page_event.language, thing.id,
        count(distinct page_event.session) filter (where action = 'view' and ${isFirst}),
        count(distinct page_event.session) filter (where action = 'view' and came_from in ('outside', 'start') and ${isFirst}),
        coalesce(sum(looked_ms), 0), count(*) filter (where action = 'cite')
      from page_event left join thing on thing.id = page_event.thing
      left join (
        select distinct ${day} as day, kind, ${page} as page_key, language, session
        from page_event left join thing on thing.id = page_event.thing
        where action = 'view' and at > date_trunc('day', ${from}::timestamptz, 'utc') and at <= ${from}::timestamptz
      ) earlier on earlier.day = ${day} and (earlier.kind, earlier.page_key, earlier.language, earlier.session)
        = (page_event.kind, ${page}, page_event.language, page_event.session)
      where ${fresh}
      group by 1, 2, 3, 4, 5
      on conflict (day, kind, page, language) do update set thing_id = excluded.thing_id,
        views = page_day.views + excluded.views, visits = page_day.visits + excluded.visits,
        looked_ms = page_day.looked_ms + excluded.looked_ms, cites = page_day.cites + excluded.cites`.execute(tx);
    await sql`
      insert into page_way_day (day, came_from, kind, moves)
      select ${day}, came_from, kind, count(*) from page_event where action = 'view' and ${fresh} group by 1, 2, 3
      on conflict (day, came_from, kind) do update set moves = page_way_day.moves + excluded.moves`.execute(tx);
    await sql`update page_sum set summed_to = ${until}::timestamptz`.execute(tx);
  });
}

/** Drops the raw events of expired days. */
export async function deleteOldDays(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'page_event'::regclass
      and to_date(right(relname, 8), 'YYYYMMDD') < (now() at time zone 'utc')::date - ${limits.tracking.days}::integer`.execute(
    db,
  );
  for (const { name } of rows) await sql`drop table ${sql.table(name)}`.execute(db);
}
