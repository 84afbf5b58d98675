import { sql, type RawBuilder } from 'kysely';
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

/**
 * The main times of subjects, for lists: the first time of each; of a vague birth with a known death from the one to the
 * other. A table to select from, with the subject's id; `where` limits the rows of `t`.
 */
export const mainTimes = (where: RawBuilder<unknown>) => sql`(
  select t.subject_id, t.start_time, t.start_note, coalesce(d.end_time, d.start_time, t.end_time) as end_time,
    case when d.subject_id is null then t.end_note else coalesce(d.end_note, d.start_note) end as end_note
  from subject_time t left join subject_time d on d.subject_id = t.subject_id and d.role = 'death' and t.role = 'birth'
  where t.position = 0 and ${where})`;
