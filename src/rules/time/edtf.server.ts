import { parse, type EdtfNode } from 'edtf';
import { dateOfDayNumber, dayNumberOf, isCalendarDay, calendarOf, dayOfJulianDay, julianDayOf } from './calendar.ts';
import { periodsOf, precisionOfTime, yearsIn } from './historical-time-precision.ts';
import { maxTimeTextLength, type ReadTimeResult } from './historical-time-reading.ts';
import { isInOrder, recordOf, type ReadEndsResult, type TimeEnds } from './reading/ends.ts';
import { resolveTime, type ParsedTime, type TimeRefusal } from './historical-time-parsed.ts';
import {
  astronomicalYear,
  historicalYear,
  readHistoricalTime,
  type HistoricalTime,
  type TimeNote,
  type TimeRecord,
} from './historical-time.ts';

/**
 * Converts time records to and from EDTF (ISO 8601-2, levels 0 to 2); npm's `edtf` parses and checks. For the server
 * and the importers.
 *
 * EDTF counts astronomical years (221 BC is -0220) and Gregorian days, also before 1582; our days are Julian there.
 * Months and years are copied unchanged: a month of one calendar is no month of the other.
 */

const padTwo = (value: number) => String(value).padStart(2, '0');
const marks: Partial<Record<TimeNote, string>> = { about: '~', doubtful: '?' };

/** A year of four digits, signed; longer ones have a Y. */
function yearText(year: number): string {
  const counted = astronomicalYear(year);
  if (Math.abs(counted) > 9999) return `Y${counted}`;
  return `${counted < 0 ? '-' : ''}${String(Math.abs(counted)).padStart(4, '0')}`;
}

/** One time, or null if EDTF cannot express it: a note on a distant day, a day missing from both of our calendars. */
function timeText(time: HistoricalTime, note: TimeNote | null): string | null {
  const year = yearText(time.year),
    isLong = year.startsWith('Y');
  if (isLong && (time.month || note === 'doubtful')) return null;
  if (isLong) {
    if (!note) return year;
    const zeros = Math.log10(yearsIn[precisionOfTime(time, note)]);
    return `${year}S${Math.max(1, String(Math.abs(time.year)).length - Math.round(zeros))}`;
  }
  const mark = note ? (marks[note] ?? '') : '';
  if (!time.month) return `${year}${mark}`;
  if (!time.day) return `${year}-${padTwo(time.month)}${mark}`;
  if (!isCalendarDay(time, calendarOf(time))) return null;
  const day = dayOfJulianDay(dayNumberOf(time), 'gregorian');
  const date = `${yearText(day.year)}-${padTwo(day.month)}-${padTwo(day.day)}`;
  if (!time.seconds) return `${date}${mark}`;
  const clock = `T${padTwo(Math.floor(time.seconds / 3600))}:${padTwo(Math.floor(time.seconds / 60) % 60)}:${padTwo(time.seconds % 60)}`;
  return mark ? null : date + clock;
}

/**
 * A record as EDTF: `-0220`, `-0258/-0209-09-10`, `1889/..`, `188X`, `[-0299..-0200]` for some time in the third
 * century BC, `[..-0220]` for before 221 BC. Null if EDTF cannot express it: years beyond 9999 with months or in spans,
 * an approximate time of day, `before` and `after` at one end of a span.
 */
export function toEdtf(record: TimeRecord): string | null {
  const text = formatEdtf(record);
  if (text === null) return null;
  try {
    parse(text);
    return text;
  } catch {
    return null;
  }
}

function formatEdtf(record: TimeRecord): string | null {
  const start = readHistoricalTime(record.startTime),
    end = record.endTime ? readHistoricalTime(record.endTime) : null;
  if (!start || (record.endTime && !end)) return null;
  const parts = periodsOf(record);
  if (parts && end && record.startNote === 'about') {
    return parts.precision === 'decade' && parts.from >= 1000 && end.year - start.year === 9 && end.year <= 9999
      ? `${Math.floor(parts.from / 10)}X`
      : `[${yearText(start.year)}..${yearText(end.year)}]`;
  }
  const isOpen = record.startNote === 'before' || record.startNote === 'after';
  if (!end && record.endNote !== 'to present') {
    const text = timeText(start, isOpen ? null : record.startNote);
    return text === null || !isOpen ? text : record.startNote === 'before' ? `[..${text}]` : `[${text}..]`;
  }
  if (isOpen || record.endNote === 'before' || record.endNote === 'after') return null;
  const from = timeText(start, record.startNote),
    to = end && record.endNote !== 'to present' ? timeText(end, record.endNote) : '..';
  return from === null || to === null ? null : `${from}/${to}`;
}

/**
 * Parses EDTF. Approximate becomes `about`, uncertain `doubtful`, both `about`; a set of years between two is some time
 * between them, approximate at both ends; an open end lasts to the present, an unknown one is dropped. Seasons become
 * their year, `about`; a time zone is dropped, since times are local to the place. Refused: lists, sets of single
 * years, and years with missing digits in the middle.
 */
export function fromEdtf(text: string): ReadTimeResult {
  const { ends, refused } = readEdtfEnds(text);
  return ends ? { record: recordOf(ends), refused: null } : { record: null, refused };
}

/** Like `fromEdtf`, but keeps both bounds of each end. */
export function readEdtfEnds(text: string): ReadEndsResult {
  const refusal = (refused: TimeRefusal): ReadEndsResult => ({ ends: null, refused });
  if (text.length > maxTimeTextLength) return refusal('tooLong');
  if (!text.trim()) return refusal('empty');
  let node: EdtfNode;
  try {
    node = parse(text.trim());
  } catch {
    return refusal('notUnderstood');
  }
  const read = readEnds(node);
  return typeof read === 'string' ? refusal(read) : { ends: read, refused: null };
}

function readEnds(node: EdtfNode): TimeEnds | TimeRefusal {
  if (node.type === 'List') return 'notUnderstood';
  if (node.type === 'Set') return readSet(node);
  if (node.type !== 'Interval') {
    const time = readNode(node);
    return typeof time === 'string' ? time : { start: time, end: null };
  }
  const [lower, upper] = node.values as [EdtfNode | number | null, EdtfNode | number | null];
  if (isNode(lower)) {
    const start = readNode(lower),
      end = isNode(upper) ? readNode(upper) : null;
    if (typeof start === 'string') return start;
    if (typeof end === 'string') return end;
    if (end) return isInOrder([start, end]) ? { start, end } : 'endBeforeStart';
    return { start: { ...start, to: start.from }, end: upper === null ? null : 'present' };
  }
  const end = isNode(upper) ? readNode(upper) : 'notUnderstood';
  return typeof end === 'string' ? end : { start: { from: end.to, to: end.to, note: 'before' }, end: null };
}

/** `[..1984]`, `[1984..]`, `[1667..1672]`. */
function readSet({ values, earlier, later }: EdtfNode): TimeEnds | TimeRefusal {
  if (values.length !== 1) return 'notUnderstood';
  const [only] = values,
    ends = Array.isArray(only) ? only.map(readNode) : isNode(only) ? [readNode(only)] : [];
  const wrong = ends.find((end) => typeof end === 'string');
  if (wrong || !ends.length) return typeof wrong === 'string' ? wrong : 'notUnderstood';
  const [first, last] = ends as [ParsedTime, ParsedTime?];
  if (earlier) return last ? 'notUnderstood' : { start: { from: first.to, to: first.to, note: 'before' }, end: null };
  if (later) return last ? 'notUnderstood' : { start: { from: first.from, to: first.from, note: 'after' }, end: null };
  if (!last) return { start: first, end: null };
  return isInOrder([first, last])
    ? { start: { from: first.from, to: last.to, note: 'about' }, end: null }
    : 'endBeforeStart';
}

const isNode = (value: unknown): value is EdtfNode => typeof value === 'object' && value !== null && 'type' in value;

/** Bits of an unknown part of a date, from the library's masks. */
const unspecifiedBits = { lastOfYear: 8, lastTwoOfYear: 12, lastThreeOfYear: 14, year: 15, month: 48, day: 192 };

function readNode(node: EdtfNode): ParsedTime | TimeRefusal {
  const [counted, monthIndex, gregorianDay, hours = 0, minutes = 0, seconds = 0] = node.values as number[];
  if (counted === undefined || !Number.isInteger(counted)) return 'notUnderstood';
  const note: TimeNote | null = node.approximate ? 'about' : node.uncertain ? 'doubtful' : null;
  if (node.type === 'Year') {
    const yearTime = orNotUnderstood(resolveTime(historicalYear(counted)));
    return typeof yearTime === 'string' ? yearTime : { ...yearTime, note: node.significant ? 'about' : note };
  }
  if (node.type === 'Decade') return toYearRange(counted * 10, 10, note ?? 'about');
  if (node.type === 'Century') return toYearRange(counted * 100, 100, note ?? 'about');
  if (node.type === 'Season') return toYearRange(counted, 1, note ?? 'about');
  if (node.type !== 'Date') return 'notUnderstood';

  const missing = node.unspecified ?? 0,
    ofYear = missing & unspecifiedBits.year;
  if (ofYear) {
    const width = {
      [unspecifiedBits.lastOfYear]: 10,
      [unspecifiedBits.lastTwoOfYear]: 100,
      [unspecifiedBits.lastThreeOfYear]: 1000,
    }[ofYear];
    return width && (monthIndex === undefined || missing & unspecifiedBits.month)
      ? toYearRange(counted, width, 'about')
      : 'notUnderstood';
  }
  const month = monthIndex === undefined || missing & unspecifiedBits.month ? 0 : monthIndex + 1;
  const day = gregorianDay === undefined || !month || missing & unspecifiedBits.day ? 0 : gregorianDay;
  const date = day
    ? dateOfDayNumber(julianDayOf({ year: historicalYear(counted), month, day }, 'gregorian'))
    : { year: historicalYear(counted), month, day };
  const time = orNotUnderstood(
    resolveTime(date.year, {
      month: date.month,
      day: date.day,
      seconds: day ? hours * 3600 + minutes * 60 + seconds : 0,
    }),
  );
  return typeof time === 'string' ? time : { ...time, note };
}

const orNotUnderstood = (understood: ReturnType<typeof resolveTime>): ParsedTime | TimeRefusal =>
  understood ?? 'notUnderstood';

/** A range of `width` years away from the astronomers' year 0: -02XX is -299 to -200, 300 to 201 BC. */
function toYearRange(counted: number, width: number, note: TimeNote): ParsedTime {
  const isBefore = counted < 0 || Object.is(counted, -0);
  const [first, last] = isBefore ? [counted - width + 1, counted] : [counted, counted + width - 1];
  const toWholeYear = (year: number): HistoricalTime => ({ year: historicalYear(year), month: 0, day: 0, seconds: 0 });
  return { from: toWholeYear(first), to: toWholeYear(last), note };
}
