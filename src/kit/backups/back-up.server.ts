import { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { fail } from '../../rules/errors.ts';
import { tryBackupLock } from '../database/locks.server.ts';
import type { MediaStore } from '../pictures/media-store.server.ts';
import {
  listBackups,
  backupIdAt,
  readManifest,
  removeBackup,
  writeManifest,
  type Manifest,
  type StoredMedia,
  type StoredTable,
} from './manifest.server.ts';
import {
  copiesFolder,
  readCopyList,
  isBackupDamage,
  listCopySizes,
  copyMedia,
  loadEarlierCopies,
  serializeCopyList,
} from './media-copies.server.ts';
import { layoutVersion, type BackupLocation } from './location.server.ts';
import { writeFile } from './stored-file.server.ts';
import { lowerQueryPriority } from './priority.server.ts';
import {
  copyStatement,
  quoteTable,
  loadSequences,
  estimateTotalBytes,
  loadTables,
  type QueryRunner,
  type Table,
} from './tables.server.ts';

interface BackupOptions {
  place: BackupLocation;
  databaseUrl: string;
  media: MediaStore;
  /** Environment variables to save, by name. */
  settings: Record<string, string>;
  /** Stele's version. */
  version: string;
  /** Number of whole backups to retain, including this one. */
  keep: number;
  /** In bytes, approximate. */
  onProgress?(done: number, total: number): void;
  signal?: AbortSignal;
}

export interface BackupReport {
  id: string;
  tables: number;
  rows: number;
  /** Bytes read: tables, media, and the media that the place did not have yet. */
  tableBytes: number;
  media: number;
  mediaBytes: number;
  newMediaBytes: number;
  /** Earlier backups that were removed. */
  removed: number;
}

/**
 * Takes a backup while the site serves: all tables as of one moment, and all media. It is whole once its manifest, the
 * last file, is written. Incomplete earlier backups are removed first; whole media files of theirs are reused, not
 * copied again. Fails with `backupUnderWay`, `backupNoRoom` or `backupPlaceAway`.
 */
export async function backUp(options: BackupOptions): Promise<BackupReport> {
  const { place, databaseUrl, keep } = options;
  const holder = await connectForBackup(databaseUrl);
  try {
    if (!(await tryBackupLock(holder))) fail('backupUnderWay');
    const earlier = await listBackups(place);
    for (const { id, isWhole } of earlier) if (!isWhole) await removeBackup(place, id);
    await place.store.removeUnfinished(0, copiesFolder); // no other process writes here now
    const last = earlier.find(({ isWhole }) => isWhole);
    const earlierCopies = last ? await loadEarlierCopies(place, last.id) : new Map<string, StoredMedia>();
    const report = await writeBackup(options, holder, earlierCopies);
    const removed = await pruneBackups(place, keep);
    return { ...report, removed };
  } finally {
    await holder.end().catch(() => {});
  }
}

async function connectForBackup(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'stele backup', keepAlive: true });
  client.on('error', () => {}); // the next query reports the failure
  await client.connect();
  await lowerQueryPriority(client);
  return client;
}

const createQueryRunner =
  (client: pg.Client): QueryRunner =>
  async <Row extends object>(text: string) =>
    (await client.query<Row>(text)).rows;

async function writeBackup(
  { place, databaseUrl, media, settings, version, onProgress, signal }: BackupOptions,
  holder: pg.Client,
  earlierCopies: ReadonlyMap<string, StoredMedia>,
): Promise<Omit<BackupReport, 'removed'>> {
  const takenAt = new Date(),
    id = backupIdAt(takenAt);
  const [tableBytes, existingSizes] = [await estimateTotalBytes(createQueryRunner(holder)), await listCopySizes(place)];
  let done = 0,
    total = tableBytes,
    newMediaBytes = 0;
  const reportBytes = (bytes: number) => {
    done += bytes;
    onProgress?.(done, Math.max(total, done));
  };
  const copies = new Map<string, StoredMedia>();
  const copying = {
    place,
    media,
    earlierCopies,
    existingSizes,
    signal,
    onFound: (bytes: number) => void (total += bytes),
    onDone(bytes: number, isNew: boolean) {
      if (isNew) newMediaBytes += bytes;
      reportBytes(bytes);
    },
  };
  await copyMedia(copies, copying); // copies most media before the snapshot, to keep the snapshot short
  const taken = await withSnapshot(holder, databaseUrl, async (snapshot) => {
    const tables: StoredTable[] = [];
    for (const table of snapshot.tables) {
      signal?.throwIfAborted();
      tables.push(await snapshot.read(table, (rows) => copyTable(place, id, table, rows, { reportBytes, signal })));
    }
    // Files are written before the rows that refer to them, so all media of the snapshot exist by now.
    await copyMedia(copies, copying);
    return { tables, ...snapshot.facts };
  });
  const list = await writeFile(place, `${id}/media`, serializeCopyList(copies.values()));
  const mediaBytes = [...copies.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  const manifest: Manifest = {
    format: layoutVersion,
    takenAt: takenAt.toISOString(),
    version,
    ...taken,
    media: { files: copies.size, bytes: mediaBytes, list },
    settings: await writeFile(place, `${id}/settings`, Readable.from([Buffer.from(JSON.stringify(settings))])),
  };
  signal?.throwIfAborted();
  await place.flush();
  await writeManifest(place, id, manifest);
  await place.flush();
  const sum = (of: 'rows' | 'bytes') => taken.tables.reduce((amount, table) => amount + table[of], 0);
  return {
    id,
    tables: taken.tables.length,
    rows: sum('rows'),
    tableBytes: sum('bytes'),
    media: copies.size,
    mediaBytes,
    newMediaBytes,
  };
}

/**
 * Reads one snapshot of the database. Tables are locked against schema changes during the backup. A partitioned table
 * is locked only while it is read: partitions are added and dropped daily, and adding one must not wait for the whole
 * backup with all writers queued behind it.
 */
async function withSnapshot<Result>(
  holder: pg.Client,
  databaseUrl: string,
  work: (snapshot: {
    tables: Table[];
    facts: Pick<Manifest, 'migrations' | 'sequences' | 'postgres'>;
    read<Read>(table: Table, use: (rows: Readable) => Promise<Read>): Promise<Read>;
  }) => Promise<Result>,
): Promise<Result> {
  const tables = await loadTables(createQueryRunner(holder));
  await holder.query('begin isolation level repeatable read, read only');
  await holder.query(
    `lock table ${tables
      .filter(({ partitions }) => !partitions)
      .map(quoteTable)
      .join(', ')} in access share mode`,
  );
  const {
    rows: [snapshot],
  } = await holder.query<{ id: string; postgres: number }>(
    `select pg_export_snapshot() as id, current_setting('server_version_num')::int / 10000 as postgres`,
  );
  const { rows: migrations } = await holder.query<{ name: string }>('select name from migration order by name');
  const facts = {
    postgres: snapshot!.postgres,
    migrations: migrations.map(({ name }) => name),
    sequences: await loadSequences(createQueryRunner(holder)),
  };
  const reader = await connectForBackup(databaseUrl);
  const read = async <Read>(table: Table, use: (rows: Readable) => Promise<Read>): Promise<Read> => {
    if (!table.partitions) return use(holder.query(copyTo(copyStatement(table))));
    await reader.query('begin isolation level repeatable read, read only');
    await reader.query(`set transaction snapshot ${pg.escapeLiteral(snapshot!.id)}`);
    const done = await use(reader.query(copyTo(copyStatement(table))));
    await reader.query('commit');
    return done;
  };
  try {
    const result = await work({ tables, facts, read });
    await holder.query('commit');
    return result;
  } finally {
    await reader.end().catch(() => {});
  }
}

/** Ends a row, and occurs nowhere else: within values it is written as `\\n`. */
const newLine = 10;

async function copyTable(
  place: BackupLocation,
  id: string,
  table: Table,
  rows: Readable,
  { reportBytes, signal }: { reportBytes(bytes: number): void; signal?: AbortSignal },
): Promise<StoredTable> {
  let count = 0,
    bytes = 0;
  // PostgreSQL sends row by row: joining rows saves the compressor 99 % of the calls.
  async function* joined() {
    let held: Buffer[] = [],
      size = 0;
    for await (const row of rows as AsyncIterable<Buffer>) {
      for (let at = row.indexOf(newLine); at !== -1; at = row.indexOf(newLine, at + 1)) count++;
      held.push(row);
      size += row.length;
      if (size < joinedBytes) continue;
      signal?.throwIfAborted();
      yield Buffer.concat(held);
      reportBytes(size);
      bytes += size;
      held = [];
      size = 0;
    }
    if (size) yield Buffer.concat(held);
    reportBytes(size);
    bytes += size;
  }
  const file = await writeFile(
    place,
    `${id}/${table.schema}.${table.name}`,
    Readable.from(joined(), { objectMode: false }),
  );
  return { ...table, rows: count, bytes, file };
}
const joinedBytes = 64 * 1024;

/** Removes all but the newest `keep` backups, and media copies that no backup needs any more. */
async function pruneBackups(place: BackupLocation, keep: number): Promise<number> {
  const wholeBackups = (await listBackups(place)).filter(({ isWhole }) => isWhole);
  const old = wholeBackups.slice(keep);
  for (const { id } of old) await removeBackup(place, id);
  const needed = new Set<string>();
  try {
    for (const { id } of wholeBackups.slice(0, keep))
      for await (const { name } of readCopyList(place, await readManifest(place, id))) needed.add(copiesFolder + name);
  } catch (error) {
    if (isBackupDamage(error)) return old.length; // what an older backup needs is unknown, so all copies stay
    throw error;
  }
  for await (const { name } of place.store.list(copiesFolder)) if (!needed.has(name)) await place.store.remove(name);
  return old.length;
}
