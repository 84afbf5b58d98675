import { outerBounds } from './historical-time-precision.ts';
import { readHistoricalTime, type TimeRecord } from './historical-time.ts';
import { textWidth } from '../text-width.ts';

/** Possible faults of a time record; the texts are under `time.wrong.<name>`. Source: spec §5. */
const timeFaults = ['startMissing', 'startShape', 'endShape', 'endBeforeStart', 'descTooLong'] as const;
export type TimeFault = (typeof timeFaults)[number];

/**
 * Exclusive limit of a time description, in half columns: 39 Latin letters, 19 Chinese ones. Source: spec §5 "under 40
 * characters (Chinese text says 20)".
 */
export const timeDescWidth = 40;

/** Whether a time description is short enough by width: a Chinese letter counts two. */
export const isTimeDescShort = (timeDesc: string): boolean => textWidth(timeDesc) < timeDescWidth;

/**
 * Whether a span does not end before it starts: its latest end is not before its earliest start, so 221 BC may end on
 * 10 September 221 BC. An end that is explicitly open (`to present`, `after`) is in the future, so late enough; `now`,
 * in seconds from 1970-01-01, decides whether a start is in the future. Source: spec §5 "End time must be later than
 * start time".
 */
export function isTimeInOrder(record: TimeRecord, now = Date.now() / 1000): boolean {
  const outer = outerBounds(record, now);
  return !outer || outer.earliest === null || outer.latest === null || outer.latest >= outer.earliest;
}

/** All faults of a record, in the order of its fields; empty if there are none. */
export function timeFaultsOf(record: TimeRecord, now = Date.now() / 1000): TimeFault[] {
  const faults: TimeFault[] = [];
  if (!record.startTime.trim()) faults.push('startMissing');
  else if (!readHistoricalTime(record.startTime)) faults.push('startShape');
  if (record.endTime !== null && !readHistoricalTime(record.endTime)) faults.push('endShape');
  if (!faults.length && !isTimeInOrder(record, now)) faults.push('endBeforeStart');
  if (record.timeDesc !== null && !isTimeDescShort(record.timeDesc)) faults.push('descTooLong');
  return faults;
}
