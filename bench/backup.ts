import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { backUp } from '../src/kit/backups/back-up.server.ts';
import { openBackupLocation } from '../src/kit/backups/location.server.ts';
import { findBackup, verifyBackup, restore } from '../src/kit/backups/restore.server.ts';
import {
  columnsOf,
  copyStatement,
  quoteTable,
  loadTables,
  type QueryRunner,
} from '../src/kit/backups/tables.server.ts';
import { connect, type Connection } from '../src/kit/database/database.server.ts';
import { migrate, migrationsIn } from '../src/kit/database/migrations.server.ts';
import { migrateQueue } from '../src/kit/jobs/queue.server.ts';
import { databaseFolder } from '../src/kit/own-postgres/folder.server.ts';
import { startOwnPostgres } from '../src/kit/own-postgres/own-postgres.server.ts';
import { socketPaths } from '../src/kit/own-postgres/socket-paths.server.ts';
import { folderStore } from '../src/kit/pictures/folder-store.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';
import { rounds, sizesOr, type EngineFigure, type Row } from './figure.ts';
import { startProcess } from './other-process.ts';
import { killWithBench, newCheckout, removeWithBench, startProduct, type Product } from './product.ts';
import type { Reading } from './soak/readers.ts';
import { percentile, measureMs } from './timing.ts';

/** Factor by which the passages of the built-in world are multiplied in the tables, for enough data to copy. */
const [times = 12] = sizesOr([12]);
const files = 64,
  fileBytes = 4_000_000;
/** Duration of a measurement without a backup, in milliseconds. */
const quietMs = 15_000;

const perSecond = (bytes: number, ms: number) => bytes / 1e3 / ms;

/**
 * Backup and restore of a serving site, compared with cp and plain COPY of the same data, and the effect on readers.
 */
export const backups: EngineFigure = async () => {
  const checkout = newCheckout();
  const product = await startProduct(checkout, { TRUST_PROXY: '127.0.0.1' });
  const folder = mkdtempSync(join(tmpdir(), 'stele-bench-'));
  const place = removeWithBench(folder);
  const { url } = socketPaths(databaseFolder(checkout.data));
  const connection = connect(url, 2);
  try {
    await multiplyPassages(connection);
    writeMedia(join(checkout.data, 'media/image'));
    return [
      ...(await measureSpeeds(connection, url, checkout.data, folder)),
      ...(await measureReaders(product, folder)),
    ];
  } finally {
    await connection.db.destroy();
    await product.stop();
    checkout.remove();
    place.remove();
  }
};

async function multiplyPassages({ db }: Connection): Promise<void> {
  await sql`
    insert into search_passage (type, ref, thing_id, language, position, text, folded, words)
    select type, ref, thing_id, language, position + 100000 * n, text, folded, words from search_passage, generate_series(1, ${times}::int) n`.execute(
    db,
  );
}

function writeMedia(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (let number = 0; number < files; number++)
    writeFileSync(join(folder, `${String(number).padStart(43, 'm')}.bin`), randomBytes(fileBytes));
}

async function measureSpeeds(connection: Connection, url: string, data: string, folder: string): Promise<Row[]> {
  const media = folderStore(join(data, 'media'));
  const results = {
    taken: [] as number[],
    sealed: [] as number[],
    again: [] as number[],
    copied: [] as number[],
    cp: [] as number[],
  };
  const back = { restored: [] as number[], checked: [] as number[], copied: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const at = (name: string) => join(folder, `${name}-${round}`);
    const take = async (path: string, key?: string) => {
      const place = await openBackupLocation(path, readSettings(key ? { BACKUP_KEY: key } : {}), { toWrite: true });
      const began = performance.now();
      const report = await backUp({ place, databaseUrl: url, media, settings: {}, version: '0', keep: 9 });
      return { place, bytes: report.tableBytes + report.mediaBytes, ms: performance.now() - began };
    };
    const { place, bytes, ms } = await take(at('open'));
    results.taken.push(perSecond(bytes, ms));
    const again = await take(at('open'));
    results.again.push(again.ms / 1000);
    const sealed = await take(at('sealed'), 'e'.repeat(64));
    results.sealed.push(perSecond(bytes, sealed.ms));
    mkdirSync(at('copy'));
    const copyMs = await measureMs(() => copyTablesOut(connection, at('copy')));
    const cpMs = await measureMs(
      () => void spawnSync('sh', ['-c', `cp -r ${join(data, 'media')} ${at('cp')} && sync`]),
    );
    results.copied.push(perSecond(bytes, copyMs + cpMs));
    results.cp.push(perSecond(files * fileBytes, cpMs));

    const { manifest } = await findBackup(place);
    back.checked.push(perSecond(bytes, await measureMs(() => verifyBackup(place, manifest))));
    const migrations = await migrationsIn(resolve('migrations'));
    back.restored.push(
      perSecond(
        bytes,
        await withFreshDatabase((fresh) =>
          restore({ place, manifest, connection: fresh, media: folderStore(at('restored')), migrations }),
        ),
      ),
    );
    back.copied.push(
      perSecond(
        bytes,
        await withFreshDatabase(async (fresh) => {
          await migrateQueue(fresh);
          await migrate(fresh.db, migrations);
          await copyTablesIn(fresh, at('copy'));
          spawnSync('cp', ['-r', at('cp'), at('cp-back')]);
        }),
      ),
    );
    for (const name of ['open', 'sealed', 'copy', 'cp', 'restored', 'cp-back']) rmSync(at(name), { recursive: true });
  }
  const megabytes = Math.round((await sizeMB(connection)) + (files * fileBytes) / 1e6);
  const copyPeer = (values: number[]) => ({ name: 'plain COPY to files, and cp of media', values });
  return [
    {
      what: `backup of ${megabytes} MB, tables and media`,
      unit: 'MB/s',
      values: results.taken,
      peer: copyPeer(results.copied),
      others: [{ name: 'cp of media alone', values: results.cp }],
    },
    { what: 'the same, encrypted', unit: 'MB/s', values: results.sealed, peer: copyPeer(results.copied) },
    { what: 'the next one, no media being new', unit: 's', values: results.again },
    { what: 'proof (--check)', unit: 'MB/s', values: back.checked },
    {
      what: 'restoration into an empty database',
      unit: 'MB/s',
      values: back.restored,
      peer: { name: 'migrations, plain COPY into their tables, cp of media', values: back.copied },
    },
  ];
}

async function sizeMB({ db }: Connection): Promise<number> {
  const { rows } = await sql<{
    bytes: number;
  }>`select sum(pg_table_size(oid))::bigint as bytes from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
    db,
  );
  return rows[0]!.bytes / 1e6;
}

const createAsk =
  ({ db }: Connection): QueryRunner =>
  async <Answer extends object>(text: string) =>
    (await sql.raw<Answer>(text).execute(db)).rows;

async function copyTablesOut(connection: Connection, folder: string): Promise<void> {
  const client = await connection.pool.connect();
  try {
    for (const table of await loadTables(createAsk(connection)))
      await pipeline(client.query(copyTo(copyStatement(table))), createWriteStream(join(folder, table.name)));
    spawnSync('sync');
  } finally {
    client.release();
  }
}

/** A naive restore: into tables with all their indexes, without checking foreign keys. */
async function copyTablesIn(connection: Connection, folder: string): Promise<void> {
  const tables = await loadTables(createAsk(connection));
  const client = await connection.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(`truncate ${tables.map(quoteTable).join(', ')}`);
    for (const table of tables)
      if (statSync(join(folder, table.name)).size)
        await pipeline(
          createReadStream(join(folder, table.name)),
          client.query(copyFrom(`copy ${quoteTable(table)} (${columnsOf(table).join(', ')}) from stdin`)),
        );
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Duration of work on a fresh database, without its creation, in milliseconds. */
async function withFreshDatabase(work: (connection: Connection) => Promise<unknown>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'stele-bench-'));
  const place = removeWithBench(folder);
  const postgres = await startOwnPostgres(folder);
  const connection = connect(postgres.url, 3);
  try {
    return await measureMs(() => work(connection));
  } finally {
    await connection.db.destroy();
    await postgres.stop();
    place.remove();
  }
}

/** Latency for ten readers on an idle site, and while `npm run backup` runs repeatedly. */
async function measureReaders({ url, checkout }: Product, folder: string): Promise<Row[]> {
  const readers = await startProcess('bench/soak/readers.ts', { url, readers: 10, restMs: 100 });
  const measured = async (work: () => Promise<unknown>) => {
    await readers.ask({ read: 'begin' });
    await work();
    const { times: took } = await readers.ask<Reading>({ read: 'end' });
    return percentile(took, 0.95);
  };
  const values: number[] = [],
    quiet: number[] = [];
  try {
    await measured(() => pause(quietMs)); // warm-up: renders the pages once
    for (let round = 0; round < rounds; round++) {
      quiet.push(await measured(() => pause(quietMs)));
      values.push(await measured(() => runBackupsFor(quietMs, checkout, join(folder, `during-${round}`))));
    }
  } finally {
    await readers.stop();
  }
  return [
    {
      what: 'a page of ten readers during a backup, p95',
      unit: 'ms',
      values,
      peer: { name: 'the same without', values: quiet },
      budget: { text: '≤ 1.5 × quiet', met: (_, ratio) => ratio <= 1.5 },
    },
  ];
}

/** Takes backups at low priority, as the nightly job does, for at least this long. */
async function runBackupsFor(ms: number, { data }: Product['checkout'], path: string): Promise<void> {
  for (const end = performance.now() + ms; performance.now() < end; rmSync(path, { recursive: true })) {
    const words = ['-n', '10', process.execPath, 'scripts/backup.ts', path];
    const child = killWithBench(
      spawn('nice', words, { env: { ...process.env, STELE_DATA: data, DATABASE_URL: '' }, stdio: 'ignore' }),
    );
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`The backup ended with ${code}`);
  }
}
