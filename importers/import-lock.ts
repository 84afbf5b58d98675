import { sql } from 'kysely';
import type { Database } from '../src/kit/database/database.server.ts';
import { holdLock } from '../src/kit/database/locks.server.ts';

/**
 * Runs a transaction that excludes other imports, with synchronous_commit off: a crash may lose the last transactions
 * as a whole, and the next run imports them again.
 */
export const withImportLock = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await holdLock(tx, 'imports');
    await sql`set local synchronous_commit = off`.execute(tx);
    return work(tx);
  });
