import { createReadStream, createWriteStream, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { inWords, sizesOr, type EngineFigure, type Row } from './figure.ts';
import type { Imported } from './import-run.ts';
import { startProcess } from './other-process.ts';
import { withDatabase, type OwnDatabase } from './own-database.ts';
import { removeWithBench } from './product.ts';
import { timed } from './timing.ts';

/** What readers see of subjects. */
const seen = new Set([
  'origin',
  'member',
  'thing',
  'subject',
  'same_as',
  'subject_time',
  'entry',
  'other_name',
  'event',
  'event_subject',
  'relation',
  'edge',
]);
/** Repeated where that takes seconds. */
const timesAt = (count: number) => (count > 10_000 ? 1 : 3);

/** What is brought in, and how many a second it has to be. */
const kinds = [
  { source: 'synthetic', what: 'subjects in two languages with three relations', budget: 2500 },
  { source: 'rich', what: 'subjects in five languages with seven relations', budget: 1000 },
] as const;
export type SourceName = (typeof kinds)[number]['source'];

/**
 * Subjects with texts, times and relations brought in as a source, beside COPY of the very rows that are there then, in
 * all tables, with their indexes and references: nothing is looked up, compared, derived or counted. And beside COPY of
 * those alone that readers see: no revisions, no search, no lists.
 */
export const imports: EngineFigure = async () => {
  const rows: Row[] = [];
  const sizes = sizesOr([1000, 10_000, 100_000]);
  for (const { source, what, budget } of kinds) {
    const peaks = new Map<number, number[]>();
    for (const count of sizes) {
      const perSecond: number[] = [],
        all: number[] = [],
        some: number[] = [],
        peakMB: number[] = [];
      for (let time = 0; time < timesAt(count); time++) {
        const { imported, allSeconds, seenSeconds } = await oneImport(source, count);
        perSecond.push(count / imported.seconds);
        all.push(count / allSeconds);
        some.push(count / seenSeconds);
        peakMB.push(imported.peakMB);
      }
      peaks.set(count, peakMB);
      rows.push({
        what: `${inWords(count)} ${what} brought in`,
        unit: '/s',
        values: perSecond,
        peer: { name: 'plain COPY of the same rows', values: all },
        budget: {
          text: `≥ ${budget} /s and ≥ 0.45 of plain COPY of the same rows`,
          met: (value, ratio) => value >= budget && ratio >= 0.45,
        },
      });
      rows.push({
        what: `${inWords(count)} ${what}: beside what readers see alone`,
        unit: '/s',
        values: perSecond,
        peer: { name: 'plain COPY of a third of the rows, without revisions, search and lists', values: some },
      });
    }
    rows.push(...memoryRows(what, peaks, sizes));
  }
  return rows;
};

/** The importer's own memory: no more with ten times as many. */
function memoryRows(what: string, peaks: ReadonlyMap<number, number[]>, sizes: readonly number[]): Row[] {
  const middle = sizes.at(-2) ?? sizes[0]!;
  return [...peaks].map(([count, values]) => {
    const isLargest = count === sizes.at(-1) && count !== middle;
    return {
      what: `${inWords(count)} ${what}: largest memory of the importer’s process`,
      unit: 'MB',
      values,
      ...(isLargest && {
        peer: { name: `at ${inWords(middle)}`, values: peaks.get(middle)!.slice(0, values.length) },
        budget: { text: `flat: ≤ 1.25 of ${inWords(middle)}`, met: (_: number, ratio: number) => ratio <= 1.25 },
      }),
    };
  });
}

interface OneImport {
  imported: Imported;
  allSeconds: number;
  seenSeconds: number;
}

async function oneImport(source: SourceName, count: number): Promise<OneImport> {
  const folder = mkdtempSync(join(tmpdir(), 'stele-bench-rows-'));
  const place = removeWithBench(folder);
  try {
    const { imported, tables } = await withDatabase(async (database) => {
      const before = await filledTables(database.pool);
      const imported = await run(source, count, database);
      const tables = (await filledTables(database.pool)).filter((table) => !before.includes(table));
      for (const table of tables) await copyOut(database.pool, table, join(folder, table));
      return { imported, tables };
    });
    return {
      imported,
      allSeconds: await secondsOfCopies(folder, tables),
      seenSeconds: await secondsOfCopies(
        folder,
        tables.filter((table) => seen.has(table)),
      ),
    };
  } finally {
    place.remove();
  }
}

/** Into an empty database, one table after the other. What triggers would count is among the rows. */
const secondsOfCopies = (folder: string, tables: readonly string[]): Promise<number> =>
  withDatabase(async ({ pool }) => {
    if (!tables.includes('revision')) await pool.query('alter table entry drop constraint entry_revision_id_fkey');
    for (const table of tables) await pool.query(`alter table ${table} disable trigger user`);
    return (
      (await timed(async () => {
        for (const table of tables) await copyIn(pool, table, join(folder, table));
      })) / 1000
    );
  });

/** Tables with rows, each behind those that it refers to. */
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

async function run(source: SourceName, count: number, { url }: OwnDatabase): Promise<Imported> {
  const { begun, stop } = await startProcess<Imported>('bench/import-run.ts', { source, count, url });
  await stop();
  return begun;
}

/** Every column but those that the database works out itself. */
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
