import { sql } from 'kysely';
import { asJson, type Database } from './database/database.server.ts';

/**
 * Registers things that a member begins to write or an import adds; existing ones stay unchanged. In the caller's
 * transaction, before the first revision of them.
 */
export async function registerThings(db: Database, things: readonly { id: string; type: string }[]): Promise<void> {
  if (!things.length) return;
  await sql`
    insert into thing (id, type) select distinct id, type from jsonb_to_recordset(${asJson(things)}) as t (id text, type text)
    on conflict (id) do nothing`.execute(db);
}

/**
 * Deletes those of some things that have no revision and no picture left, so were never published. Data of a type
 * refers to `thing` with `on delete cascade`.
 */
export async function deleteUnusedThings(db: Database, ids: readonly string[]): Promise<void> {
  await sql`
    delete from thing where id = any(${[...new Set(ids)]})
      and not exists (select from revision where revision.thing_id = thing.id)
      and not exists (select from image where image.thing_id = thing.id)`.execute(db);
}
