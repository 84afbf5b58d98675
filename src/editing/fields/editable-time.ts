import { isTimeDescShort } from '../../rules/time/historical-time-checks.ts';
import {
  readHistoricalTime,
  writeHistoricalTime,
  type HistoricalTime,
  type TimeNote,
  type TimeRecord,
} from '../../rules/time/historical-time.ts';
import type { ReadTimeResult } from '../../rules/time/historical-time-reading.ts';
import { writeRecord } from '../../rules/time/historical-time-writing.ts';
import type { Language } from '../../rules/languages.ts';
import { loadNameReader } from '../../ui/year/load-eras.ts';

/** A time while it is edited: typed text, parsed record and description. */
export interface EditableTime {
  typed: string;
  /** Null if the text is empty or not understood, or the description is too long. */
  record: TimeRecord | null;
  /** The record's `timeDesc`, stored here while the text is not understood. */
  description?: string;
}

export const toEditableTime = (record: TimeRecord | null, language: Language): EditableTime => ({
  typed: record ? writeRecord(record, language) : '',
  record,
  description: record?.timeDesc ?? '',
});

export const descriptionOf = ({ description, record }: EditableTime): string => description ?? record?.timeDesc ?? '';

/** The parsed record with its description; null if either is invalid. */
export function applyDescription(record: TimeRecord | null, description: string): TimeRecord | null {
  const timeDesc = description.trim() || null;
  return record && (timeDesc === null || isTimeDescShort(timeDesc)) ? { ...record, timeDesc } : null;
}

/** Parses free text with eras and dynasties; their tables load with the first call. */
export async function readTyped(typed: string, language: Language): Promise<ReadTimeResult> {
  const [{ readTime }, names] = await Promise.all([
    import('../../rules/time/historical-time-reading.ts'),
    loadNameReader(),
  ]);
  return readTime(typed, language, names);
}

export interface PickedEnd {
  isBefore: boolean;
  year: string;
  month: number;
  day: number;
  note: TimeNote | null;
  /** Seconds of the day; the fields do not show them, but preserve them. */
  seconds: number;
}
export interface PickedTime {
  start: PickedEnd;
  /** `to present` for an open end; null for a single date. */
  end: PickedEnd | 'to present' | null;
}
export const emptyEnd: PickedEnd = { isBefore: false, year: '', month: 0, day: 0, note: null, seconds: 0 };

const toPickedEnd = ({ year, month, day, seconds }: HistoricalTime, note: TimeNote | null): PickedEnd => ({
  isBefore: year < 0,
  year: String(Math.abs(year)),
  month,
  day,
  seconds,
  note: note === 'to present' ? null : note,
});

export function pickTime(record: TimeRecord | null): PickedTime {
  const start = record && readHistoricalTime(record.startTime),
    end = record?.endTime ? readHistoricalTime(record.endTime) : null;
  return {
    start: start ? toPickedEnd(start, record.startNote) : emptyEnd,
    // Equal ends are a single date.
    end:
      record?.endNote === 'to present'
        ? 'to present'
        : end && (record!.endTime !== record!.startTime || record!.endNote !== record!.startNote)
          ? toPickedEnd(end, record!.endNote)
          : null,
  };
}

function timeOf({ isBefore, year, month, day, seconds }: PickedEnd): string | null {
  const count = Number(year);
  if (!/^\d{1,11}$/.test(year) || count === 0) return null;
  return writeHistoricalTime({
    year: isBefore ? -count : count,
    month,
    day: month ? day : 0,
    seconds: month && day ? seconds : 0,
  });
}

/** The text that a user would type for the chosen fields; empty without a year. */
export function typedOf({ start, end }: PickedTime, language: Language): string {
  const startTime = timeOf(start),
    last = end === null || end === 'to present' ? null : timeOf(end);
  if (startTime === null) return '';
  return writeRecord(
    {
      startTime,
      endTime: last,
      startNote: start.note,
      endNote: end === 'to present' ? end : last === null ? null : (end as PickedEnd).note,
      timeDesc: null,
    },
    language,
  );
}
