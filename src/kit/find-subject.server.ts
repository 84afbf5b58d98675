import { sql } from 'kysely';
import { fail } from '../rules/errors.ts';
import { partsOfEntryId } from '../rules/entry-ids.ts';
import type { Database } from './database/database.server.ts';
import { readOnce } from './database/reading.server.ts';

/** As `findSubject`; fails with `entryNotFound`. */
export const subjectOf = async (db: Database, id: string): Promise<string> =>
  (await findSubject(db, id)) ?? fail('entryNotFound');

/**
 * The subject id for an entry id; null for none. Accepts a subject's own id, the id of a language that has no entry, and
 * that of one which was merged into another.
 */
export const findSubject = (db: Database, id: string): Promise<string | null> =>
  readOnce(db, keyOf(id), () => lookUp(db, id));
const keyOf = (id: string) => `subject of ${id}`;

/** Those of some former ids whose subject was made one with another, with the id of that. */
export async function mergedInto(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ formerId: string; thingId: string }>`
    select former_id, thing_id from merged_thing where former_id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map(({ formerId, thingId }) => [formerId, thingId]));
}

/** What `findSubject` gives, for a statement that goes on from there. */
export const subjectFor = (id: string) => sql<string>`(
    select subject_id from (
      select subject_id, 0 as way from entry where id = ${id}
      union all select id, 1 from subject where id = any(${[id, partsOfEntryId(id).subjectId]})
      union all select thing_id, 2 from merged_thing where former_id = any(${[id, partsOfEntryId(id).subjectId]})
    ) found order by way limit 1)`;

async function lookUp(db: Database, id: string): Promise<string | null> {
  const { rows } = await sql<{ subjectId: string | null }>`select ${subjectFor(id)} as subject_id`.execute(db);
  return rows[0]!.subjectId;
}

/** Tells a reading which subject an id stands for, when a statement that went on from there has come back. */
export const subjectFound = (db: Database, id: string, subjectId: string): Promise<string | null> =>
  readOnce(db, keyOf(id), () => Promise.resolve(subjectId));
