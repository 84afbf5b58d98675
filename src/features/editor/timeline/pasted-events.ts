import type { ReadTime } from '../../../rules/time/historical-time-reading.ts';
import type { TimeRecord } from '../../../rules/time/historical-time.ts';

/** A line of a list that was pasted. */
export interface PastedEvent {
  line: string;
  record: TimeRecord | null;
  title: string;
  source: string;
  /** Why it is no event; null where it is one. */
  fault: 'time' | 'title' | 'tooMany' | null;
}
type Read = Omit<PastedEvent, 'line' | 'fault'>;

/** Lines that are looked at, and places of a line where a time may end. */
const mostLines = 500;
const mostCuts = 16;
/** What may stand between a time and what happened. A Chinese or Japanese date ends by itself. */
const between = /\s*[:：,，;；|、]\s*|\s+[-–—―~]{1,2}\s*|[–—―]{1,2}\s*|\s+|(?<=[年月日紀纪代期])(?=[^\s年月日代期])/g;
/** A bullet or a number in front of a line. */
const bullet = /^\s*(?:[-*•·▪◦‣]\s+|\d{1,2}[.)、]\s+)?/;
const leading = /^[\s\-–—―:：,，;；|、~]+/;

/**
 * Reads lines as "221 BC – unites the six states", or a table whose columns are time, event and source; what is in
 * further columns belongs to the source.
 */
export async function readPasted(text: string, readTime: (text: string) => Promise<ReadTime>): Promise<PastedEvent[]> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  const events: PastedEvent[] = [];
  for (const line of lines.slice(0, mostLines)) {
    const read = line.includes('\t') ? await readCells(line, readTime) : await readLine(line, readTime);
    events.push({ ...read, line, fault: read.record ? (read.title ? null : 'title') : 'time' });
  }
  for (const line of lines.slice(mostLines))
    events.push({ line, record: null, title: '', source: '', fault: 'tooMany' });
  return events;
}

async function readCells(line: string, readTime: (text: string) => Promise<ReadTime>): Promise<Read> {
  const [when = '', title = '', ...source] = line.split('\t').map((cell) => cell.trim());
  return { record: (await readTime(when)).record, title, source: source.filter(Boolean).join(', ') };
}

/** The longest beginning that is a time is the time, so that 259 – 210 BC is not the year 259. */
async function readLine(line: string, readTime: (text: string) => Promise<ReadTime>): Promise<Read> {
  const plain = line.replace(bullet, '').trim();
  const cuts = [...plain.matchAll(between)].slice(0, mostCuts).reverse();
  for (const { 0: gap, index } of cuts) {
    const when = plain.slice(0, index).trim(),
      title = plain
        .slice(index + gap.length)
        .replace(leading, '')
        .trim();
    const { record } = when && title ? await readTime(when) : { record: null };
    if (record) return { record, title, source: '' };
  }
  return { record: null, title: plain, source: '' };
}
