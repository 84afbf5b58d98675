import { sql, type RawBuilder } from 'kysely';

/** Whether the subject has an approved group. */
export const hasGroups = (subject: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from special_group where subject_id = ${subject} and reviewed is not null)`;
