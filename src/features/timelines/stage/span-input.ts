import { readHistoricalTime } from '../../../rules/time/historical-time.ts';
import { readTime } from '../../../rules/time/historical-time-reading.ts';
import type { NameReader } from '../../../rules/time/reading/one-time.ts';
import type { TimeRefusal } from '../../../rules/time/historical-time-parsed.ts';
import type { Language } from '../../../rules/languages.ts';
import { readAddressTime, writeAddressTime } from '../../../rules/time/time-address.ts';

export type End = 'from' | 'until';

export interface ParsedEnd {
  text: string;
  /** In the notation of addresses; null if empty or not a time. */
  address: string | null;
  refused: TimeRefusal | null;
}

/** Parses an end: in the notation of addresses or in words, 221 BC, 3世纪; for a longer time its first or last year. */
export function parseEnd(text: string, end: End, language: Language, names?: NameReader): ParsedEnd {
  if (!text.trim()) return { text: '', address: null, refused: null };
  if (readAddressTime(text)) return { text, address: text, refused: null };
  const { record, refused } = readTime(text, language, names);
  if (!record) return { text, address: null, refused };
  const time = readHistoricalTime(end === 'until' && record.endTime ? record.endTime : record.startTime)!;
  return { text, address: writeAddressTime(time), refused: null };
}
