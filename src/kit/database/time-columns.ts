import type { TimeNote, TimeRecord } from '../../rules/time/historical-time.ts';

/** A time record and its two sortable bounds. */
export interface TimeColumns {
  startTime: string;
  endTime: string | null;
  startNote: TimeNote | null;
  endNote: TimeNote | null;
  earliest: number;
  latest: number;
}

/** The columns of a time record, as a query selects them. */
export const timeColumns = ['startTime', 'endTime', 'startNote', 'endNote'] as const;

/**
 * A time record from a row's columns; null if the row has no time. `timeDesc` is selected only where a single thing is
 * shown, not in long lists.
 */
export const timeOf = (row: {
  startTime: string | null;
  endTime: string | null;
  startNote: TimeNote | null;
  endNote: TimeNote | null;
  timeDesc?: string | null;
}): TimeRecord | null =>
  row.startTime === null
    ? null
    : {
        startTime: row.startTime,
        endTime: row.endTime,
        startNote: row.startNote,
        endNote: row.endNote,
        timeDesc: row.timeDesc ?? null,
      };
