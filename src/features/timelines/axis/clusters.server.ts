import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { yearsIn } from '../../../rules/time/historical-time-precision.ts';
import type { Kind } from '../../../rules/kinds.ts';
import type { Language } from '../../../rules/languages.ts';
import { toAxisEvents, beginsIn, eventsById, matchesFilter } from '../face/axis-events.server.ts';
import { idOfCell, recordOfCell, spanOfCells, type AxisFilter, type Cell } from './cells.server.ts';
import { periods, type AxisCluster, type Period } from '../contract.ts';
import type { AnyRegion } from '../tables.ts';
import { withoutTwins } from '../face/twins.ts';

export type Lanes = 'none' | 'region' | 'kind';

/** A range of cells of one period. */
export interface CellRange {
  period: Period;
  first: number;
  last: number;
}

/** A non-empty cell, or one lane of it, with its count. */
export interface CellCount extends Cell {
  lane: AnyRegion | Kind | null;
  count: number;
  /** `standing` of its most important event. */
  lead: string;
}

const laneColumns = { none: sql<null>`null::text`, region: sql.ref<AnyRegion>('region'), kind: sql.ref<Kind>('kind') };

/** The number of events starting in each cell; null if there would be more than `limit` counts. */
export async function countCells(
  db: Database,
  { period, first, last }: CellRange,
  filter: AxisFilter,
  lanes: Lanes,
  limit: number,
): Promise<CellCount[] | null> {
  const years = yearsIn[period];
  if (!years) return last - first < limit ? countInEvents(db, { period, first, last }, filter, lanes) : null;
  const { rows } = await sql<Omit<CellCount, 'period'>>`
    select cell, ${laneColumns[lanes]} as lane, sum(events)::integer as count, min(lead) as lead from event_cell
    where years = ${years} and cell between ${first} and ${last} and ${matchesFilter(filter)}
    group by 1, 2 order by 1, 2 limit ${limit === Infinity ? null : limit + 1}`.execute(db);
  return rows.length > limit ? null : rows.map((row) => ({ ...row, period }));
}

/** Months and days are not precomputed: they are counted from the events, a few years at a time. */
async function countInEvents(
  db: Database,
  { period, first, last }: CellRange,
  filter: AxisFilter,
  lanes: Lanes,
): Promise<CellCount[]> {
  const starts = Array.from(
    { length: last - first + 1 },
    (_, index) => spanOfCells(period, first + index, first + index).earliest,
  );
  const { rows } = await sql<Omit<CellCount, 'period'>>`
    select width_bucket(earliest, ${starts}::bigint[]) + ${first - 1}::bigint as cell, ${laneColumns[lanes]} as lane, count(*)::integer as count, min(standing) as lead from event
    where ${beginsIn(period, first, last, filter)}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, period }));
}

/** A cell is divided while it has more than this fraction of all events, down to centuries. */
const heavyShare = 1 / 24;
const finestPeriod: Period = 'century';
/** Years have at most eleven digits. */
const maxBillions = 100;

/** Counts all of time in cells of adaptive width: the deep past in millions of years, history in centuries. */
export async function countAdaptively(db: Database, filter: AxisFilter, lanes: Lanes): Promise<CellCount[]> {
  const cellCounts: CellCount[] = [];
  const widest = periods.at(-1)!;
  let open = (await countCells(
    db,
    { period: widest, first: -maxBillions, last: maxBillions },
    filter,
    lanes,
    Infinity,
  ))!;
  const total = open.reduce((sum, { count }) => sum + count, 0);
  for (let at = periods.length - 2; open.length; at--) {
    const heavy = open[0]!.period === finestPeriod ? [] : heavyCells(open, total * heavyShare);
    cellCounts.push(...open.filter(({ cell }) => !heavy.includes(cell)));
    const finer = periods[at]!;
    open = heavy.length ? await countWithin(db, open[0]!.period, heavy, finer, filter, lanes) : [];
  }
  const beginOf = ({ period, cell }: CellCount) => spanOfCells(period, cell, cell).earliest;
  return cellCounts.sort((a, b) => beginOf(a) - beginOf(b));
}

function heavyCells(counted: readonly CellCount[], limit: number): number[] {
  const counts = new Map<number, number>();
  for (const { cell, count } of counted) counts.set(cell, (counts.get(cell) ?? 0) + count);
  return [...counts].flatMap(([cell, count]) => (count > limit ? cell : []));
}

/** Counts the cells of a finer period within wider ones. */
async function countWithin(
  db: Database,
  wide: Period,
  cells: readonly number[],
  finer: Period,
  filter: AxisFilter,
  lanes: Lanes,
): Promise<CellCount[]> {
  const { rows } = await sql<Omit<CellCount, 'period'>>`
    select cell, ${laneColumns[lanes]} as lane, sum(events)::integer as count, min(lead) as lead from event_cell
    where years = ${yearsIn[finer]} and cell = any(${cells.flatMap((cell) => partsOf(wide, cell, finer))}) and ${matchesFilter(filter)}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, period: finer }));
}

function partsOf(wide: Period, cell: number, finer: Period): number[] {
  const { firstYear, lastYear } = spanOfCells(wide, cell, cell),
    years = yearsIn[finer];
  const near = Math.min(Math.abs(firstYear), Math.abs(lastYear)),
    far = Math.max(Math.abs(firstYear), Math.abs(lastYear));
  const [from, to] = [Math.floor((near - 1) / years) + 1, Math.floor((far - 1) / years) + 1];
  return Array.from({ length: to - from + 1 }, (_, index) => Math.sign(cell) * (from + index));
}

/** Converts counts to the clusters of a reply. */
export async function toClusters(
  db: Database,
  counted: readonly CellCount[],
  filter: AxisFilter,
  lanes: Lanes,
  language: Language,
): Promise<AxisCluster[]> {
  const leadRows = await eventsById(
    db,
    counted.map(({ lead }) => idOfLead(lead)),
  );
  const rows = counted.flatMap((cellCount) =>
    leadRows.has(idOfLead(cellCount.lead)) ? { ...cellCount, row: leadRows.get(idOfLead(cellCount.lead))! } : [],
  ); // events withdrawn in between are missing
  const leads = await toAxisEvents(
    db,
    rows.map(({ row }) => withoutTwins(row)),
    language,
  );
  return rows.map(({ period, cell, lane, count }, index) => {
    const { earliest, latest } = spanOfCells(period, cell, cell);
    return {
      id: idOfCell({ period, cell }, lanes === 'none' ? filter : withLane(filter, lanes, lane!)),
      period,
      lane: lane === 'nowhere' ? null : lane,
      time: recordOfCell({ period, cell }),
      earliest,
      latest,
      count,
      lead: leads[index]!,
    };
  });
}

/** A `standing` is three digits followed by the id. */
const idOfLead = (lead: string) => lead.slice(3);
const withLane = (filter: AxisFilter, lanes: 'region' | 'kind', lane: string): AxisFilter =>
  lanes === 'region' ? { ...filter, regions: [lane as AnyRegion] } : { ...filter, kinds: [lane as Kind] };

export const totalOf = (counted: readonly CellCount[]) => counted.reduce((sum, { count }) => sum + count, 0);
