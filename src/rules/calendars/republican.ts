import { dateOfDayNumber, dayNumberOf, type CalendarDay } from '../time/calendar.ts';
import { type ParseResult } from '../time/historical-time-parsed.ts';
import { readNumeral, readRoman } from '../time/historical-time-numerals.ts';
import type { HistoricalTime } from '../time/historical-time.ts';

/** The calendar of the French Republic: 1 vendémiaire an I is 22 September 1792; it ended with 10 nivôse an XIV. */
const firstDay = dayNumberOf({ year: 1792, month: 9, day: 22 });
const lastDay = dayNumberOf({ year: 1805, month: 12, day: 31 });
/** Years with a sixth complementary day. */
const leapYears = [3, 7, 11];
const lastYear = 14;

/** Names of months in French, English and Spanish, folded, and in Chinese and Japanese. */
const months: readonly (readonly [latin: RegExp, han: RegExp])[] = [
  [/^vend[ei]m(?:iaire|iario)$/, /^(?:葡月|ヴァンデミエール|葡萄月)$/],
  [/^brum(?:aire|ario)$/, /^(?:雾月|霧月|ブリュメール)$/],
  [/^frim(?:aire|ario)$/, /^(?:霜月|フリメール)$/],
  [/^niv(?:ose|oso)$/, /^(?:雪月|ニヴォーズ)$/],
  [/^pluvi(?:ose|oso)$/, /^(?:雨月|プリュヴィオーズ)$/],
  [/^vent(?:ose|oso)$/, /^(?:风月|風月|ヴァントーズ)$/],
  [/^germinal$/, /^(?:芽月|ジェルミナール)$/],
  [/^flor[eé]al$/, /^(?:花月|フロレアール)$/],
  [/^pr[ae][id]r?[ie]al$/, /^(?:牧月|草月|プレリアール)$/],
  [/^mes?sidor$/, /^(?:获月|穫月|収穫月|メスィドール|メシドール)$/],
  [/^t(?:h)?ermidor$/, /^(?:热月|熱月|テルミドール)$/],
  [/^fructidor$/, /^(?:果月|実月|フリュクティドール)$/],
];
const monthOf = (word: string) => months.findIndex(([latin, han]) => latin.test(word) || han.test(word)) + 1;
const complementaryDays = ['vertu', 'genie', 'travail', 'opinion', 'recompenses', 'revolution'];

const yearForm =
  "(?:de |del |of )?(?:l')?(?:an|ano|year) (?<year>[ivx]+|\\d{1,2})(?: de la republi(?:que|ca)(?: francaise| francesa)?| of the (?:french )?republic)?";
const bareYearForm =
  /^(?:l')?(?:an|ano|year) (?<year>[ivx]+)(?: de la republi(?:que|ca)(?: francaise| francesa)?| of the (?:french )?republic)?$/;
const dateForm = new RegExp(
  `^(?:le |el )?(?:(?<day>\\d{1,2})(?:er|st|nd|rd|th)? (?:de )?)?(?<month>[a-z]+),? ${yearForm}$`,
);
const complementaryDayForm = new RegExp(
  `^(?:le )?(?:(?<day>\\d)(?:er|e|eme|st|nd|rd|th)? (?:jour complementaire|complementary day|dia complementario)|jour (?:de la |du |de l'|des )(?<name>[a-z]+)),? ${yearForm}$`,
);
const easternForm =
  /^(?:法国|フランス)?(?:共和国?[历曆暦]?|革命[历曆暦])第?(?<year>\d{1,2}|[一二三四五六七八九十]+)年(?:(?<month>\p{Script=Han}月|[\p{Script=Katakana}ー]+)(?:(?<day>\d{1,2}|[一二三四五六七八九十]+)日)?)?$/u;

/** Julian Day Number of a Republican day; the 13th month consists of the five or six complementary days. */
const dayOf = (count: number, month: number, day: number) =>
  firstDay +
  (count - 1) * 365 +
  leapYears.filter((sextileYear) => sextileYear < count).length +
  (month - 1) * 30 +
  day -
  1;

/** A Republican day in our calendar; refused if it did not exist. */
export function timeOfRepublic(count: number, month: number, day: number): ParseResult {
  if (count < 1) return 'yearZero';
  if (count > lastYear) return 'beyondEra';
  const extras = leapYears.includes(count) ? 6 : 5;
  if (month > 13 || day > (month === 13 ? extras : 30)) return 'noSuchDay';
  const from = dayOf(count, month || 1, day || 1);
  if (from > lastDay) return 'beyondEra';
  const until = day
    ? from
    : Math.min(lastDay, month ? dayOf(count, month, month === 13 ? extras : 30) : dayOf(count, 13, extras));
  const time = (julianDay: number): HistoricalTime => {
    const date = dateOfDayNumber(julianDay);
    return { ...date, day: day || month ? date.day : 0, month: date.month, seconds: 0 };
  };
  return { from: time(from), to: time(until), note: null };
}

/** The Republican date of a day in our calendar; null before that calendar began and after it ended. */
export function toRepublican(date: CalendarDay): CalendarDay | null {
  const at = dayNumberOf(date);
  if (at < firstDay || at > lastDay) return null;
  let count = lastYear;
  while (dayOf(count, 1, 1) > at) count--;
  const into = at - dayOf(count, 1, 1);
  return { year: count, month: Math.floor(into / 30) + 1, day: (into % 30) + 1 };
}

/** 18 brumaire an VIII, l'an VIII, 3e jour complémentaire an II, 共和八年雾月十八日; null for any other text. */
export function readRepublic(text: string): ParseResult {
  const count = (written: string) => readRoman(written) ?? readNumeral(written) ?? 0;
  const only = bareYearForm.exec(text)?.groups;
  if (only) return count(only.year!) ? timeOfRepublic(count(only.year!), 0, 0) : null;
  const odd = complementaryDayForm.exec(text)?.groups;
  if (odd) {
    const day = odd.day ? Number(odd.day) : complementaryDays.indexOf(odd.name!) + 1;
    return day ? timeOfRepublic(count(odd.year!), 13, day) : null;
  }
  const groups = (dateForm.exec(text) ?? easternForm.exec(text))?.groups;
  if (!groups) return null;
  const month = groups.month ? monthOf(groups.month) : 0;
  if (groups.month && !month) return null;
  // Ancient China had a period named 共和 (841–828 BC): without a Republican month that one is meant.
  if (!groups.month && /^共和第?[^历曆暦]/.test(text)) return null;
  if (groups.day !== undefined && !count(groups.day)) return 'noSuchDay';
  return timeOfRepublic(count(groups.year!), month, groups.day ? count(groups.day) : 0);
}
