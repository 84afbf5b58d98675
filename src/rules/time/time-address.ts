import { bounds, readHistoricalTime, type HistoricalTime } from './historical-time.ts';

/**
 * Parses a time in an address, abbreviated to its known fields: `-221`, `-221-09`, `-221-09-10`. Null for any other
 * text, and for year 0.
 */
export function readAddressTime(text: string): HistoricalTime | null {
  const parts = /^(-?)(\d{1,11})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(text);
  if (!parts) return null;
  const [, minus, year, month = '00', day = '00'] = parts;
  return readHistoricalTime(`${minus}${year!.padStart(4, '0')}-${month}-${day}`);
}

/** The inverse of `readAddressTime`; omits the time of day. */
export function writeAddressTime({ year, month, day }: HistoricalTime): string {
  const two = (value: number) => `-${String(value).padStart(2, '0')}`;
  return `${year}${month ? two(month) : ''}${month && day ? two(day) : ''}`;
}

/** A span of time in an address, from the beginning of the first to the end of the last. */
export interface AddressSpan {
  from: string;
  until: string;
}

/** First and last second of such a span; null if one of the two is no time, or the end comes before the start. */
export function secondsOfSpan({ from, until }: AddressSpan): { earliest: number; latest: number } | null {
  const start = readAddressTime(from),
    end = readAddressTime(until);
  if (!start || !end) return null;
  const { earliest } = bounds(start),
    { latest } = bounds(end);
  return earliest <= latest ? { earliest, latest } : null;
}
