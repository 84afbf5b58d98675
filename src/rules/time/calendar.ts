import { astronomicalYear, historicalYear } from './historical-time.ts';

/**
 * Days of the Julian and the Gregorian calendar by their Julian Day Number: whole days since 1 January 4713 BC
 * (Julian), which is day 0. Years are historical years, 1 BC being −1; there is no year 0.
 *
 * Integers only. Every step stays below 2^53 and every quotient is distinguishable from its neighbour for years up to
 * twenty billion on either side, so days are exact there; seconds derived from them are exact up to 285 million years.
 * Source: Richards, "Calendars", in the Explanatory Supplement to the Astronomical Almanac, 3rd ed., ch. 15.11.
 */
export type Calendar = 'julian' | 'gregorian';

export interface CalendarDay {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

/**
 * The first day that historians date by the Gregorian calendar, 15 October 1582; the day before it is 4 October,
 * Julian.
 */
export const reformDay = 2_299_161;
/** The Julian Day Number of 1 January 1970, the zero of our seconds. */
export const epochDay = 2_440_588;
/** The furthest year on either side for which days are exact. */
export const maxExactYear = 20_000_000_000;

/** The Julian Day Number of a day. A 30 February counts on into March; `isCalendarDay` checks whether a day exists. */
export function julianDayOf({ year, month, day }: CalendarDay, calendar: Calendar): number {
  const a = Math.floor((14 - month) / 12);
  const y = astronomicalYear(year) + 4800 - a;
  const m = month + 12 * a - 3;
  const julian = day + Math.floor((153 * m + 2) / 5) + 365 * y + Math.floor(y / 4);
  return calendar === 'julian' ? julian - 32_083 : julian - Math.floor(y / 100) + Math.floor(y / 400) - 32_045;
}

/** The inverse of `julianDayOf`. */
export function dayOfJulianDay(julianDay: number, calendar: Calendar): CalendarDay {
  const a = julianDay + 32_044;
  // Whole Gregorian centuries, 146,097 days per four; the Julian calendar does not need them.
  const b = calendar === 'gregorian' ? Math.floor((4 * a + 3) / 146_097) : 0;
  const c = calendar === 'gregorian' ? a - Math.floor((146_097 * b) / 4) : julianDay + 32_082;
  const d = Math.floor((4 * c + 3) / 1461);
  const e = c - Math.floor((1461 * d) / 4);
  const m = Math.floor((5 * e + 2) / 153);
  return {
    year: historicalYear(100 * b + d - 4800 + Math.floor(m / 10)),
    month: m + 3 - 12 * Math.floor(m / 10),
    day: e - Math.floor((153 * m + 2) / 5) + 1,
  };
}

/** The calendar of a historical date: Julian until 4 October 1582. The ten skipped days count as Julian. */
export const calendarOf = ({ year, month, day }: CalendarDay): Calendar =>
  astronomicalYear(year) * 10_000 + month * 100 + day >= 15_821_015 ? 'gregorian' : 'julian';

/** The Julian Day Number of a historical date; `bounds` counts in the same way. */
export const dayNumberOf = (date: CalendarDay): number => julianDayOf(date, calendarOf(date));
/** The historical date of a Julian Day Number. */
export const dateOfDayNumber = (julianDay: number): CalendarDay =>
  dayOfJulianDay(julianDay, julianDay >= reformDay ? 'gregorian' : 'julian');

/** The same day in the other calendar: 15 March 44 BC (Julian) is 13 March in the proleptic Gregorian one. */
export const toGregorian = (day: CalendarDay): CalendarDay => dayOfJulianDay(julianDayOf(day, 'julian'), 'gregorian');
export const toJulian = (day: CalendarDay): CalendarDay => dayOfJulianDay(julianDayOf(day, 'gregorian'), 'julian');

/** Whether a year has a 29 February. 1 BC, 5 BC, 9 BC … were leap years; there is no year 0 between 1 BC and AD 4. */
function isLeapYear(year: number, calendar: Calendar): boolean {
  const counted = astronomicalYear(year);
  return counted % 4 === 0 && (calendar === 'julian' || counted % 100 !== 0 || counted % 400 === 0);
}

/** Days of a month, 28 to 31. */
export function monthDays(year: number, month: number, calendar: Calendar): number {
  if (month === 2) return isLeapYear(year, calendar) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether a day exists in a calendar. */
export const isCalendarDay = ({ year, month, day }: CalendarDay, calendar: Calendar): boolean =>
  year !== 0 && month >= 1 && month <= 12 && day >= 1 && day <= monthDays(year, month, calendar);

/** 0 is Sunday. Calendar reforms did not interrupt the week. */
export const weekdayOf = (julianDay: number): number => (((julianDay + 1) % 7) + 7) % 7;
