import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import * as limits from '../../rules/limits.ts';
import type { Language } from '../../rules/languages.ts';
import { loadSummaries } from '../../kit/registry/things.server.ts';
import type { ReadingFigures, ReadThing } from './contract.ts';
import { loadMissedSearches } from './face/missed-searches.server.ts';
import type { CameFrom, CountedPageKind } from './rules.ts';

const today = sql`(now() at time zone 'utc')::date`;
/** Whether a day is one of the last `days`, including today. */
const isWithinDays = (days: number) => sql`day > ${today} - ${days}::integer`;

/** Days that the readers' list covers. */
const listedDays = 7;
/** A shorter list would reflect chance rather than reading. */
const minListed = 4;

/** The most read entries of the week, in a reader's language; none when there is too little data. */
export async function mostReadEntries(db: Database, language: Language): Promise<ReadThing[]> {
  const { rows } = await sql<{ thingId: string }>`
    select thing_id from page_day join thing on thing.id = thing_id
    where ${isWithinDays(listedDays)} and page_day.kind = 'entry' and thing.type = 'subject'
    group by thing_id order by sum(views) desc, thing_id limit ${limits.mostRead.readers}`.execute(db);
  const namedRows = await attachNames(db, rows, language);
  return namedRows.length < minListed ? [] : namedRows.map(({ thing }) => thing);
}

/** Adds names to rows; omits things that are no longer published. */
async function attachNames<Row extends { thingId: string }>(db: Database, rows: readonly Row[], language: Language) {
  const things = await loadSummaries(
    db,
    rows.map(({ thingId }) => thingId),
    language,
  );
  return rows.flatMap((row) => {
    const thing = things.get(row.thingId);
    if (!thing) return [];
    const { id, name, disambiguation, kind, href } = thing;
    return [{ row, thing: { id, name, disambiguation, language: thing.language, kind, href } }];
  });
}

/** All figures of the last `days` for administrators. */
export async function readingFigures(db: Database, days: number, language: Language): Promise<ReadingFigures> {
  const [byDay, byKind, byLanguage, mostRead, rising, misses, ways] = await Promise.all([
    sql<ReadingFigures['days'][number]>`
      select to_char(d, 'YYYY-MM-DD') as day, coalesce(sum(views), 0)::integer as views,
        coalesce(sum(visits), 0)::integer as visits, coalesce(sum(looked_ms), 0)::float8 as looked_ms
      from generate_series(${today} - ${days}::integer + 1, ${today}, interval '1 day') d left join page_day on day = d::date
      group by d order by d`.execute(db),
    sql<{ kind: CountedPageKind; views: number }>`
      select kind, sum(views)::integer as views from page_day where ${isWithinDays(days)} group by kind order by 2 desc, 1`.execute(
      db,
    ),
    sql<{ language: Language; views: number }>`
      select language, sum(views)::integer as views from page_day where ${isWithinDays(days)} group by language order by 2 desc, 1`.execute(
      db,
    ),
    sql<{ thingId: string; views: number; lookedMs: number; cites: number }>`
      select thing_id, sum(views)::integer as views, sum(looked_ms)::float8 as looked_ms, sum(cites)::integer as cites
      from page_day where ${isWithinDays(days)} and thing_id is not null
      group by thing_id order by sum(views) desc, thing_id limit ${limits.mostRead.administrators}`.execute(db),
    // Smoothed ratio: 5 is added to both, so that small numbers do not dominate.
    sql<{ thingId: string; views: number; before: number }>`
      select thing_id, views::integer, before::integer from (
        select thing_id, coalesce(sum(views) filter (where ${isWithinDays(days)}), 0) as views,
          coalesce(sum(views) filter (where not (${isWithinDays(days)})), 0) as before
        from page_day where ${isWithinDays(2 * days)} and thing_id is not null group by thing_id) t
      where views > before order by (views + 5.0) / (before + 5.0) desc, thing_id limit ${limits.mostRead.administrators}`.execute(
      db,
    ),
    loadMissedSearches(db, days, limits.mostRead.administrators),
    sql<{ from: CameFrom; to: CountedPageKind; moves: number }>`
      select came_from as "from", kind as "to", sum(moves)::integer as moves from page_way_day where ${isWithinDays(days)}
      group by 1, 2 order by 3 desc, 1, 2 limit ${limits.mostRead.administrators}`.execute(db),
  ]);
  return {
    days: byDay.rows,
    kinds: byKind.rows,
    languages: byLanguage.rows,
    mostRead: (await attachNames(db, mostRead.rows, language)).map(({ row, thing }) => ({
      ...thing,
      views: row.views,
      lookedMs: row.lookedMs,
      cites: row.cites,
    })),
    rising: (await attachNames(db, rising.rows, language)).map(({ row, thing }) => ({
      ...thing,
      views: row.views,
      before: row.before,
    })),
    misses,
    ways: ways.rows,
  };
}
