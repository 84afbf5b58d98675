import { sql, type RawBuilder } from 'kysely';

export const hasFamily = (subject: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from family_partner where subject_id = ${subject}) or exists (select from family_child where subject_id = ${subject}))`;
