import {
  bounds,
  readHistoricalTime,
  yearsBetween,
  type HistoricalTime,
  type TimeRecord,
} from '../../../rules/time/historical-time.ts';

/** A number of years: whole years and months, this number or one less, or approximate. */
export interface Length {
  kind: 'exact' | 'either' | 'about';
  years: number;
  /** Whole months beyond the years; 0 if the days are not known. */
  months: number;
}

const daySeconds = 86_400;

/** The first and the last day that a record may mean, counted from 1970. */
export function daysOf(record: TimeRecord): { from: number; to: number } {
  const start = readHistoricalTime(record.startTime);
  const end = record.endTime ? readHistoricalTime(record.endTime) : start;
  if (!start || !end) return { from: 0, to: 0 };
  return {
    from: Math.floor(bounds(start).earliest / daySeconds),
    to: Math.floor(bounds(end).latest / daySeconds),
  };
}

const isOpen = ({ startNote, endNote }: TimeRecord) =>
  [startNote, endNote].some((note) => note === 'before' || note === 'after' || note === 'to present');
const isVague = ({ startNote, endNote, startTime, endTime }: TimeRecord) =>
  startNote !== null || endNote !== null || (endTime !== null && endTime !== startTime);

/** Whole months from one date to another, both known to the day. */
const wholeMonths = (from: HistoricalTime, to: HistoricalTime): number =>
  12 * yearsBetween(from.year, to.year) + to.month - from.month - (to.day >= from.day ? 0 : 1);

/**
 * The years from one time to a later one. Dates to the day give whole years; of two dates that are less exact the years are
 * subtracted, which may be one too many. Null if one of them is open, or they are not one after the other.
 */
export function lengthBetween(first: TimeRecord, last: TimeRecord): Length | null {
  const [from, to] = [readHistoricalTime(first.startTime), readHistoricalTime(last.startTime)];
  if (!from || !to || isOpen(first) || isOpen(last) || yearsBetween(from.year, to.year) < 0) return null;
  const years = yearsBetween(from.year, to.year);
  if (isVague(first) || isVague(last)) return { kind: 'about', years, months: 0 };
  if (from.day && to.day) {
    const months = wholeMonths(from, to);
    return months < 0 ? null : { kind: 'exact', years: Math.floor(months / 12), months: months % 12 };
  }
  // Known to the month, and in different ones: whether the last year is complete is certain.
  if (from.month && to.month && from.month !== to.month)
    return { kind: 'exact', years: to.month > from.month ? years : years - 1, months: 0 };
  return { kind: 'either', years, months: 0 };
}
