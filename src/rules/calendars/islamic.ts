import { dateOfDayNumber, dayNumberOf, type CalendarDay } from '../time/calendar.ts';
import { type ParsedTime, type ParseResult } from '../time/historical-time-parsed.ts';
import { readNumeral } from '../time/historical-time-numerals.ts';
import type { HistoricalTime } from '../time/historical-time.ts';

/**
 * Years of the Hijra by the tabular calendar: thirty years of 354 days with eleven leap days. The observed calendar may
 * differ by a day or two, so every result is approximate. Source: Richards, "Calendars", in the Explanatory Supplement
 * to the Astronomical Almanac, 3rd ed., ch. 15.8.
 */

/** Julian Day Number of 1 Muharram AH 1: 16 July 622. */
const hijra = 1_948_440;

/** Julian Day Number of a day of the Islamic calendar. */
export const julianDayOfHijra = ({ year, month, day }: CalendarDay): number =>
  day + Math.ceil(29.5 * (month - 1)) + (year - 1) * 354 + Math.floor((3 + 11 * year) / 30) + hijra - 1;

/** The inverse of `julianDayOfHijra`. */
export function hijraOfJulianDay(julianDay: number): CalendarDay {
  const year = Math.floor((30 * (julianDay - hijra) + 10_646) / 10_631);
  const first = julianDayOfHijra({ year, month: 1, day: 1 });
  const month = Math.min(12, Math.floor((julianDay - first) / 29.5 + 1));
  return { year, month, day: julianDay - julianDayOfHijra({ year, month, day: 1 }) + 1 };
}

const isLeap = (year: number) => (11 * year + 14) % 30 < 11;
const monthLength = (year: number, month: number) => (month % 2 === 1 || (month === 12 && isLeap(year)) ? 30 : 29);

/** Names of months in English, French and Spanish spellings, folded; the first letters distinguish them. */
const months: readonly RegExp[] = [
  /^m[ou]h?arram$/,
  /^s[ae]f[ae]r$/,
  /^rabi'? ?(?:al-|el-|ul-)?'?(?:awwal|aoual|i|1|avval)$/,
  /^rabi'? ?(?:al-|el-|ul-|ath-|ac-|ath-)?'?(?:thani|tani|akhir|ajir|ii|2)$/,
  /^[jgy]u?[mo]u?m?ada '?(?:al-)?(?:ula|awwal|i|1|oula)$/,
  /^[jgy]u?[mo]u?m?ada '?(?:al-|ath-|ac-)?(?:akhira|thania?|tania?|ajira|ii|2)$/,
  /^ra[jy]ab$/,
  /^(?:sha'?ban|cha'?aban|chaabane?|sa'?ban|shaaban)$/,
  /^ram[a]?[dz]h?an(?:e)?$/,
  /^(?:sha|cha|sa)w?w?[aou]*al$/,
  /^d[hu]{1,3}[ul]{0,3}[ -]?'?(?:al-|l-)?q[ia]'?dah?$/,
  /^d[hu]{1,3}[ul]{0,3}[ -]?'?(?:al-|l-)?hi[jy][jy]?ah?$/,
];
const monthOf = (word: string) => months.findIndex((form) => form.test(word.trim())) + 1;

const era =
  "(?:a\\.? ?h\\.?|anno hegirae|(?:de|of|after|apres) (?:l'|la |the )?h[ei][gj]i?ra(?:h|e)?|de l'hegire|h\\.?)";
const westernForm = new RegExp(
  `^(?:(?:the )?(?:l')?(?:an(?:nee)?|ano|year) )?(?:(?:(?<day>\\d{1,2})(?:er)? (?:de )?)?(?<month>[a-z][a-z' -]+?),? (?:de |del )?(?:l'an |ano )?)?(?:(?:ah|a\\. ?h\\.) ?(?<year>\\d{1,4})|(?<year2>\\d{1,4}) ?${era})$`,
);
const easternForm =
  /^(?:伊斯兰[教历]?历?|伊斯蘭曆|回[历曆]|伊[历曆]|希吉[来來拉][历曆]|希吉来|ヒジュラ暦|イスラム暦|イスラーム暦|回暦)(?:第)?(?<year>[0-9〇零一二三四五六七八九十百千]+)年(?:(?<month>[0-9一二三四五六七八九十]+)月(?:(?<day>[0-9一二三四五六七八九十廿]+)日)?)?$/;

const timeOf = (julianDay: number, isDay: boolean, isMonth: boolean): HistoricalTime => {
  const { year, month, day } = dateOfDayNumber(julianDay);
  return { year, month: isDay || isMonth ? month : 0, day: isDay ? day : 0, seconds: 0 };
};

/** A year, month or day of the Hijra as an approximate time in our calendar. */
function timeOfHijra(year: number, month: number, day: number): ParseResult {
  if (year < 1) return 'yearZero';
  if (month > 12 || (day && day > monthLength(year, month))) return 'noSuchDay';
  const first = julianDayOfHijra({ year, month: month || 1, day: day || 1 });
  const last = day
    ? first
    : month
      ? first + monthLength(year, month) - 1
      : julianDayOfHijra({ year: year + 1, month: 1, day: 1 }) - 1;
  const time: ParsedTime = {
    from: timeOf(first, day > 0, month > 0),
    to: timeOf(last, day > 0, month > 0),
    note: 'about',
  };
  return time;
}

/** AH 622, 17 Ramadan AH 2, ramadan 2 de l'hégire, 伊斯兰历622年9月; null for any other text. */
export function readHijra(text: string): ParseResult {
  const groups = (westernForm.exec(text) ?? easternForm.exec(text))?.groups;
  if (!groups) return null;
  const isHan = groups.year2 === undefined && /\D/.test(text.at(-1)!);
  const number = (written: string | undefined) => (written === undefined ? 0 : (readNumeral(written) ?? NaN));
  const month = groups.month === undefined ? 0 : isHan ? number(groups.month) : monthOf(groups.month);
  if (groups.month !== undefined && !month) return null;
  return timeOfHijra(number(groups.year ?? groups.year2), month, number(groups.day));
}

/** The Islamic date of a day in historians' notation. */
export const toHijra = (date: CalendarDay): CalendarDay => hijraOfJulianDay(dayNumberOf(date));
