import { dateOfDayNumber } from '../time/calendar.ts';
import type { ParseResult } from '../time/historical-time-parsed.ts';
import type { HistoricalTime } from '../time/historical-time.ts';

/**
 * The Hebrew calendar by its fixed rules, which are in use since about AD 359; earlier days are approximate. Source:
 * Reingold and Dershowitz, Calendrical Calculations, 4th ed., ch. 8.
 */

/** Julian Day Number of 1 Tishri of the year 1: 7 October 3761 BC. */
const creation = 347_998;
/** Parts of a day: 24 hours of 1,080. A mean month has 29 days and 13,753 parts. */
const dayParts = 25_920;

const isLeap = (year: number) => (7 * year + 1) % 19 < 7;
/** Months before a year, counted from creation. */
const monthsBefore = (year: number) => Math.floor((235 * year - 234) / 19);

/** Days from the epoch to the new moon of Tishri, moved so that the year does not begin on Sunday, Wednesday or Friday. */
function elapsedDays(year: number): number {
  const months = monthsBefore(year),
    day = 29 * months + Math.floor((12_084 + 13_753 * months) / dayParts);
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
}
/** Moves the beginning of a year again if a neighbouring year would be too long or too short. */
function newYear(year: number): number {
  const [before, day, after] = [elapsedDays(year - 1), elapsedDays(year), elapsedDays(year + 1)];
  const delay = after - day === 356 ? 2 : day - before === 382 ? 1 : 0;
  return creation + day - 1 + delay + 1;
}

/** Months from Tishri, as GEDCOM names them; ADR is Adar, or Adar I in a leap year, ADS is Adar II. */
export const monthCodes = [
  'TSH',
  'CSH',
  'KSL',
  'TVT',
  'SHV',
  'ADR',
  'ADS',
  'NSN',
  'IYR',
  'SVN',
  'TMZ',
  'AAV',
  'ELL',
] as const;
export const hebrewMonth = (code: string): number => monthCodes.indexOf(code as (typeof monthCodes)[number]) + 1;

/** Lengths of the months of a year from Tishri; Adar II has none in a common year. */
function monthLengths(year: number): number[] {
  const days = newYear(year + 1) - newYear(year);
  return [
    30,
    days % 10 === 5 ? 30 : 29,
    days % 10 === 3 ? 29 : 30,
    29,
    30,
    isLeap(year) ? 30 : 29,
    isLeap(year) ? 29 : 0,
    30,
    29,
    30,
    29,
    30,
    29,
  ];
}

/** A year, month or day of the Hebrew calendar in ours; `month` counts from Tishri as in `hebrewMonth`, 0 is unknown. */
export function timeOfHebrew(year: number, month: number, day: number): ParseResult {
  if (year < 1) return 'yearZero';
  if (year > 9999) return 'tooFar';
  const lengths = monthLengths(year);
  // In a common year Adar II is Adar.
  const at = month === 7 && !isLeap(year) ? 6 : month;
  if (at < 0 || at > 13 || day < 0 || (day > 0 && (at === 0 || day > lengths[at - 1]!))) return 'noSuchDay';
  const first = newYear(year) + lengths.slice(0, Math.max(0, at - 1)).reduce((sum, days) => sum + days, 0);
  const last = at ? first + lengths[at - 1]! - 1 : newYear(year + 1) - 1;
  const time = (julianDay: number, parts: 'day' | 'month'): HistoricalTime => {
    const date = dateOfDayNumber(julianDay);
    return { ...date, day: parts === 'day' ? date.day : 0, seconds: 0 };
  };
  if (day) return { from: time(first + day - 1, 'day'), to: time(first + day - 1, 'day'), note: null };
  return { from: time(first, 'month'), to: time(last, 'month'), note: 'about' };
}

/** Names of the months from Tishri in the spellings of five languages, folded. */
const monthNames: readonly RegExp[] = [
  /^ti(?:sh|ch|sch)r(?:i|ei|e)$/,
  /^(?:mar)?-?(?:ch|h|kh|j|k)es(?:h|ch)?[vw]an$|^(?:mar)?hechvan$/,
  /^(?:k|ch)isle[vwu]$/,
  /^te[vwb]e(?:t|th|s)$/,
  /^(?:sh|ch|sch)e?'?[vwb]at$/,
  /^adar(?: (?:i|1|rishon))?$/,
  /^adar (?:ii|2|sheni)$|^ve-?adar$/,
  /^niss?an$/,
  /^iy?yar$|^i[jy]ar$/,
  /^si[vw]an$/,
  /^tamm?(?:o?uz|us)$/,
  /^(?:menachem )?a[vbw]$/,
  /^el(?:l?o)?ul$/,
];
/** Smaller numbers are years of our era beside a word that looks like a month. */
const firstYear = 4000;
const dayForm =
  /^(?:(?<day>\d{1,2})(?:st|nd|rd|th)?\.? (?:of |de )?)?(?<month>\p{L}[\p{L}' -]*(?: [12])?),? (?:a\. ?m\. ?)?(?<year>\d{4})(?: a\. ?m\.| am)?$/u;
const monthFirstForm = /^(?<month>\p{L}[\p{L}' -]*) (?<day>\d{1,2}),? (?<year>\d{4})$/u;
const yearForm = /^(?:anno mundi|a\. ?m\.|am) (?<year>\d{4})$|^(?<last>\d{4}) (?:anno mundi|a\. ?m\.|am)$/;

/** 15 Nisan 5602, Adar II 5602, A.M. 5602; null for any other text. */
export function readHebrew(text: string): ParseResult {
  const only = yearForm.exec(text)?.groups;
  if (only) return timeOfHebrew(Number(only.year ?? only.last), 0, 0);
  for (const form of [monthFirstForm, dayForm]) {
    const { day = '0', month = '', year = '0' } = form.exec(text)?.groups ?? {};
    const at = monthNames.findIndex((name) => name.test(month)) + 1;
    if (at && Number(year) >= firstYear) return timeOfHebrew(Number(year), at, Number(day));
  }
  return null;
}
