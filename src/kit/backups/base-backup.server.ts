import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { tryWalLock, releaseWalLock } from '../database/locks.server.ts';
import { startWalRetention, archiveWal, openWalSource, type WalSource } from './wal-archive.server.ts';
import {
  basePath,
  bytesOf,
  findSegmentChain,
  listWalArchive,
  readSegment,
  segmentAt,
  segmentName,
  pruneWal,
  type BaseBackup,
} from './wal-segments.server.ts';
import { listBackups, backupIdAt, readManifest } from './manifest.server.ts';
import { writeSigned, type BackupLocation } from './location.server.ts';
import { writeFile } from './stored-file.server.ts';
import { packTar, type Entry } from './tar.server.ts';

/** Days that a copy of the whole folder is used; the longer the log after it, the longer a restoration takes. */
const maxBaseAgeDays = 7;
/** Interval of checks whether the log that completes a copy has been copied, in milliseconds. */
const pollMs = 500;

/** Folders that are copied empty: their content belongs to a running server. */
const foldersWithoutContent = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const excludedFiles =
  /^(?:postmaster\.(?:pid|opts)|\.s\..*|pgsql_tmp.*|pg_internal\.init.*|stele-full\.conf.*|backup_label.*)$/;
/** Copied last. */
const controlFile = 'global/pg_control';

/**
 * Copies the bundled database's folder if there is no copy, the newest is a week old, or the log after it has a gap.
 * Then removes copies and segments not needed to restore any moment since the oldest backup of the place.
 */
export async function ensureBaseBackup(
  place: BackupLocation,
  { databaseUrl, steleData, signal }: { databaseUrl: string; steleData: string; signal?: AbortSignal },
): Promise<BaseBackup | null> {
  const source = await openWalSource(databaseUrl, steleData);
  try {
    await withWalLock(source, () => startWalRetention(source));
    const base = (await hasUsableBase(place, source)) ? null : await takeBaseBackup(place, source, signal);
    const oldest = (await listBackups(place)).findLast(({ isWhole }) => isWhole);
    if (oldest) await pruneWal(place, new Date((await readManifest(place, oldest.id)).takenAt));
    return base;
  } finally {
    await source.client.end().catch(() => {});
  }
}

async function hasUsableBase(place: BackupLocation, { client, system }: WalSource): Promise<boolean> {
  const { rows } = await client.query<{ timeline: string }>(
    'select left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline',
  );
  const { bases, segments } = await listWalArchive(place);
  const base = bases.find(
    (candidate) => candidate.system === system && candidate.timeline === Number.parseInt(rows[0]!.timeline, 16),
  );
  if (!base || findSegmentChain(base, segments).isBroken) return false;
  return Date.now() - Date.parse(base.takenAt) < maxBaseAgeDays * 86_400_000;
}

/**
 * Copies the folder while the database works, as pg_basebackup does. The copy is whole once the log written during the
 * copying is there too; the file that records this is written last.
 */
export async function takeBaseBackup(
  place: BackupLocation,
  source: WalSource,
  signal?: AbortSignal,
): Promise<BaseBackup> {
  const { client, folder, system } = source;
  const id = backupIdAt(new Date());
  const {
    rows: [startRow],
  } = await client.query<{ from: string; timeline: string; postgres: number }>(
    `select start.lsn::text as from, left(pg_walfile_name(start.lsn), 8) as timeline,
       current_setting('server_version_num')::int / 10000 as postgres from pg_backup_start('stele', true) start (lsn)`,
  );
  let bytes = 0;
  async function* entries() {
    for await (const entry of filesIn(folder, '')) {
      signal?.throwIfAborted();
      bytes += entry.size;
      const content = entry.path.endsWith('/') ? undefined : contentOf(join(folder, entry.path), entry.size);
      yield { ...entry, content };
    }
  }
  const file = await writeFile(
    place,
    `${basePath(system, id)}/folder.tar`,
    Readable.from(packTar(entries()), { objectMode: false }),
  );
  const {
    rows: [ended],
  } = await client.query<{ to: string; label: string; now: Date }>(
    'select lsn::text as to, labelfile as label, clock_timestamp() as now from pg_backup_stop(false)',
  );
  const base: BaseBackup = {
    system,
    id,
    timeline: Number.parseInt(startRow!.timeline, 16),
    postgres: startRow!.postgres,
    takenAt: ended!.now.toISOString(),
    from: bytesOf(startRow!.from),
    to: bytesOf(ended!.to),
    label: ended!.label,
    bytes,
    file,
  };
  await waitForWalCopy(place, source, base, signal);
  await place.flush();
  await writeSigned(place.store, `${basePath(system, id)}/base.json`, base, place.key);
  await place.flush();
  return base;
}

/** Waits until the log is copied by the process in charge, or copies it if no process does. */
async function waitForWalCopy(
  place: BackupLocation,
  source: WalSource,
  base: BaseBackup,
  signal?: AbortSignal,
): Promise<void> {
  const last = segmentName(base.timeline, segmentAt(base.to - 1));
  while (!(await readSegment(place, base.system, last))) {
    signal?.throwIfAborted();
    await withWalLock(source, () => archiveWal(place, source, { close: true }));
    await pause(pollMs);
  }
}

/** Does work under the lock of the log copier; does nothing if another process holds it and does the same work. */
async function withWalLock(source: WalSource, work: () => Promise<unknown>): Promise<void> {
  if (!(await tryWalLock(source.client))) return;
  try {
    await work();
  } finally {
    await releaseWalLock(source.client);
  }
}

async function* filesIn(folder: string, below: string): AsyncGenerator<Entry> {
  for (const dirent of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = below + dirent.name;
    if (excludedFiles.test(dirent.name) || path === controlFile) continue;
    if (dirent.isDirectory()) {
      yield { path: `${path}/`, size: 0 };
      if (!foldersWithoutContent.has(path)) yield* filesIn(folder, `${path}/`);
    } else if (dirent.isFile()) {
      const size = await sizeOf(join(folder, path));
      if (size !== null) yield { path, size };
    }
  }
  if (!below) yield { path: controlFile, size: (await sizeOf(join(folder, controlFile)))! };
}

const isNotFound = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    (error: unknown) => (isNotFound(error) ? null : Promise.reject(error as Error)),
  );

/** Yields nothing for a table that was dropped during the copying: the log drops it on replay. */
async function* contentOf(path: string, size: number): AsyncGenerator<Buffer> {
  if (!size) return;
  try {
    for await (const part of createReadStream(path, { end: size - 1, highWaterMark: 256 * 1024 })) yield part as Buffer;
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
