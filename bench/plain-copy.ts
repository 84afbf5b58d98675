import { createReadStream, createWriteStream, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { withDatabase, type OwnDatabase } from './own-database.ts';
import { removeWithBench } from './product.ts';
import { measureMs } from './timing.ts';

/** The rows that some work left in a database. */
interface ResultingRows {
  /** Seconds to COPY them into an empty database, with indexes and foreign keys: all tables or some. */
  secondsToCopy(isAsked?: (table: string) => boolean): Promise<number>;
}

/** Runs work on an empty database, and measures plain copying of the resulting rows. */
export async function withResultingRows<T, R>(
  work: (database: OwnDatabase) => Promise<T>,
  measure: (done: T, left: ResultingRows) => Promise<R>,
): Promise<R> {
  const folder = mkdtempSync(join(tmpdir(), 'stele-bench-rows-'));
  const place = removeWithBench(folder);
  try {
    const { done, tables } = await withDatabase(async (database) => {
      const before = await filledTables(database.pool);
      const done = await work(database);
      const tables = (await filledTables(database.pool)).filter((table) => !before.includes(table));
      for (const table of tables) await copyOut(database.pool, table, join(folder, table));
      return { done, tables };
    });
    return await measure(done, {
      secondsToCopy: (isAsked = () => true) => secondsOfCopies(folder, tables.filter(isAsked)),
    });
  } finally {
    place.remove();
  }
}

/** Copies into an empty database, table by table. Counts that triggers would make are among the rows. */
const secondsOfCopies = (folder: string, tables: readonly string[]): Promise<number> =>
  withDatabase(async ({ pool }) => {
    if (!tables.includes('revision')) await pool.query('alter table entry drop constraint entry_revision_id_fkey');
    for (const table of tables) await pool.query(`alter table ${table} disable trigger user`);
    return (
      (await measureMs(async () => {
        for (const table of tables) await copyIn(pool, table, join(folder, table));
      })) / 1000
    );
  });

/** Tables with rows, each after those that it refers to. */
async function filledTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; needs: string[] }>(`
    select relname as name, array(select confrelid::regclass::text from pg_constraint where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as needs
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace and not relispartition order by 1`);
  const needs = new Map(rows.map((row) => [row.name, row.needs]));
  const inOrder = new Set<string>();
  const put = (table: string) => {
    if (inOrder.has(table)) return;
    needs.get(table)?.forEach(put);
    inOrder.add(table);
  };
  rows.forEach(({ name }) => put(name));
  const filled: string[] = [];
  for (const table of inOrder) if ((await pool.query(`select from ${table} limit 1`)).rows.length) filled.push(table);
  return filled;
}

/** Every column except generated ones. */
async function columnsOf(pool: pg.Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name).join(', ');
}

async function copyOut(pool: pg.Pool, table: string, file: string): Promise<void> {
  const columns = await columnsOf(pool, table);
  const client = await pool.connect();
  try {
    await pipeline(
      client.query(copyTo(`copy ${table} (${columns}) to stdout (format binary)`)),
      createWriteStream(file),
    );
  } finally {
    client.release();
  }
}

async function copyIn(pool: pg.Pool, table: string, file: string): Promise<void> {
  const columns = await columnsOf(pool, table);
  const client = await pool.connect();
  try {
    await pipeline(
      createReadStream(file),
      client.query(copyFrom(`copy ${table} (${columns}) from stdin (format binary)`)),
    );
  } finally {
    client.release();
  }
}
