import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { tryLogLock, releaseLogLock } from '../database/locks.server.ts';
import { beginLog, copyLog, openLogSource, type LogSource } from './log-archive.server.ts';
import {
  baseOf,
  bytesOf,
  chainOf,
  logsIn,
  readSegment,
  segmentAt,
  segmentName,
  trimLogs,
  type Base,
} from './log-segments.server.ts';
import { backupsIn, idOf, readManifest } from './manifest.server.ts';
import { writeSealed, type Place } from './place.server.ts';
import { writeFile } from './stored-file.server.ts';
import { packed, type Entry } from './tar.server.ts';

/** Days that a copy of the whole folder is used; the longer the log after it, the longer a restoration takes. */
const baseDays = 7;
/** Interval of checks whether the log that completes a copy has been copied, in milliseconds. */
const lookMs = 500;

/** Folders that are copied empty: their content belongs to a running server. */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const leftOut =
  /^(?:postmaster\.(?:pid|opts)|\.s\..*|pgsql_tmp.*|pg_internal\.init.*|stele-full\.conf.*|backup_label.*)$/;
/** Copied last. */
const control = 'global/pg_control';

/**
 * Copies the bundled database's folder if there is no copy, the newest is a week old, or the log after it has a gap.
 * Then removes copies and segments not needed to restore any moment since the oldest backup of the place.
 */
export async function keepBase(
  place: Place,
  { databaseUrl, steleData, signal }: { databaseUrl: string; steleData: string; signal?: AbortSignal },
): Promise<Base | null> {
  const source = await openLogSource(databaseUrl, steleData);
  try {
    await withLogLock(source, () => beginLog(source));
    const base = (await serves(place, source)) ? null : await takeBase(place, source, signal);
    const oldest = (await backupsIn(place)).findLast(({ isWhole }) => isWhole);
    if (oldest) await trimLogs(place, new Date((await readManifest(place, oldest.id)).takenAt));
    return base;
  } finally {
    await source.client.end().catch(() => {});
  }
}

async function serves(place: Place, { client, system }: LogSource): Promise<boolean> {
  const { rows } = await client.query<{ timeline: string }>(
    'select left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline',
  );
  const { bases, segments } = await logsIn(place);
  const base = bases.find(
    (candidate) => candidate.system === system && candidate.timeline === Number.parseInt(rows[0]!.timeline, 16),
  );
  if (!base || chainOf(base, segments).isBroken) return false;
  return Date.now() - Date.parse(base.takenAt) < baseDays * 86_400_000;
}

/**
 * Copies the folder while the database works, as pg_basebackup does. The copy is whole once the log written during the
 * copying is there too; the file that records this is written last.
 */
export async function takeBase(place: Place, source: LogSource, signal?: AbortSignal): Promise<Base> {
  const { client, folder, system } = source;
  const id = idOf(new Date());
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
    `${baseOf(system, id)}/folder.tar`,
    Readable.from(packed(entries()), { objectMode: false }),
  );
  const {
    rows: [ended],
  } = await client.query<{ to: string; label: string; now: Date }>(
    'select lsn::text as to, labelfile as label, clock_timestamp() as now from pg_backup_stop(false)',
  );
  const base: Base = {
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
  await untilCopied(place, source, base, signal);
  await place.settle();
  await writeSealed(place.store, `${baseOf(system, id)}/base.json`, base, place.key);
  await place.settle();
  return base;
}

/** Waits until the log is copied by the process in charge, or copies it if no process does. */
async function untilCopied(place: Place, source: LogSource, base: Base, signal?: AbortSignal): Promise<void> {
  const last = segmentName(base.timeline, segmentAt(base.to - 1));
  while (!(await readSegment(place, base.system, last))) {
    signal?.throwIfAborted();
    await withLogLock(source, () => copyLog(place, source, { close: true }));
    await pause(lookMs);
  }
}

/** Does work under the lock of the log copier; does nothing if another process holds it and does the same work. */
async function withLogLock(source: LogSource, work: () => Promise<unknown>): Promise<void> {
  if (!(await tryLogLock(source.client))) return;
  try {
    await work();
  } finally {
    await releaseLogLock(source.client);
  }
}

async function* filesIn(folder: string, below: string): AsyncGenerator<Entry> {
  for (const dirent of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = below + dirent.name;
    if (leftOut.test(dirent.name) || path === control) continue;
    if (dirent.isDirectory()) {
      yield { path: `${path}/`, size: 0 };
      if (!emptied.has(path)) yield* filesIn(folder, `${path}/`);
    } else if (dirent.isFile()) {
      const size = await sizeOf(join(folder, path));
      if (size !== null) yield { path, size };
    }
  }
  if (!below) yield { path: control, size: (await sizeOf(join(folder, control)))! };
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    (error: unknown) => (isGone(error) ? null : Promise.reject(error as Error)),
  );

/** Yields nothing for a table that was dropped during the copying: the log drops it on replay. */
async function* contentOf(path: string, size: number): AsyncGenerator<Buffer> {
  if (!size) return;
  try {
    for await (const part of createReadStream(path, { end: size - 1, highWaterMark: 256 * 1024 })) yield part as Buffer;
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
