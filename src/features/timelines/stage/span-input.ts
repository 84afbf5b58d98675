import { readHistoricalTime } from '../../../rules/time/historical-time.ts';
import { readTime } from '../../../rules/time/historical-time-reading.ts';
import type { TimeRefusal } from '../../../rules/time/historical-time-parsed.ts';
import type { Language } from '../../../rules/languages.ts';
import { readAddressTime, writeAddressTime } from '../../../rules/time/time-address.ts';

export type End = 'from' | 'until';

/** An end of the span as a reader wrote it. */
export interface ParsedEnd {
  text: string;
  /** As addresses have it; null where nothing was said, or nothing that is a time. */
  address: string | null;
  refused: TimeRefusal | null;
}

/** Reads an end: as an address says it, or in words, 221 BC, 3世纪; of a longer time its first or its last year. */
export function parseEnd(text: string, end: End, language: Language): ParsedEnd {
  if (!text.trim()) return { text: '', address: null, refused: null };
  if (readAddressTime(text)) return { text, address: text, refused: null };
  const { record, refused } = readTime(text, language);
  if (!record) return { text, address: null, refused };
  const time = readHistoricalTime(end === 'until' && record.endTime ? record.endTime : record.startTime)!;
  return { text, address: writeAddressTime(time), refused: null };
}
