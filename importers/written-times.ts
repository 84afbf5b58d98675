import { readTime } from '../src/rules/time/historical-time-reading.ts';
import {
  historicalYear,
  recordBounds,
  writeHistoricalTime,
  type HistoricalTime,
  type TimeRecord,
} from '../src/rules/time/historical-time.ts';
import type { Language } from '../src/rules/languages.ts';
import { readAddressTime } from '../src/rules/time/time-address.ts';

/** How a source writes its times. */
export interface TimeNotation {
  /** For BC years: historical −99 is 99 BC, astronomical −99 is 100 BC. */
  years?: 'historical' | 'astronomical';
  language?: Language;
  /** Whether a time without an end continues to the present. */
  isOpen?: boolean;
}

const openEndPattern = /^(|\.\.|present|now|today)$/i;
export const isStated = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

/** The time from one written moment to another, or why it is invalid. */
export function timeBetween(start: unknown, end: unknown, writing: TimeNotation = {}): TimeRecord | string {
  const from = momentOf(start, writing),
    isOpen = isStated(end) ? openEndPattern.test(String(end).trim()) : (writing.isOpen ?? false),
    to = isStated(end) && !isOpen ? momentOf(end, writing) : null;
  if (typeof from === 'string') return from;
  if (typeof to === 'string') return to;
  return checkOrder({
    startTime: from.startTime,
    endTime: to ? (to.endTime ?? to.startTime) : isOpen ? null : from.endTime,
    startNote: from.startNote,
    endNote: to ? (to.endNote ?? to.startNote) : isOpen ? 'to present' : from.endNote,
    timeDesc: null,
  });
}

/** A year as a number, `-221-10-01` as in records and addresses, or any written form. */
function momentOf(value: unknown, { years = 'historical', language = 'en' }: TimeNotation): TimeRecord | string {
  const text = String(value).trim();
  if (typeof value === 'number' && !Number.isInteger(value)) return `a year that is none: ${text}`;
  const astronomical = years === 'astronomical' ? readAstronomical(text) : null;
  if (astronomical) return toTimeRecord(astronomical);
  if (/^[-−+]?0+(\.0+)?$/.test(text)) return 'the year 0, which never was';
  const written = readAddressTime(text.replace(/^−/, '-').replace(/^\+/, '').replace(/T.*/s, ''));
  if (written) return toTimeRecord(written);
  const { record, refused } = readTime(text, language);
  return record ?? `a time that is none: ${text.slice(0, 60)} (${refused})`;
}

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

const toTimeRecord = (time: HistoricalTime): TimeRecord => ({
  startTime: writeHistoricalTime(time),
  endTime: null,
  startNote: null,
  endNote: null,
  timeDesc: null,
});

/** The record, or the fault in its order. */
export function checkOrder(record: TimeRecord): TimeRecord | string {
  const span = recordBounds(record);
  if (!span) return 'a time that is none';
  return span.earliest <= span.latest
    ? record
    : `an end before its beginning: ${record.startTime.slice(0, -9)} to ${record.endTime?.slice(0, -9) ?? 'the present'}`;
}
