import { readOtherCalendars } from '../calendars/other-calendars.ts';
import { readTimePart, narrowToPart } from '../calendars/time-parts.ts';
import { readEastern } from './historical-time-eastern.ts';
import { foldWriting, numeralClass } from './historical-time-numerals.ts';
import {
  resolveTime,
  type ParsedTime,
  type TimeEvent,
  type TimeRefusal,
  type ParseResult,
} from './historical-time-parsed.ts';
import { readEasternPhrase, readWesternPhrase, type PhraseNote } from './historical-time-phrases.ts';
import { readWestern } from './historical-time-western.ts';
import {
  bounds,
  readHistoricalTime,
  writeHistoricalTime,
  type HistoricalTime,
  type TimeRecord,
} from './historical-time.ts';
import { languages, type Language } from '../languages.ts';

/** A time record, or why the text was refused. */
export type ReadTimeResult = { record: TimeRecord; refused: null } | { record: null; refused: TimeRefusal };

/** The two ends of a written time; an end that is open does not claim to last to the present. */
export interface TimeEnds {
  start: ParsedTime;
  end: ParsedTime | 'present' | 'open' | null;
}
export type ReadEndsResult = { ends: TimeEnds; refused: null } | { ends: null; refused: TimeRefusal };

/** Parses names of times: eras, dynasties. The text is folded by `foldWriting`, with or without spaces. */
export type NameReader = (text: string, language: Language) => ParseResult;

/** Longest text in characters; longer ones are not parsed. */
export const maxTimeTextLength = 120;

/**
 * Parses a time as people write it, in the words of a language first and then in those of the others and of German: 前221年,
 * 221 BC – AD 14, vers 551 av. J.-C., siglo III a. C., 1880年代, 200万年前, 1889年至今, -0221-10-01, um 1650, 2e moitié 17e
 * siècle, Edo period, 18th century. `names` knows eras and dynasties (`createNameReader`). Parses the output of
 * `writeRecord` to the same record.
 *
 * A year without era is AD, unless the end of its span says otherwise (259 – 210 BC). A time of day of 00:00:00 counts
 * as unknown. The end of a record is only checked for not being before its start.
 */
export function readTime(text: string, language: Language, names: NameReader = () => null): ReadTimeResult {
  const { ends, refused } = readTimeEnds(text, language, names);
  return ends ? { record: recordOf(ends), refused: null } : { record: null, refused };
}

/**
 * Like `readTime`, but keeps both bounds of each end: of “15th century – 1580” the start is a whole century. If lenient, it
 * ignores a few words beside a time that do not limit it: “American, 1923–2013”, “Paris, 1789”; titles of pages are not
 * read so.
 */
export function readTimeEnds(
  text: string,
  language: Language,
  names: NameReader = () => null,
  { isLenient = false }: { isLenient?: boolean } = {},
): ReadEndsResult {
  if (text.length > maxTimeTextLength) return { ends: null, refused: 'tooLong' };
  const folded = foldWriting(text).replace(yearOrYear, '$1/$2');
  if (!folded) return { ends: null, refused: 'empty' };
  const written = readIso(folded) ?? readMarkedYears(folded, isEastern(language));
  if (written) return written;
  let refused: TimeRefusal | null = null;
  for (const readingLanguage of [language, ...languages.filter((other) => other !== language), 'de' as const]) {
    const by = createTimeReader(readingLanguage, names, { isOwn: readingLanguage === language, isLenient });
    const read = readCombined(isEastern(readingLanguage) ? folded.replace(/ /g, '') : folded, by);
    if (read?.ends) return read;
    refused ??= read?.refused ?? null;
    // Recognized but impossible in the reader's own language: other languages must not reinterpret it.
    if (readingLanguage === language && refused && refused !== 'notUnderstood' && refused !== 'unknownEra') break;
  }
  return { ends: null, refused: refused ?? 'notUnderstood' };
}

/** 1804 or 5: one of two years at an end of a span. */
const yearOrYear = /\b(\d{4}) (?:or|ou|o|oder) (\d{1,2})(?=$|[ –-])/g;

type ReadingLanguage = Language | 'de';
const isEastern = (language: ReadingLanguage): language is 'zh' | 'jp' => language === 'zh' || language === 'jp';

/** Some time between two others: approximate at both ends. */
const betweenForms: Partial<Record<ReadingLanguage, readonly RegExp[]>> = {
  en: [/^between (.+) and (.+)$/s, /^after (.+) and before (.+)$/s, /^(?:either )?(.+) (?:or|and) (.+)$/s],
  fr: [/^entre (?:le )?(.+) et (?:le )?(.+)$/s, /^apres (.+) et avant (.+)$/s, /^(.+) (?:ou|et) (.+)$/s],
  es: [/^entre (?:el )?(.+) y (?:el )?(.+)$/s, /^despues de (.+) y antes de (.+)$/s, /^(.+) (?:o|y) (.+)$/s],
  de: [/^zwischen (.+) und (.+)$/s, /^nach (.+) und vor (.+)$/s, /^(.+) (?:oder|und) (.+)$/s],
  zh: [/^(.+?)(?:或|或者)(.+)$/s, /^介?[于於]?(.+?)[和与與至到](.+?)之[间間]$/s],
  jp: [/^(.+?)(?:または|又は|か)(.+)$/s, /^(.+?)(?:から|と)(.+?)の?間$/s],
};

/** Most positions at which splitting a span is tried; two ISO 8601 dates have five. */
const maxSplits = 8;
/** Most words of one end that the other may share. */
const maxSharedWords = 4;

/** How one language parses the parts of a time. */
interface TimeReader {
  language: ReadingLanguage;
  /** Ignores words beside a time that do not limit it. */
  isLenient: boolean;
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

const betweenWords: Record<ReadingLanguage, RegExp> = {
  zh: /–|~|-|\/|至|到/g,
  jp: /–|~|-|\/|から|より|至/g,
  en: / ?– ?| ?~ ?| to | until | till | through |\/| ?- ?/g,
  fr: / ?– ?| ?~ ?| a | au | jusqu'a | jusqu'en |\/| ?- ?/g,
  es: / ?– ?| ?~ ?| a | al | hasta |\/| ?- ?/g,
  de: / ?– ?| ?~ ?| bis (?:zum )?|\/| ?- ?/g,
};
const toPresentWords: Record<ReadingLanguage, RegExp> = {
  zh: /[–~-]?(?:至今|迄今|到现在|到現在|现在|現在|今天|今)$/,
  jp: /(?:[–~-]|から|より)(?:現在(?:まで)?|今日(?:まで)?|今)$|(?:から|より)$/,
  en: /(?: ?[–~-] ?| to | until )(?:the )?(?:present(?: day)?|today|now)$/,
  fr: /(?: ?[–~-] ?| a | jusqu'a | )(?:aujourd'hui|nos jours|present)$/,
  es: /(?: ?[–~-] ?| a | hasta )(?:el |la )?(?:hoy|presente|actualidad)$/,
  de: /(?: ?[–~-] ?| bis )(?:heute|zur gegenwart)$/,
};
const sinceWords: Record<ReadingLanguage, RegExp> = {
  zh: /以[来來]$/,
  jp: /以来$/,
  en: /^since /,
  fr: /^depuis (?:l'an )?/,
  es: /^desde (?:el ano )?/,
  de: /^seit /,
};
const aroundWords: Record<ReadingLanguage, RegExp> = {
  zh: /^[自从從由](?=.*[至到])/,
  jp: /まで$/,
  en: /^from (?=.* (?:to|until|till|through) )/,
  fr: /^d(?:e|u) (?=.* (?:a|au|jusqu'a) )/,
  es: /^de(?:sde)? (?=.* (?:a|al|hasta) )/,
  de: /^von (?=.* bis )/,
};

/** An end that is left out, as of somebody who may still live: 1932–. */
const openEnd = /(?<=.) ?[–~-]$/;
const openStart = /^[–~-] ?(?=[^–~-])(?!\d{1,6}(?:-|$))/;

function createTimeReader(
  language: ReadingLanguage,
  names: NameReader,
  { isOwn, isLenient }: { isOwn: boolean; isLenient: boolean },
): TimeReader {
  const nameLanguage = language === 'de' ? 'en' : language;
  const readName = (text: string) =>
    names(text, nameLanguage) ?? (isEastern(language) ? readNameInside(text, (name) => names(name, language)) : null);
  const readPlain = (text: string): ParseResult =>
    readOtherCalendars(text) ??
    (isEastern(language) ? readEastern(text) : readWestern(text, language)) ??
    readName(text);
  const readWhole = (text: string): ParseResult => readPlain(text) ?? readPart(text, language, readPlain);
  const readEnd = (text: string): ParseResult => {
    const marked = /^[¿?]? ?(.*?)(?:\s?\(?\?\)?)?$/.exec(unwrap(text));
    const isDoubtful = marked !== null && marked[0] !== marked[1];
    const plain = unwrap(marked?.[1] || text);
    const { note, event, rest } = isEastern(language)
      ? readEasternPhrase(plain)
      : readWesternPhrase(plain, language, isOwn);
    const inside = unwrap(rest),
      time = withoutBrackets(inside, readWhole) ?? readYearPair(inside);
    if (isTime(time)) return withPhrase(time, isDoubtful && !note ? 'doubtful' : note, event);
    const exact = rest === plain ? null : withoutBrackets(plain, readWhole);
    return isTime(exact) && isDoubtful ? { ...exact, note: 'doubtful' } : (exact ?? time);
  };
  return {
    language,
    isLenient,
    readEnd,
    between: betweenWords[language],
    toPresent: toPresentWords[language],
    since: sinceWords[language],
    around: aroundWords[language],
  };
}

const isTime = (time: ParseResult): time is ParsedTime => typeof time === 'object' && time !== null;

/** Brackets around a whole time: (1746), [c. 1746], <1746>, which is an estimate in genealogy. */
function unwrap(text: string): string {
  const inside = /^(?:\(([^()]+)\)|\[([^[\]]+)\]|<([^<>]+)>)$/.exec(text);
  return (inside?.[1] ?? inside?.[2] ?? (inside?.[3] ? `~${inside[3]}` : text)).trim();
}

/** Late 3rd century, early 1945, 康熙末年: the rest of the text is a complete time. */
function readPart(text: string, language: ReadingLanguage, read: (text: string) => ParseResult): ParseResult {
  const match = readTimePart(text, language);
  if (!match) return null;
  const completed = isEastern(language)
    ? [match.rest, `${match.rest}代`, `${match.rest}時代`, `${match.rest}年間`]
    : [match.rest];
  const wholeTime = completeTime(completed, read) ?? read(match.rest);
  return isTime(wholeTime) ? narrowToPart(wholeTime, match.part) : wholeTime;
}

/** 大清乾隆年制, 文政期, 唐時: names with the words that follow them in catalogues. */
function readNameInside(text: string, read: (name: string) => ParseResult): ParseResult {
  const name = /^(.{2,12}?)(?:年[制製造款铭銘]|[年]?[间間中]|期|朝|[时時](?:代|期)?)$/.exec(text)?.[1];
  return name === undefined ? null : (read(`${name}年间`) ?? read(`${name}代`));
}

/** Brackets after a year repeat it in another form: 741年(唐开元二十九年). */
function withoutBrackets(text: string, read: (text: string) => ParseResult): ParseResult {
  const bracketed = /^([^()]+?) ?\([^()]+\)$/.exec(text);
  return read(bracketed ? bracketed[1]! : text);
}

/** 1474/1475 and 1642/3 at one end of a span: one of the two years. */
function readYearPair(text: string): ParseResult {
  const pair = /^(\d{3,4})\/(\d{1,4})$/.exec(text);
  const last = pair && completeYear(pair[1]!, pair[2]!);
  if (!pair || !last) return null;
  const [from, to] = [resolveTime(Number(pair[1])), resolveTime(last)];
  return isTime(from) && isTime(to) ? { from: from.from, to: to.to, note: 'about' } : null;
}

/** The year that abbreviated figures mean after another one: 43 and 3 after 1642 are 1643. Null if it is not later. */
function completeYear(first: string, last: string): number | null {
  const year = last.length < first.length ? Number(first.slice(0, first.length - last.length) + last) : Number(last);
  return year > Number(first) ? year : null;
}

/** Adds the words around a time. `before` is before its first year, `by` before its last; `after` the reverse. */
function withPhrase(time: ParsedTime, note: PhraseNote | null, event: TimeEvent | null): ParsedTime {
  const noted = withNote(time, note);
  if (!event) return noted;
  return { ...noted, event, ...(event === 'begun' && note !== 'before' && note !== 'by' && { isOpen: true }) };
}

function withNote(time: ParsedTime, note: PhraseNote | null): ParsedTime {
  switch (note) {
    case null:
      return time;
    case 'before':
      return { ...time, to: time.from, note };
    case 'by':
      return { ...time, from: time.to, note: 'before' };
    case 'after':
      return { ...time, from: time.to, note };
    case 'onwards':
      return { ...time, to: time.from, note: 'after' };
    default:
      return { ...time, note };
  }
}

/**
 * Two statements of one time, of which the narrower one counts: Ming dynasty (1368–1644); Edo period, 18th century;
 * 鎌倉時代・13世紀; 20th century (1942). Two that contradict each other bound the time together, approximately.
 */
function readCombined(text: string, by: TimeReader): ReadEndsResult | null {
  const plain = unwrapAll(text);
  const bracketed = /^([^()[\]]+?) ?[([]([^()[\]]+)[)\]]$/.exec(plain);
  if (bracketed) {
    const both = combine(bracketed[1]!, bracketed[2]!, by);
    if (both) return both;
  }
  const alone = readSpan(plain, by);
  // Recognized, but impossible: no part of it may be read instead.
  if (alone?.ends || (alone && alone.refused !== 'notUnderstood' && alone.refused !== 'unknownEra')) return alone;
  for (const form of isEastern(by.language) ? easternPairs : westernPairs) {
    const [, first, second] = form.exec(plain) ?? [];
    const both = first && second ? combine(first, second, by, /[,;・、]/.test(plain)) : null;
    if (both) return both;
  }
  return alone;
}

const unwrapAll = (text: string): string => unwrap(unwrap(text));
const westernPairs = [/^([^,]+), (.+)$/, /^(.+), ([^,]+)$/, /^([^;]+); ?(.+)$/, /^([a-z' –-]+) (\d.*)$/];
const easternPairs = [
  /^([^・,、;]+)[・,、;](.+)$/,
  /^(.*?(?:時代|时代|时期|時期|代|朝|期|年[间間])(?:[早前中後后晚末初]期|[前後后]半)?)(?=[^・,、;])(.+)$/,
  /^(\p{Script=Han}{1,3}?[末])(\p{Script=Han}{1,3}初)$/u,
  /^(\p{Script=Han}{1,3}?)(\d.*)$/u,
];

function combine(first: string, second: string, by: TimeReader, isDivided = true): ReadEndsResult | null {
  const readWhole = (text: string): TimeEnds | null => {
    const plain = unwrapAll(text.trim());
    const named = isEastern(by.language) ? ['代', '年間'] : /^[a-z' -]+$/.test(plain) ? [' period', ' dynasty'] : [];
    for (const candidate of [plain, ...named.map((ending) => plain + ending)]) {
      const read = readSpan(candidate, by);
      if (read?.ends) return read.ends;
    }
    return null;
  };
  const [a, b] = [readWhole(first), readWhole(second)];
  if (!a || !b) {
    const part = a ? second : b ? first : null;
    // The part of a century after it: 17e siècle (2e moitié).
    const narrowed = part && a && readSpan(`${part.trim()} ${first.trim()}`, by);
    if (narrowed && narrowed.ends) return narrowed;
    const known = a ?? b;
    return by.isLenient && isDivided && known && part && isHarmless(part, isEastern(by.language))
      ? { ends: known, refused: null }
      : null;
  }
  if (laterEvent.test(second.trim())) return { ends: a, refused: null };
  const [boundsA, boundsB] = [boundsOfEnds(a), boundsOfEnds(b)];
  if (!boundsA || !boundsB) return { ends: a, refused: null };
  const length = ({ earliest, latest }: { earliest: number; latest: number }) => latest - earliest;
  const shared = Math.min(boundsA.latest, boundsB.latest) - Math.max(boundsA.earliest, boundsB.earliest),
    [narrow, wide] = length(boundsA) <= length(boundsB) ? [a, b] : [b, a];
  if (shared * 2 >= Math.min(length(boundsA), length(boundsB))) return { ends: narrow, refused: null };
  // Brackets after a year repeat it in another form, in an era that had namesakes.
  if (length(boundsA) <= longestYear && /[^\d –-]/.test(second)) return { ends: a, refused: null };
  const [early, late] = boundsA.earliest <= boundsB.earliest ? [a, b] : [b, a];
  const last = typeof late.end === 'object' && late.end ? late.end : late.start;
  return late.end === 'present' || late.end === 'open' || wide.start.note === 'before' || narrow.start.note === 'before'
    ? null
    : {
        ends: {
          start: { ...early.start, to: early.start.from, note: 'about' },
          end: { ...last, from: last.to, note: 'about' },
        },
        refused: null,
      };
}

const longestYear = 366 * 86_400;

/** Words beside a time that change or limit it. */
const limitingWords =
  /\b(?:before|after|not|no|copy|copied|later|earlier|until|till|since|or|reprint(?:ed)?|edition|ed|restored|reworked|original|from|to|by|but|except|unknown|undated|avant|apres|copie|depuis|jusqu\S*|antes|despues|copia|desde|hasta|vor|nach|kopie|seit|bis|inv|lot|cat|vol|page|pp?|nr|nos?|age|aged|years?)\b|[前后後以至仿摹翻迄]/;
/** A nationality, a place, a school, or an event that has no time of its own. Latin words have lost their spaces in Chinese. */
const isHarmless = (text: string, isSpaceless: boolean): boolean => {
  const words = text.trim();
  if (limitingWords.test(words)) return false;
  return isSpaceless
    ? /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,16}$/u.test(words)
    : /^[\p{L}\p{M}.' -]{2,50}$/u.test(words) && words.split(/[ -]+/).length <= 5;
};

/** What happened to a finished work does not date its making: 1834–5, exhibited 1835. */
const laterEvent =
  /^\??(?:first )?(?:exhibited|published|printed|issued|engraved|publiee?|imprimee?|exposee?|publicad[oa]|impres[oa]|expuest[oa]|gedruckt|ausgestellt) /;

/** Null for an end that is open. */
function boundsOfEnds({ start, end }: TimeEnds): { earliest: number; latest: number } | null {
  if (start.note === 'before' || start.note === 'after' || end === 'present' || end === 'open') return null;
  const last = end ?? start;
  return last.note === 'before' || last.note === 'after'
    ? null
    : { earliest: bounds(start.from).earliest, latest: bounds(last.to).latest };
}

const endsResult = (start: ParsedTime, end: TimeEnds['end']): ReadEndsResult => ({
  ends: { start, end: end ?? (start.isOpen ? 'open' : null) },
  refused: null,
});
const refusal = (refused: TimeRefusal): ReadEndsResult => ({ ends: null, refused });

function readSpan(text: string, by: TimeReader): ReadEndsResult | null {
  const plain = text.replace(by.around, '');
  for (const open of [by.toPresent, by.since]) {
    if (!open.test(plain)) continue;
    const start = by.readEnd(plain.replace(open, ''));
    if (isTime(start)) return endsResult(start, 'present');
    if (start) return refusal(start);
  }
  for (const form of betweenForms[by.language] ?? []) {
    const inside = form.exec(plain);
    const bounded = inside && readEnds(inside[1]!, inside[2]!, by);
    if (!bounded || typeof bounded === 'string') continue;
    const [start, end] = bounded.map((time) => ({
      ...time,
      note: time.note === 'before' || time.note === 'after' ? ('about' as const) : (time.note ?? ('about' as const)),
    })) as [ParsedTime, ParsedTime];
    return isInOrder([start, end]) ? endsResult(start, end) : refusal('endBeforeStart');
  }
  const alone = by.readEnd(plain);
  if (isTime(alone)) return endsResult(alone, null);

  let refused: TimeRefusal | null = alone;
  for (const { 0: mark, index } of [...plain.matchAll(by.between)].slice(0, maxSplits)) {
    const ends = readEnds(plain.slice(0, index).trim(), plain.slice(index + mark.length).trim(), by);
    if (!ends) continue;
    if (typeof ends !== 'string') return isInOrder(ends) ? endsResult(...ends) : refusal('endBeforeStart');
    refused ??= ends;
  }
  for (const open of [openEnd, openStart]) {
    const end = open.test(plain) ? by.readEnd(plain.replace(open, '')) : null;
    if (isTime(end)) return open === openEnd ? endsResult(end, 'open') : endsResult(withNote(end, 'by'), null);
  }
  return refused ? refusal(refused) : null;
}

/**
 * Two ends, where one may omit what both share: 259 – 210 BC, 10 – 12 September 490 BC, 3rd – 2nd century BC,
 * 前210年9月10日—12日.
 */
function readEnds(first: string, last: string, by: TimeReader): [ParsedTime, ParsedTime] | TimeRefusal | null {
  if (!first || !last) return null;
  const shortened = readShortened(first, last, by);
  if (shortened) return shortened;
  const end =
    (isEastern(by.language) ? readSameEra(first, last, by) : null) ??
    by.readEnd(last) ??
    completeTime(beginnings(first, isEastern(by.language)), (beginning) => by.readEnd(beginning + last));
  if (!end || typeof end === 'string') return end;
  const isDay = end.from.day > 0 && /^\d{1,2}(?:st|nd|rd|th|er)?$/.test(first);
  const rest = () => completeTime(endings(last, isEastern(by.language)), (ending) => by.readEnd(first + ending));
  const isPart = end.note === 'about' && !isSameTime(end.from, end.to);
  const start = ((isDay || isPart) && rest()) || (by.readEnd(first) ?? rest());
  if (!start || typeof start === 'string') return start;
  const year = start.from.year;
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

/** The end that omits the figures or the century that both share: c. 1642–43, 1642–3, 1483—85年, 1920s–30s. */
function readShortened(first: string, last: string, by: TimeReader): [ParsedTime, ParsedTime] | null {
  const start = /^(.*?)(\d{3,4})('?s|年代?)?$/s.exec(first),
    end = /^(\d{1,3})('?s|年代?)?(\)?\??|(?: or | ou | o |或).*)$/.exec(last);
  if (!start || !end || /[前bc]$/.test(start[1]!.trim())) return null;
  const year = end[1]!.length < start[2]!.length ? completeYear(start[2]!, end[1]!) : null;
  if (year === null || (/s|代/.test(end[2] ?? '') && end[1]!.length < 2)) return null;
  const [from, to] = [
    by.readEnd(first + (start[3] === undefined && /s|代/.test(end[2] ?? '') ? end[2]! : '')),
    by.readEnd(`${year}${end[2] ?? (start[3] && /s|代/.test(start[3]) ? start[3] : '')}${end[3]!}`),
  ];
  if (!isTime(from) || !isTime(to)) return null;
  // The note in front is about both years.
  const shared = to.note === null && (from.note === 'about' || from.note === 'doubtful');
  return [from, shared ? { ...to, note: from.note } : to];
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
/** The second year of one era: 乾隆二十年至四十年. */
function readSameEra(first: string, last: string, by: TimeReader): ParsedTime | null {
  if (!eraYearEnd.test(last) || plainYear.test(first) || !/^\p{Script=Han}/u.test(first)) return null;
  const names = Array.from({ length: Math.min(longestEra, first.length - 2) }, (_, index) => first.slice(0, index + 2));
  const time = completeTime(names, (name) => by.readEnd(name + last));
  const start = by.readEnd(first);
  return time && isTime(start) && isInOrder([start, time]) ? time : null;
}
const longestEra = 8;
const eraYearEnd = new RegExp(`^[${numeralClass}]{1,4}[年载載](?!前)`);
const plainYear = new RegExp(`^[约約]?(?:公元|西元|西[历曆暦]|[纪紀]元)?前?[${numeralClass}]+(?:[年月日世]|$)`);

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
function readIso(text: string): ReadEndsResult | null {
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
  if (wrong) return refusal(wrong);
  const [start, last] = read as [ParsedTime, ParsedTime?];
  if (last && !isInOrder([start, last])) return refusal('endBeforeStart');
  return endsResult(start, last ?? null);
}

/**
 * Years with the marks of EDTF (ISO 8601-2) that mean nothing else: 164X, 16XX, 1642~, 1642%, ../1642, 1642/..,
 * [1640..1650]; and the dashes of library catalogues, 16--. `1642~` is an open span in Chinese and Japanese.
 */
function readMarkedYears(text: string, isOpenTilde: boolean): ReadEndsResult | null {
  const set = /^\[(\d{4})?\.\.(\d{4})?\]$/.exec(text);
  if (set) {
    const [from, to] = [set[1], set[2]].map((year) => (year ? resolveTime(Number(year)) : null));
    if (from && to)
      return isTime(from) && isTime(to) && isInOrder([from, to])
        ? endsResult({ ...from, note: 'about' }, { ...to, note: 'about' })
        : refusal('endBeforeStart');
    const [only, note] = from ? [from, 'after' as const] : [to ?? null, 'before' as const];
    return isTime(only) ? endsResult({ ...only, note }, null) : null;
  }
  const ends = text.split('/');
  if (ends.length > 2 || !/[x~%?]|\.\.|--/.test(text)) return null;
  if (ends.length === 1 && isOpenTilde && /~$/.test(text)) return null;
  const [first, last] = ends.map(readMarkedYear);
  if (ends.length === 1) return isTime(first!) && !/^\d+\??$/.test(text) ? endsResult(first, null) : null;
  if (isTime(first!) && ends[1] === '..') return endsResult(first, 'open');
  if (ends[0] === '..' && isTime(last!)) return endsResult(withNote(last, 'by'), null);
  return isTime(first!) && isTime(last!) && isInOrder([first, last]) ? endsResult(first, last) : null;
}

function readMarkedYear(text: string): ParseResult {
  const parts = /^(\d{1,4})(x{1,3}|--?)?([~%?])?$/.exec(text);
  if (!parts || parts[1]!.length + (parts[2]?.length ?? 0) !== 4 || parts[2] === '-') return null;
  const years = 10 ** (parts[2]?.length ?? 0),
    from = Number(parts[1]) * years;
  const [first, last] = [resolveTime(Math.max(1, from)), resolveTime(from + years - 1)];
  if (!isTime(first) || !isTime(last)) return null;
  return {
    from: first.from,
    to: last.to,
    note: years > 1 || parts[3] !== '?' ? (parts[3] || years > 1 ? 'about' : null) : 'doubtful',
  };
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

/** The record of two ends. */
export function recordOf({ start, end }: TimeEnds): TimeRecord {
  const record: TimeRecord = {
    startTime: writeHistoricalTime(start.from),
    endTime: null,
    startNote: start.note,
    endNote: null,
    timeDesc: null,
  };
  if (end === 'present') return { ...record, endNote: 'to present' };
  if (end === 'open') return { ...record, endTime: record.startTime, endNote: 'after' };
  const last = end ?? (isSameTime(start.from, start.to) ? null : start);
  return last ? { ...record, endTime: writeHistoricalTime(last.to), endNote: last.note } : record;
}
