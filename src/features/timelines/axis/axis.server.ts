import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { fail } from '../../../rules/errors.ts';
import { bounds, readHistoricalTime, type HistoricalTime } from '../../../rules/time/historical-time.ts';
import type { Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { readAddressTime } from '../../../rules/time/time-address.ts';
import { toAxisEvents, eventsIn, eventsSpanning, mergeEventTwins } from '../face/axis-events.server.ts';
import { cellOf, spanOfCells, type AxisFilter } from './cells.server.ts';
import {
  toClusters,
  countCells,
  countAdaptively,
  totalOf,
  type CellRange,
  type CellCount,
  type Lanes,
} from './clusters.server.ts';
import { periods, type Axis, type Period } from '../contract.ts';

/** Most periods that a span is divided into by default; lanes leave less room for each. */
const defaultPeriodCounts: Record<Lanes, number> = { none: 100, region: 50, kind: 50 };
/** Most clusters; if the requested period makes more, a wider one is used. */
const maxClusters = 800;
const widest = periods.at(-1)!;
const yearOne: HistoricalTime = { year: 1, month: 0, day: 0, seconds: 0 };

export interface AxisRequest extends AxisFilter {
  from?: string | undefined;
  end?: string | undefined;
  period?: Period | undefined;
  lanes: Lanes;
}

/** Parses a time in either of the two notations; the contract has validated it. */
const parseTime = (text: string): HistoricalTime =>
  readHistoricalTime(text) ?? readAddressTime(text) ?? fail('badInput');

/** Parses the ends of a span, each optional. Fails with `endBeforeStart` (V17). */
export function parseSpan({ from, end }: { from?: string | undefined; end?: string | undefined }): {
  from: HistoricalTime | null;
  end: HistoricalTime | null;
} {
  const span = { from: from === undefined ? null : parseTime(from), end: end === undefined ? null : parseTime(end) };
  if (span.from && span.end && bounds(span.end).latest < bounds(span.from).earliest) fail('endBeforeStart');
  return span;
}

/**
 * The events that start in a span: individually if they are few, else counted in cells of the requested period or as
 * fine as the span allows. The span is widened to whole cells. Events that started earlier and continue into it are
 * included but not counted. Twins are merged; cells count each of them. The cost depends on the cells in view: years
 * and wider are counted at writing time.
 */
export async function axisOf(
  db: Database,
  { lanes, regions, kinds, ...question }: AxisRequest,
  language: Language,
): Promise<Axis> {
  const filter = { regions, kinds };
  const requestedSpan = parseSpan(question);
  if (!requestedSpan.from && !requestedSpan.end && !question.period) return wholeAxis(db, filter, lanes, language);
  const extent = requestedSpan.from && requestedSpan.end ? null : await loadExtent(db);
  const from = requestedSpan.from ?? extent?.first,
    end = requestedSpan.end ?? extent?.last;
  if (!from || !end || bounds(end).latest < bounds(from).earliest)
    return emptyAxis(question.period ?? widest, bounds(from ?? end ?? yearOne).earliest);

  const { cells, counted } = await countInFinestPeriod(db, from, end, question.period, filter, lanes);
  const span = spanOfCells(cells.period, cells.first, cells.last);
  const through = requestedSpan.from ? await eventsSpanning(db, span.earliest, filter) : [];
  const total = totalOf(counted);
  const isFew = total <= limits.axisEvents;
  const mergedEvents = await mergeEventTwins(db, [
    ...through,
    ...(isFew ? await eventsIn(db, cells, filter, limits.axisEvents) : []),
  ]);
  const [clusters, events] = await Promise.all([
    isFew ? [] : toClusters(db, counted, filter, lanes, language),
    toAxisEvents(db, mergedEvents, language),
  ]);
  const startCount = mergedEvents.filter(({ event }) => event.earliest >= span.earliest).length;
  return {
    period: cells.period,
    from: span.earliest,
    until: span.latest,
    total: isFew ? startCount : total,
    clusters,
    events,
  };
}

const emptyAxis = (period: Period, at: number): Axis => ({
  period,
  from: at,
  until: at,
  total: 0,
  clusters: [],
  events: [],
});

/** Counts in the finest allowed period. */
async function countInFinestPeriod(
  db: Database,
  from: HistoricalTime,
  end: HistoricalTime,
  requestedPeriod: Period | undefined,
  filter: AxisFilter,
  lanes: Lanes,
): Promise<{ cells: CellRange; counted: CellCount[] }> {
  const cellsOf = (period: Period): CellRange => ({
    period,
    first: cellOf(from, period),
    last: cellOf(end, period, 'latest'),
  });
  const finest =
    requestedPeriod ??
    periods.find((period) => cellsOf(period).last - cellsOf(period).first < defaultPeriodCounts[lanes]) ??
    widest;
  for (const period of periods.slice(periods.indexOf(finest))) {
    const cells = cellsOf(period),
      counted = await countCells(db, cells, filter, lanes, period === widest ? Infinity : maxClusters);
    if (counted) return { cells, counted };
  }
  throw new Error('The widest period counts whatever there is.');
}

/** All of time, divided more finely where there are more events. */
export async function wholeAxis(db: Database, filter: AxisFilter, lanes: Lanes, language: Language): Promise<Axis> {
  const counted = await countAdaptively(db, filter, lanes);
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last) return emptyAxis(widest, bounds(yearOne).earliest);
  const { earliest } = spanOfCells(first.period, first.cell, first.cell),
    { latest } = spanOfCells(last.period, last.cell, last.cell);
  const period = counted.reduce(
    (finest, cellCount) => (periods.indexOf(cellCount.period) < periods.indexOf(finest) ? cellCount.period : finest),
    first.period,
  );
  const total = totalOf(counted);
  if (total > limits.axisEvents)
    return {
      period,
      from: earliest,
      until: latest,
      total,
      clusters: await toClusters(db, counted, filter, lanes, language),
      events: [],
    };
  const cells = { period: widest, first: first.cell > 0 ? 1 : -100, last: last.cell > 0 ? 100 : -1 };
  const mergedEvents = await mergeEventTwins(db, await eventsIn(db, cells, filter, limits.axisEvents));
  return {
    period,
    from: earliest,
    until: latest,
    total: mergedEvents.length,
    clusters: [],
    events: await toAxisEvents(db, mergedEvents, language),
  };
}

/** The first and the last start of an event; null if there are none. */
async function loadExtent(db: Database): Promise<{ first: HistoricalTime; last: HistoricalTime } | null> {
  const {
    rows: [row],
  } = await sql<{ first: string | null; last: string | null }>`
    select (select start_time from event order by earliest limit 1) as first, (select start_time from event order by earliest desc limit 1) as last`.execute(
    db,
  );
  return row?.first && row.last ? { first: readHistoricalTime(row.first)!, last: readHistoricalTime(row.last)! } : null;
}
