import { dateOfDayNumber, epochDay } from '../../../rules/time/calendar.ts';
import {
  astronomicalYear,
  bounds,
  historicalYear,
  writeHistoricalTime,
  type HistoricalTime,
  type TimeRecord,
} from '../../../rules/time/historical-time.ts';
import { yearsIn } from '../../../rules/time/historical-time-precision.ts';
import { kinds, regions, type Kind } from '../../../rules/kinds.ts';
import { readAddressTime, writeAddressTime } from '../../../rules/time/time-address.ts';
import { periods, type Period } from '../contract.ts';
import type { AnyRegion } from '../tables.ts';

/**
 * A period of time: a century, a day. Numbers increase with time; decades and wider ones have no number 0, months and
 * days are numbered continuously through 1 BC.
 */
export interface Cell {
  period: Period;
  cell: number;
}

const daySeconds = 86_400;
const furthestYear = 99_999_999_999;
const wholeYearFields = { month: 0, day: 0, seconds: 0 };

/**
 * The cell in which a time starts, or ends. Centuries and wider count from 1 in both directions, 300–201 BC being −3;
 * decades are named by their tens, where 1–9 and 9–1 BC are one each.
 */
export function cellOf(time: HistoricalTime, period: Period, end: 'earliest' | 'latest' = 'earliest'): number {
  const years = yearsIn[period],
    count = Math.abs(time.year);
  if (years) return Math.sign(time.year) * (Math.floor(years === 10 ? count / 10 : (count - 1) / years) + 1);
  const day = Math.floor(bounds(time)[end] / daySeconds);
  if (period === 'day') return day;
  const { year, month } = dateOfDayNumber(day + epochDay);
  return astronomicalYear(year) * 12 + month - 1;
}

/** The first and the last year, month or day of a cell. */
function endsOf({ period, cell }: Cell): [first: HistoricalTime, last: HistoricalTime] {
  const years = yearsIn[period],
    count = Math.abs(cell);
  if (years) {
    const near = years === 10 ? (count - 1) * 10 : (count - 1) * years + 1;
    const [nearest, furthest] = [Math.max(1, near), Math.min(near + years - 1, furthestYear)];
    const [first, last] = cell > 0 ? [nearest, furthest] : [-furthest, -nearest];
    return [
      { ...wholeYearFields, year: first },
      { ...wholeYearFields, year: last },
    ];
  }
  const time =
    period === 'day'
      ? { ...dateOfDayNumber(cell + epochDay), seconds: 0 }
      : {
          ...wholeYearFields,
          year: historicalYear(Math.floor(cell / 12)),
          month: cell - Math.floor(cell / 12) * 12 + 1,
        };
  return [time, time];
}

/** The extent of cells, in years and in seconds. */
export function spanOfCells(
  period: Period,
  first: number,
  last: number,
): { firstYear: number; lastYear: number; earliest: number; latest: number } {
  const [start] = endsOf({ period, cell: first }),
    [, end] = endsOf({ period, cell: last });
  return { firstYear: start.year, lastYear: end.year, earliest: bounds(start).earliest, latest: bounds(end).latest };
}

export function recordOfCell(cell: Cell): TimeRecord {
  const [start, end] = endsOf(cell).map(writeHistoricalTime) as [string, string];
  return { startTime: start, endTime: end === start ? null : end, startNote: null, endNote: null, timeDesc: null };
}

/** Filter by region and kind; an empty list allows everything. */
export interface AxisFilter {
  regions: readonly AnyRegion[];
  kinds: readonly Kind[];
}
export const anyRegions: readonly AnyRegion[] = [...regions, 'nowhere'];
export const noFilter: AxisFilter = { regions: [], kinds: [] };

/** The id of a cell: `century:-3`, `decade:-480`, `day:-221-09-10`; with a filter `century:-3:europe+war`. */
export function idOfCell({ period, cell }: Cell, filter: AxisFilter = noFilter): string {
  const names = [
    ...anyRegions.filter((region) => filter.regions.includes(region)),
    ...kinds.filter((kind) => filter.kinds.includes(kind)),
  ];
  return [period, labelOf({ period, cell }), ...(names.length ? [names.join('+')] : [])].join(':');
}

function labelOf({ period, cell }: Cell): string {
  if (yearsIn[period] === 10) return String(Math.sign(cell) * ((Math.abs(cell) - 1) * 10 || 1));
  return yearsIn[period] > 1 ? String(cell) : writeAddressTime(endsOf({ period, cell })[0]);
}

/** Parses an id of `idOfCell`; null for any other text. */
export function readCellId(id: string): (Cell & { filter: AxisFilter }) | null {
  const [name = '', label = '', names = ''] = id.split(':');
  const period = periods.find((candidate) => candidate === name);
  const time = readAddressTime(label);
  if (!period || !time) return null;
  // A year as in addresses: for a century and wider, the year farthest from the beginning of the era.
  const years = yearsIn[period];
  const cell = years > 10 ? time.year : cellOf(time, period);
  if (years > 10 && Math.abs(cell) * years > furthestYear + years) return null;
  const filterNames = names.split('+');
  const filter: AxisFilter = {
    regions: anyRegions.filter((region) => filterNames.includes(region)),
    kinds: kinds.filter((kind) => filterNames.includes(kind)),
  };
  return idOfCell({ period, cell }, filter) === id ? { period, cell, filter } : null;
}
