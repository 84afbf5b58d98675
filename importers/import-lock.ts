import { sql } from 'kysely';
import type { Database } from '../src/kit/database/database.server.ts';

/** Any number; the same in every process, so that one batch is brought in after the other, whoever brings it. */
const importLock = 7_205_762;

/**
 * A transaction that no other import runs beside. Should the machine fail, the last ones may be lost, whole: the next
 * run brings them again.
 */
export const withImportLock = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${importLock})`.execute(tx);
    await sql`set local synchronous_commit = off`.execute(tx);
    return work(tx);
  });
