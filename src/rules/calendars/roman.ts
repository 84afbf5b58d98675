import { resolveTime, type ParseResult } from '../time/historical-time-parsed.ts';
import { readRoman } from '../time/historical-time-numerals.ts';
import { astronomicalYear, historicalYear } from '../time/historical-time.ts';
import { monthDays } from '../time/calendar.ts';

/**
 * Days in Roman notation: ides of March 44 BC, a.d. III Kal. Ian., pridie Nonas Apriles, calendes de janvier, idus de
 * marzo; and years from the founding of the city, 753 AUC being 1 BC (Varro's era). The text is folded by
 * `foldWriting`.
 */

/** Named days of a month; the Kalends are the first day of their month. */
const days = { kal: 'kal', non: 'non', id: 'id' } as const;
type NamedDay = keyof typeof days;

const monthStems = [
  '(?:ian|jan|janv|ene)',
  'fe[bv]',
  'mar',
  'a[pbv]r',
  'ma[iyj]',
  '(?:iun|jun|juin)',
  '(?:iul|jul|juil|quint)',
  '(?:aug|aout|ago|sext)',
  'sep',
  'oct',
  'nov',
  'de[ci]',
].map((stem) => new RegExp(`^${stem}`));
/** A month by its Latin, English, French or Spanish name, possibly abbreviated; 0 for none. */
function romanMonth(word: string): number {
  if (!/^[a-z]{3,}$/.test(word)) return 0;
  const months = monthStems.flatMap((stem, index) => (stem.test(word) ? [index + 1] : []));
  return months.length === 1 ? months[0]! : 0;
}

const ordinals: Record<string, number> = {
  tertium: 3,
  quartum: 4,
  quintum: 5,
  sextum: 6,
  septimum: 7,
  octavum: 8,
  nonum: 9,
  decimum: 10,
  undecimum: 11,
  duodecimum: 12,
};
const stepOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : (ordinals[text] ?? readRoman(text) ?? 0));

const name = '(?<name>k(?:al|l)[a-z]*|cal(?:end[a-z]*)?|non[a-z]*|id(?:us|es?|ibus)?)\\.?';
const month = '(?<month>[a-z]+)(?![a-z])\\.?';
const bc =
  '(?<bc>bce?|b\\. ?c\\.|av(?:\\.|ant) ?j(?:esus|\\.)?[ -]*(?:christ|c\\.?)|a\\. ?(?:de )?c\\.?|antes de cristo|a\\.c\\.n\\.)';
const ad = '(?:ad|a\\. ?d\\.|ce|ap(?:r?\\.|res) ?j(?:esus|\\.)?[ -]*(?:christ|c\\.?)|d\\. ?(?:de )?c\\.?)';
const city =
  '(?:a\\. ?u\\. ?c\\.?|auc|ab urbe condita|de (?:la fondation de )?rome|de (?:la fundacion de )?roma|after the founding of rome)';
const year = `(?:ad )?(?<year>\\d{1,4}|[mdclxvi]+) ?(?:(?<city>${city})|${bc}|${ad})?|(?<cityFirst>auc|a\\. ?u\\. ?c\\.?|ab urbe condita) (?<year2>\\d{1,4}|[mdclxvi]+)`;
const step = '[ivxl]+|\\d{1,2}|[a-z]+um';

const dates = [
  `(?:on )?(?:the |le |les |a los |los |las |aux? )?(?:(?:a\\. ?d\\.|ante diem) (?<step>${step})|(?<eve>prid(?:ie|\\.)))? ?(?:the )?${name} (?:of |de |d'|del )?${month},? ?(?:of |de |del |d')?(?:ano |l'an |an )?(?:${year})`,
].map((form) => new RegExp(`^${form}$`));
const cityYears = new RegExp(
  `^(?:(?:l')?an(?:no|nee)? |(?:el )?ano |year )?(?:(?<year>\\d{1,4}|[mdclxvi]+) ${city}|(?:auc|a\\. ?u\\. ?c\\.?|ab urbe condita) (?<year2>\\d{1,4}|[mdclxvi]+))$`,
);
const easternCityYear =
  /^(?:罗马建城|羅馬建城|罗马纪元|罗马历|建城纪元|ローマ建国(?:紀元)?|ローマ紀元)(?:第)?(?<year>\d{1,4})年$/;

/** 1 BC is the year 753 of the city; the result has no year 0. */
export const yearOfCity = (auc: number): number => historicalYear(auc - 753);
/** The inverse of `yearOfCity`. */
export const cityYearOf = (historical: number): number => astronomicalYear(historical) + 753;

const readYear = (text: string) => (/^\d+$/.test(text) ? Number(text) : (readRoman(text) ?? 0));

/** Before Caesar's calendar some months were shorter; years up to 46 BC use the old lengths. */
const firstJulianYear = -45;
const longMonths = [3, 5, 7, 10];
/** Days of a Roman month. */
const romanMonthDays = (historical: number, number: number): number =>
  historical >= firstJulianYear
    ? monthDays(historical, number, 'julian')
    : longMonths.includes(number)
      ? 31
      : number === 2
        ? 28
        : 29;

/** The day of the Ides; the Nones are eight days before. */
const idesOf = (number: number) => (longMonths.includes(number) ? 15 : 13);

/**
 * Converts a Roman day to a day of a month: `count` is 1 for the named day itself, 2 for its eve, 3 for a.d. III.
 * Refused if the day did not exist.
 */
export function timeOfRomanDay(historical: number, number: number, dayName: NamedDay, count: number): ParseResult {
  const ides = idesOf(number),
    day = dayName === 'id' ? ides : dayName === 'non' ? ides - 8 : 1;
  const maxCount = dayName === 'id' ? 8 : dayName === 'non' ? ides - 8 - 1 : 19;
  if (count < 1 || count > maxCount) return 'noSuchDay';
  if (dayName !== 'kal' || count === 1) return resolveTime(historical, { month: number, day: day - count + 1 });
  const before = number === 1 ? historicalYear(astronomicalYear(historical) - 1) : historical,
    last = number === 1 ? 12 : number - 1;
  const length = romanMonthDays(before, last);
  // In a leap year the sixth day before the Kalends of March was counted twice.
  if (length === 29 && last === 2 && count === 6) return 'ambiguous';
  const counted = length === 29 && last === 2 && count > 6 ? 28 : length;
  if (counted - count + 2 <= idesOf(last)) return 'noSuchDay';
  return resolveTime(before, { month: last, day: counted - count + 2 });
}

/** Parses Roman days and years; null for any other text. */
export function readRomanDate(text: string): ParseResult {
  const eastern = easternCityYear.exec(text)?.groups;
  if (eastern) return readYear(eastern.year!) > 0 ? resolveTime(yearOfCity(readYear(eastern.year!))) : 'yearZero';
  const only = cityYears.exec(text)?.groups;
  if (only) {
    const count = readYear((only.year ?? only.year2)!);
    return count > 0 ? resolveTime(yearOfCity(count)) : 'yearZero';
  }
  for (const form of dates) {
    const groups = form.exec(text)?.groups;
    if (!groups) continue;
    const number = romanMonth(groups.month!);
    if (!number) continue;
    const counted = readYear((groups.year ?? groups.year2)!);
    if (!counted) return 'yearZero';
    const historical = groups.city || groups.cityFirst ? yearOfCity(counted) : groups.bc ? -counted : counted;
    const dayName: NamedDay = /^[kc]/.test(groups.name!) ? 'kal' : groups.name!.startsWith('n') ? 'non' : 'id';
    const count = groups.eve ? 2 : groups.step ? stepOf(groups.step) : 1;
    // The Kalends of a year are in it; a day before the Kalends of January is in the previous year.
    return timeOfRomanDay(historical, number, dayName, count);
  }
  return null;
}
