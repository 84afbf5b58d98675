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

/** What readers see, in the order in which one table needs the other. */
const tables = [
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
];
/** Repeated where that takes seconds. */
const timesAt = (count: number) => (count > 10_000 ? 1 : 3);

/** What is brought in, and how many a second it has to be. */
const kinds = [
  { source: 'synthetic', what: 'subjects in two languages with three relations', budget: 2500 },
  { source: 'rich', what: 'subjects in five languages with seven relations', budget: 1000 },
] as const;
export type SourceName = (typeof kinds)[number]['source'];

/**
 * Subjects with texts, times and relations brought in as a source, beside COPY of the very rows that readers then see:
 * no revisions, no search, nothing looked up or compared.
 */
export const imports: EngineFigure = async () => {
  const rows: Row[] = [];
  const sizes = sizesOr([1000, 10_000, 100_000]);
  for (const { source, what, budget } of kinds) {
    const peaks = new Map<number, number[]>();
    for (const count of sizes) {
      const perSecond: number[] = [],
        floor: number[] = [],
        peakMB: number[] = [];
      for (let time = 0; time < timesAt(count); time++) {
        const { imported, copySeconds } = await oneImport(source, count);
        perSecond.push(count / imported.seconds);
        floor.push(count / copySeconds);
        peakMB.push(imported.peakMB);
      }
      peaks.set(count, peakMB);
      rows.push({
        what: `${inWords(count)} ${what} brought in`,
        unit: '/s',
        values: perSecond,
        peer: { name: 'plain COPY of the rows, without revisions and search', values: floor },
        budget: {
          text: `≥ ${budget} /s and ≥ 0.45 of plain COPY`,
          met: (value, ratio) => value >= budget && ratio >= 0.45,
        },
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

async function oneImport(source: SourceName, count: number): Promise<{ imported: Imported; copySeconds: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'stele-bench-rows-'));
  const place = removeWithBench(folder);
  try {
    const imported = await withDatabase(async (database) => {
      const answer = await run(source, count, database);
      for (const table of tables) await copyOut(database.pool, table, join(folder, table));
      return answer;
    });
    const copySeconds = await withDatabase(async ({ pool }) => {
      await pool.query('alter table entry drop constraint entry_revision_id_fkey');
      return (
        (await timed(async () => {
          for (const table of tables) await copyIn(pool, table, join(folder, table));
        })) / 1000
      );
    });
    return { imported, copySeconds };
  } finally {
    place.remove();
  }
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
