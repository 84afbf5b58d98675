import { sql, type RawBuilder } from 'kysely';

/** A condition in SQL on an expression for the id of a subject: whether it has something in a section of its page. */
export type HasSection = (subject: RawBuilder<unknown>) => RawBuilder<boolean>;

/** The sections that few entries have, by name. Filled by `registerFeatures`. */
export const entrySections = new Map<string, HasSection>();

/** The names of those sections in which a subject has something, as an array: one statement asks for all of them. */
export const filledSections = (subject: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql<string[]>`array_remove(array[${sql.join(
    [...entrySections].map(([name, has]) => sql`case when ${has(subject)} then ${sql.lit(name)} end`),
  )}]::text[], null)`;
