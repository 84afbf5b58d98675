import { calendarOf, isCalendarDay } from '../src/rules/time/calendar.ts';
import {
  bounds,
  readHistoricalTime,
  writeHistoricalTime,
  type HistoricalTime,
  type TimeNote,
  type TimeRecord,
} from '../src/rules/time/historical-time.ts';

/** A moment between two limits that the source gives: `1600-07-02T14:30:00`. */
export interface TimeBounds {
  min: string;
  max: string;
}
interface Moment {
  text: string;
  time: HistoricalTime;
  note: TimeNote | null;
}

const midnight = 'T00:00:00';

/**
 * The moment of such a pair: exact if both are equal; the day if they span one midnight to the next; otherwise about
 * the middle date, as precise as both limits share. Null if invalid.
 */
export function momentOf({ min, max }: TimeBounds, isEnd = false): Moment | null {
  const [from, until] = [readAt(min), readAt(max || min)];
  if (!from || !until) return null;
  const day = { text: `${min.slice(0, 10)} 00:00:00`, time: { ...from, seconds: 0 } };
  // An end at midnight is the end of the day before: here midnight would mean an unknown hour.
  if (min === max && isEnd && min.endsWith(midnight)) {
    const time = dayBefore(from);
    return { text: writeHistoricalTime(time), time, note: null };
  }
  if (min === max) return { text: `${min.slice(0, 10)} ${min.slice(11)}`, time: from, note: null };
  const apart = bounds(until).earliest - bounds(from).earliest;
  if (apart >= 0 && apart <= 86_400 && (min.endsWith(midnight) || min.slice(0, 10) === max.slice(0, 10)))
    return { ...day, note: null };
  if (apart < 0) return null;
  return { ...day, note: 'about' };
}
function dayBefore({ year, month, day }: HistoricalTime): HistoricalTime {
  const date = new Date(Date.UTC(year, month - 1, day - 1)); // all dates are from 1600 on
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), seconds: 0 };
}
/** Null for a day that never was. */
function readAt(text: string): HistoricalTime | null {
  const time = readHistoricalTime(text.replace('T', ' '));
  return time && (!time.day || isCalendarDay(time, calendarOf(time))) ? time : null;
}

/** From the first start to the last end of several periods of fighting; an end before its start is dropped. */
export function timeOf(spells: readonly { start: TimeBounds; end: TimeBounds }[]): {
  time: TimeRecord | null;
  isTurned: boolean;
  /** Stated times that are none: impossible days, two limits in the wrong order. */
  invalid: string[];
} {
  const invalid = spells.flatMap(({ start, end }) =>
    [start, end].flatMap((at, place) =>
      at.min.trim() && !momentOf(at, place === 1) ? [`a time that is none: ${at.min} – ${at.max}`.slice(0, 80)] : [],
    ),
  );
  const starts = spells
    .flatMap(({ start }) => momentOf(start) ?? [])
    .sort((a, b) => bounds(a.time).earliest - bounds(b.time).earliest);
  const ends = spells
    .flatMap(({ end }) => momentOf(end, true) ?? [])
    .sort((a, b) => bounds(b.time).latest - bounds(a.time).latest);
  const [start] = starts,
    [end] = ends;
  if (!start) return { time: null, isTurned: false, invalid };
  const isTurned = end !== undefined && bounds(end.time).latest < bounds(start.time).earliest;
  const endTime = !end || isTurned || end.text === start.text ? null : end.text;
  return {
    time: {
      startTime: start.text,
      endTime,
      startNote: start.note,
      endNote: endTime === null ? null : end!.note,
      timeDesc: null,
    },
    isTurned,
    invalid,
  };
}

/** A time record from its first and last year. */
export const years = (from: number, until: number): TimeRecord => ({
  startTime: year(from),
  endTime: until > from ? year(until) : null,
  startNote: null,
  endNote: null,
  timeDesc: null,
});
const year = (yearNumber: number) => `${String(yearNumber).padStart(4, '0')}-00-00 00:00:00`;
