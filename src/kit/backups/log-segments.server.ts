import { z } from 'zod';
import { fail } from '../../rules/errors.ts';
import { StoredFile } from './manifest.server.ts';
import { parsed, readSealed, type Place } from './place.server.ts';

/** The log of a database comes in files of this size, in bytes, as initdb makes it. */
export const segmentBytes = 16 * 1024 * 1024;

/** A position in the log, as PostgreSQL says it (`1/3000060`), in bytes. */
export function bytesOf(position: string): number {
  const [high = '', low = ''] = position.split('/');
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}
export const positionOf = (bytes: number): string =>
  `${Math.floor(bytes / 2 ** 32).toString(16)}/${(bytes % 2 ** 32).toString(16)}`;

const hex = (number: number) => number.toString(16).toUpperCase().padStart(8, '0');
const perFile = 2 ** 32 / segmentBytes;

/** The name of the segment of this number, counted from the beginning of the log, on a timeline. */
export const segmentName = (timeline: number, number: number): string =>
  hex(timeline) + hex(Math.floor(number / perFile)) + hex(number % perFile);
export const segmentAt = (bytes: number): number => Math.floor(bytes / segmentBytes);

function numberOf(segment: string): number {
  return Number.parseInt(segment.slice(8, 16), 16) * perFile + Number.parseInt(segment.slice(16), 16);
}
const timelineOf = (segment: string) => Number.parseInt(segment.slice(0, 8), 16);

/** The logs of all databases of a place, each with copies of its whole folder. */
const logsFolder = 'log/';
export const walOf = (system: string, segment: string): string => `${logsFolder}${system}/wal/${segment}`;
export const baseOf = (system: string, id: string): string => `${logsFolder}${system}/base/${id}`;

/** What says that a segment is whole: written after it. */
const Segment = z.object({
  /** Of the segment as PostgreSQL wrote it. */
  sha256: z.string(),
  /** All that was committed until then is in this one and those before; null where nobody asked. */
  reachesTo: z.iso.datetime().nullable(),
  file: StoredFile,
});
export type Segment = z.output<typeof Segment>;

/** Null where it is not there; fails with `backupDamaged`. */
export async function readSegment({ store, key }: Place, system: string, segment: string): Promise<Segment | null> {
  const name = `${walOf(system, segment)}.json`;
  const content = await readSealed(store, name, key);
  return content === null ? null : parsed(Segment, content, name);
}

/** A copy of the whole folder of a database, as it stands in a place. */
const Base = z.object({
  system: z.string().regex(/^[\da-f]{16}$/),
  id: z.string(),
  timeline: z.number().int(),
  /** Of PostgreSQL. */
  postgres: z.number().int(),
  /** From here on the log can be replayed on it. */
  takenAt: z.iso.datetime(),
  /** What of the log makes it whole: its first and its last position, in bytes. */
  from: z.number(),
  to: z.number(),
  /** What PostgreSQL wants to find beside the files. */
  label: z.string(),
  /** Of its files. */
  bytes: z.number(),
  file: StoredFile,
});
export type Base = z.output<typeof Base>;

const BaseName = /^log\/([\da-f]{16})\/base\/([\w-]+)\/base\.json$/;
const SegmentName = /^log\/([\da-f]{16})\/wal\/([\dA-F]{24})\.json$/;

interface Logs {
  /** Whole copies, the newest first. */
  bases: Base[];
  /** Whole segments: `system/segment`. */
  segments: ReadonlySet<string>;
}

/** What stands in a place of the logs of databases. */
export async function logsIn(place: Place): Promise<Logs> {
  const bases: Base[] = [],
    segments = new Set<string>();
  for await (const { name } of place.store.list(logsFolder)) {
    const [, system, segment] = SegmentName.exec(name) ?? [];
    if (segment) segments.add(`${system}/${segment}`);
    else if (BaseName.test(name)) bases.push(parsed(Base, await readSealed(place.store, name, place.key), name));
  }
  return { bases: bases.toSorted((a, b) => (a.takenAt < b.takenAt ? 1 : -1)), segments };
}

/** The segments that follow on a copy without a gap, as far as they go; `isBroken`: there are later ones. */
export function chainOf(base: Base, segments: ReadonlySet<string>): { names: string[]; isBroken: boolean } {
  const names: string[] = [];
  for (let number = segmentAt(base.from); ; number++) {
    const name = segmentName(base.timeline, number);
    if (segments.has(`${base.system}/${name}`)) names.push(name);
    else {
      const isLater = (one: string) => {
        const [system, segment] = one.split('/') as [string, string];
        return system === base.system && timelineOf(segment) === base.timeline && numberOf(segment) > number;
      };
      return { names, isBroken: [...segments].some(isLater) };
    }
  }
}

/** Until when a chain reaches at most; null where nobody knows. */
export async function reachOf(place: Place, { system }: Base, names: readonly string[]): Promise<string | null> {
  for (const name of names.toReversed()) {
    const { reachesTo } = (await readSegment(place, system, name)) ?? fail('backupFileMissing', { name });
    if (reachesTo) return reachesTo;
  }
  return null;
}

/**
 * Removes what no moment needs that lies after `since`: copies older than the newest one of before it, and segments that
 * follow on none that stays.
 */
export async function trimLogs(place: Place, since: Date): Promise<void> {
  const { bases, segments } = await logsIn(place);
  const first = bases.findIndex(({ takenAt }) => new Date(takenAt) <= since);
  const kept = first === -1 ? bases : bases.slice(0, first + 1);
  for (const { system, id } of bases.slice(kept.length)) {
    await place.store.remove(`${baseOf(system, id)}/base.json`); // without it the rest is nobody's
    await place.clear(baseOf(system, id));
  }
  if (!kept.length) return;
  for (const one of segments) {
    const [system, segment] = one.split('/') as [string, string];
    const isNeeded = kept.some(
      (base) =>
        base.system === system && base.timeline === timelineOf(segment) && segmentAt(base.from) <= numberOf(segment),
    );
    if (isNeeded) continue;
    await place.store.remove(`${walOf(system, segment)}.json`);
    await place.store.remove(`${walOf(system, segment)}.00000`);
  }
}
