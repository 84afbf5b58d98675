import { formatCentury, romanNumeral } from './centuries.ts';
import {
  formatTime,
  withNote,
  presentText,
  readHistoricalTime,
  spanDash,
  type HistoricalTime,
  type TimeNote,
  type TimeRecord,
} from './historical-time.ts';
import { periodsOf, yearsIn, type NamedPrecision } from './historical-time-precision.ts';
import { byLanguage, languageTag, usesHan, type Language } from '../languages.ts';

/**
 * From this number on an approximate round year is written as years ago: two thousand more or less do not matter then.
 */
export const yearsAgoThreshold = 100_000;

/** The era in brackets after a year; null for none. */
export type EraSuffix = (time: HistoricalTime, language: Language) => string | null;

/** The name of the dynasty or age with exactly a record's years (`periodName`); null for other records. */
export type PeriodNamer = (record: TimeRecord, language: Language) => string | null;

/** "3rd" from "3rd century". */
const englishOrdinal = (n: number) => formatCentury(n, 'en').split(' ')[0]!;

const millenniumFormats = byLanguage<(n: number, isBefore: boolean) => string>({
  zh: (n, isBefore) => `${isBefore ? '前' : ''}${n}千年纪`,
  en: (n, isBefore) => `${englishOrdinal(n)} millennium${isBefore ? ' BC' : ''}`,
  fr: (n, isBefore) => `${romanNumeral(n)}${n === 1 ? 'er' : 'e'} millénaire${isBefore ? ' av. J.-C.' : ''}`,
  es: (n, isBefore) => `${romanNumeral(n)} milenio${isBefore ? ' a. C.' : ''}`,
  jp: (n, isBefore) => `${isBefore ? '紀元前' : ''}${n}千年紀`,
});
const decadeFormats = byLanguage<(tens: number, isBefore: boolean, isEarly: boolean) => string>({
  zh: (tens, isBefore, isEarly) => `${isBefore ? '前' : isEarly ? '公元' : ''}${tens}年代`,
  en: (tens, isBefore, isEarly) => `${isEarly ? 'AD ' : ''}${tens}s${isBefore ? ' BC' : ''}`,
  fr: (tens, isBefore, isEarly) => `années ${tens}${isBefore ? ' av. J.-C.' : isEarly ? ' apr. J.-C.' : ''}`,
  es: (tens, isBefore, isEarly) => `década de ${tens}${isBefore ? ' a. C.' : isEarly ? ' d. C.' : ''}`,
  jp: (tens, isBefore, isEarly) => `${isBefore ? '紀元前' : isEarly ? '西暦' : ''}${tens}年代`,
});
/** The decade, century or millennium that contains a year: 1880s, 3rd century BC, IIIe millénaire av. J.-C., 前480年代. */
function formatPart(year: number, precision: NamedPrecision, language: Language): string {
  if (precision === 'century') return formatCentury(Math.sign(year) * Math.ceil(Math.abs(year) / 100), language);
  const isBefore = year < 0;
  if (precision === 'millennium') return millenniumFormats[language](Math.ceil(Math.abs(year) / 1000), isBefore);
  const tens = Math.floor(Math.abs(year) / 10) * 10;
  return decadeFormats[language](tens, isBefore, !isBefore && tens < 1000);
}

/** Decades, centuries or millennia as a record states them: 1930s, 3rd – 2nd century BC; null for other records. */
export function formatPeriods(record: TimeRecord, language: Language): string | null {
  const periods = periodsOf(record);
  if (!periods) return null;
  const { precision, from, to } = periods;
  const [first, last] = [formatPart(from, precision, language), formatPart(to, precision, language)];
  const note = record.startNote === 'doubtful' ? 'doubtful' : null; // a century is always approximate
  return first === last
    ? withNote(first, note, language)
    : `${withNote(first, note, language)}${spanDash(language)}${withNote(last, note, language)}`;
}

type WriteNumber = (value: number) => string;
const formatHanAgo = (years: number, hundredMillion: string) =>
  years >= 1e8 ? `${years / 1e8}${hundredMillion}年前` : `${years / 1e4}万年前`;
const agoFormats = byLanguage<(years: number, number: WriteNumber) => string>({
  zh: (years) => formatHanAgo(years, '亿'),
  en(years, number) {
    const words =
      years >= 1e9 ? `${number(years / 1e9)} billion` : years >= 1e6 ? `${number(years / 1e6)} million` : number(years);
    return `${words} years ago`;
  },
  fr(years, number) {
    if (years < 1e6) return `il y a ${number(years)} ans`;
    return years >= 1e9
      ? `il y a ${number(years / 1e9)} milliard${years < 2e9 ? '' : 's'} d’années`
      : `il y a ${number(years / 1e6)} million${years < 2e6 ? '' : 's'} d’années`;
  },
  es: (years, number) =>
    years < 1e6
      ? `hace ${number(years)} años`
      : `hace ${number(years / 1e6)} ${years === 1e6 ? 'millón' : 'millones'} de años`,
  jp: (years) => formatHanAgo(years, '億'),
});
/**
 * Years ago, with the language's words for large numbers: 13.8 billion, 13,8 milliards d’, 13 800 millones de, 138亿.
 */
export function formatAgo(years: number, language: Language): string {
  const format = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 5, useGrouping: 'always' });
  return agoFormats[language](years, (value) => format.format(value));
}

/** Whether a time is written as years ago. */
const isAgo = ({ year, month }: HistoricalTime, note: TimeNote | null) =>
  note === 'about' && !month && year <= -yearsAgoThreshold && year % yearsIn['ten thousand years'] === 0;

const twoDigits = (value: number) => String(value).padStart(2, '0');
const formatHanClock = (hours: string, m: number, s: number) => `${hours}${m || s ? `${m}分` : ''}${s ? `${s}秒` : ''}`;
const clockFormats = byLanguage<(h: number, m: number, s: number) => string>({
  zh: (h, m, s) => formatHanClock(`${h}时`, m, s),
  en: (h, m, s) => `, ${twoDigits(h)}:${twoDigits(m)}${s ? `:${twoDigits(s)}` : ''}`,
  fr: (h, m, s) => `, ${h} h${s ? ` ${m} min ${s} s` : m ? ` ${twoDigits(m)}` : ''}`,
  jp: (h, m, s) => formatHanClock(`${h}時`, m, s),
});
/** The time of day, as exact as known: 14:30, 14 h 30, 14时30分. Empty if unknown. */
const formatClock = (seconds: number, language: Language): string =>
  seconds ? clockFormats[language](Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60) : '';

/** A time as exact as known, including the time of day, with its note: c. 551 BC, 前210年9月10日14时30分. */
export function writeTime(
  time: HistoricalTime,
  language: Language,
  { note = null, formatEraSuffix }: { note?: TimeNote | null; formatEraSuffix?: EraSuffix } = {},
): string {
  if (isAgo(time, note)) return formatAgo(-time.year, language);
  const also = formatEraSuffix?.(time, language);
  const brackets = usesHan(language) ? ['（', '）'] : [' (', ')'];
  return withNote(
    `${formatTime(time, language)}${time.day ? formatClock(time.seconds, language) : ''}${also ? `${brackets[0]}${also}${brackets[1]}` : ''}`,
    note,
    language,
  );
}

/**
 * A record as written in a language, to its precision: 前3世纪, 259 – 210 BC, années 1880, hace 2 millones de años,
 * 1889年至今. `readTime` parses it to the same record. `formatEraSuffix` adds eras, `namePeriod` dynasties. `withDescription` adds
 * the record's own description (`timeDesc`). Texts that are no times stay unchanged.
 */
export function writeRecord(
  record: TimeRecord,
  language: Language,
  { formatEraSuffix, namePeriod }: { formatEraSuffix?: EraSuffix; namePeriod?: PeriodNamer } = {},
): string {
  const start = readHistoricalTime(record.startTime);
  const end = record.endTime ? readHistoricalTime(record.endTime) : null;
  if (!start || (record.endTime && !end))
    return [record.startTime, record.endTime].filter(Boolean).join(spanDash(language));

  const name = namePeriod?.(record, language);
  if (name) return name;
  const periods = formatPeriods(record, language);
  if (periods) return periods;
  const from = writeTime(start, language, { note: record.startNote, formatEraSuffix });
  if (record.endNote === 'to present')
    return language === 'zh' ? `${from}${presentText.zh}` : `${from}${spanDash(language)}${presentText[language]}`;
  if (!end) return from;
  const to = writeTime(end, language, { note: record.endNote, formatEraSuffix });
  if (to === from) return from;
  // The end is open: 1640 –.
  if (record.startTime === record.endTime && record.endNote === 'after' && record.startNote !== 'before')
    return from + spanDash(language).trimEnd();
  // Two bare years BC share their era if the language writes it after the year: 259 – 210 BC.
  const isBare = (time: HistoricalTime, note: TimeNote | null) => time.year < 0 && !time.month && !isAgo(time, note);
  const share =
    !usesHan(language) && !formatEraSuffix && isBare(start, record.startNote) && isBare(end, record.endNote);
  return `${share ? withNote(String(-start.year), record.startNote, language) : from}${spanDash(language)}${to}`;
}
