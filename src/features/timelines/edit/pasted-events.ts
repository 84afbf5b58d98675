import type { ReadTimeResult } from '../../../rules/time/historical-time-reading.ts';
import type { TimeRecord } from '../../../rules/time/historical-time.ts';

/** A line of a pasted list. */
export interface PastedEvent {
  line: string;
  record: TimeRecord | null;
  title: string;
  source: string;
  /** Why the line is no event; null if it is one. */
  fault: 'time' | 'title' | 'tooMany' | null;
}
type ParsedEvent = Omit<PastedEvent, 'line' | 'fault'>;

/** Most lines parsed, and most positions per line where a time may end. */
const maxLines = 500;
const maxCuts = 16;
/** Separators between time and event. A Chinese or Japanese date ends without a separator. */
const separatorPattern =
  /\s*[:：,，;；|、]\s*|\s+[-–—―~]{1,2}\s*|[–—―]{1,2}\s*|\s+|(?<=[年月日紀纪代期])(?=[^\s年月日代期])/g;
/** A bullet or number at the start of a line. */
const bullet = /^\s*(?:[-*•·▪◦‣]\s+|\d{1,2}[.)、]\s+)?/;
const leadingPunctuation = /^[\s\-–—―:：,，;；|、~]+/;

/**
 * Parses lines such as "221 BC – unites the six states", or a table with the columns time, event and source; further
 * columns are part of the source.
 */
export async function readPasted(
  text: string,
  readTime: (text: string) => Promise<ReadTimeResult>,
): Promise<PastedEvent[]> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  const events: PastedEvent[] = [];
  for (const line of lines.slice(0, maxLines)) {
    const read = line.includes('\t') ? await readCells(line, readTime) : await readLine(line, readTime);
    events.push({ ...read, line, fault: read.record ? (read.title ? null : 'title') : 'time' });
  }
  for (const line of lines.slice(maxLines))
    events.push({ line, record: null, title: '', source: '', fault: 'tooMany' });
  return events;
}

async function readCells(line: string, readTime: (text: string) => Promise<ReadTimeResult>): Promise<ParsedEvent> {
  const [when = '', title = '', ...source] = line.split('\t').map((cell) => cell.trim());
  return { record: (await readTime(when)).record, title, source: source.filter(Boolean).join(', ') };
}

/** Takes the longest beginning that is a time, so that 259 – 210 BC is not read as the year 259. */
async function readLine(line: string, readTime: (text: string) => Promise<ReadTimeResult>): Promise<ParsedEvent> {
  const plain = line.replace(bullet, '').trim();
  const cuts = [...plain.matchAll(separatorPattern)].slice(0, maxCuts).reverse();
  for (const { 0: gap, index } of cuts) {
    const when = plain.slice(0, index).trim(),
      title = plain
        .slice(index + gap.length)
        .replace(leadingPunctuation, '')
        .trim();
    const { record } = when && title ? await readTime(when) : { record: null };
    if (record) return { record, title, source: '' };
  }
  return { record: null, title: plain, source: '' };
}
