import { calendarOf, monthDays } from './calendar.ts';
import { yearsAgoThreshold } from './historical-time-writing.ts';
import type { HistoricalTime, TimeNote } from './historical-time.ts';
import { yearsAround, type NamedPrecision } from './historical-time-precision.ts';

/** Why a text is no valid time; the messages are under `time.refused.<name>`. */
const timeRefusals = [
  'empty',
  'tooLong',
  'notUnderstood',
  'yearZero',
  'noSuchDay',
  'noLeapDay',
  'skippedDay',
  'noSuchTimeOfDay',
  'tooFar',
  'endBeforeStart',
  'unknownEra',
  'beyondEra',
  'outsideEra',
  'cycleDiffers',
  'lunarDate',
  'ambiguous',
] as const;
export type TimeRefusal = (typeof timeRefusals)[number];

/** What happened at a time, if the text says so. */
export type TimeEvent = 'born' | 'died' | 'active' | 'begun' | 'made';

/** A parsed time, or one end of a span: `from` and `to` are equal if it is exact to a year or better. */
export interface ParsedTime {
  from: HistoricalTime;
  to: HistoricalTime;
  note: TimeNote | null;
  /** A year without era mark and, in Chinese or Japanese, without 年: it may inherit those of the span's other end. */
  bare?: boolean;
  /** From then on: the end is open, but nothing says that it lasts to the present. */
  isOpen?: boolean;
  event?: TimeEvent;
}

/**
 * The result of a parser: a time; a refusal if the form is right but the time impossible; null if the form does not
 * match.
 */
export type ParseResult = ParsedTime | TimeRefusal | null;

/** The largest year of eleven digits, the limit of `readHistoricalTime`. */
const maxYear = 99_999_999_999;

/** A parsed date, as exact as given; refused if it cannot exist. */
export function resolveTime(
  year: number,
  {
    month = 0,
    day = 0,
    seconds = 0,
    bare = false,
    lunar = false,
  }: { month?: number; day?: number; seconds?: number; bare?: boolean; lunar?: boolean } = {},
): ParseResult {
  if (year === 0) return 'yearZero';
  if (!Number.isInteger(year)) return 'notUnderstood';
  if (Math.abs(year) > maxYear) return 'tooFar';
  if (month < 0 || month > 12 || day < 0 || (day > 0 && !month)) return 'noSuchDay';
  const wrong = day > 0 ? findDayFault(year, month, day, lunar && year <= lastLunarYear) : null;
  if (wrong) return wrong;
  const time = { year, month, day, seconds };
  return { from: time, to: time, note: null, ...(bare && !month && { bare }) };
}

/** Until Japan abandoned it in 1872, a date without calendar may be lunar. */
const lastLunarYear = 1872;

/**
 * Why a day did not exist: days are Julian until 4 October 1582 and Gregorian from the 15th. Every month of a lunar
 * calendar may have thirty days.
 */
function findDayFault(year: number, month: number, day: number, lunar: boolean): TimeRefusal | null {
  if (year === 1582 && month === 10 && day > 4 && day < 15) return 'skippedDay';
  if (day <= Math.max(monthDays(year, month, calendarOf({ year, month, day })), lunar ? 30 : 0)) return null;
  return month === 2 && day === 29 ? 'noLeapDay' : 'noSuchDay';
}

/** A decade, century or millennium: always approximate. */
function resolvePeriod(year: number, precision: NamedPrecision, bare = false): ParseResult {
  if (year === 0) return 'yearZero';
  if (Math.abs(year) > maxYear / 10) return 'tooFar';
  const [first, last] = yearsAround(year, precision);
  return {
    from: { year: first, month: 0, day: 0, seconds: 0 },
    to: { year: last, month: 0, day: 0, seconds: 0 },
    note: 'about',
    ...(bare && { bare }),
  };
}

/** The century or millennium of a number, 3 BC being −3. */
export const resolveOrdinal = (count: number, precision: 'century' | 'millennium', bare = false): ParseResult =>
  count === 0 ? 'yearZero' : resolvePeriod(count * (precision === 'century' ? 100 : 1000), precision, bare);

/**
 * The decade of a year: 1880, or 480 BC. A decade below 10 has no name; "the eighties", without era, may belong to any
 * century.
 */
export function resolveDecade(tens: number, era: 'before' | 'after' | null): ParseResult {
  if (tens % 10 || tens < 10) return 'notUnderstood';
  return !era && tens < 100 ? 'ambiguous' : resolvePeriod(era === 'before' ? -tens : tens, 'decade', !era);
}

/**
 * A number of years ago, approximate. From a hundred thousand it is the year BC itself, since two thousand more or less
 * do not matter; smaller numbers are counted back from AD 2000, so that 12,000 years ago is about 10,000 BC.
 */
export function resolveYearsAgo(years: number): ParseResult {
  const roundedYears = Math.round(years);
  if (roundedYears < 1) return 'notUnderstood';
  const time = resolveTime(
    roundedYears >= yearsAgoThreshold
      ? -roundedYears
      : roundedYears < 2000
        ? 2000 - roundedYears
        : -Math.max(1, roundedYears - 2000),
  );
  return typeof time === 'object' && time ? { ...time, note: 'about' } : time;
}

/** The time of day in seconds; null if it is impossible. 00:00:00 is stored as unknown. */
export function clockSeconds(
  hours: string | number = 0,
  minutes: string | number = 0,
  seconds: string | number = 0,
): number | null {
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds)];
  return h < 24 && m < 60 && s < 60 ? h * 3600 + m * 60 + s : null;
}

/** The last year of England's double years; its year began in March until 1752, later than elsewhere. */
const lastDualYear = 1752;

/**
 * The second year of a dual year, the one that begins in January: 1732 of 1731/32, 1700 of 1699/00. Null if the two years
 * do not follow each other, or are of a time when years began in January everywhere.
 */
export function secondOfDualYear(year: number, written: string): number | null {
  const scale = 10 ** written.length,
    second = year - (year % scale) + Number(written);
  const next = second <= year ? second + scale : second;
  return next === year + 1 && next <= lastDualYear + 1 ? next : null;
}
