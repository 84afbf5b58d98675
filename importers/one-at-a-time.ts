import { sql } from 'kysely';
import type { Database } from '../src/kit/database/database.server.ts';
import { holdLock } from '../src/kit/database/locks.server.ts';

/**
 * A transaction that no other import runs beside. Should the machine fail, the last ones may be lost, whole: the next
 * run brings them again.
 */
export const oneAtATime = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await holdLock(tx, 'imports');
    await sql`set local synchronous_commit = off`.execute(tx);
    return work(tx);
  });
