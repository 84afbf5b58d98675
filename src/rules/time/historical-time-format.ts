import { usesHan, type Language } from '../languages.ts';
import { formatPeriods } from './historical-time-writing.ts';
import {
  formatTime,
  presentText,
  readHistoricalTime,
  spanDash,
  withNote,
  writeHistoricalTime,
  type TimeRecord,
} from './historical-time.ts';

/** A formatted time followed by its own description, in the language of its author: `c. 210 BC · in autumn`. */
export const withDescription = (written: string, { timeDesc }: TimeRecord): string =>
  timeDesc ? `${written} · ${timeDesc}` : written;

/**
 * A time record as one line: `259 – 210 BC`, `约前551年—前479年`, `1889 – present`, `1930s`, `5th century BC`. `withDescription` adds its own
 * description (`timeDesc`).
 */
export function formatRecord(record: TimeRecord, language: Language): string {
  const start = readHistoricalTime(record.startTime);
  const end = record.endTime ? readHistoricalTime(record.endTime) : null;
  if (!start) return record.startTime;
  const from = withNote(formatTime(start, language), record.startNote, language);
  const dash = spanDash(language);
  if (record.endNote === 'to present')
    return language === 'zh' ? `${from}${presentText.zh}` : `${from}${dash}${presentText[language]}`;
  const periods = formatPeriods(record, language);
  if (periods) return periods;
  const to = end && withNote(formatTime(end, language), record.endNote, language);
  if (!end || to === from) return from;
  // Only one end is known; the other is after or before it: 1913 –, – 1901.
  if (record.startTime === record.endTime && record.endNote === 'after') return from + dash.trimEnd();
  if (record.startTime === record.endTime && record.startNote === 'before') return dash.trimStart() + to;
  // Two bare years BC share their era: 259 – 210 BC.
  const share = start.year < 0 && end.year < 0 && !start.month && !usesHan(language);
  return share ? `${withNote(String(-start.year), record.startNote, language)}${dash}${to}` : `${from}${dash}${to}`;
}

/** Only the years of a record, for lists that just distinguish subjects: c. 428 – 348 BC. */
export function formatYears(record: TimeRecord, language: Language): string {
  const yearOf = (text: string) => {
    const time = readHistoricalTime(text);
    return time ? writeHistoricalTime({ year: time.year, month: 0, day: 0, seconds: 0 }) : text;
  };
  return formatRecord(
    { ...record, startTime: yearOf(record.startTime), endTime: record.endTime && yearOf(record.endTime) },
    language,
  );
}
