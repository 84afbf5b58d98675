import { byLanguage, languageTag, usesHan, type Language } from '../languages.ts';

/** A historical moment: `-0221-10-01 00:00:00`. */
export interface HistoricalTime {
  /** 221 BC is -221. There is no year 0. */
  year: number;
  /** 1 to 12; 0 if unknown. */
  month: number;
  /** 1 to 31; 0 if unknown. */
  day: number;
  /** Seconds since midnight, local to the place of the event; 0 also if unknown. */
  seconds: number;
}

const shape = /^(-?)(\d{4,11})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/;

/**
 * Parses `-YYYY-MM-DD hh:mm:ss`; a leading minus means BC, the time of day is optional.
 *
 * Unknown months and days are `00`. Days are not checked against a calendar: sources use the Julian, the Gregorian and
 * several Chinese ones, and we store what they say. Years have at most eleven digits: enough for the Big Bang, and
 * their seconds fit into 64 bits.
 *
 * Returns null for any other text and for the year 0000, which does not exist. Source: spec §3 "Time record".
 */
export function readHistoricalTime(text: string): HistoricalTime | null {
  const parts = shape.exec(text);
  if (!parts) return null;
  const at = (place: number) => Number(parts[place] ?? 0);
  const year = at(2),
    month = at(3),
    day = at(4),
    hours = at(5),
    minutes = at(6),
    seconds = at(7);
  if (year === 0 || month > 12 || day > 31 || (month === 0 && day > 0) || hours > 23 || minutes > 59 || seconds > 59)
    return null;
  return { year: parts[1] ? -year : year, month, day, seconds: hours * 3600 + minutes * 60 + seconds };
}

/** The inverse of `readHistoricalTime`. */
export function writeHistoricalTime({ year, month, day, seconds }: HistoricalTime): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-${two(month)}-${two(day)} ${clock}`;
}

/** Astronomical years, with a year 0: 1 BC is 0. Arithmetic on years is only correct on these. */
export const astronomicalYear = (year: number) => (year < 0 ? year + 1 : year);
/** The inverse of `astronomicalYear`: 0 is 1 BC. */
export const historicalYear = (astronomical: number) => (astronomical <= 0 ? astronomical - 1 : astronomical);

/** Whole years from one year to another; from 1 BC to AD 1 it is one. */
export const yearsBetween = (from: number, to: number) => astronomicalYear(to) - astronomicalYear(from);

/** Dates before 15 October 1582 are Julian, as is usual among historians. */
const isGregorian = (year: number, month: number, day: number) => year * 10_000 + month * 100 + day >= 15_821_015;

/**
 * Days from 1970-01-01 (Gregorian) to a day of an astronomical year. Algorithm: Richards, in the Explanatory Supplement
 * to the Astronomical Almanac, ch. 15.
 */
function dayNumber(year: number, month: number, day: number): number {
  const a = Math.floor((14 - month) / 12);
  const y = year + 4800 - a;
  const m = month + 12 * a - 3;
  const julian = day + Math.floor((153 * m + 2) / 5) + 365 * y + Math.floor(y / 4);
  const julianDay = isGregorian(year, month, day)
    ? julian - Math.floor(y / 100) + Math.floor(y / 400) - 32_045
    : julian - 32_083;
  return julianDay - 2_440_588;
}

const daySeconds = 86_400;

/**
 * The first and the last second that a time may mean, counted from 1970-01-01 00:00:00 and sortable across the eras: a
 * year without month means the whole year. 00:00:00 counts as "time of day unknown". Exact up to 285 million years from
 * now, to a minute at the Big Bang.
 */
export function bounds(time: HistoricalTime): { earliest: number; latest: number } {
  const year = astronomicalYear(time.year);
  const first = dayNumber(year, time.month || 1, time.day || 1);
  if (time.day && time.seconds)
    return { earliest: first * daySeconds + time.seconds, latest: first * daySeconds + time.seconds };
  const next = time.day
    ? first + 1
    : time.month === 0 || time.month === 12
      ? dayNumber(year + 1, 1, 1)
      : dayNumber(year, time.month + 1, 1);
  return { earliest: first * daySeconds, latest: next * daySeconds - 1 };
}

/** Comparator: negative if `a` begins earlier than `b`. */
export const compareTimes = (a: HistoricalTime, b: HistoricalTime) => bounds(a).earliest - bounds(b).earliest;

/** The historical year of a second as in `bounds`. */
export function yearOfSecond(second: number): number {
  let year = Math.floor(second / (365.2425 * daySeconds)) + 1970;
  // Ten billion years ago the Julian calendar differs by 200,000 years: leaps first, then steps.
  for (let leap = 1; leap;) {
    leap = Math.trunc((second - dayNumber(year, 1, 1) * daySeconds) / (366 * daySeconds));
    year += leap;
  }
  while (dayNumber(year + 1, 1, 1) * daySeconds <= second) year++;
  while (dayNumber(year, 1, 1) * daySeconds > second) year--;
  return historicalYear(year);
}

/**
 * Notes on an end of a record: the first three are the specification's; `before` and `after` leave one side open,
 * including the time itself.
 */
export const timeNotes = ['about', 'doubtful', 'to present', 'before', 'after'] as const;
export type TimeNote = (typeof timeNotes)[number];

/** A time record on the wire (its schema is in rules/schemas.ts). Source: spec §3 "Time record". */
export interface TimeRecord {
  startTime: string;
  endTime: string | null;
  startNote: TimeNote | null;
  endNote: TimeNote | null;
  timeDesc: string | null;
}

/** First and last second of a whole record; open to the present it ends with `now`. Null if its texts are no times. */
export function recordBounds(record: TimeRecord, now = Date.now() / 1000): { earliest: number; latest: number } | null {
  const start = readHistoricalTime(record.startTime);
  const end = record.endTime ? readHistoricalTime(record.endTime) : start;
  if (!start || !end) return null;
  return {
    earliest: bounds(start).earliest,
    latest: record.endNote === 'to present' ? Math.floor(now) : bounds(end).latest,
  };
}

const yearFormats = byLanguage<(n: number, isBefore: boolean) => string>({
  zh: (n, isBefore) => `${isBefore ? '前' : n < 1000 ? '公元' : ''}${n}年`,
  en: (n, isBefore) => (isBefore ? `${n} BC` : n < 1000 ? `AD ${n}` : `${n}`),
  fr: (n, isBefore) => `${n}${isBefore ? ' av. J.-C.' : n < 1000 ? ' apr. J.-C.' : ''}`,
  es: (n, isBefore) => `${n}${isBefore ? ' a. C.' : n < 1000 ? ' d. C.' : ''}`,
  jp: (n, isBefore) => `${isBefore ? '紀元前' : ''}${n}年`,
});
/** A year as written in a language: 前221年, 221 BC, 221 av. J.-C., 221 a. C., 紀元前221年. */
export const formatYear = (year: number, language: Language): string => yearFormats[language](Math.abs(year), year < 0);

const shortYearsBefore = byLanguage<(n: number) => string>({
  zh: (n) => `前${n}`,
  en: (n) => `${n} BC`,
  fr: (n) => `−${n}`,
  es: (n) => `${n} a. C.`,
});
/** A short year for an axis: 前221, 221 BC, −221, 221 a. C., 前221. */
export const shortYear = (year: number, language: Language): string =>
  year > 0 ? String(year) : shortYearsBefore[language](-year);

const monthNames = new Map<Language, string[]>();
/** The name of a month by its number from 1 to 12: January, 1月, janvier, enero. */
export function monthName(month: number, language: Language): string {
  let names = monthNames.get(language);
  if (!names) {
    const format = new Intl.DateTimeFormat(languageTag(language), { month: 'long', timeZone: 'UTC' });
    names = Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2001, index, 15)));
    monthNames.set(language, names);
  }
  return names[month - 1]!;
}

/** A day, or a month if `day` is 0, with its year. */
const dateFormats = byLanguage<(year: string, month: string, day: number) => string>({
  zh: (year, month, day) => `${year}${month}${day ? `${day}日` : ''}`,
  en: (year, month, day) => `${day ? `${day} ` : ''}${month} ${year}`,
  fr: (year, month, day) => `${day ? (day === 1 ? '1ᵉʳ ' : `${day} `) : ''}${month} ${year}`,
  es: (year, month, day) => `${day ? `${day} de ` : ''}${month} de ${year}`,
});
/** A time to its precision: 前210年9月10日, 10 September 210 BC, 10 septembre 210 av. J.-C. … */
export function formatTime(time: HistoricalTime, language: Language): string {
  const year = formatYear(time.year, language);
  if (!time.month) return year;
  const month = usesHan(language) ? `${time.month}月` : monthName(time.month, language);
  return dateFormats[language](year, month, time.day);
}

const aboutFormats = byLanguage<(text: string) => string>({
  zh: (text) => `约${text}`,
  en: (text) => `c. ${text}`,
  fr: (text) => `vers ${text}`,
  es: (text) => `h. ${text}`,
  jp: (text) => `${text}頃`,
});
/** Text for an end in the future. */
export const presentText = byLanguage<string>({
  zh: '至今',
  en: 'present',
  fr: 'aujourd’hui',
  es: 'hoy',
  jp: '現在',
});

const beforeFormats = byLanguage<(text: string) => string>({
  zh: (text) => `${text}以前`,
  en: (text) => `before ${text}`,
  fr: (text) => `avant ${text}`,
  es: (text) => `antes de ${text}`,
  jp: (text) => `${text}以前`,
});
const afterFormats = byLanguage<(text: string) => string>({
  zh: (text) => `${text}以后`,
  en: (text) => `after ${text}`,
  fr: (text) => `après ${text}`,
  es: (text) => `después de ${text}`,
  jp: (text) => `${text}以後`,
});

/** Adds a note to a formatted time: c. 551 BC, 前551年以前, 30 apr. J.-C. ? */
export function withNote(text: string, note: TimeNote | null, language: Language): string {
  if (note === 'about') return aboutFormats[language](text);
  if (note === 'before') return beforeFormats[language](text);
  if (note === 'after') return afterFormats[language](text);
  if (note === 'doubtful') return `${text}${language === 'fr' ? '\u202f?' : '?'}`;
  return text;
}

/** Between the beginning and the end of a span. */
const spanDashes = byLanguage({ zh: '—', en: ' – ', jp: '〜' });
export const spanDash = (language: Language) => spanDashes[language];
