import type { ParsedTime, ParseResult, TimeRefusal } from '../historical-time-parsed.ts';
import { bounds, writeHistoricalTime, type HistoricalTime, type TimeRecord } from '../historical-time.ts';
import type { PhraseNote } from './phrases.ts';

/** The two ends of a written time; an end that is open does not claim to last to the present. */
export interface TimeEnds {
  start: ParsedTime;
  end: ParsedTime | 'present' | 'open' | null;
}
export type ReadEndsResult = { ends: TimeEnds; refused: null } | { ends: null; refused: TimeRefusal };

export const isTime = (time: ParseResult): time is ParsedTime => typeof time === 'object' && time !== null;

/** `before` is before the first year of a time, `by` before its last; `after` and `onwards` the reverse. */
export function withNote(time: ParsedTime, note: PhraseNote | null): ParsedTime {
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

/** The first completion of a text that gives a time. */
export function completeTime(parts: readonly string[], read: (part: string) => ParseResult): ParsedTime | null {
  for (const part of parts) {
    const time = read(part);
    if (time && typeof time === 'object') return time;
  }
  return null;
}

/** The year that abbreviated figures mean after another one: 43 and 3 after 1642 are 1643. Null if it is not later. */
export function completeYear(first: string, last: string): number | null {
  const year = last.length < first.length ? Number(first.slice(0, first.length - last.length) + last) : Number(last);
  return year > Number(first) ? year : null;
}

/** Null for an end that is open. */
export function boundsOfEnds({ start, end }: TimeEnds): { earliest: number; latest: number } | null {
  if (start.note === 'before' || start.note === 'after' || end === 'present' || end === 'open') return null;
  const last = end ?? start;
  return last.note === 'before' || last.note === 'after'
    ? null
    : { earliest: bounds(start.from).earliest, latest: bounds(last.to).latest };
}

export const endsResult = (start: ParsedTime, end: TimeEnds['end']): ReadEndsResult => ({
  ends: { start, end: end ?? (start.isOpen ? 'open' : null) },
  refused: null,
});
export const refusal = (refused: TimeRefusal): ReadEndsResult => ({ ends: null, refused });

/** Whether a span does not end before it begins. */
export const isInOrder = ([start, end]: readonly [ParsedTime, ParsedTime]) =>
  bounds(end.to).latest >= bounds(start.from).earliest;

export const isSameTime = (a: HistoricalTime, b: HistoricalTime) => writeHistoricalTime(a) === writeHistoricalTime(b);

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
