import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { Kind } from '../../rules/kinds.ts';
import type { Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { bounds } from '../../rules/time/historical-time.ts';
import { firstNamedCentury } from './rules.ts';
import { loadListedEntries, maxListedEntries } from './queries.server.ts';

const size = limits.categoryPageSize;

/** Entries of a kind that exist in a language, by name; with one initial or all. */
export async function entriesByName(db: Database, kind: Kind, language: Language, page: number, letter?: string) {
  const of = sql`kind = ${kind} and language = ${language}`;
  const fromClause = sql`from listed_name where ${of} ${letter === undefined ? sql`` : sql`and initial = ${letter}`}`;
  const [letters, turned] = await Promise.all([
    // Loose index scan: jumps from initial to initial.
    sql<{ initial: string }>`
      with recursive step as (
        (select initial from listed_name where ${of} order by initial limit 1)
        union all
        select (select initial from listed_name where ${of} and initial > step.initial order by initial limit 1)
        from step where step.initial is not null)
      select initial from step where initial is not null`.execute(db),
    loadPage(db, language, page, fromClause, sql`initial, key, subject_id`),
  ]);
  return { ...turned, letters: letters.rows.map(({ initial }) => initial), centuries: [] };
}

const lastCentury = 21;
/** First and last second of a century; the one before the first named century has no beginning. */
function secondsOf(century: number): { since: number; until: number } {
  const first = century < 0 ? century * 100 : (century - 1) * 100 + 1,
    last = century < 0 ? (century + 1) * 100 - 1 : century * 100;
  const at = (year: number) => bounds({ year, month: 0, day: 0, seconds: 0 });
  return {
    since: century < firstNamedCentury ? Number.MIN_SAFE_INTEGER : at(first).earliest,
    until: at(last).latest,
  };
}
const centuries = Array.from(
  { length: lastCentury - firstNamedCentury + 2 },
  (_, at) => firstNamedCentury - 1 + at,
).filter((century) => century !== 0);

/** Entries of a kind by their beginning; of one century or all. */
export async function entriesByTime(db: Database, kind: Kind, language: Language, page: number, century?: number) {
  const spans = centuries.map((value) => ({ century: value, ...secondsOf(value) }));
  const within = century === undefined ? null : secondsOf(Math.max(century, firstNamedCentury - 1));
  const fromClause = sql`
    from listed_subject where kind = ${kind} and during is not null and languages <> '{}'
      ${within ? sql`and lower(during) between ${within.since}::bigint and ${within.until}::bigint` : sql``}`;
  const [centuryResult, turned] = await Promise.all([
    sql<{ century: number }>`
      select century from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) span (century integer, since bigint, until bigint)
      where exists (
        select from listed_subject where kind = ${kind} and during is not null and lower(during) between span.since and span.until)
      order by century`.execute(db),
    loadPage(db, language, page, fromClause, sql`lower(during), subject_id`),
  ]);
  return { ...turned, letters: [], centuries: centuryResult.rows.map(({ century: value }) => value) };
}

/** A page of the results, and their number up to the counting limit. */
async function loadPage(
  db: Database,
  language: Language,
  page: number,
  fromClause: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
) {
  const [{ rows: counted }, { rows }] = await Promise.all([
    sql<{
      total: number;
    }>`select count(*)::integer as total from (select ${fromClause} limit ${maxListedEntries}) found`.execute(db),
    sql<{
      id: string;
    }>`select subject_id as id ${fromClause} order by ${order} limit ${size} offset ${Math.min((page - 1) * size, maxListedEntries)}`.execute(
      db,
    ),
  ]);
  const entries = await loadListedEntries(
    db,
    rows.map(({ id }) => id),
    language,
  );
  return { total: counted[0]!.total, entries };
}
