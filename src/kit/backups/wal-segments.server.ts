import { z } from 'zod';
import { fail } from '../../rules/errors.ts';
import { StoredFile } from './manifest.server.ts';
import { parseOrFail, readSigned, type BackupLocation } from './location.server.ts';

/** Size of the database's log files, in bytes: the default of initdb. */
export const segmentBytes = 16 * 1024 * 1024;

/** Converts a log position as PostgreSQL prints it (`1/3000060`) to bytes. */
export function bytesOf(position: string): number {
  const [high = '', low = ''] = position.split('/');
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}
export const positionOf = (bytes: number): string =>
  `${Math.floor(bytes / 2 ** 32).toString(16)}/${(bytes % 2 ** 32).toString(16)}`;

const hex = (number: number) => number.toString(16).toUpperCase().padStart(8, '0');
const perFile = 2 ** 32 / segmentBytes;

/** The name of a segment on a timeline; segments are numbered from the beginning of the log. */
export const segmentName = (timeline: number, number: number): string =>
  hex(timeline) + hex(Math.floor(number / perFile)) + hex(number % perFile);
export const segmentAt = (bytes: number): number => Math.floor(bytes / segmentBytes);

const numberOf = (segment: string): number =>
  Number.parseInt(segment.slice(8, 16), 16) * perFile + Number.parseInt(segment.slice(16), 16);
const timelineOf = (segment: string) => Number.parseInt(segment.slice(0, 8), 16);

/** The logs of all databases of a place, each with copies of its whole folder. */
const logsFolder = 'log/';
export const walPath = (system: string, segment: string): string => `${logsFolder}${system}/wal/${segment}`;
export const basePath = (system: string, id: string): string => `${logsFolder}${system}/base/${id}`;

/** Describes a whole segment: written after it. */
const Segment = z.object({
  /** Hash of the segment as PostgreSQL wrote it. */
  sha256: z.string(),
  /** Everything committed until then is in this segment and those before; null if it was not determined. */
  reachesTo: z.iso.datetime().nullable(),
  file: StoredFile,
});
export type Segment = z.output<typeof Segment>;

/** Null if it does not exist; fails with `backupDamaged`. */
export async function readSegment(
  { store, key }: BackupLocation,
  system: string,
  segment: string,
): Promise<Segment | null> {
  const name = `${walPath(system, segment)}.json`;
  const content = await readSigned(store, name, key);
  return content === null ? null : parseOrFail(Segment, content, name);
}

/** A copy of the whole folder of a database, as stored in a place. */
const BaseBackup = z.object({
  system: z.string().regex(/^[\da-f]{16}$/),
  id: z.string(),
  timeline: z.number().int(),
  /** PostgreSQL's version. */
  postgres: z.number().int(),
  /** From then on the log can be replayed on it. */
  takenAt: z.iso.datetime(),
  /** The part of the log that makes it whole: first and last position, in bytes. */
  from: z.number(),
  to: z.number(),
  /** The backup label, a file that PostgreSQL needs next to the others. */
  label: z.string(),
  /** Total size of its files. */
  bytes: z.number(),
  file: StoredFile,
});
export type BaseBackup = z.output<typeof BaseBackup>;

const basePattern = /^log\/([\da-f]{16})\/base\/([\w-]+)\/base\.json$/;
const segmentPattern = /^log\/([\da-f]{16})\/wal\/([\dA-F]{24})\.json$/;

interface WalArchive {
  /** Whole copies, the newest first. */
  bases: BaseBackup[];
  /** Whole segments: `system/segment`. */
  segments: ReadonlySet<string>;
}

/** Lists the logs of databases in a place. */
export async function listWalArchive(place: BackupLocation): Promise<WalArchive> {
  const bases: BaseBackup[] = [],
    segments = new Set<string>();
  for await (const { name } of place.store.list(logsFolder)) {
    const [, system, segment] = segmentPattern.exec(name) ?? [];
    if (segment) segments.add(`${system}/${segment}`);
    else if (basePattern.test(name))
      bases.push(parseOrFail(BaseBackup, await readSigned(place.store, name, place.key), name));
  }
  return { bases: bases.toSorted((a, b) => (a.takenAt < b.takenAt ? 1 : -1)), segments };
}

/** The segments that follow a copy without a gap; `isBroken` if there are later ones after a gap. */
export function findSegmentChain(
  base: BaseBackup,
  segments: ReadonlySet<string>,
): { names: string[]; isBroken: boolean } {
  const names: string[] = [];
  for (let number = segmentAt(base.from); ; number++) {
    const name = segmentName(base.timeline, number);
    if (segments.has(`${base.system}/${name}`)) names.push(name);
    else {
      const isLater = (path: string) => {
        const [system, segment] = path.split('/') as [string, string];
        return system === base.system && timelineOf(segment) === base.timeline && numberOf(segment) > number;
      };
      return { names, isBroken: [...segments].some(isLater) };
    }
  }
}

/** The latest known moment that a chain reaches; null if unknown. */
export async function findLatestMoment(
  place: BackupLocation,
  { system }: BaseBackup,
  names: readonly string[],
): Promise<string | null> {
  for (const name of names.toReversed()) {
    const { reachesTo } = (await readSegment(place, system, name)) ?? fail('backupFileMissing', { name });
    if (reachesTo) return reachesTo;
  }
  return null;
}

/**
 * Removes everything not needed to restore a moment after `since`: base copies older than the newest one before it, and
 * segments that follow none of the remaining copies.
 */
export async function pruneWal(place: BackupLocation, since: Date): Promise<void> {
  const { bases, segments } = await listWalArchive(place);
  const first = bases.findIndex(({ takenAt }) => new Date(takenAt) <= since);
  const remainingBases = first === -1 ? bases : bases.slice(0, first + 1);
  for (const { system, id } of bases.slice(remainingBases.length)) {
    await place.store.remove(`${basePath(system, id)}/base.json`); // without it the remaining files are ignored
    await place.clear(basePath(system, id));
  }
  if (!remainingBases.length) return;
  for (const path of segments) {
    const [system, segment] = path.split('/') as [string, string];
    const isNeeded = remainingBases.some(
      (base) =>
        base.system === system && base.timeline === timelineOf(segment) && segmentAt(base.from) <= numberOf(segment),
    );
    if (isNeeded) continue;
    await place.store.remove(`${walPath(system, segment)}.json`);
    await place.store.remove(`${walPath(system, segment)}.00000`);
  }
}
