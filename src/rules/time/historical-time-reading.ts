import { readOtherCalendars } from '../calendars/other-calendars.ts';
import { readTimePart, narrowToPart } from '../calendars/time-parts.ts';
import { readEastern, readEasternNote } from './historical-time-eastern.ts';
import { foldWriting } from './historical-time-numerals.ts';
import { resolveTime, type ParsedTime, type TimeRefusal, type ParseResult } from './historical-time-parsed.ts';
import { readWestern, readWesternNote } from './historical-time-western.ts';
import {
  bounds,
  readHistoricalTime,
  writeHistoricalTime,
  type HistoricalTime,
  type TimeNote,
  type TimeRecord,
} from './historical-time.ts';
import { byLanguage, languages, usesHan, type Language } from '../languages.ts';

/** A time record, or why the text was refused. */
export type ReadTimeResult = { record: TimeRecord; refused: null } | { record: null; refused: TimeRefusal };

/** Parses names of times: eras, dynasties. The text is folded by `foldWriting`, with or without spaces. */
export type NameReader = (text: string, language: Language) => ParseResult;

/** Longest text in characters; longer ones are not parsed. */
export const maxTimeTextLength = 120;

/**
 * Parses a time as people write it, in the words of a language first and then in those of the other four: 前221年, 221 BC
 * – AD 14, vers 551 av. J.-C., siglo III a. C., 1880年代, 200万年前, 1889年至今, -0221-10-01. `names` knows eras and dynasties
 * (`readEraNames`). Parses the output of `writeRecord` to the same record.
 *
 * A year without era is AD, unless the end of its span says otherwise (259 – 210 BC). A time of day of 00:00:00 counts
 * as unknown. The end of a record is only checked for not being before its start.
 */
export function readTime(text: string, language: Language, names: NameReader = () => null): ReadTimeResult {
  if (text.length > maxTimeTextLength) return { record: null, refused: 'tooLong' };
  const folded = foldWriting(text);
  if (!folded) return { record: null, refused: 'empty' };
  const written = readIso(folded);
  if (written) return written;
  let refused: TimeRefusal | null = null;
  for (const readingLanguage of [language, ...languages.filter((other) => other !== language)]) {
    const read = isEastern(readingLanguage)
      ? readSpan(folded.replace(/ /g, ''), createTimeReader(readingLanguage, names))
      : readSpan(folded, createTimeReader(readingLanguage, names));
    if (read?.record) return read;
    refused ??= read?.refused ?? null;
    // Recognized but impossible in the reader's own language: other languages must not reinterpret it.
    if (readingLanguage === language && refused && refused !== 'notUnderstood' && refused !== 'unknownEra') break;
  }
  return { record: null, refused: refused ?? 'notUnderstood' };
}

const isEastern = (language: Language): language is 'zh' | 'jp' => usesHan(language);

/** Some time between two others: approximate at both ends. */
const betweenForms: Partial<Record<Language, RegExp>> = {
  en: /^between (.+) and (.+)$/s,
  fr: /^entre (.+) et (.+)$/s,
  es: /^entre (.+) y (.+)$/s,
};

/** Most positions at which splitting a span is tried; two ISO 8601 dates have five. */
const maxSplits = 8;
/** Most words of one end that the other may share. */
const maxSharedWords = 4;

/** How one language parses the parts of a time. */
interface TimeReader {
  language: Language;
  /** Parses one end, with its note. */
  readEnd(text: string): ParseResult;
  /** Where a text may be split into two ends; the first split that gives two times wins. */
  between: RegExp;
  /** Opens or closes a text that lasts to the present; the rest is the start. */
  toPresent: RegExp;
  since: RegExp;
  /** Words around a span without meaning of their own: from … to. */
  around: RegExp;
}

const betweenWords = byLanguage<RegExp>({
  zh: /–|~|-|\/|至|到/g,
  jp: /–|~|-|\/|から|より|至/g,
  en: / ?– ?| ?~ ?| to | until | till |\/| ?- ?/g,
  fr: / ?– ?| ?~ ?| a | au | jusqu'a | jusqu'en |\/| ?- ?/g,
  es: / ?– ?| ?~ ?| a | al | hasta |\/| ?- ?/g,
});
const toPresentWords = byLanguage<RegExp>({
  zh: /[–~-]?(?:至今|迄今|到现在|到現在|现在|現在|今天|今)$/,
  jp: /(?:[–~-]|から|より)(?:現在(?:まで)?|今日(?:まで)?|今)?$/,
  en: /(?: ?[–~-] ?| to | until )(?:the )?(?:present(?: day)?|today|now)$/,
  fr: /(?: ?[–~-] ?| a | jusqu'a | )(?:aujourd'hui|nos jours|present)$/,
  es: /(?: ?[–~-] ?| a | hasta )(?:el |la )?(?:hoy|presente|actualidad)$/,
});
const sinceWords = byLanguage<RegExp>({
  zh: /以[来來]$/,
  jp: /以来$/,
  en: /^since /,
  fr: /^depuis (?:l'an )?/,
  es: /^desde (?:el ano )?/,
});
const aroundWords = byLanguage<RegExp>({
  zh: /^[自从從由](?=.*[至到])/,
  jp: /まで$/,
  en: /^from (?=.* (?:to|until|till) )/,
  fr: /^d(?:e|u) (?=.* (?:a|au|jusqu'a) )/,
  es: /^de(?:sde)? (?=.* (?:a|al|hasta) )/,
});

function createTimeReader(language: Language, names: NameReader): TimeReader {
  const end = (text: string): ParseResult => {
    const marked = /^¿?(.*?)\s?\(?\?\)?$/.exec(text);
    const plain = marked?.[1] ?? text;
    const { note, rest } = isEastern(language) ? readEasternNote(plain) : readWesternNote(plain, language);
    const readWhole = (part: string) =>
      readOtherCalendars(part) ??
      (isEastern(language) ? readEastern(part) : readWestern(part, language)) ??
      names(part, language);
    const time = withoutEra(rest, (part) => readWhole(part) ?? readPart(part, language, readWhole));
    return typeof time === 'object' && time ? withNote(time, marked ? 'doubtful' : note) : time;
  };
  return {
    language,
    readEnd: end,
    between: betweenWords[language],
    toPresent: toPresentWords[language],
    since: sinceWords[language],
    around: aroundWords[language],
  };
}

/** Late 3rd century, early 1945: the rest of the text is a complete time. */
function readPart(text: string, language: Language, read: (text: string) => ParseResult): ParseResult {
  const match = readTimePart(text, language);
  const wholeTime = match && read(match.rest);
  return wholeTime && typeof wholeTime === 'object' ? narrowToPart(wholeTime, match.part) : wholeTime;
}

/** Brackets after a year repeat it in another form: 741年(唐开元二十九年). */
function withoutEra(text: string, read: (text: string) => ParseResult): ParseResult {
  const bracketed = /^([^()]+?) ?\([^()]+\)$/.exec(text);
  return read(bracketed ? bracketed[1]! : text);
}

/**
 * Adds a note to a decade or century, which is approximate: `before` is before its first year, `after` after its last.
 */
function withNote(time: ParsedTime, note: TimeNote | null): ParsedTime {
  if (!note) return time;
  if (note === 'before') return { ...time, to: time.from, note };
  if (note === 'after') return { ...time, from: time.to, note };
  return { ...time, note };
}

function readSpan(text: string, by: TimeReader): ReadTimeResult | null {
  const plain = text.replace(by.around, '');
  for (const open of [by.toPresent, by.since]) {
    if (!open.test(plain)) continue;
    const start = by.readEnd(plain.replace(open, ''));
    if (typeof start === 'object' && start) return { record: recordOf(start, 'present'), refused: null };
    if (start) return { record: null, refused: start };
  }
  const inside = betweenForms[by.language]?.exec(plain);
  const bounded = inside && readEnds(inside[1]!, inside[2]!, by);
  if (bounded && typeof bounded !== 'string') {
    const [start, end] = bounded.map((time) => ({ ...time, note: time.note ?? ('about' as const) })) as [
      ParsedTime,
      ParsedTime,
    ];
    return isInOrder([start, end])
      ? { record: recordOf(start, end), refused: null }
      : { record: null, refused: 'endBeforeStart' };
  }
  const alone = by.readEnd(plain);
  if (typeof alone === 'object' && alone) return { record: recordOf(alone, null), refused: null };

  let refused: TimeRefusal | null = alone;
  for (const { 0: mark, index } of [...plain.matchAll(by.between)].slice(0, maxSplits)) {
    const ends = readEnds(plain.slice(0, index).trim(), plain.slice(index + mark.length).trim(), by);
    if (!ends) continue;
    if (typeof ends !== 'string')
      return isInOrder(ends)
        ? { record: recordOf(...ends), refused: null }
        : { record: null, refused: 'endBeforeStart' };
    refused ??= ends;
  }
  return refused ? { record: null, refused } : null;
}

/**
 * Two ends, where one may omit what both share: 259 – 210 BC, 10 – 12 September 490 BC, 3rd – 2nd century BC,
 * 前210年9月10日—12日.
 */
function readEnds(first: string, last: string, by: TimeReader): [ParsedTime, ParsedTime] | TimeRefusal | null {
  if (!first || !last) return null;
  const end =
    by.readEnd(last) ??
    completeTime(beginnings(first, isEastern(by.language)), (beginning) => by.readEnd(beginning + last));
  if (!end || typeof end === 'string') return end;
  const isDay = end.from.day > 0 && /^\d{1,2}(?:st|nd|rd|th|er)?$/.test(first);
  const rest = () => completeTime(endings(last, isEastern(by.language)), (ending) => by.readEnd(first + ending));
  const isPart = end.note === 'about' && !isSameTime(end.from, end.to);
  const start = ((isDay || isPart) && rest()) || (by.readEnd(first) ?? rest());
  if (!start || typeof start === 'string') return start;
  const year = start.from.year;
  // 1939–45 omits the digits that both years share.
  if (start.bare && end.bare && year > 0 && end.from.year < year && /^\d{2}$/.test(last) && /^\d{3,4}$/.test(first))
    return [start, withYear(end, year - (year % 100) + end.from.year)];
  if (start.bare && year > 0) {
    // Chinese and Japanese put the era in front: nothing is shared backwards.
    if (end.from.year < 0 && !isEastern(by.language)) return [mirrorToBc(start), end];
  } else if (
    start.bare &&
    isEastern(by.language) &&
    year < 0 &&
    end.from.year > 0 &&
    end.from.year <= -year &&
    !/^(?:公元|西)/.test(last)
  )
    return [start, withYear(end, -end.from.year)];
  return [start, end];
}

/** Mirrors a time to BC: 201–300 becomes 300–201 BC. */
const mirrorToBc = (time: ParsedTime): ParsedTime => ({
  ...time,
  from: { ...time.from, year: -time.to.year },
  to: { ...time.to, year: -time.from.year },
});
const withYear = (time: ParsedTime, year: number): ParsedTime => ({
  ...time,
  from: { ...time.from, year },
  to: { ...time.to, year },
});

/** The first completion of a text that gives a time. */
function completeTime(parts: readonly string[], read: (part: string) => ParseResult): ParsedTime | null {
  for (const part of parts) {
    const time = read(part);
    if (time && typeof time === 'object') return time;
  }
  return null;
}
/** Beginnings that end with 年 or 月, or with a space, longest first. */
const beginnings = (text: string, eastern: boolean) =>
  [...text]
    .flatMap((letter, index, letters) =>
      (eastern ? letter === '年' || letter === '月' : letter === ' ') ? [letters.slice(0, index + 1).join('')] : [],
    )
    .slice(-maxSharedWords)
    .reverse();
/** Endings after a first word, or a first numeral, longest first. */
const endings = (text: string, eastern: boolean) =>
  [...text.matchAll(eastern ? /(?=[年世千])/g : /(?= )/g)]
    .slice(0, maxSharedWords)
    .map(({ index }) => text.slice(index));

/**
 * ISO 8601 as `readHistoricalTime` parses it, with optional months and days, and spans of two with a slash; years of
 * fewer digits as in addresses and on axes, except what may be a span of two years: 259-10.
 */
const iso =
  /^(?:(?:[+]?|-)\d{4,11}(?:-\d\d(?:-\d\d(?:[ t]\d\d:\d\d(?::\d\d)?)?)?)?|-\d{1,3}(?:-\d\d)?|-?\d{1,3}-\d\d-\d\d(?:[ t]\d\d:\d\d(?::\d\d)?)?)$/;
function readIso(text: string): ReadTimeResult | null {
  // Year first, as in East Asia: 1949/10/1, 1949.10.1.
  const yearFirst = /^(\d{3,4})([./])(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (yearFirst)
    return readIso(
      [yearFirst[1]!.padStart(4, '0'), yearFirst[3]!.padStart(2, '0'), yearFirst[4]!.padStart(2, '0')].join('-'),
    );
  if (/^\d{4}-(?:1[3-9]|[2-9]\d)$/.test(text)) return null; // 1914-18 is a span
  const ends = text.split('/').map((end) => end.trim());
  if (ends.length > 2 || !ends.every((end) => iso.test(end)) || (ends.length === 1 && /^\d+$/.test(text))) return null;
  const read = ends.map(readIsoTime);
  const wrong = read.find((result) => typeof result === 'string');
  if (wrong) return { record: null, refused: wrong };
  const [start, last] = read as [ParsedTime, ParsedTime?];
  if (last && !isInOrder([start, last])) return { record: null, refused: 'endBeforeStart' };
  return { record: recordOf(start, last ?? null), refused: null };
}

function readIsoTime(text: string): ParsedTime | TimeRefusal {
  const [, date, clock = '00:00'] = /^\+?([^ t]*)(?:[ t](.*))?$/s.exec(text)!;
  const [, minus, figures, month = '00', day = '00'] = /^(-?)(\d+)(?:-(\d\d))?(?:-(\d\d))?$/.exec(date!)!;
  if (Number(figures) === 0) return 'yearZero';
  const year = minus! + figures!.padStart(4, '0');
  const time = readHistoricalTime(`${year}-${month}-${day} ${clock.length === 5 ? `${clock}:00` : clock}`);
  if (!time) return readHistoricalTime(`${year}-${month}-${day}`) ? 'noSuchTimeOfDay' : 'noSuchDay';
  const result = resolveTime(time.year, { ...time, lunar: true });
  return typeof result === 'object' && result ? result : (result ?? 'notUnderstood');
}

/** Whether a span does not end before it begins. */
export const isInOrder = ([start, end]: readonly [ParsedTime, ParsedTime]) =>
  bounds(end.to).latest >= bounds(start.from).earliest;

const isSameTime = (a: HistoricalTime, b: HistoricalTime) => writeHistoricalTime(a) === writeHistoricalTime(b);

function recordOf(start: ParsedTime, end: ParsedTime | 'present' | null): TimeRecord {
  const record: TimeRecord = {
    startTime: writeHistoricalTime(start.from),
    endTime: null,
    startNote: start.note,
    endNote: null,
    timeDesc: null,
  };
  if (end === 'present') return { ...record, endNote: 'to present' };
  const last = end ?? (isSameTime(start.from, start.to) ? null : start);
  return last ? { ...record, endTime: writeHistoricalTime(last.to), endNote: last.note } : record;
}
