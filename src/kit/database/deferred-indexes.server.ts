import { sql } from 'kysely';
import type { Database } from './database.server.ts';
import { holdLock } from './locks.server.ts';

/**
 * Drops indexes for a bulk load, since building them once all rows exist takes a fraction of the time. Queries scan
 * whole tables until `restoreIndexes`, so this suits a first load. The definitions are stored in the same transaction,
 * so that after a crash the next process builds them. Does nothing unless `isWanted` returns true; it is called while
 * no other import writes.
 */
export const dropIndexesForBulkLoad = (
  db: Database,
  names: readonly string[],
  isWanted: (tx: Database) => Promise<boolean> = async () => true,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // An import in another process writes the tables one after the other: dropping indexes meantime would deadlock.
    await holdLock(tx, 'imports');
    // Another process that fills the same empty database drops the same indexes, which then have no definition.
    await sql`lock table owed_index in share row exclusive mode`.execute(tx);
    if (!(await isWanted(tx))) return false;
    const { rows } = await sql<{ name: string; definition: string }>`
      insert into owed_index (name, definition)
      select indexname, indexdef from pg_indexes
      where schemaname = current_schema() and indexname = any(${[...names]})
      on conflict (name) do update set definition = excluded.definition returning name, definition`.execute(tx);
    for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(tx);
    return true;
  });

/** Builds the dropped indexes except `but`, each in its own transaction. Readers continue, writers wait. */
export async function restoreIndexes(db: Database, but: readonly string[] = []): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`select name from owed_index where name <> all(${[...but]}) order by name`.execute(db);
  for (const { name } of rows)
    await db.transaction().execute(async (tx) => {
      const { rows: owed } = await sql<{
        definition: string;
      }>`delete from owed_index where name = ${name} returning definition`.execute(tx);
      if (!owed.length) return; // another process built it
      await sql`set local maintenance_work_mem = '256MB'`.execute(tx);
      await sql.raw(owed[0]!.definition).execute(tx);
    });
}
