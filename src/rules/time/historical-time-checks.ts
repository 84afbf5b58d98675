import { outerBounds } from './historical-time-precision.ts';
import { readHistoricalTime, type TimeRecord } from './historical-time.ts';
import { textWidth } from '../text-width.ts';

/** What can be wrong with a time record; the words stand in the texts under `time.wrong.<name>`. Source: spec §5. */
const timeFaults = ['startMissing', 'startShape', 'endShape', 'endBeforeStart', 'descTooLong'] as const;
export type TimeFault = (typeof timeFaults)[number];

/**
 * A time description takes less than this, in half columns: 39 Latin letters, 19 Chinese ones. Source: spec §5 "under
 * 40 characters (Chinese text says 20)".
 */
export const timeDescWidth = 40;

/** Whether a time description is short enough, measured: a Chinese letter counts two. */
export const isTimeDescShort = (timeDesc: string): boolean => textWidth(timeDesc) < timeDescWidth;

/**
 * Whether a span does not end before it starts: its latest end is not before its earliest start, so 221 BC may end on
 * 10 September 221 BC. An end that says it is open (`to present`, `after`) has not come yet and is late enough; `now`
 * in seconds from 1970-01-01 tells whether a start is still to come. Source: spec §5 "End time must be later than start
 * time".
 */
export function isTimeInOrder(record: TimeRecord, now = Date.now() / 1000): boolean {
  const outer = outerBounds(record, now);
  return !outer || outer.earliest === null || outer.latest === null || outer.latest >= outer.earliest;
}

/** Everything that is wrong with a record, in the order of its fields; empty when nothing is. */
export function timeFaultsOf(record: TimeRecord, now = Date.now() / 1000): TimeFault[] {
  const faults: TimeFault[] = [];
  if (!record.startTime.trim()) faults.push('startMissing');
  else if (!readHistoricalTime(record.startTime)) faults.push('startShape');
  if (record.endTime !== null && !readHistoricalTime(record.endTime)) faults.push('endShape');
  if (!faults.length && !isTimeInOrder(record, now)) faults.push('endBeforeStart');
  if (record.timeDesc !== null && !isTimeDescShort(record.timeDesc)) faults.push('descTooLong');
  return faults;
}
