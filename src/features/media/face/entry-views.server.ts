import { sql, type RawBuilder } from 'kysely';

export const hasPictures = (subject: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from image_shown where subject_id = ${subject})`;
