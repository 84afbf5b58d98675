import { readEdtfEnds } from '../src/rules/time/edtf.server.ts';
import { calendarOf, isCalendarDay } from '../src/rules/time/calendar.ts';
import { createNameReader } from '../src/rules/eras/time-names.ts';
import { isTimeDescShort } from '../src/rules/time/historical-time-checks.ts';
import { foldWriting } from '../src/rules/time/historical-time-numerals.ts';
import type { ParsedTime, TimeRefusal } from '../src/rules/time/historical-time-parsed.ts';
import { readTimeEnds } from '../src/rules/time/historical-time-reading.ts';
import { isInOrder, recordOf, type ReadEndsResult, type TimeEnds } from '../src/rules/time/reading/ends.ts';
import { writeRecord } from '../src/rules/time/historical-time-writing.ts';
import {
  historicalYear,
  recordBounds,
  writeHistoricalTime,
  type HistoricalTime,
  type TimeRecord,
} from '../src/rules/time/historical-time.ts';
import type { TimeRole } from '../src/rules/kinds.ts';
import { byLanguage, type Language } from '../src/rules/languages.ts';
import { readAddressTime } from '../src/rules/time/time-address.ts';

/** How years are written: historical −99 is 99 BC, astronomical −99 is 100 BC, EDTF is astronomical with marks. */
type YearNotation = 'historical' | 'astronomical' | 'edtf';

/** How a source writes its times. */
export interface TimeNotation {
  years?: YearNotation;
  language?: Language;
  /** Whether a time without an end continues to the present. */
  isOpen?: boolean;
  /** Receives the words of a time that say more than the record and are too long for its description. */
  onLongWords?(words: string): void;
}

/** A time as the source wrote it: its two ends with their bounds, and its words if they say more than the record. */
export interface WrittenTime {
  ends: TimeEnds;
  words: string | null;
  /** Only the year of a day could be read. */
  isYearOnly?: boolean;
}

const openEndPattern = /^(|\.\.|present|now|today)$/i;
export const isStated = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

/** The time from one written moment to another, or why it is invalid. */
export function timeBetween(start: unknown, end: unknown, writing: TimeNotation = {}): TimeRecord | string {
  const isOpen = isStated(end) ? openEndPattern.test(String(end).trim()) : (writing.isOpen ?? false),
    from = readWrittenTime(start, writing),
    to = isStated(end) && !isOpen ? readWrittenTime(end, writing) : null;
  if (typeof from === 'string') return from;
  if (typeof to === 'string') return to;
  const ends: TimeEnds = to
    ? { start: from.ends.start, end: lastEnd(to.ends) }
    : isOpen
      ? { start: from.ends.start, end: 'present' }
      : from.ends;
  return checkOrder({ ...recordOf(ends), timeDesc: shortWords([from.words, to?.words ?? null], writing) });
}

const lastEnd = ({ start, end }: TimeEnds): TimeEnds['end'] => end ?? start;

/** The words of both ends if they fit into a description. */
function shortWords(words: readonly (string | null)[], { onLongWords }: TimeNotation): string | null {
  const text = words.filter((word) => word !== null).join(' – ');
  if (!text || isTimeDescShort(text)) return text || null;
  onLongWords?.(text);
  return null;
}

/** Years from now after which no time can be known; a later one is a placeholder like 9999. */
const mostFutureYears = 50;

/**
 * Reads a year as a number, `-221-10-01` as in records and addresses, EDTF, or any written form in the words of a
 * language; returns why it cannot be read. If only the year of a day can be read, it is the year, approximately.
 */
export function readWrittenTime(value: unknown, notation: TimeNotation = {}): WrittenTime | string {
  // 1642.0: a table that was saved by a program for numbers.
  const text = String(value)
      .trim()
      .replace(/^([-−]?\d+)\.0+$/, '$1'),
    { language = 'en' } = notation;
  if (typeof value === 'number' && !Number.isInteger(value)) return `a year that is none: ${text}`;
  if (notation.years !== 'astronomical' && notation.years !== 'edtf' && /^[-−+]?0+(\.0+)?$/.test(text))
    return 'the year 0, which never was';
  const { ends, refused, isYearOnly } = readNotation(text, notation.years ?? 'historical', language);
  if (!ends) return `a time that is none: ${text.slice(0, 60)} (${refused})`;
  const times = timesIn(ends);
  if (times.some((time) => time.day && !isRealDay(time)))
    return `a time that is none: ${text.slice(0, 60)} (noSuchDay)`;
  const present = new Date().getUTCFullYear();
  if (times.some(({ year }) => year > present + mostFutureYears)) return `a time in the future: ${text.slice(0, 60)}`;
  return isYearOnly ? { ends, words: text, isYearOnly } : { ends, words: wordsOf(text, ends, language) };
}

const dateLabels = byLanguage({ zh: '日期：', en: 'Date: ', fr: 'Date : ', es: 'Fecha: ', jp: '年代：' });
/** The words of a date that cannot be read, for the summary of a subject: `Date: n.d.` */
export const describeWords = (words: string, language: Language): string =>
  `${dateLabels[language]}${words.slice(0, 120)}`;
/** Whether a text was refused because its words are not understood, rather than because it is impossible. */
export const isNotUnderstood = (refusal: string): boolean =>
  /\((?:notUnderstood|unknownEra|lunarDate|ambiguous|beyondEra)\)$/.test(refusal);

const timesIn = ({ start, end }: TimeEnds): HistoricalTime[] => [
  start.from,
  start.to,
  ...(typeof end === 'object' && end ? [end.from, end.to] : []),
];
/** Days are Julian until 1582; a later day may still be named as in the Julian calendar. */
const isRealDay = (time: HistoricalTime): boolean => isCalendarDay(time, calendarOf(time));

type Reading = ReadEndsResult & { isYearOnly?: boolean };

function readNotation(text: string, years: YearNotation, language: Language): Reading {
  if (years === 'edtf') {
    const read = readEdtfEnds(text);
    // An open end says nothing of the present.
    if (read.ends) return read.ends.end === 'present' ? { ...read, ends: { ...read.ends, end: 'open' } } : read;
  }
  const single = years === 'historical' ? readPlainTime(text) : readAstronomical(text);
  if (single) return { ends: { start: { from: single, to: single, note: null }, end: null }, refused: null };
  const read = readTimeEnds(text, language, names(), { isLenient: true });
  return read.ends ? read : (readYearOnly(text, read.refused, language) ?? read);
}

/** `-221-10-01` and its abbreviations; a time of day is dropped. */
const readPlainTime = (text: string) => readAddressTime(text.replace(/^−/, '-').replace(/^\+/, '').replace(/T.*/s, ''));

let builtInNames: ReturnType<typeof createNameReader> | undefined;
/** Eras, dynasties and ages: built once, when the first text needs them. */
const names = () => (builtInNames ??= createNameReader());

/** `-0099`, `0000-03-15`: ISO 8601, where the year 0 is 1 BC; null for any other form. */
function readAstronomical(text: string): HistoricalTime | null {
  const parts = /^([-−+]?)(\d{1,9})(?:-(\d{2}))?(?:-(\d{2}))?(?:T.*)?$/.exec(text);
  if (!parts) return null;
  const [, sign, year, month = '0', day = '0'] = parts;
  return {
    year: historicalYear(/[-−]/.test(sign!) ? -Number(year) : Number(year)),
    month: Number(month),
    day: Number(day),
    seconds: 0,
  };
}

/** The year of an era before a month and day of a lunar calendar. */
function yearBeforeMonth(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/\s/g, ''),
    at = plain.search(/[年载載]/);
  return at > 0 && plain.includes('月', at) ? plain.slice(0, at + 1) : undefined;
}
/** A numeric day whose month is ambiguous. */
const numericDay = /^\d{1,2}([./-])\d{1,2}\1(\d{3,4})$/;
/**
 * A day by a month that is not known or by a feast, and its year: 3 Fruct. 1798, Michaelmas 1642. Any other word may name
 * an event of another time: purchased 1924, married 1642.
 */
const dayAndYear = new RegExp(
  `^(?:\\d{1,2}\\.? [\\p{L}.'’-]+|(?:\\p{L}+ ){0,2}(?:${[
    'michaelmas|easter|christmas|xmas|whitsun(?:day|tide)?|pentecost|candlemas|lammas|martinmas|midsummer|advent|lent',
    'epiphany|ascension|trinity|hilary|lady day|all (?:saints|souls|hallows)|corpus christi|shrovetide|harvest|palm sunday',
    'paques|noel|toussaint|careme|chandeleur|(?:la )?(?:saint|st|sainte|ste)[-. ]+\\p{L}+|pascua|navidad|cuaresma|pentecostes?',
    'ostern|weihnachten|pfingsten|michaelis|lichtmess|fastnacht|johannis?|martini|sankt \\p{L}+',
    'bur(?:ied)?\\.?|enterree?|inhumee?|enterrad[oa]|sepultad[oa]|begraben',
    'sometime|signed|signee?|firmad[oa]|signiert|(?:ba?pt|chr)(?:ized|ised|istened)?\\.?|baptisee?|bautizad[oa]|getauft',
  ].join('|')})(?: (?:day|eve|term|sunday|monday|week|in|en|im|am|on|of|de))*) (\\d{4})$`,
  'u',
);
/** A birth or death with its place and year: born Leiden 1606, gest. in Wien 1669. */
const eventAndPlace = new RegExp(
  `^(?:born|b\\.|died|d\\.|nee?|nacid[oa]|morte?|muert[oa]|geb(?:oren|\\.)|gest(?:orben|\\.)|[*†])(?: ?(?:in|at|a|en|de) | ?)(?:[\\p{L}.'’-]+ ){1,3}(?:in |en )?(\\d{4})$`,
  'u',
);
/** Words that change what a year means, or make it a number of something else. */
const limitingWords =
  /(?:^| )(?:before|after|not|no|nor?|nr|nos|copy|later|earlier|until|till|since|or|reprint(?:ed)?|ed|edition|from|to|by|bef|aft|avant|apres|copie|depuis|antes|despues|copia|desde|hasta|vor|nach|kopie|seit|bis|inv|lot|cat|vol|page|pp?|age|aged|lib|fol|ms|mss|p|n|f)\.? /;

/** The year of a text whose day or month cannot be read. */
function readYearOnly(text: string, refused: TimeRefusal, language: Language): Reading | null {
  const folded = foldWriting(text);
  const year =
    refused === 'lunarDate'
      ? yearBeforeMonth(text)
      : refused === 'ambiguous'
        ? numericDay.exec(folded)?.[2]
        : refused === 'notUnderstood' && !limitingWords.test(folded)
          ? (dayAndYear.exec(folded) ?? eventAndPlace.exec(folded))?.[1]
          : undefined;
  const read = year === undefined ? null : readTimeEnds(year, language, names());
  if (!read?.ends) return null;
  const { start } = read.ends;
  return { ends: { start: { ...start, note: 'about' }, end: null }, refused: null, isYearOnly: true };
}

/** The source's words, unless the record written in its language says the same. */
function wordsOf(text: string, ends: TimeEnds, language: Language): string | null {
  if (/^[-+−]?\d+(?:-\d\d(?:-\d\d)?)?(?:\s*[-–—/]\s*\d+)?$/.test(text)) return null;
  const plain = (written: string) =>
    foldWriting(written)
      .replace(/[\s.,]|circa(?= ?\d)/g, '')
      .replace(/^(?:circa|ca)(?=\d)/, 'c');
  return plain(text) === plain(writeRecord(recordOf(ends), language)) ? null : text;
}

/** The time of one moment: of a span its outer bounds, approximately. */
export function momentOf({ start, end }: TimeEnds): ParsedTime {
  if (end === null || end === 'present' || end === 'open') return start;
  return { ...start, to: end.to, note: 'about' };
}

/** A written birth or death, and its words. */
export interface Moment {
  time: ParsedTime;
  words: string | null;
}
export type LifeTime = TimeRecord & { role: TimeRole };

const isPoint = ({ from, to }: ParsedTime) => writeHistoricalTime(from) === writeHistoricalTime(to);

/**
 * The times of a life from a birth and a death, each with its own bounds. Two exact ends are one life; a birth alone is a
 * life without an end; if an end has a first and a last possible year, birth and death are separate times, so that
 * a vague birth implies no death. Null if the death is before the birth.
 */
export function lifeTimes(birth: Moment | null, death: Moment | null, notation: TimeNotation = {}): LifeTime[] | null {
  const isCrossed = birth !== null && death !== null && !isInOrder([birth.time, death.time]);
  // Born before 1700 and dead after 1690 may both be true.
  if (isCrossed && birth.time.note !== 'before' && death.time.note !== 'after') return null;
  const isExact = !isCrossed && [birth, death].every((moment) => !moment || isPoint(moment.time));
  const only = (moment: Moment, role: TimeRole): LifeTime => ({
    ...recordOf({ start: moment.time, end: null }),
    timeDesc: shortWords([moment.words], notation),
    role,
  });
  if (birth && isExact && death)
    return [
      {
        ...recordOf({ start: birth.time, end: death.time }),
        timeDesc: shortWords(
          birth.words && death.words
            ? [birth.words, death.words]
            : [birth.words && `* ${birth.words}`, death.words && `† ${death.words}`],
          notation,
        ),
        role: 'life',
      },
    ];
  return [...(birth ? [only(birth, isExact ? 'life' : 'birth')] : []), ...(death ? [only(death, 'death')] : [])];
}

/** The beginning of the part of a text about a death: died 1580; d. 1580; † 1580; 卒于1580年; 1976年卒. */
const deathStart =
  /^(?:and |y |et |und )?(?:died|d\.|deceased|killed|executed|murdered|assassinated|drowned|buried|bur\.|†|morte? |décédée? |tuée? |gestorben|gest\.|murió|muert[oa] |fallecid[oa]|falleció|[卒逝死殁歿没]于?|[^\s,，、；;]{1,12}[卒没歿殁逝]世?$)/iu;
/** The beginning of a text about a birth. */
const birthStart = /^(?:born|b\.|bapt|baptised|baptized|\*|née? |nacid[oa]|nació|n\. |geb(?:oren|\.)|出?生[于於])/iu;
/** A text about a reign. */
const reignStart = /(?:^|[,;] )(?:reigned|ruled|r\. ?\d|régn|reinó|regierte|reg\. ?\d)/iu;
/** The end of something: until 1649. After a name it may end a life, an office or a stay. */
const untilStart = /^(?:until|till|up to|by|jusqu|hasta|bis) /iu;
/** An end of a life that the source marks as unknown: ?–1701; 1037—？; 生年不詳 - 1849年. */
const unknownEnd = '(?:[?？]+|unknown|inconnue?|desconocid[oa]|unbekannt|[生卒没歿]?年?[不未][详詳明])';
const unknownPattern = new RegExp(`^(?:${unknownEnd}|n/?a|[-–—])$`, 'iu');
const unknownBirth = new RegExp(`^${unknownEnd} ?[-–—―~～〜至] ?(?=.)`, 'iu');
const unknownDeath = new RegExp(`(?<=.) ?[-–—―~～〜至] ?${unknownEnd}$`, 'iu');
const isKnown = (value: unknown): value is string | number =>
  isStated(value) && !unknownPattern.test(String(value).trim());

/** Most separators of a text after which a death is looked for. */
const maxParts = 8;

/** The two parts of a text about a birth and a death; null if it has only one. */
function splitAtDeath(text: string): [birth: string, death: string] | null {
  for (const { 0: mark, index } of [...text.matchAll(/[\s,;，；、/]+/g)].slice(0, maxParts)) {
    const rest = text.slice(index + mark.length);
    if (index > 0 && deathStart.test(rest)) return [text.slice(0, index), rest.replace(/^(?:and|y|et|und) /i, '')];
  }
  return null;
}

/** What may stand between a place and a year. */
const beforeYear =
  /(?:^|[ ,])((?:c|ca|h|v)\.|circa|vers|hacia|um|about|before|after|avant|après|antes de|después de|vor|nach)$/iu;
/** A place next to a year of a life, not what happened then. */
const placeName = /^\p{Lu}[\p{L}\p{M} .'’()-]{1,60}$/u;
const noPlace =
  /^(?:active|flourished|fl|reigned|ruled|married|worked|born|died|between|from|about|circa|attributed)\b/i;

/**
 * The years of a birth and a death with their places: Leiden 1606 – Amsterdam 1669; Leiden 1606–1669 Amsterdam;
 * (Fuendetodos, 1746 - Burdeos, 1828). Null for any other text.
 */
function splitAtPlaces(text: string): { year: string; words: string }[] | null {
  const plain = /^\(([^()]*)\)$/.exec(text)?.[1] ?? text,
    halves = plain.split(/(?<=\d\??) ?[-–—] ?/);
  if (halves.length !== 2) return null;
  const [first, last] = halves.map(yearBesidePlace);
  return first?.hasPlace && last?.hasPlace ? [first, last] : null;
}

/** The year of a half of a life, and whether a place is next to it. */
function yearBesidePlace(half: string): { year: string; words: string; hasPlace: boolean } | null {
  const at = half.search(/\d/),
    digits = /^\d{3,4}\??/.exec(half.slice(at))?.[0];
  if (at < 0 || !digits) return null;
  const before = half.slice(0, at).trim(),
    after = half
      .slice(at + digits.length)
      .replace(/^,/, '')
      .trim();
  const note = beforeYear.exec(before)?.[1] ?? '',
    place = [
      before
        .slice(0, before.length - note.length)
        .trim()
        .replace(/,$/, ''),
      after,
    ]
      .filter(Boolean)
      .join(' ');
  return {
    year: [note, digits].filter(Boolean).join(' '),
    words: half.trim(),
    hasPlace: placeName.test(place) && !noPlace.test(place),
  };
}

/** What a cell about a life says: a birth, a death, or a time of activity. */
function partsOfLife(text: string, notation: TimeNotation): WrittenTime[] | string {
  const [withoutBirth, withoutDeath] = [unknownBirth, unknownDeath].map((form) => text.replace(form, ''));
  for (const [rest, event] of [
    [withoutBirth, 'died'],
    [withoutDeath, 'born'],
  ] as const) {
    const readTime = rest && rest !== text ? readWrittenTime(rest, notation) : null;
    if (readTime && typeof readTime !== 'string' && readTime.ends.end === null)
      return [{ ends: { start: { ...readTime.ends.start, event }, end: null }, words: text }];
  }
  const split = splitAtDeath(text);
  if (split) {
    const parts = split.map((part) => readWrittenTime(part.trim(), notation));
    if (parts.every((part) => typeof part !== 'string')) {
      const [first, death] = parts as [WrittenTime, WrittenTime];
      // Active 1642, died 1700: no birth is known.
      return first.ends.start.event === 'active'
        ? [{ ends: { start: { ...momentOf(death.ends), event: 'died' }, end: null }, words: text }]
        : [first, death];
    }
  }
  const atPlaces = splitAtPlaces(text)?.map(({ year, words }) => {
    const read = readWrittenTime(year, notation);
    return typeof read === 'string' ? read : { ...read, words };
  });
  if (atPlaces?.every((part) => typeof part !== 'string')) return atPlaces as WrittenTime[];
  const wholeTime = readWrittenTime(text, notation);
  return typeof wholeTime === 'string' ? wholeTime : [wholeTime];
}

/**
 * The times of a life as written in one cell (1642–1701; born 1932; d. 1580; active c. 1780; American, 1923–2013) or in
 * two, of birth and death. Returns why it cannot be read.
 */
export function readLife(start: unknown, end: unknown, notation: TimeNotation = {}): LifeTime[] | string {
  if (isStated(end) && (isKnown(start) || isKnown(end)) && !openEndPattern.test(String(end).trim())) {
    const [from, to] = [start, end].map((value) => (isKnown(value) ? readWrittenTime(value, notation) : null)) as [
      ReturnType<typeof readWrittenTime> | null,
      ReturnType<typeof readWrittenTime> | null,
    ];
    if (typeof from === 'string') return from;
    if (typeof to === 'string') return to;
    return (
      lifeTimes(
        from && { time: momentOf(from.ends), words: from.words },
        to && { time: momentOf(to.ends), words: to.words },
        notation,
      ) ?? `an end before its beginning: ${String(start)} to ${String(end)}`
    );
  }
  const parts = partsOfLife(String(start).trim(), notation);
  if (typeof parts === 'string') return parts;
  const [first, second] = parts as [WrittenTime, WrittenTime?];
  const moment = ({ ends, words }: WrittenTime): Moment => ({ time: momentOf(ends), words });
  if (second)
    return (
      lifeTimes(moment(first), moment(second), notation) ?? `an end before its beginning: ${String(start).slice(0, 60)}`
    );
  const { ends, words } = first,
    text = String(start).trim(),
    role = roleInLife(text, first, end === undefined, notation);
  if (role === null) return `a time that is none: ${text.slice(0, 60)} (notUnderstood)`;
  if (role === 'birth') return lifeTimes(moment(first), null, notation)!;
  if (role === 'death') return lifeTimes(null, moment(first), notation)!;
  if (role !== 'life') return [{ ...recordOf(ends), timeDesc: shortWords([words], notation), role }];
  if (ends.end === 'present')
    return [
      {
        ...recordOf({ ...ends, end: isPoint(ends.start) ? 'present' : null }),
        timeDesc: shortWords([words], notation),
        role: isPoint(ends.start) ? 'life' : 'birth',
      },
    ];
  const death = typeof ends.end === 'object' && ends.end ? { time: ends.end, words: null } : null;
  const life = lifeTimes({ time: ends.start, words: death ? null : words }, death, notation)!;
  return death && words
    ? life.map((time) => ({
        ...time,
        timeDesc: time.role === 'life' || life.length > 1 ? shortWords([words], notation) : time.timeDesc,
      }))
    : life;
}

/** What a text in the only column of a life is about; null if it names a time and does not say of what. */
function roleInLife(
  text: string,
  { ends, isYearOnly }: WrittenTime,
  isOnlyColumn: boolean,
  notation: TimeNotation,
): TimeRole | null {
  const { event } = ends.start,
    isSingle = ends.end === null;
  if (event === 'born' || (isSingle && birthStart.test(text))) return 'birth';
  if (event === 'died' || (isSingle && deathStart.test(text))) return 'death';
  if (reignStart.test(text)) return 'reign';
  if (event === 'active' || event === 'made' || /^active |, active /i.test(text) || isWholeCentury(ends))
    return 'active';
  if (isSingle && untilStart.test(text)) return null;
  if (isSingle && isOnlyColumn) {
    if (!isPoint(ends.start)) return 'active';
    // A year with words that are no part of a date may be of any event: married 1642, last mentioned, 1649.
    if (isYearOnly || !isPlainTime(text, notation)) return null;
  }
  return 'life';
}

/** Whether a text is a time without other words. */
const isPlainTime = (text: string, { years, language = 'en' }: TimeNotation): boolean =>
  years !== undefined || !/\p{L}/u.test(text) || readTimeEnds(text, language, names()).ends !== null;

/** 1500–1599, as museums date an unknown artist of a school, is no life of a hundred years. */
function isWholeCentury({ start, end }: TimeEnds): boolean {
  if (typeof end !== 'object' || !end || start.from.month || end.to.month) return false;
  const [from, to] = [start.from.year, end.to.year];
  return to - from === 99 && (from % 100 === 0 || from % 100 === 1);
}

/** The record, or the fault in its order. */
export function checkOrder(record: TimeRecord): TimeRecord | string {
  const span = recordBounds(record);
  if (!span) return 'a time that is none';
  return span.earliest <= span.latest
    ? record
    : `an end before its beginning: ${record.startTime.slice(0, -9)} to ${record.endTime?.slice(0, -9) ?? 'the present'}`;
}
