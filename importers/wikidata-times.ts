import {
  astronomicalYear,
  bounds,
  historicalYear,
  readHistoricalTime,
  writeHistoricalTime,
  type TimeNote,
  type TimeRecord,
} from '../src/rules/time/historical-time.ts';
import { ownProperty } from './clean-text.ts';

/** A time value of Wikibase: `from` and `to` are equal if it is precise to a year or better. */
export interface Moment {
  /** In the form that `readHistoricalTime` reads. */
  from: string;
  to: string;
  note: TimeNote | null;
  earliest: number;
  latest: number;
}

const shape = /^([+-])(\d{1,16})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)Z$/;
const gregorian = /\/Q1985727$/;
/** Years of each precision coarser than a year, from Wikibase's data model: 0 is a billion years, 8 a decade. */
const yearsByPrecision = [1e9, 1e8, 1e7, 1e6, 1e5, 1e4, 1000, 100, 10] as const;
const yearPrecision = 9,
  monthPrecision = 10,
  secondPrecision = 14;

/**
 * Reads a time value of Wikibase JSON: `{ time: '-0044-03-15T00:00:00Z', precision: 11, calendarmodel: … }`.
 *
 * 44 BC is -0044 there, as here, and there is no year 0 (phabricator.wikimedia.org/T99674). A day is in the calendar
 * that `calendarmodel` names (T246731); a Gregorian day before 15 October 1582 is converted to the Julian day that
 * historians use. A decade, century or millennium becomes its range of years, about; a coarser value becomes the year,
 * about.
 *
 * Null if invalid: the year 0, a month 13, an unknown precision, a year of more than eleven digits.
 */
export function readTimeValue(value: unknown): Moment | null {
  const time = ownProperty(value, 'time'),
    precision = ownProperty(value, 'precision'),
    calendar = ownProperty(value, 'calendarmodel');
  const parts = typeof time === 'string' && shape.exec(time);
  if (
    !parts ||
    typeof precision !== 'number' ||
    !Number.isInteger(precision) ||
    precision < 0 ||
    precision > secondPrecision
  )
    return null;
  const [month, day, hours, minutes, seconds] = parts.slice(3).map(Number) as [number, number, number, number, number];
  const year = Number(`${parts[1]}${parts[2]}`);
  if (year === 0 || month > 12 || day > 31) return null;

  if (precision < yearPrecision) {
    const [from, to] = precision < 6 ? [year, year] : yearsAround(year, precision);
    return createMoment(yearText(from), yearText(to), 'about');
  }
  if (precision === yearPrecision || !month) return momentAt(yearText(year));
  if (precision === monthPrecision || !day) return momentAt(formatTime(year, month, 0, 0));
  const clock = hours < 24 && minutes < 60 && seconds < 60 ? hours * 3600 + minutes * 60 + seconds : 0;
  if (day > daysIn(year, month)) return null;
  const isEarly = year * 10_000 + month * 100 + day < 15_821_015;
  const at =
    isEarly && typeof calendar === 'string' && gregorian.test(calendar)
      ? julianOf(year, month, day)
      : { year, month, day };
  return momentAt(formatTime(at.year, at.month, at.day, clock));
}

const formatTime = (year: number, month: number, day: number, seconds: number) =>
  writeHistoricalTime({ year, month, day, seconds });
const yearText = (year: number) => formatTime(year, 0, 0, 0);
const momentAt = (at: string) => createMoment(at, at, null);

function createMoment(from: string, to: string, note: TimeNote | null): Moment | null {
  const [first, last] = [readHistoricalTime(from), readHistoricalTime(to)];
  return first && last && { from, to, note, earliest: bounds(first).earliest, latest: bounds(last).latest };
}

/** Centuries and millennia are counted from 1 in both directions; decades are named by their tens. */
function yearsAround(year: number, precision: number): [from: number, to: number] {
  const years: number = yearsByPrecision[precision]!,
    side = Math.sign(year),
    count = Math.abs(year);
  const [near, far] =
    years === 10
      ? [Math.floor(count / 10) * 10, Math.floor(count / 10) * 10 + 9]
      : [Math.floor((count - 1) / years) * years + 1, Math.ceil(count / years) * years];
  return side > 0 ? [Math.max(1, near), far] : [-far, -Math.max(1, near)];
}

function daysIn(year: number, month: number): number {
  if (month === 2) return astronomicalYear(year) % 4 === 0 ? 29 : 28; // Julian leap years include all Gregorian ones
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * Converts a Gregorian day to a Julian one, by day number. Algorithm: Richards, in the Explanatory Supplement to the
 * Astronomical Almanac, ch. 15.
 */
export function julianOf(year: number, month: number, day: number): { year: number; month: number; day: number } {
  const a = Math.floor((14 - month) / 12),
    y = astronomicalYear(year) + 4800 - a,
    m = month + 12 * a - 3;
  const julianDay =
    day +
    Math.floor((153 * m + 2) / 5) +
    365 * y +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400) -
    32_045;
  const c = julianDay + 32_082,
    d = Math.floor((4 * c + 3) / 1461),
    e = c - Math.floor((1461 * d) / 4),
    n = Math.floor((5 * e + 2) / 153);
  return {
    year: historicalYear(d - 4800 + Math.floor(n / 10)),
    month: n + 3 - 12 * Math.floor(n / 10),
    day: e - Math.floor((153 * n + 2) / 5) + 1,
  };
}

/** A span: its end may be unknown, or known not to exist (`present`). */
export interface TimeSpan {
  start: Moment | null;
  end: Moment | 'present' | null;
}

/** A span as a record; with only an end, that moment. Null if nothing is known or the end precedes the start. */
export function recordOf({ start, end }: TimeSpan): TimeRecord | null {
  const first = start ?? (end === 'present' ? null : end);
  if (!first) return null;
  if (start && end && end !== 'present' && end.latest < start.earliest) return null;
  const last = start && end ? end : first;
  const toPresent = last === 'present';
  const endTime = toPresent || last.to === first.from ? null : last.to;
  return {
    startTime: first.from,
    endTime,
    startNote: first.note,
    endNote: toPresent ? 'to present' : endTime ? last.note : null,
    timeDesc: null,
  };
}
