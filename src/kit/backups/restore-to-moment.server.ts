import { createHash } from 'node:crypto';
import { chown, mkdir, mkdtemp, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { fail } from '../../rules/errors.ts';
import { locateBinaries } from '../own-postgres/binaries.server.ts';
import { launchServer } from '../own-postgres/cluster.server.ts';
import { databaseFolder, isRoot, nobodyUid, prepareFolder } from '../own-postgres/folder.server.ts';
import {
  findSegmentChain,
  listWalArchive,
  findLatestMoment,
  readSegment,
  segmentAt,
  segmentName,
  type BaseBackup,
} from './wal-segments.server.ts';
import type { BackupLocation } from './location.server.ts';
import { readFile } from './stored-file.server.ts';
import { unpackTar } from './tar.server.ts';

/** Milliseconds until committed data is surely copied: a segment is closed each minute. */
const maxCopyDelayMs = 90_000;

/** The files needed to restore a database to a moment: a copy of its folder, and the log after it, in order. */
export interface RecoveryFiles {
  base: BaseBackup;
  segments: string[];
}

/**
 * Finds the files needed to restore a moment. Fails with `backupNotFound` if there is no copy, `backupFileMissing` if
 * the log has a gap before the moment, `momentNotKept` if it is before the first copy or after the end of the log, and
 * `momentTooRecent` if the log will be copied soon.
 */
export async function findRecoveryFiles(place: BackupLocation, until: Date): Promise<RecoveryFiles> {
  const { bases, segments } = await listWalArchive(place);
  const oldest = bases.at(-1) ?? fail('backupNotFound', { name: `${place.path}/log` });
  const base = bases.find(({ takenAt }) => new Date(takenAt) <= until) ?? oldest;
  const { names, isBroken } = findSegmentChain(base, segments);
  const needed = segmentAt(base.to - 1) - segmentAt(base.from);
  if (new Date(base.takenAt) <= until)
    for (let at = 0; at < names.length; at++) {
      const { reachesTo } = (await readSegment(place, base.system, names[at]!)) ?? failMissing(names[at]!);
      if (at >= needed && reachesTo && new Date(reachesTo) >= until) return { base, segments: names.slice(0, at + 1) };
    }
  if (isBroken) failMissing(segmentName(base.timeline, segmentAt(base.from) + names.length));
  const range = `${oldest.takenAt} – ${(await findLatestMoment(place, base, names)) ?? base.takenAt}`;
  return fail(Math.abs(Date.now() - until.getTime()) < maxCopyDelayMs ? 'momentTooRecent' : 'momentNotKept', {
    name: range,
  });
}

const failMissing = (name: string) => fail('backupFileMissing', { name });

/** Reads all needed files as a restoration would, without changing anything. Fails at the first damaged one. */
export async function verifyRecoveryFiles(place: BackupLocation, { base, segments }: RecoveryFiles): Promise<void> {
  for await (const _ of readFile(place, base.file));
  for (const name of segments) await readVerifiedSegment(place, base, name);
}

async function readVerifiedSegment(place: BackupLocation, { system }: BaseBackup, name: string): Promise<Buffer> {
  const { file, sha256 } = (await readSegment(place, system, name)) ?? failMissing(name);
  const content = await buffer(readFile(place, file));
  if (createHash('sha256').update(content).digest('hex') !== sha256) fail('backupDamaged', { name });
  return content;
}

const incomingFolder = 'stele-log',
  endMarker = `${incomingFolder}/over`;
/** Most segments in that folder: each has 16 MB. */
const maxWaitingSegments = 8;
/** Polling interval of both sides, in milliseconds. */
const pollMs = 20;

/**
 * The server's restore command: it waits until the segment exists. The command contains no data of ours; PostgreSQL
 * inserts the names of its own files.
 */
const restoreCommand =
  `case "%f" in *.history) exit 1;; esac; ` +
  `until [ -e "${incomingFolder}/%f" ]; do kill -0 $PPID 2>/dev/null || exit 1; [ -e ${endMarker} ] && exit 1; sleep ${pollMs / 1000}; done; ` +
  `mv "${incomingFolder}/%f" "%p"`;

/** Fails with `restoreNotEmpty` if `STELE_DATA` has a database; returns the folder for the new one. */
export async function requireNewDatabaseFolder(steleData: string): Promise<string> {
  const data = databaseFolder(prepareFolder(steleData));
  const isThere = await stat(data).then(
    () => true,
    () => false,
  );
  return isThere ? fail('restoreNotEmpty') : data;
}

/**
 * Restores the bundled database in an empty `STELE_DATA` to a moment: with everything committed until then, and nothing
 * later. The folder gets its name once it is whole: an interruption leaves nothing. Fails with `restoreNotEmpty`,
 * `backupDamaged` or `backupFileMissing`.
 */
export async function restoreToMoment(
  place: BackupLocation,
  { base, segments }: RecoveryFiles,
  { steleData, until, onProgress }: { steleData: string; until: Date; onProgress?(done: number, total: number): void },
): Promise<void> {
  const data = await requireNewDatabaseFolder(steleData);
  for (const left of (await readdir(steleData)).filter((name) => name.startsWith('postgres.new-')))
    await rm(join(steleData, left), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  const fresh = await mkdtemp(`${data}.new-`);
  try {
    const total = base.bytes + segments.length;
    await unpackBase(place, base, fresh, (bytes) => onProgress?.(bytes, total));
    await replayWal(place, { base, segments }, { folder: fresh, until });
    await rm(join(fresh, incomingFolder), { recursive: true });
    await requireNewDatabaseFolder(steleData);
    await rename(fresh, data);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    throw error;
  }
}

/** Makes the server's user the owner of a file. */
const chownToServer = async (path: string) => void (isRoot && (await chown(path, nobodyUid, nobodyUid)));

async function unpackBase(
  place: BackupLocation,
  base: BaseBackup,
  folder: string,
  reportBytes: (bytes: number) => void,
): Promise<void> {
  let done = 0;
  await chownToServer(folder);
  await unpackTar(readFile(place, base.file), base.file.name, async ({ path, size }) => {
    const at = join(folder, path);
    if (path.endsWith('/')) {
      await mkdir(at, { mode: 0o700 });
      await chownToServer(at);
      return { write: async () => {}, end: async () => {} };
    }
    const file = await open(at, 'wx', 0o600);
    return {
      write: (part) => file.writeFile(part),
      async end() {
        await file.close();
        await chownToServer(at);
        reportBytes((done += size));
      },
    };
  });
  for (const [name, content] of [
    ['backup_label', base.label],
    ['recovery.signal', ''],
  ] as const) {
    await writeFile(join(folder, name), content, { mode: 0o600 });
    await chownToServer(join(folder, name));
  }
  await mkdir(join(folder, incomingFolder), { mode: 0o700 });
  await chownToServer(join(folder, incomingFolder));
}

/** Starts a server that replays the log up to the moment, and stops it when the database is open there. */
async function replayWal(
  place: BackupLocation,
  { base, segments }: RecoveryFiles,
  { folder, until }: { folder: string; until: Date },
): Promise<void> {
  const server = launchServer(locateBinaries(), folder, {
    restore_command: restoreCommand,
    recovery_target_time: until.toISOString().replace('Z', '+00'), // time zone names are not known at this stage
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    hot_standby: 'off',
  });
  let isDone = false;
  const done = () => isDone;
  try {
    const [opened] = await Promise.all([
      server.answers().finally(() => {
        isDone = true;
      }),
      supplySegments(place, { base, segments }, folder, done),
    ]);
    if (!opened) throw new Error(`The log could not be replayed: ${server.reason}`);
  } finally {
    await writeFile(join(folder, endMarker), '').catch(() => {});
    server.signal('SIGINT');
    await server.ended;
  }
}

/** Supplies the segments one after the other, under their names only when they are whole. */
async function supplySegments(
  place: BackupLocation,
  { base, segments }: RecoveryFiles,
  folder: string,
  done: () => boolean,
): Promise<void> {
  const lying = join(folder, incomingFolder);
  for (const name of segments) {
    const content = await readVerifiedSegment(place, base, name);
    while (!done() && (await readdir(lying)).length >= maxWaitingSegments) await pause(pollMs);
    if (done()) return;
    const unfinished = join(folder, `${name}.new`);
    await writeFile(unfinished, content, { mode: 0o600 });
    await chownToServer(unfinished);
    await rename(unfinished, join(lying, name));
  }
  if (!done()) await writeFile(join(folder, endMarker), '');
}
