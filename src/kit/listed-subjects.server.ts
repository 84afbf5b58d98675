import { sql, type RawBuilder } from 'kysely';
import { regions, type Region } from '../rules/kinds.ts';
import type { Database } from './database/database.server.ts';
import { tagsOfSubjects, type Span } from './list-tags.ts';

/**
 * Refreshes the list data of published subjects (migrations/0001-baseline.sql), in the publication's
 * transaction; returns the subjects whose data changed.
 */
export async function refreshListed(db: Database, subjectIds: readonly string[]): Promise<string[]> {
  if (!subjectIds.length) return [];
  const { rows } = await sql<{ id: string }>`
    select refresh_listed_subjects(${[...new Set(subjectIds)]}::text[]) as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Refreshes the sort names of subjects in lists, after their names in search or their kind changed. */
export async function refreshListedNames(db: Database, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length) await sql`select refresh_listed_names(${[...new Set(subjectIds)]}::text[])`.execute(db);
}

/** Cache tags of the lists that contain these subjects, by their current list data. */
export async function listTagsOf(db: Database, subjectIds: readonly string[]): Promise<string[]> {
  const ids = [...new Set(subjectIds)];
  const [subjects, spans] = await Promise.all([
    db.selectFrom('subject').where('id', 'in', ids).select(['kind', 'region']).execute(),
    sql<Span>`
      select earliest, latest from subject_time where subject_id = any(${ids}) and position = 0
      union select earliest, latest from event where subject_id = any(${ids})
      union select earliest, latest from timemap_node where subject_id = any(${ids}) and earliest is not null`.execute(
      db,
    ),
  ]);
  return tagsOfSubjects(subjects, spans.rows);
}

/** Classes of subjects in lists, as encoded in `lane`. */
const classes = { personWithLife: 0, person: 1, polity: 2, other: 3 } as const;

/** `listed_subject.lane` of a class and a region. */
export const laneOf = (of: keyof typeof classes, region: Region | null): number =>
  8 * classes[of] + (region ? regions.indexOf(region) : regions.length);

export const regionOf = (lane: number): Region | null => regions[lane % 8] ?? null;

/** Number of relations for a value of `listed_subject.rank` (`rank_of` in the database). */
export const weightOf = (rank: number): number => 2_097_151 - Math.floor(rank / 2 ** 31);

/** Whether lists count a subject separately, as a person with only a recorded family; `id` is a column. */
export const isListedAsRelative = (id: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from listed_subject l where l.subject_id = ${sql.ref(id)} and l.kind = 'relative')`;
