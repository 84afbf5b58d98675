import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { timeOf } from '../../../kit/database/time-columns.ts';
import { kinds } from '../../../rules/kinds.ts';
import { selectTranslation, type Language } from '../../../rules/languages.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { anyRegions, spanOfCells, type AxisFilter, type Cell } from '../axis/cells.server.ts';
import type { AxisEvent, Period } from '../contract.ts';
import type { EventTable } from '../tables.ts';
import { mergeTwins, type MergedEvent } from './twins.ts';

/** Most events that continue into a span. */
const maxSpanning = 60;

/** The columns of `event` that an axis needs. */
export type EventRow = Omit<EventTable, 'position' | 'timeDesc' | 'source' | 'company' | 'year' | 'day'>;
/** With its participants, for the comparison in twins.ts. */
export type EventWithParticipants<Row extends EventRow = EventRow> = Row & { participants: string[] };
export const eventColumns = [
  'id',
  'subjectId',
  'title',
  'startTime',
  'endTime',
  'startNote',
  'endNote',
  'earliest',
  'latest',
  'latitude',
  'longitude',
  'placeName',
  'weight',
  'kind',
  'region',
  'standing',
] as const;
/** The same columns in SQL, of `event` or any table with its columns. */
export const eventColumnsOf = (table: string) => sql.join(eventColumns.map((column) => sql.ref(`${table}.${column}`)));
const columns = eventColumnsOf('event');

async function withParticipants<Row extends EventRow>(
  db: Database,
  rows: readonly Row[],
): Promise<EventWithParticipants<Row>[]> {
  const participants = new Map<string, string[]>(rows.map(({ id }) => [id, []]));
  if (rows.length) {
    const result = await sql<{ eventId: string; subjectId: string }>`
      select event_id, subject_id from event_subject where event_id = any(${[...participants.keys()]})`.execute(db);
    for (const { eventId, subjectId } of result.rows) participants.get(eventId)!.push(subjectId);
  }
  return rows.map((row) => ({ ...row, participants: participants.get(row.id)! }));
}

/** Merges twins; the version of the subject `ownerId` is preferred. */
export const mergeEventTwins = async <Row extends EventRow>(
  db: Database,
  rows: readonly Row[],
  ownerId?: string,
): Promise<MergedEvent<EventWithParticipants<Row>>[]> => mergeTwins(await withParticipants(db, rows), ownerId);

/** The owner of an event; a subject without entries gets its id as a name. */
export const ownerOf = (
  { subjectId, kind }: EventRow,
  entries: ReadonlyMap<string, LinkedEntry>,
  language: Language,
): LinkedEntry =>
  entries.get(subjectId) ?? {
    itemId: subjectId,
    id: subjectId,
    name: subjectId,
    disambiguation: null,
    language,
    kind,
  };

/** Converts rows to events of the API. */
export async function toAxisEvents(
  db: Database,
  mergedEvents: readonly MergedEvent<EventRow>[],
  language: Language,
): Promise<AxisEvent[]> {
  const tellers = mergedEvents.flatMap(({ event, twins }) => [event, ...twins]);
  const entries = await loadLinkedEntries(
    db,
    tellers.map(({ subjectId }) => subjectId),
    language,
  );
  return mergedEvents.map(({ event: row, twins }) => {
    const title = selectTranslation(row.title, language),
      placed = [row, ...twins].find(({ latitude }) => latitude !== null);
    return {
      id: row.id,
      title: title?.value ?? '',
      language: title?.language ?? language,
      time: timeOf(row)!,
      earliest: row.earliest,
      latest: row.latest,
      weight: row.weight,
      entry: ownerOf(row, entries, language),
      region: row.region === 'nowhere' ? null : row.region,
      place: placed ? placeOf(placed, language) : null,
      also: twins.map((twin) => ({ id: twin.id, entry: ownerOf(twin, entries, language) })),
    };
  });
}

/** The place of an event that has one. */
export const placeOf = ({ latitude, longitude, placeName }: EventRow, language: Language) => ({
  latitude: latitude!,
  longitude: longitude!,
  name: selectTranslation(placeName, language)?.value ?? '',
});

const isFiltered = ({ regions, kinds: only }: AxisFilter) => regions.length + only.length > 0;

/**
 * A filter as SQL, for `event` and `event_cell`. Both lists are always included, so that the index over kind and region
 * can be used in any case.
 */
export const matchesFilter = (filter: AxisFilter): RawBuilder<boolean> =>
  isFiltered(filter)
    ? sql`kind = any(${filter.kinds.length ? filter.kinds : kinds}) and region = any(${filter.regions.length ? filter.regions : anyRegions})`
    : sql`true`;

/**
 * Condition on `event`: passes the filter and starts in a range of cells. With a filter, an index finds the years;
 * without one, another index finds the seconds.
 */
export function beginsIn(period: Period, first: number, last: number, filter: AxisFilter): RawBuilder<boolean> {
  const span = spanOfCells(period, first, last);
  const seconds = sql<boolean>`earliest between ${span.earliest} and ${span.latest}`;
  return isFiltered(filter)
    ? sql`${matchesFilter(filter)} and year between ${span.firstYear} and ${span.lastYear} and ${seconds}`
    : seconds;
}

/** Events that start in a range of cells, in chronological order. */
export async function eventsIn(
  db: Database,
  { period, first, last }: { period: Period; first: number; last: number },
  filter: AxisFilter,
  limit: number,
): Promise<EventRow[]> {
  const { rows } =
    await sql<EventRow>`select ${columns} from event where ${beginsIn(period, first, last, filter)} order by earliest, latest desc, id limit ${limit}`.execute(
      db,
    );
  return rows;
}

/** A page of the events of one cell, the most important first. */
export const topEventsIn = async (
  db: Database,
  { period, cell }: Cell,
  filter: AxisFilter,
  page: number,
  size: number,
): Promise<EventRow[]> => selectMostImportant(db, beginsIn(period, cell, cell, filter), size, (page - 1) * size);

/** Events that started before a second and continued, in chronological order; only the most important of many. */
export async function eventsSpanning(db: Database, second: number, filter: AxisFilter): Promise<EventRow[]> {
  const rows = await selectMostImportant(
    db,
    sql`int8range(earliest, latest, '[]') @> int8range(${second - 1}, ${second}, '[]') and ${matchesFilter(filter)}`,
    maxSpanning,
  );
  // In the remote past, floating point cannot distinguish one second from the previous.
  return rows
    .filter(({ earliest }) => earliest < second)
    .sort((a, b) => a.earliest - b.earliest || b.latest - a.latest || (a.id < b.id ? -1 : 1));
}

/** The first of some events by `standing`. An index-only scan selects them; only the selected rows are read. */
async function selectMostImportant(
  db: Database,
  which: RawBuilder<boolean>,
  limit: number,
  after = 0,
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select ${columns} from event join (select standing as first from event where ${which} order by standing limit ${limit} offset ${after}) chosen on event.id = substring(chosen.first from 4) collate "default"
    order by chosen.first`.execute(db);
  return rows;
}

/** Events by their ids. */
export async function eventsById(db: Database, ids: readonly string[]): Promise<Map<string, EventRow>> {
  const rows = ids.length ? await db.selectFrom('event').where('id', 'in', ids).select(eventColumns).execute() : [];
  return new Map(rows.map((row) => [row.id, row]));
}
