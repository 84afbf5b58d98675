import { sql } from 'kysely';
import { fail } from '../rules/errors.ts';
import { parseEntryId } from '../rules/entry-ids.ts';
import type { Database } from './database/database.server.ts';
import { memoizePerRequest } from './database/request-cache.server.ts';

/** As `findSubject`; fails with `entryNotFound`. */
export const requireSubject = async (db: Database, id: string): Promise<string> =>
  (await findSubject(db, id)) ?? fail('entryNotFound');

/**
 * The subject id for an entry id; null if there is none. Accepts a subject's own id, the id in a language without an
 * entry, and the id of a subject that was merged into another.
 */
export const findSubject = (db: Database, id: string): Promise<string | null> =>
  memoizePerRequest(db, cacheKeyOf(id), () => querySubject(db, id));
const cacheKeyOf = (id: string) => `subject of ${id}`;

/** Those of the ids whose subject was merged into another, with the other's id. */
export async function loadMergeTargets(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ formerId: string; thingId: string }>`
    select former_id, thing_id from merged_thing where former_id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map(({ formerId, thingId }) => [formerId, thingId]));
}

/** What `findSubject` finds, as a subquery. */
export const subjectIdQuery = (id: string) => sql<string>`(
    select subject_id from (
      select subject_id, 0 as way from entry where id = ${id}
      union all select id, 1 from subject where id = any(${[id, parseEntryId(id).subjectId]})
      union all select thing_id, 2 from merged_thing where former_id = any(${[id, parseEntryId(id).subjectId]})
    ) found order by way limit 1)`;

async function querySubject(db: Database, id: string): Promise<string | null> {
  const { rows } = await sql<{ subjectId: string | null }>`select ${subjectIdQuery(id)} as subject_id`.execute(db);
  return rows[0]!.subjectId;
}

/** Stores in a page reading which subject an id refers to, once a statement with `subjectFor` has returned. */
export const rememberSubject = (db: Database, id: string, subjectId: string): Promise<string | null> =>
  memoizePerRequest(db, cacheKeyOf(id), () => Promise.resolve(subjectId));
