import { sql, type RawBuilder } from 'kysely';

/** Whether a subject has published sounds or films. */
export const hasRecordings = (subject: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from recording_shown where subject_id = ${subject})`;

export const hasPictures = (subject: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from image_shown where subject_id = ${subject})`;
