import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { anyOf } from '../../../kit/database/prepared.server.ts';
import { timeColumns, timeOf } from '../../../kit/database/time-columns.ts';
import { memoizePerRequest } from '../../../kit/database/request-cache.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { stripBins, stripExtent } from '../../../rules/time/strip-extent.ts';
import {
  bounds,
  readHistoricalTime,
  recordBounds,
  type HistoricalTime,
  type TimeRecord,
} from '../../../rules/time/historical-time.ts';
import { sameTimePattern } from '../../../rules/time/same-time.ts';
import { selectTranslation, type Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { eventColumnsOf, ownerOf, placeOf, type EventRow } from './axis-events.server.ts';
import type { EventHighlight, TimelineEvent } from '../contract.ts';
import { toSeenEvents, type FullRow } from './events-of-subject.server.ts';
import { mergeTwins, type MergedEvent } from './twins.ts';

/** Size of an event without participants on a page; each participant adds 1. */
const baseEventSize = 10;

/** The order of a subject's timeline, for rows with the column `own`. */
const timelineOrderOf = (table: string) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return [
    column('earliest'),
    sql`${column('latest')} desc`,
    column('position'),
    sql`${column('own')} desc`,
    column('id'),
  ];
};
const timelineOrder = sql`earliest, latest desc, position, own desc, id`;

type NumberedRow = FullRow & { isChosen: boolean; total: number; pages: number };

const columns = ['id', 'year', 'earliest', 'latest', 'position', 'weight', 'company'];
/** A subject's own events and those it took part in, without duplicates; `own` distinguishes them. */
const subjectEventRows = (subjectId: string, only = sql`true`) => {
  const columnList = sql.join(columns.map((column) => sql.ref(`event.${column}`)));
  return sql`
    select ${columnList}, true as own from event where subject_id = ${subjectId} and ${only}
    union all
    select ${columnList}, false from event_subject with_it join event on event.id = with_it.event_id
    where with_it.subject_id = ${subjectId} and event.subject_id <> ${subjectId} and ${only}`;
};

/**
 * The rows of a subject's timeline that `numbered` chooses, and all possible twins: twins begin in the same year. A
 * year with more than `limits.comparedEvents` events is compared in parts of that size, the same for each page, so that
 * every event is on exactly one page.
 */
async function loadRowsWithTwins(db: Database, numbered: RawBuilder<unknown>): Promise<NumberedRow[]> {
  const { rows } = await sql<NumberedRow>`
    with numbered as materialized (${numbered}), parted as materialized (
      select *, (row_number() over (partition by year order by ${timelineOrder}) - 1) / ${limits.comparedEvents}::integer as part from numbered
      where year = any(array(select year from numbered where is_chosen))
    )
    select ${eventColumnsOf('event')}, event.time_desc, event.source, is_chosen, (select count(*) from numbered) as total, (select max(page) from numbered) as pages,
      array(select subject_id from event_subject where event_id = event.id order by subject_id) as participants
    from parted join (select distinct year, part from parted where is_chosen) page using (year, part)
      join event on event.id = parted.id
    order by ${sql.join(timelineOrderOf('parted'))}`.execute(db);
  return rows;
}

/** A page of the events of a subject; `eventsOf` returns all of them. */
export interface EventPage {
  /** Total number of events; if there are several pages, twins are counted separately. */
  total: number;
  page: number;
  pages: number;
  events: TimelineEvent[];
}

const isRequested = ({ event }: MergedEvent<NumberedRow>) => event.isChosen;

/** A page of a subject's events; the last page if it does not exist. */
export const eventPageOf = (db: Database, subjectId: string, language: Language, page: number): Promise<EventPage> =>
  memoizePerRequest(db, `page ${page} of events of ${subjectId} in ${language}`, async () => {
    const rows = await loadRowsWithTwins(
      db,
      sql`
      select *, page = ${page}::integer as is_chosen from (
        select *, (sum(size) over (order by ${timelineOrder}) - size)::bigint / ${baseEventSize * limits.eventsPerPage}::integer + 1 as page
        from (
          select *, ${baseEventSize}::integer + company as size from (${subjectEventRows(subjectId)}) told
        ) sized
      ) paged`,
    );
    const [{ total, pages } = { total: 0, pages: 1 }] = rows;
    if (!rows.length && page > 1) {
      const first = await eventPageOf(db, subjectId, language, 1);
      return first.pages === 1 ? first : eventPageOf(db, subjectId, language, first.pages);
    }
    const events = await toSeenEvents(db, mergeTwins(rows, subjectId).filter(isRequested), language, subjectId);
    return { total: pages === 1 ? events.length : total, page, pages, events };
  });

/** These events and their twins; if only a twin has a place, with that place. */
export async function loadEventsWithTwins(
  db: Database,
  subjectId: string,
  ids: readonly string[],
  language: Language,
): Promise<TimelineEvent[]> {
  if (!ids.length) return [];
  const years = sql`event.year = any(array(select year from event where id = ${anyOf(ids)}))`;
  const rows = await loadRowsWithTwins(
    db,
    sql`select *, 1 as page, id = ${anyOf(ids)} as is_chosen from (${subjectEventRows(subjectId, years)}) told`,
  );
  const merged = mergeTwins(rows, subjectId).filter(
    ({ event, twins }) => [event, ...twins].find(({ latitude }) => latitude !== null)?.isChosen,
  );
  return toSeenEvents(db, merged, language, subjectId);
}

/** The most important events of a subject, in chronological order. */
export async function loadTopEvents(
  db: Database,
  subjectId: string,
  language: Language,
  size: number,
): Promise<TimelineEvent[]> {
  const numbered = sql`
    select *, 1 as page, row_number() over (order by weight desc, ${timelineOrder}) <= ${size}::integer as is_chosen from (${subjectEventRows(subjectId)}) told`;
  const merged = mergeTwins(await loadRowsWithTwins(db, numbered), subjectId);
  return toSeenEvents(db, merged.filter(isRequested).slice(0, size), language, subjectId);
}

/**
 * The own events of a subject that its life strip and its most telling year are chosen from, in chronological order:
 * the first of each weight in each bin of the strip, those at either end of its first time, and the most important
 * within it. `layOutStrip` and `findMostTellingYear` choose the same from these as from all events.
 */
export async function highlightsOf(db: Database, subjectId: string, language: Language): Promise<EventHighlight[]> {
  const times: TimeRecord[] = (
    await db
      .selectFrom('subjectTime')
      .where('subjectId', '=', subjectId)
      .orderBy('position')
      .select(timeColumns)
      .execute()
  ).map((row) => timeOf(row)!);
  const extent = stripExtent(times),
    [first] = times,
    within = first && recordBounds(first);
  const start = first && readHistoricalTime(first.startTime),
    end = first?.endTime ? readHistoricalTime(first.endTime) : null;
  const order = sql`earliest, latest desc, position, id`,
    ownEvents = sql`event where subject_id = ${subjectId}`,
    happenedWithin = within ? sql`earliest between ${within.earliest} and ${within.latest}` : sql`true`;
  const yearOf = (time: HistoricalTime) => bounds({ ...time, month: 0, day: 0, seconds: 0 });
  const queries = [
    ...(extent
      ? [
          sql`select distinct on (weight, bin) id from (
              select id, weight, earliest, latest, position,
                floor((earliest::double precision - ${extent.from}::double precision) / ${extent.until - extent.from}::double precision * ${stripBins}::integer) as bin
              from ${ownEvents} and earliest between ${Math.floor(extent.from)} and ${Math.ceil(extent.until)}) binned
            order by weight, bin, ${order}`,
        ]
      : []),
    ...(start
      ? [
          sql`select id from ${ownEvents} and earliest between ${yearOf(start).earliest} and ${yearOf(start).latest}
            and start_time ~ ${sameTimePattern(start)} order by weight desc, ${order} limit 1`,
        ]
      : []),
    // The first of them may already mark the start.
    ...(end
      ? [
          sql`select id from ${ownEvents} and earliest <= ${yearOf(end).latest} and latest >= ${yearOf(end).earliest}
            and coalesce(end_time, start_time) ~ ${sameTimePattern(end)}
          order by earliest desc, weight desc, latest desc, position, id limit 2`,
        ]
      : []),
    sql`select id from ${ownEvents} and ${happenedWithin} and weight = (select max(weight) from ${ownEvents} and ${happenedWithin})
      order by latitude is not null desc, earliest desc, latest desc, position, id limit 1`,
  ];
  const { rows } = await sql<EventRow & { timeDesc: string | null }>`
    with chosen as (${sql.join(
      queries.map((query) => sql`(${query})`),
      sql` union `,
    )})
    select ${eventColumnsOf('event')}, event.time_desc from event where id = any(array(select id from chosen))
    order by event.earliest, event.latest desc, event.position, event.id`.execute(db);
  const entries = await loadLinkedEntries(db, [subjectId], language);
  return rows.map((row) => ({
    id: row.id,
    title: selectTranslation(row.title, language)?.value ?? '',
    owner: ownerOf(row, entries, language),
    time: timeOf(row)!,
    weight: row.weight,
    place: row.latitude === null ? null : placeOf(row, language),
  }));
}
