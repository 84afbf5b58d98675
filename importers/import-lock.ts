import { sql } from 'kysely';
import type { Database } from '../src/kit/database/database.server.ts';

/** Key of the advisory lock that serializes imports; the same in every process, different from all other lock keys. */
const importLock = 7_205_762;

/**
 * Runs a transaction that excludes other imports, with synchronous_commit off: after a crash the last transactions may
 * be lost as a whole, and the next run imports them again.
 */
export const withImportLock = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${importLock})`.execute(tx);
    await sql`set local synchronous_commit = off`.execute(tx);
    return work(tx);
  });
