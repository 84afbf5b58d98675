import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import pg from 'pg';
import { reasonOf } from './database-errors.server.ts';
import type { Connection } from './database.server.ts';
import { diskFullMessage } from '../own-postgres/disk-space.server.ts';

/** `readOnly`: reading works, writing does not. */
export type Health =
  | { status: 'ok'; databaseMs: number }
  | { status: 'readOnly'; reason: string }
  | { status: 'failing'; reason: string };

/** Shortest interval between checks of the database, and its time to answer, in milliseconds. */
const minIntervalMs = 1000,
  timeoutMs = 2000;

/**
 * Checks that a pooled connection answers and that a new connection can be made the way the pool makes them. `isBundled`: the
 * database is the bundled one in STELE_DATA. `canRead`: whether readers can be answered anyway.
 */
export function createHealthCheck(
  { db }: Connection,
  { url, isBundled, canRead = () => false }: { url: string; isBundled: boolean; canRead?: () => boolean },
): () => Promise<Health> {
  let last: Promise<Health> | undefined,
    askedAt = 0;
  return () => {
    if (last && performance.now() - askedAt < minIntervalMs) return last;
    askedAt = performance.now();
    return (last = check());
  };

  async function check(): Promise<Health> {
    const began = performance.now();
    try {
      const late = new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error('the database does not answer')), timeoutMs).unref(),
      );
      const pooled = sql<{ isReplica: boolean; isReadOnly: boolean }>`
        select pg_is_in_recovery() as is_replica, current_setting('default_transaction_read_only') = 'on' as is_read_only`.execute(
        db,
      );
      const [{ rows }] = await Promise.race([Promise.all([pooled, openNewConnection(url)]), late]);
      if (rows[0]!.isReplica)
        return { status: 'readOnly', reason: 'DATABASE_URL leads to a replica: promote it, or lead it to the primary' };
      if (rows[0]!.isReadOnly)
        return { status: 'readOnly', reason: isBundled ? diskFullMessage : 'the database takes no writes' };
      return { status: 'ok', databaseMs: Math.round(performance.now() - began) };
    } catch (error) {
      if (canRead()) return { status: 'readOnly', reason: `only replicas answer: ${reasonOf(error)}` };
      return { status: 'failing', reason: reasonOf(error) };
    }
  }
}

async function openNewConnection(url: string) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    application_name: 'stele health',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => {});
  }
}
