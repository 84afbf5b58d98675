import { hebrewMonth, timeOfHebrew } from '../../src/rules/calendars/hebrew.ts';
import { timeOfRepublic } from '../../src/rules/calendars/republican.ts';
import { isCalendarDay, toGregorian } from '../../src/rules/time/calendar.ts';
import type { Language } from '../../src/rules/languages.ts';
import { isTimeInOrder } from '../../src/rules/time/historical-time-checks.ts';
import {
  resolveTime,
  secondOfDualYear,
  type ParsedTime,
  type ParseResult,
} from '../../src/rules/time/historical-time-parsed.ts';
import { isInOrder, recordOf, type TimeEnds } from '../../src/rules/time/reading/ends.ts';
import type { TimeNote, TimeRecord } from '../../src/rules/time/historical-time.ts';
import {
  lifeTimes,
  momentOf,
  readWrittenTime,
  type LifeTime,
  type Moment,
  type WrittenTime,
} from '../written-times.ts';

export const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
/** Months of the French Republican calendar; the last are the complementary days. */
export const republicanMonths = [
  'VEND',
  'BRUM',
  'FRIM',
  'NIVO',
  'PLUV',
  'VENT',
  'GERM',
  'FLOR',
  'PRAI',
  'MESS',
  'THER',
  'FRUC',
  'COMP',
];
const notes: Record<string, TimeNote> = {
  ABT: 'about',
  CAL: 'about',
  EST: 'doubtful',
  BEF: 'before',
  AFT: 'after',
};

/**
 * Reads a date of GEDCOM 5.5.1 or 7.0: exact, approximate, ranges and periods, dual years (`1699/00`), BC, in the Julian,
 * Gregorian, French Republican and Hebrew calendars; Julian and Gregorian days stay as written. Everything else that
 * programs write is read as people write it, in the language of the file: `12 MAI 1802`, `1786-07-05`, `1850-1860`. A
 * phrase in brackets after a date stays with its words. Returns why it cannot be read.
 */
export function readGedcomDate(dateText: string, language: Language = 'en'): WrittenTime | string {
  const words = dateText.replace(/\s+/g, ' ').trim(),
    text = words
      .toUpperCase()
      .replace(/^([^(]+)\((?!\?).*\)/s, '$1')
      .trim();
  const strict = readStrictly(text);
  if (typeof strict === 'string') return `no such day: ${words.slice(0, 60)}`;
  if (strict)
    return isFuture(strict)
      ? `a time in the future: ${words.slice(0, 60)}`
      : { ends: strict, words: plainForm.test(words.toUpperCase()) ? null : words };
  if (otherCalendar.test(text)) return `a calendar that is not read: ${words.slice(0, 60)}`;
  // The words may be of a program that marks its estimates: WFT Est. 1600-1650.
  const plain = words.replace(/^WFT /i, '').replace(/^INT /i, '');
  const isBetween = /^BET /i.test(plain);
  const read = readWrittenTime(
      isBetween
        ? plain.slice('BET '.length).replace(/ AND /i, ' – ')
        : plain.replace(/^FROM (.+) TO (.+)$/is, '$1 – $2'),
      { language },
    ),
    written =
      typeof read === 'string'
        ? (readMarked(plain, language) ?? read)
        : isBetween
          ? { ...read, ends: asOneMoment(read.ends), words }
          : read;
  if (typeof written === 'string') return readFirstYear(words) ?? written;
  return isFuture(written.ends)
    ? `a time in the future: ${words.slice(0, 60)}`
    : { ...written, words: written.words ?? null };
}

/** ABT 3 MAI 1802: a mark of GEDCOM before a date in another language. */
function readMarked(text: string, language: Language): WrittenTime | null {
  const [, mark = '', rest = ''] = /^([A-Z]{3})\.? (.+)$/is.exec(text) ?? [];
  const note = notes[mark.toUpperCase()],
    read = note ? readWrittenTime(rest, { language }) : null;
  if (!note || !read || typeof read === 'string' || read.ends.end !== null) return null;
  return { ends: { start: withMark(read.ends.start, note), end: null }, words: text };
}

const withMark = (time: ParsedTime, note: TimeNote): ParsedTime => ({
  ...time,
  ...(note === 'before' && { from: time.to }),
  ...(note === 'after' && { to: time.from }),
  note,
});

/** One moment between two times: BET MAR AND MAY 1690. */
const asOneMoment = (ends: TimeEnds): TimeEnds => ({ start: momentOf(ends), end: null });
const otherCalendar = /^(?:@#D|HEBREW |ROMAN |UNKNOWN |_)/;
/** Forms whose record says the same as their words. */
const plainForm = /^(?:(?:ABT|BEF|AFT) )?(?:\d{1,2} )?(?:[A-Z]{3} )?\d{1,4}(?: ?B\.? ?C\.?E?\.?)?$/;

/** No birth, death or wedding of a file is later than this year. */
function isFuture({ start, end }: TimeEnds): boolean {
  const present = new Date().getUTCFullYear();
  return [start, ...(typeof end === 'object' && end ? [end] : [])].some(({ to }) => to.year > present);
}

/** FROM 1811 TO 07, whose second half cannot be read: the first year, approximately. */
function readFirstYear(words: string): WrittenTime | null {
  const first = /^(?:FROM|BET) (\d{3,4}) (?:TO|AND) \d{1,2}$/i.exec(words);
  const time = first && resolveTime(Number(first[1]));
  return time && typeof time === 'object' ? { ends: { start: { ...time, note: 'about' }, end: null }, words } : null;
}

/** A date in GEDCOM's own forms; null for any other text, a string for a day that does not exist. */
function readStrictly(text: string): TimeEnds | string | null {
  const range = /^(BET|FROM) (.+?) (?:AND|TO) (.+)$/s.exec(text);
  if (range) {
    // BET 5 AND 7 MAR 1690, BET MAR AND MAY 1690: the first part is no date of its own.
    if (/^(?:\d{1,2}|[A-Z]{3}|\d{1,2} [A-Z]{3})$/.test(range[2]!) && /[A-Z]{3} \d/.test(range[3]!)) return null;
    const [from, until] = [readMoment(range[2]!), readMoment(range[3]!)];
    if (!isTime(from) || !isTime(until))
      return typeof from === 'string' ? from : typeof until === 'string' ? until : null;
    if (!isInOrder([from, until])) return null;
    // BETWEEN is a single uncertain date; FROM … TO is a span.
    return range[1] === 'BET'
      ? { start: { from: from.from, to: until.to, note: 'about' }, end: null }
      : { start: from, end: until };
  }
  const open = /^(FROM|TO) (.+)$/.exec(text),
    moment = readMoment(open ? open[2]! : text.replace(/^INT /, ''));
  if (!isTime(moment)) return moment;
  if (!open) return { start: moment, end: null };
  return { start: { ...moment, note: open[1] === 'TO' ? 'before' : 'after' }, end: null };
}

const isTime = (time: ParseResult): time is ParsedTime => typeof time === 'object' && time !== null;

/** `@#DJULIAN@` in 5.5.1, `JULIAN` in 7.0. */
const calendars = /^(?:(?:@#D)?(?<calendar>GREGORIAN|JULIAN|FRENCH[ _]R|HEBREW)@? )?(?<date>.*)$/;
const dateForm = /^(?:(?:(\d{1,2}) )?([A-Z]{3,4}) )?(\d{1,4})(?:([/-])(\d{1,4}))?( ?B\.? ?C\.?E?\.?)?$/;

function readMoment(text: string): ParseResult {
  const marked = /^([A-Z]{3})\.? (.+)$/.exec(text);
  const note = marked ? notes[marked[1]!] : undefined;
  const { calendar = '', date } = calendars.exec(note ? marked![2]! : text)!.groups as {
    calendar?: string;
    date: string;
  };
  const parts = dateForm.exec(date);
  if (!parts) return null;
  const [, day = '0', name, years, mark, dual, before] = parts;
  const time = resolveDate(calendar, Number(years), name, Number(day), {
    dual,
    isRange: mark === '-',
    isBefore: before !== undefined,
  });
  if (!isTime(time) || !note) return time;
  return withMark(time, note);
}

function resolveDate(
  calendar: string,
  year: number,
  name: string | undefined,
  day: number,
  { dual, isRange, isBefore }: { dual: string | undefined; isRange: boolean; isBefore: boolean },
): ParseResult {
  if (calendar.startsWith('FRENCH') || calendar === 'HEBREW') {
    const isHebrew = calendar === 'HEBREW',
      month = name === undefined ? 0 : isHebrew ? hebrewMonth(name) : republicanMonths.indexOf(name) + 1;
    if ((name !== undefined && !month) || dual || isBefore) return null;
    return isHebrew ? timeOfHebrew(year, month, day) : timeOfRepublic(year, month, day);
  }
  const month = name === undefined ? 0 : months.indexOf(name) + 1;
  if (name !== undefined && !month) return null;
  if (dual === undefined) {
    const time = resolveTime(isBefore ? -year : year, { month, day });
    // 29 February 1700 was a day of the Julian calendar alone.
    return !isTime(time) && calendar === 'JULIAN' && isCalendarDay({ year, month, day }, 'julian')
      ? resolveTime(year, toGregorian({ year, month, day }))
      : time;
  }
  // Two whole years without a day are alternatives: 1027/1028; dual years have two figures: 1731/32.
  if (!month && (isRange || dual.length > 2)) return null;
  // 11 FEB 1731/32: where the year began in March, the second year is the one that we count.
  const second = secondOfDualYear(year, dual);
  if (second === null || isBefore) return null;
  const time = resolveTime(second, { month, day });
  if (month < 3 || (month === 3 && day < 25)) return time;
  // From 25 March to the end of December both ways of counting have the same year: the file leaves open which one.
  const first = resolveTime(year, { month, day });
  return isTime(first) && isTime(time) ? { from: first.from, to: time.to, note: 'about' } : time;
}

/** The written moment of an event. */
const toMoment = ({ ends, words }: WrittenTime): Moment => ({ time: momentOf(ends), words });

function readMomentOf(text: string | undefined, language: Language): Moment | null {
  const read = text ? readGedcomDate(text, language) : null;
  return read && typeof read !== 'string' ? toMoment(read) : null;
}

/** The times of a life; null if its end would be before its beginning, empty if no date can be read. */
export function readLifeTimes(
  born: string | undefined,
  died: string | undefined,
  { language, onLongWords }: { language: Language; onLongWords(words: string): void },
): LifeTime[] | null {
  return lifeTimes(readMomentOf(born, language), readMomentOf(died, language), { onLongWords });
}

/** The span of a union or an office, from its first to its last date. Null if neither is known or they are not in order. */
export function spanOf(
  begin: string | undefined,
  end: string | undefined,
  language: Language = 'en',
): TimeRecord | null {
  const [from, until] = [begin, end].map((text) => {
    const read = text ? readGedcomDate(text, language) : null;
    return read && typeof read !== 'string' ? read : null;
  });
  if (!from && !until) return null;
  const record = from
    ? recordOf(until ? { start: from.ends.start, end: momentOf(until.ends) } : from.ends)
    : { ...recordOf({ start: { ...momentOf(until!.ends), note: 'before' }, end: null }), endTime: null, endNote: null };
  return isTimeInOrder(record) ? record : null;
}

/** The first and the last historical year that a date may mean; null if it cannot be read. */
export function yearsOfDate(
  dateText: string | undefined,
  language: Language = 'en',
): { first: number; last: number } | null {
  const moment = readMomentOf(dateText, language);
  return moment && { first: moment.time.from.year, last: moment.time.to.year };
}
