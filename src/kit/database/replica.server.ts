import { performance } from 'node:perf_hooks';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { withCopySupport } from './copy-pool.server.ts';
import { createPool } from './database.server.ts';

/** A primary's position in its log at a time. Bytes of the log, and milliseconds. */
export interface WalMark {
  bytes: number;
  at: number;
}

/** Timeout for a query of the position, in milliseconds. */
const timeoutMs = 2_000;
const inBytes = (position: string) => `pg_wal_lsn_diff(${position}, '0/0')::float8`;

/** Queries with a timeout; rejects if the database does not answer in time. */
async function queryWithTimeout<Row extends pg.QueryResultRow>(pool: pg.Pool, sql: string): Promise<Row> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), timeoutMs);
  });
  try {
    const { rows } = await Promise.race([pool.query<Row>(sql), late]);
    return rows[0]!;
  } finally {
    clearTimeout(timer);
  }
}

/** The primary's position in its log, in bytes. */
export const readPrimaryPosition = async (pool: pg.Pool): Promise<number> =>
  (await queryWithTimeout<{ bytes: number }>(pool, `select ${inBytes('pg_current_wal_lsn()')} as bytes`)).bytes;

/** A replica's position in the log, in bytes, and the age of the last transaction it replayed, in milliseconds. */
interface ReplayState {
  bytes: number;
  ageMs: number;
}

/**
 * Milliseconds since the first mark that a replica has not reached; 0 if it has reached all. If it has not even reached
 * the first mark, the lag is the age of its last transaction, if that is more.
 */
export const lagOf = (marks: readonly WalMark[], { bytes, ageMs }: ReplayState, now: number): number => {
  const missed = marks.findIndex((mark) => mark.bytes > bytes);
  if (missed < 0) return 0;
  const sinceMs = now - marks[missed]!.at;
  return missed === 0 ? Math.max(sinceMs, ageMs) : sinceMs;
};

export type Replica = ReturnType<typeof createReplica>;

/** A replica: a pool of connections to it, and its position. */
export function createReplica(url: string, size: number) {
  const pool = createPool(url, size);
  const { host, hostname, searchParams } = new URL(url);
  const reading: PostgresPool = withCopySupport(pool);
  let replayed: ReplayState | null = null;
  let asking: Promise<void> | undefined;

  async function look() {
    const { standby, bytes, ageMs } = await queryWithTimeout<{ standby: boolean } & ReplayState>(
      pool,
      `select pg_is_in_recovery() as standby, coalesce(${inBytes('pg_last_wal_replay_lsn()')}, 0) as bytes,
              coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000, 0)::float8 as "ageMs"`,
    );
    replayed = standby ? { bytes, ageMs } : null; // a promoted replica diverges
  }

  return {
    /** Host and port: the full address contains a password. */
    name: hostname ? host : (searchParams.get('host') ?? 'socket'),
    reading,
    /** Bytes of the log it has replayed; null while it does not answer or is no replica. */
    get replayed(): number | null {
      return replayed && replayed.bytes;
    },
    /** Queries its position; concurrent calls share one query. */
    look: (): Promise<void> =>
      (asking ??= look()
        .catch(() => {
          replayed = null;
        })
        .finally(() => {
          asking = undefined;
        })),
    /** A connection to it broke: the replica is skipped until it answers again. */
    broke() {
      replayed = null;
    },
    lagMs: (marks: readonly WalMark[]): number | null =>
      replayed === null ? null : lagOf(marks, replayed, performance.now()),
    close: () => pool.end(),
  };
}
