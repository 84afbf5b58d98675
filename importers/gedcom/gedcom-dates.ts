import { writeHistoricalTime, type TimeNote, type TimeRecord } from '../../src/rules/time/historical-time.ts';

/** One moment of a GEDCOM date. */
interface Moment {
  text: string;
  note: TimeNote | null;
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
/** Months of the French Republican calendar, whose years started on 22 September 1792 or a day or two later. */
const republican = [
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
/** Days from 22 September to the first day of each republican year, from year I on. */
const republicanStart = [0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 2, 1, 1];
const notes: Record<string, TimeNote> = {
  ABT: 'about',
  ABOUT: 'about',
  CA: 'about',
  CIRCA: 'about',
  CAL: 'about',
  EST: 'doubtful',
  BEF: 'before',
  AFT: 'after',
};

/**
 * Reads a date of GEDCOM 5.5.1 or 7.0: exact, approximate, ranges and periods, dual years (`1699/00`), BC, Julian,
 * Gregorian and French Republican. Julian and Gregorian days stay as written. A phrase in brackets after a date is
 * dropped. Null for anything else: Hebrew, Roman, a phrase alone.
 */
export function readGedcomDate(dateText: string): { from: Moment; until: Moment | null } | null {
  const text = dateText
    .toUpperCase()
    .replace(/^([^(]*)\(.*\)/s, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const range = /^(?:BET|FROM) (.+) (?:AND|TO|-) (.+)$/s.exec(text);
  if (range) {
    const [from, until] = [momentOf(range[1]!), momentOf(range[2]!)];
    if (!from || !until) return null;
    // BETWEEN is a single uncertain date; FROM … TO is a span.
    return text.startsWith('BET')
      ? { from: { ...from, note: 'after' }, until: { ...until, note: 'before' } }
      : { from, until };
  }
  const open = /^(FROM|TO) (.+)$/.exec(text);
  if (open) {
    const moment = momentOf(open[2]!);
    return moment && { from: { ...moment, note: open[1] === 'TO' ? 'before' : moment.note }, until: null };
  }
  const moment = momentOf(text.replace(/^INT /, ''));
  return moment && { from: moment, until: null };
}

/** `@#DJULIAN@` in 5.5.1, `JULIAN` in 7.0. */
const calendars = /^(?:(?:@#D)?(?<calendar>GREGORIAN|JULIAN|FRENCH[ _]R|HEBREW|ROMAN|UNKNOWN)@? )?(?<date>.*)$/;

function momentOf(text: string): Moment | null {
  const marked = /^([A-Z]+)\.? (.+)$/.exec(text);
  const note = marked ? notes[marked[1]!] : undefined;
  const rest = note ? marked![2]! : text;
  const { calendar = '', date } = calendars.exec(rest)!.groups as { calendar?: string; date: string };
  const isRepublican = calendar.startsWith('FRENCH');
  if (calendar && !isRepublican && calendar !== 'JULIAN' && calendar !== 'GREGORIAN') return null;
  const parts = /^(?:(?:(\d{1,2}) )?([A-Z]{3,4}) )?(\d{1,4})(?:[/-]\d{1,4})?( ?B\.? ?C\.?E?\.?)?$/.exec(date);
  if (!parts) return null;
  const [, day = '0', name, years, before] = parts;
  const month = name === undefined ? 0 : (isRepublican ? republican : months).indexOf(name) + 1;
  if (name !== undefined && month === 0) return null;
  const year = Number(years);
  if (year === 0 || Number(day) > 31) return null;
  return {
    note: note ?? null,
    text: isRepublican
      ? republicanDay(year, month, Number(day))
      : writeHistoricalTime({ year: before ? -year : year, month, day: Number(day), seconds: 0 }),
  };
}

/** Converts a Republican date to a Gregorian one; without a day, to the year in which the month or year started. */
function republicanDay(year: number, month: number, day: number): string {
  const start = Date.UTC(1791 + year, 8, 22 + (republicanStart[year - 1] ?? 1));
  const date = new Date(start + (30 * (Math.max(1, month) - 1) + Math.max(1, day) - 1) * 86_400_000);
  return writeHistoricalTime({
    year: date.getUTCFullYear(),
    month: month ? date.getUTCMonth() + 1 : 0,
    day: month && day ? date.getUTCDate() : 0,
    seconds: 0,
  });
}

/** The span of a life or a union; if only the end is known, the start is before it. Null if neither is known. */
export function spanOf(begin: string | undefined, end: string | undefined): TimeRecord | null {
  const [from, until] = [begin ? readGedcomDate(begin) : null, end ? readGedcomDate(end) : null];
  if (from && until)
    return {
      startTime: from.from.text,
      startNote: noteOf(from),
      endTime: lastOf(until).text,
      endNote: noteOf(until),
      timeDesc: null,
    };
  if (from)
    return {
      startTime: from.from.text,
      startNote: noteOf(from),
      endTime: from.from.text,
      endNote: 'after',
      timeDesc: null,
    };
  if (until)
    return {
      startTime: lastOf(until).text,
      startNote: 'before',
      endTime: lastOf(until).text,
      endNote: noteOf(until),
      timeDesc: null,
    };
  return null;
}

const lastOf = ({ from, until }: { from: Moment; until: Moment | null }) => until ?? from;
/** A range keeps only the note "about". */
const noteOf = ({ from, until }: { from: Moment; until: Moment | null }): TimeNote | null =>
  until ? 'about' : from.note;

/** The historical year of the first date in a text; null if there is none. */
export function yearOfDate(dateText: string | undefined): number | null {
  const read = dateText ? readGedcomDate(dateText) : null;
  return read ? Number(/^-?\d+/.exec(read.from.text)![0]) : null;
}
