import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../kit/database.server.ts';
import { linkedEntries } from '../../kit/linked-entries.server.ts';
import { timeOf } from '../../kit/time-columns.ts';
import { kinds } from '../../rules/kinds.ts';
import { inLanguage, type Language } from '../../rules/languages.ts';
import type { LinkedEntry } from '../../rules/nouns.ts';
import { anyRegions, spanOfCells, type AxisFilter, type Cell } from './cells.server.ts';
import type { AxisEvent, Period } from './contract.ts';
import type { EventTable } from './tables.ts';

/** Events that went on through the beginning of a span, at most. */
const mostThrough = 60;

/** A row of `event`, as an axis needs it. */
export type EventRow = Omit<EventTable, 'position' | 'timeDesc' | 'source' | 'year'>;
export const eventColumns = ['id', 'subjectId', 'title', 'startTime', 'endTime', 'startNote', 'endNote', 'earliest', 'latest', 'latitude', 'longitude', 'placeName', 'weight', 'kind', 'region', 'standing'] as const;
const columns = sql.join(eventColumns.map((column) => sql.ref(`event.${column}`)));

/** Rows as an answer gives them. A subject that nobody has written about goes by its id. */
export async function asAxisEvents(db: Database, rows: readonly EventRow[], language: Language): Promise<AxisEvent[]> {
  const entries = await linkedEntries(db, rows.map(({ subjectId }) => subjectId), language);
  const unwritten = ({ subjectId, kind }: EventRow): LinkedEntry => ({ itemId: subjectId, id: subjectId, name: subjectId, disambiguation: null, language, kind });
  return rows.map((row) => {
    const title = inLanguage(row.title, language);
    return {
      id: row.id, title: title?.value ?? '', language: title?.language ?? language, time: timeOf(row)!, earliest: row.earliest, latest: row.latest, weight: row.weight,
      entry: entries.get(row.subjectId) ?? unwritten(row),
      region: row.region === 'nowhere' ? null : row.region,
      place: row.latitude === null ? null : { latitude: row.latitude, longitude: row.longitude!, name: inLanguage(row.placeName, language)?.value ?? '' },
    };
  });
}

const isFiltered = ({ regions, kinds: only }: AxisFilter) => regions.length + only.length > 0;

/** What a filter says, of `event` as of `event_cell`. Both lists are said whole, so that an index over kind and region serves either. */
export const passes = (filter: AxisFilter): RawBuilder<boolean> =>
  isFiltered(filter) ? sql`kind = any(${filter.kinds.length ? filter.kinds : kinds}) and region = any(${filter.regions.length ? filter.regions : anyRegions})` : sql`true`;

/** Of `event`: that it passes and begins in cells of a period. Of a few kinds and regions an index finds the years, of all another one the seconds. */
export function beginsIn(period: Period, first: number, last: number, filter: AxisFilter): RawBuilder<boolean> {
  const span = spanOfCells(period, first, last);
  const seconds = sql<boolean>`earliest between ${span.earliest} and ${span.latest}`;
  return isFiltered(filter) ? sql`${passes(filter)} and year between ${span.firstYear} and ${span.lastYear} and ${seconds}` : seconds;
}

/** Events that begin in cells, in the order of time. */
export async function eventsIn(db: Database, { period, first, last }: { period: Period; first: number; last: number }, filter: AxisFilter, most: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`select ${columns} from event where ${beginsIn(period, first, last, filter)} order by earliest, latest desc, id limit ${most}`.execute(db);
  return rows;
}

/** A page of those of one cell, the most important first. */
export async function topEventsIn(db: Database, { period, cell }: Cell, filter: AxisFilter, page: number, size: number): Promise<EventRow[]> {
  return mostImportant(db, beginsIn(period, cell, cell, filter), size, (page - 1) * size);
}

/** Events that began before a second and went on, in the order of time; of many the most important. */
export async function eventsThrough(db: Database, second: number, filter: AxisFilter): Promise<EventRow[]> {
  const rows = await mostImportant(db, sql`int8range(earliest, latest, '[]') @> int8range(${second - 1}, ${second}, '[]') and ${passes(filter)}`, mostThrough);
  // Far back there is no second between this and the one before.
  return rows.filter(({ earliest }) => earliest < second).sort((a, b) => a.earliest - b.earliest || b.latest - a.latest || (a.id < b.id ? -1 : 1));
}

/** Of some events the first by standing. Which they are an index says alone, rows are read for those that are given. */
async function mostImportant(db: Database, which: RawBuilder<boolean>, most: number, after = 0): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select ${columns} from event join (select standing as first from event where ${which} order by standing limit ${most} offset ${after}) chosen on event.id = substring(chosen.first from 4) collate "default"
    order by chosen.first`.execute(db);
  return rows;
}

/** Events by their ids. */
export async function eventsById(db: Database, ids: readonly string[]): Promise<Map<string, EventRow>> {
  const rows = ids.length ? await db.selectFrom('event').where('id', 'in', ids).select(eventColumns).execute() : [];
  return new Map(rows.map((row) => [row.id, row]));
}
