import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { connect, type Connection } from '../src/kit/database/database.server.ts';
import { migrate, migrationsIn } from '../src/kit/database/migrations.server.ts';
import { migrateQueue } from '../src/kit/jobs/queue.server.ts';
import { startOwnPostgres } from '../src/kit/own-postgres/own-postgres.server.ts';
import { removeWithBench } from './product.ts';

export interface OwnDatabase extends Connection {
  url: string;
  /** Memory of all PostgreSQL processes, with shared memory counted once, in MB; NaN without /proc. */
  memoryMB(): number;
}

/** An empty database with the product's schema, in a folder that is removed afterwards. */
export async function withDatabase<T>(work: (database: OwnDatabase) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'stele-bench-'));
  const place = removeWithBench(folder);
  const postgres = await startOwnPostgres(folder);
  const connection = connect(postgres.url, 4);
  try {
    await migrate(connection.db, await migrationsIn(resolve('migrations')));
    await migrateQueue(connection); // an import enqueues its drawings
    return await work({ ...connection, url: postgres.url, memoryMB: () => sharedMemoryMB(postgres.pid) });
  } finally {
    await connection.db.destroy();
    await postgres.stop();
    place.remove();
  }
}

function sharedMemoryMB(postmaster: number): number {
  if (process.platform !== 'linux') return NaN;
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  return [String(postmaster), ...children].reduce((sum, pid) => sum + proportionalMB(pid), 0);
}

/** Memory of a process, with its proportional part of shared memory. */
function proportionalMB(pid: string): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))![1]) / 1000;
  } catch {
    return 0; // it has ended
  }
}

/** Writes rows with COPY, each an array of values in the order of `columns`. Foreign keys are not checked. */
export async function copyRows(
  pool: pg.Pool,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly unknown[]>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await pipeline(
      Readable.from(blocks(rows)),
      client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)),
    );
    await client.query('reset session_replication_role');
  } finally {
    client.release();
  }
}

/** Text for COPY in chunks of about 64 kB. */
function* blocks(rows: Iterable<readonly unknown[]>): Generator<string> {
  let block = '';
  for (const row of rows) {
    block += `${row.map(cell).join('\t')}\n`;
    if (block.length < 65_536) continue;
    yield block;
    block = '';
  }
  yield block;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
function cell(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (value === null || value === undefined) return '\\N';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign]!);
}

/** Disk space of tables and their indexes, in MB. */
export async function sizeMB(pool: pg.Pool, ...tables: string[]): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    'select sum(pg_total_relation_size(one::regclass))::bigint as bytes from unnest($1::text[]) one',
    [tables],
  );
  return Number(rows[0]!.bytes) / 1e6;
}

/** Drops the indexes of tables, except for keys; returns the statements that create them. */
export async function dropIndexes(pool: pg.Pool, tables: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = any($1) and indexname not in (select conname from pg_constraint)`,
    [tables],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
