import { calendarOf, isCalendarDay, toGregorian, toJulian } from '../src/rules/time/calendar.ts';
import type { ParsedTime } from '../src/rules/time/historical-time-parsed.ts';
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
  if (year === 0 || month > 12 || day > 31 || year > new Date().getUTCFullYear() + mostFutureYears) return null;

  if (precision < yearPrecision) {
    const [from, to] = precision < 6 ? [year, year] : yearsAround(year, precision);
    return createMoment(yearText(from), yearText(to), 'about');
  }
  const [before, after] = ['before', 'after'].map((field) => Number(ownProperty(value, field)) || 0);
  if ((before || after) && precision === yearPrecision)
    return createMoment(yearText(shiftYear(year, -before!)), yearText(shiftYear(year, after!)), 'about');
  if (precision === yearPrecision || !month) return momentAt(yearText(year));
  if (precision === monthPrecision || !day) return momentAt(formatTime(year, month, 0, 0));
  const clock = hours < 24 && minutes < 60 && seconds < 60 ? hours * 3600 + minutes * 60 + seconds : 0;
  const isGregorian = typeof calendar === 'string' && gregorian.test(calendar);
  if (!isCalendarDay({ year, month, day }, isGregorian ? 'gregorian' : 'julian')) return null;
  const isEarly = calendarOf({ year, month, day }) === 'julian';
  // 29 February 1700 was a day of the Julian calendar alone.
  const isJulianOnly = !isEarly && !isGregorian && !isCalendarDay({ year, month, day }, 'gregorian');
  const at =
    isEarly && isGregorian
      ? toJulian({ year, month, day })
      : isJulianOnly
        ? toGregorian({ year, month, day })
        : { year, month, day };
  return momentAt(formatTime(at.year, at.month, at.day, clock));
}

/** Years from now after which no time can be known; a later one is a placeholder like 9999. */
const mostFutureYears = 50;
const shiftYear = (year: number, by: number): number => historicalYear(astronomicalYear(year) + by);
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

/** A moment with both its bounds, for a birth or a death. */
export const parsedMoment = ({ from, to, note }: Moment): ParsedTime => ({
  from: readHistoricalTime(from)!,
  to: readHistoricalTime(to)!,
  note,
});

/**
 * A moment between an earliest and a latest date (P1319, P1326): both bounds if both are known, else before or after the
 * one. Null if they are not in order.
 */
export function momentWithin(earliest: Moment | null, latest: Moment | null): Moment | null {
  if (earliest && latest)
    return latest.latest < earliest.earliest
      ? null
      : { ...earliest, to: latest.to, note: 'about', latest: latest.latest };
  if (earliest) return { ...earliest, to: earliest.from, note: 'after' };
  return latest && { ...latest, from: latest.to, note: 'before' };
}
