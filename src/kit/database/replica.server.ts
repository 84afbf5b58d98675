import { performance } from 'node:perf_hooks';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { withCopy } from './copy-pool.server.ts';
import { createPool } from './database.server.ts';

/** Where a primary stood in its log, and when. Bytes of the log, and milliseconds. */
export interface Mark {
  bytes: number;
  at: number;
}

/** How long a database may take to say where it is, in milliseconds. */
const patienceMs = 2_000;
const inBytes = (position: string) => `pg_wal_lsn_diff(${position}, '0/0')::float8`;

/** Asks within the patience; a database that does not answer fails. */
async function ask<Row extends pg.QueryResultRow>(pool: pg.Pool, sql: string): Promise<Row> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), patienceMs);
  });
  try {
    const { rows } = await Promise.race([pool.query<Row>(sql), late]);
    return rows[0]!;
  } finally {
    clearTimeout(timer);
  }
}

/** Where the primary stands in its log, in bytes. */
export const positionOfPrimary = async (pool: pg.Pool): Promise<number> =>
  (await ask<{ bytes: number }>(pool, `select ${inBytes('pg_current_wal_lsn()')} as bytes`)).bytes;

/** How far a replica is in the log, in bytes, and how old the last transaction is that it replayed, in milliseconds. */
interface Replayed {
  bytes: number;
  ageMs: number;
}

/**
 * Milliseconds that lie between now and the first mark that a replica has not reached; 0 where it has reached all. One
 * that has not even reached the first mark lies behind by the age of its last transaction, if that is more.
 */
export const lagOf = (marks: readonly Mark[], { bytes, ageMs }: Replayed, now: number): number => {
  const missed = marks.findIndex((mark) => mark.bytes > bytes);
  if (missed < 0) return 0;
  const sinceMs = now - marks[missed]!.at;
  return missed === 0 ? Math.max(sinceMs, ageMs) : sinceMs;
};

export type Replica = ReturnType<typeof createReplica>;

/** One replica: a pool of connections to it, and how far it is. */
export function createReplica(url: string, size: number) {
  const pool = createPool(url, size);
  const { host, hostname, searchParams } = new URL(url);
  const reading: PostgresPool = withCopy(pool);
  let replayed: Replayed | null = null;
  let asking: Promise<void> | undefined;

  async function look() {
    const { standby, bytes, ageMs } = await ask<{ standby: boolean } & Replayed>(
      pool,
      `select pg_is_in_recovery() as standby, coalesce(${inBytes('pg_last_wal_replay_lsn()')}, 0) as bytes,
              coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000, 0)::float8 as "ageMs"`,
    );
    replayed = standby ? { bytes, ageMs } : null; // a promoted one goes its own way
  }

  return {
    /** Host and port: the address holds a password. */
    name: hostname ? host : (searchParams.get('host') ?? 'socket'),
    reading,
    /** How much of the log it has replayed, in bytes; null while it does not answer or is none. */
    get replayed(): number | null {
      return replayed && replayed.bytes;
    },
    /** Asks how far it is; asked again meanwhile, there is one question. */
    look: (): Promise<void> =>
      (asking ??= look()
        .catch(() => {
          replayed = null;
        })
        .finally(() => {
          asking = undefined;
        })),
    /** A connection to it broke: it is left out until it has answered again. */
    broke() {
      replayed = null;
    },
    lagMs: (marks: readonly Mark[]): number | null =>
      replayed === null ? null : lagOf(marks, replayed, performance.now()),
    close: () => pool.end(),
  };
}
