import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { laneOf } from '../../../kit/listed-subjects.server.ts';
import { timeOf, type TimeColumns } from '../../../kit/database/time-columns.ts';
import { fail } from '../../../rules/errors.ts';
import { readHistoricalTime } from '../../../rules/time/historical-time.ts';
import { regions, type Region } from '../../../rules/kinds.ts';
import type { Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { toAxisEvents, type EventRow } from '../face/axis-events.server.ts';
import { selectMembershipIds } from '../linked-subjects.server.ts';
import { cellOf, noFilter, readCellId, spanOfCells, type Cell } from './cells.server.ts';
import { toClusters, type CellCount } from './clusters.server.ts';
import { periods, type Axis, type countries, type countryArticles, type Period } from '../contract.ts';
import { mergedEventsOf } from '../face/events-of-subject.server.ts';
import type { MergedEvent } from '../face/twins.ts';

/** Most polities per region. */
const maxPerRegion = 250;
/** Default number of cells for the events of a country. */
const defaultCellCount = 100;

/** Polities by region, the best linked first; those without a region last. */
export async function allCountries(db: Database, language: Language): Promise<ReplyOf<typeof countries>> {
  const lanes = [...regions, null].map((region) => laneOf('polity', region));
  const { rows } = await sql<TimeColumns & { id: string; region: Region | null; events: number }>`
    select r.id, r.region, t.start_time, t.end_time, t.start_note, t.end_note, t.earliest, t.latest,
      ((select count(*) from event where subject_id = r.id)
        + (select count(*) from event_subject p join event e on e.id = p.event_id where p.subject_id = r.id and e.subject_id <> r.id))::integer as events
    from unnest(${lanes}::integer[]) of_lane cross join lateral (
      select subject_id, lane, rank from listed_subject where lane = of_lane and lane between 16 and 23 order by rank limit ${maxPerRegion}) l
    join subject r on r.id = l.subject_id left join subject_time t on t.subject_id = r.id and t.position = 0
    order by l.lane, l.rank`.execute(db);
  const entries = await loadLinkedEntries(
    db,
    rows.map(({ id }) => id),
    language,
  );
  return rows.flatMap(({ id, region, earliest, latest, events, ...time }) => {
    const country = entries.get(id);
    return country ? [{ country, region, time: timeOf(time), earliest, latest, events }] : [];
  });
}

/** Parses the period of a country's axis: everything, everything by a period, or one cell. Fails with `badInput`. */
function parsePeriod(text: string): { period: Period | null; cell: Cell | null } {
  if (text === 'all') return { period: null, cell: null };
  const period = periods.find((candidate) => candidate === text);
  if (period) return { period, cell: null };
  const cell = readCellId(text) ?? fail('badInput', { field: 'b', reason: 'period' });
  return { period: cell.period, cell };
}

const beginOf = (row: EventRow) => readHistoricalTime(row.startTime)!;

/** The events of a country as an axis: its own and those it took part in; twins are merged, and counted once. */
export async function axisOfCountry(
  db: Database,
  subjectId: string,
  periodText: string,
  language: Language,
): Promise<Axis> {
  const { period: requestedPeriod, cell } = parsePeriod(periodText);
  const mergedEvents = await mergedEventsOf(db, subjectId),
    allRows = mergedEvents.map(({ event }) => event);
  const rows = cell ? allRows.filter((row) => cellOf(beginOf(row), cell.period) === cell.cell) : allRows,
    visibleRows = new Set(rows);
  const ends = cell ? null : ([allRows[0], allRows.at(-1)] as const);
  const cellsOf = (period: Period) =>
    ends?.[0] && ends[1]
      ? { first: cellOf(beginOf(ends[0]), period), last: cellOf(beginOf(ends[1]), period) }
      : { first: 1, last: 1 };
  const period =
    requestedPeriod ??
    periods.find((candidate) => cellsOf(candidate).last - cellsOf(candidate).first < defaultCellCount) ??
    periods.at(-1)!;
  const { first, last } = cell ? { first: cell.cell, last: cell.cell } : cellsOf(period);
  const span = spanOfCells(period, first, last);
  const oneByOne = cell !== null || (requestedPeriod === null && rows.length <= limits.axisEvents);
  return {
    period,
    from: span.earliest,
    until: span.latest,
    total: rows.length,
    clusters: oneByOne ? [] : await toClusters(db, countRows(rows, period), noFilter, 'none', language),
    events: oneByOne
      ? await toAxisEvents(
          db,
          selectMostImportant(mergedEvents.filter(({ event }) => visibleRows.has(event))),
          language,
        )
      : [],
  };
}

function countRows(rows: readonly EventRow[], period: Period): CellCount[] {
  const cells = new Map<number, CellCount>();
  for (const row of rows) {
    const cell = cellOf(beginOf(row), period),
      cellCount = cells.get(cell);
    if (!cellCount) cells.set(cell, { period, cell, lane: null, count: 1, lead: row.standing });
    else {
      cellCount.count++;
      if (row.standing < cellCount.lead) cellCount.lead = row.standing;
    }
  }
  return [...cells.values()];
}

/** The most important events, as many as a reply returns individually, in their original order. */
function selectMostImportant(mergedEvents: readonly MergedEvent<EventRow>[]): readonly MergedEvent<EventRow>[] {
  if (mergedEvents.length <= limits.axisEvents) return mergedEvents;
  const last = mergedEvents.map(({ event }) => event.standing).sort()[limits.axisEvents]!;
  return mergedEvents.filter(({ event }) => event.standing < last);
}

/**
 * Articles cited by the entries of a country and its subjects, and those in the reader's language that name them; with
 * a period, only for subjects whose time overlaps it. A cited article comes with the reason, another with its summary.
 */
export async function articlesOfCountry(
  db: Database,
  subjectId: string,
  periodText: string,
  language: Language,
): Promise<ReplyOf<typeof countryArticles>> {
  const { cell } = parsePeriod(periodText);
  const span = cell && spanOfCells(cell.period, cell.cell, cell.cell);
  const then = span
    ? sql`exists (select from subject_time t where t.subject_id = told.subject_id
        and t.earliest <= ${span.latest}::bigint and t.latest >= ${span.earliest}::bigint)`
    : sql`true`;
  const { rows } = await sql<{ articleId: string; title: string; reason: string; subjectId: string }>`
    select told.article_id, article.title, told.reason, told.subject_id
    from (
      select article_id, reason, entry.subject_id, added_at, 0 as ordinal
      from cited_article join entry on entry.id = entry_id where entry.language = ${language}
      union all
      select article_id, named.abstract, thing_id, named.changed_at, 1
      from article_mention join article named on named.id = article_id join subject on subject.id = thing_id
      where named.language = ${language}
    ) told
    join article on article.id = told.article_id and article.published_at is not null
    where (told.subject_id = ${subjectId} or told.subject_id in (${selectMembershipIds(db, subjectId).$castTo<{ id: string }>()})) and ${then}
    order by ordinal, told.added_at desc, told.article_id limit ${limits.maxPageSize}`.execute(db);
  const once = [...new Map(rows.toReversed().map((row) => [row.articleId, row])).values()].toReversed();
  const entries = await loadLinkedEntries(
    db,
    once.map((row) => row.subjectId),
    language,
  );
  return { articles: once.map(({ subjectId: citing, ...article }) => ({ ...article, entry: entries.get(citing)! })) };
}
