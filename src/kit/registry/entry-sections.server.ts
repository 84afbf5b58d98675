import { sql, type RawBuilder } from 'kysely';

/** An SQL condition on an expression for a subject's id: whether a section of its page has content. */
export type HasSection = (subject: RawBuilder<unknown>) => RawBuilder<boolean>;

/** Sections that few entries have, by name. Filled by `registerFeatures`. */
export const entrySections = new Map<string, HasSection>();

/** The names of the non-empty ones of these sections, as an array, so that one statement checks all of them. */
export const nonEmptySectionsQuery = (subject: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql<string[]>`array_remove(array[${sql.join(
    [...entrySections].map(([name, has]) => sql`case when ${has(subject)} then ${sql.lit(name)} end`),
  )}]::text[], null)`;
