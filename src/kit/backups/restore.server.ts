import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { Failure, fail } from '../../rules/errors.ts';
import { copyText } from '../database/copy.server.ts';
import { isDiskFull, isUnavailable } from '../database/database-errors.server.ts';
import type { Connection, Database } from '../database/database.server.ts';
import {
  lastVersionBeforeBaseline,
  migrateWithin,
  readApplied,
  type Migration,
} from '../database/migrations.server.ts';
import { migrateQueue } from '../jobs/queue.server.ts';
import type { MediaStore } from '../pictures/media-store.server.ts';
import { listBackups, readManifest, type Manifest, type StoredTable } from './manifest.server.ts';
import { readCopyList, forEachConcurrently, openCopy } from './media-copies.server.ts';
import type { BackupLocation } from './location.server.ts';
import { clearRestorationMark, markRestoration } from './restoration-mark.server.ts';
import { readFile } from './stored-file.server.ts';
import { columnsOf, quoteTable, refillTables, loadTables, type QueryRunner } from './tables.server.ts';

/** The backup of this id, or the newest whole one. Fails with `backupNotFound` or `backupIncomplete`. */
export async function findBackup(place: BackupLocation, id?: string): Promise<{ id: string; manifest: Manifest }> {
  const backups = await listBackups(place);
  const backupId =
    id ?? (backups.find(({ isWhole }) => isWhole) ?? backups[0])?.id ?? fail('backupNotFound', { name: place.path });
  return { id: backupId, manifest: await readManifest(place, backupId) };
}

/**
 * The names of a backup's migrations. Fails with `backupNewer` if this version does not know them, and with
 * `backupOlder` if only an earlier one can restore it.
 */
export function readMigrations({ migrations }: Manifest, ownMigrations: readonly Migration[]): Set<string> {
  const { applied, older, newer } = readApplied(migrations, ownMigrations);
  if (newer) fail('backupNewer', { name: newer });
  if (older) fail('backupOlder', { name: lastVersionBeforeBaseline });
  return applied;
}

interface RestoreOptions {
  place: BackupLocation;
  manifest: Manifest;
  connection: Connection;
  media: MediaStore;
  migrations: readonly Migration[];
  /** In bytes. */
  onProgress?(done: number, total: number): void;
}

/**
 * Restores a backup into an empty database and media store, and migrates its tables. Media come first and may exist
 * already; the tables come in one transaction. After an interruption no site starts there, and the backup can be
 * restored again. Fails with `restoreNotEmpty`, `restoreSiteRuns`, `backupNewer`, `backupOlder`, `backupDamaged`, `backupFileMissing`.
 */
export async function restore({
  place,
  manifest,
  connection,
  media,
  migrations,
  onProgress,
}: RestoreOptions): Promise<{ migrated: string[] }> {
  const applied = readMigrations(manifest, migrations);
  await assertEmpty(connection.db);
  const total = manifest.media.bytes + manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const reportBytes = (bytes: number) => onProgress?.((done += bytes), total);
  await migrateQueue(connection);
  await markRestoration(connection.db);
  await restoreMedia(place, manifest, media, reportBytes);
  const migrated = await connection.db.transaction().execute(async (tx) => {
    await assertEmpty(tx);
    await migrateWithin(
      tx,
      migrations.filter(({ name }) => applied.has(name)),
    );
    await fillTables(tx, place, manifest, reportBytes);
    await clearRestorationMark(tx);
    return migrateWithin(tx, migrations);
  });
  await sql`analyze`.execute(connection.db);
  return { migrated };
}

/** Restores the media of a backup into a store; existing files are not fetched. */
export async function restoreMedia(
  place: BackupLocation,
  manifest: Manifest,
  media: MediaStore,
  reportBytes: (bytes: number) => void = () => {},
): Promise<{ files: number }> {
  await media.removeUnfinished(0); // left by an interrupted restoration: no site writes here
  await forEachConcurrently(readCopyList(place, manifest), async (copy) => {
    if ((await media.sizeOf(copy.name)) !== copy.bytes) await media.put(copy.name, await openCopy(place, copy));
    reportBytes(copy.bytes);
  });
  return { files: manifest.media.files };
}

/** Rejects a database that contains anything, or that a running site uses. */
async function assertEmpty(db: Database): Promise<void> {
  const { rows } = await sql<{ running: boolean; filled: boolean }>`
    select exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and application_name in ('stele listener', 'stele health')) as running,
      exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'p') and not exists (
          select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')) as filled`.execute(
    db,
  );
  if (rows[0]!.running) fail('restoreSiteRuns');
  if (rows[0]!.filled) fail('restoreNotEmpty');
}

async function fillTables(
  tx: Database,
  place: BackupLocation,
  manifest: Manifest,
  reportBytes: (bytes: number) => void,
): Promise<void> {
  const ask: QueryRunner = async <Row extends object>(query: string) => (await sql.raw<Row>(query).execute(tx)).rows;
  const tablesByName = new Map((await loadTables(ask)).map((table) => [quoteTable(table), table]));
  await refillTables(ask, async () => {
    for (const table of manifest.tables) {
      const existingColumns = new Set(tablesByName.get(quoteTable(table))?.columns);
      if (!table.columns.every((column) => existingColumns.has(column)))
        fail('backupDamaged', { name: quoteTable(table) });
      for (const { name, bound } of table.partitions ?? [])
        await ask(
          `create table if not exists ${quoteTable({ schema: table.schema, name })} partition of ${quoteTable(table)} ${bound}`,
        );
      await fillTable(tx, place, table, reportBytes);
    }
    for (const { schema, name, value } of manifest.sequences)
      if (value !== null) await sql`select setval(${quoteTable({ schema, name })}::regclass, ${value})`.execute(tx);
  });
}

/** Fills a table; fails if PostgreSQL rejects a row, since it wrote these rows itself. */
async function fillTable(
  tx: Database,
  place: BackupLocation,
  table: StoredTable,
  reportBytes: (bytes: number) => void,
): Promise<void> {
  let failure: unknown;
  async function* rows() {
    try {
      for await (const part of readFile(place, table.file) as AsyncIterable<Buffer>) {
        yield part;
        reportBytes(part.length);
      }
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  try {
    await copyText(tx, quoteTable(table), columnsOf(table), rows(), { isInParts: table.partitions !== null });
  } catch (error) {
    if (failure) throw failure;
    if (error instanceof Failure || isUnavailable(error) || isDiskFull(error)) throw error;
    throw Object.assign(new Failure('backupDamaged', { name: quoteTable(table) }), { cause: error });
  }
}

/** The saved settings of the site; without secrets if the backup is not encrypted. */
export const readSavedSettings = async (
  place: BackupLocation,
  { settings }: Manifest,
): Promise<Record<string, string>> => JSON.parse(await text(readFile(place, settings))) as Record<string, string>;

const newLine = 10;

/**
 * Reads all files of a backup as a restoration would, without changing anything. Returns every failure; none means that
 * the backup is intact.
 */
export async function verifyBackup(
  place: BackupLocation,
  manifest: Manifest,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Failure[]> {
  const faults: Failure[] = [];
  const total = manifest.media.bytes + manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const reportBytes = (bytes: number) => onProgress((done += bytes), total);
  const attempt = (reading: Promise<void>) =>
    reading.catch((error: unknown) => {
      if (!(error instanceof Failure) || error.errorName === 'backupPlaceAway') throw error;
      faults.push(error);
    });
  for (const table of manifest.tables)
    await attempt(
      (async () => {
        let rows = 0;
        for await (const part of readFile(place, table.file) as AsyncIterable<Buffer>) {
          for (let at = part.indexOf(newLine); at !== -1; at = part.indexOf(newLine, at + 1)) rows++;
          reportBytes(part.length);
        }
        if (rows !== table.rows) fail('backupDamaged', { name: table.file.name });
      })(),
    );
  await attempt(readSavedSettings(place, manifest).then(() => {}));
  await attempt(
    forEachConcurrently(readCopyList(place, manifest), (copy) =>
      attempt(
        (async () => {
          for await (const part of (await openCopy(place, copy)).stream as AsyncIterable<Buffer>)
            reportBytes(part.length);
        })(),
      ),
    ),
  );
  return faults;
}
