import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Tables } from '../tables.ts';
import { withCopySupport } from './copy-pool.server.ts';

export type Database = Kysely<Tables>;

// 64-bit numbers arrive as numbers: seconds and counts, all below 2^53 or rounded on purpose
// (rules/time/historical-time.ts).
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Identifies a database in memory: the same object for the database, its transactions and page readings
 * (reading.server.ts), although each is a separate `Database`.
 */
export const identityOf = (db: Database): object => db.getExecutor().adapter;

export interface Connection {
  db: Database;
  pool: pg.Pool;
}

/** A pool of connections; nothing is opened before the first query. */
export function createPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 300_000, // closing a connection discards its query plans
    keepAlive: true, // detects a host that vanished, once the system's probes fail
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'stele',
  });
  pool.on('error', () => {}); // a broken idle connection is replaced; the next query that needs one gets the error
  pool.on('connect', (client) => client.on('error', () => {})); // a connection that breaks within a transaction: the next query fails
  return pool;
}

/** The product's tables on a pool. */
export const createDatabase = (pool: PostgresPool): Database =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

export function connect(url: string, size = 10): Connection {
  const pool = createPool(url, size);
  return { db: createDatabase(withCopySupport(pool)), pool };
}

/**
 * Rows passed to PostgreSQL as one JSON parameter, to be read with `json_populate_recordset` or `jsonb_to_recordset`.
 */
export const asJson = (rows: unknown) => JSON.stringify(rows);

/** A text that `like` and `ilike` match literally. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
