import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { Failure, fail } from '../../rules/errors.ts';
import { isMediaName, type MediaStore } from '../pictures/media-store.server.ts';
import { readManifest, StoredMedia, type Manifest } from './manifest.server.ts';
import { parseOrFail, type BackupLocation } from './location.server.ts';
import { seal, sealedBytes, unseal } from './sealed-stream.server.ts';
import { readFile } from './stored-file.server.ts';

/** All backups of a place share the copies of media in this folder. */
export const copiesFolder = 'media/';
const copyOf = (name: string) => copiesFolder + name;

/** Files that are copied at once: a remote store answers slowly. */
const concurrency = 8;

/** Processes each item, several at once, and waits for all; stops at the first failure. */
export async function forEachConcurrently<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  let failure: { error: unknown } | undefined;
  for await (const item of items) {
    if (failure) break;
    const task: Promise<void> = work(item)
      .catch((error: unknown) => void (failure ??= { error }))
      .finally(() => running.delete(task));
    running.add(task);
    if (running.size >= concurrency) await Promise.race(running);
  }
  await Promise.all(running);
  if (failure) throw failure.error;
}

/** True for a backup that cannot be read any more, as opposed to a place that does not answer. */
export const isBackupDamage = (error: unknown): boolean =>
  error instanceof Failure && (error.errorName === 'backupDamaged' || error.errorName === 'backupFileMissing');

/** What an earlier backup copied, by name; empty if it cannot be read any more. */
export async function loadEarlierCopies(place: BackupLocation, id: string): Promise<Map<string, StoredMedia>> {
  const copies = new Map<string, StoredMedia>();
  try {
    for await (const copy of readCopyList(place, await readManifest(place, id))) copies.set(copy.name, copy);
  } catch (error) {
    if (!isBackupDamage(error)) throw error;
  }
  return copies;
}

export async function* readCopyList(place: BackupLocation, { media: { list } }: Manifest): AsyncGenerator<StoredMedia> {
  for await (const line of createInterface(readFile(place, list))) {
    const copy = parseOrFail(StoredMedia, jsonOf(line), list.name);
    yield isMediaName(copy.name) ? copy : fail('backupDamaged', { name: list.name });
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null; // rejected by the schema
  }
}

export const serializeCopyList = (copies: Iterable<StoredMedia>): Readable =>
  Readable.from(
    (function* () {
      for (const copy of copies) yield `${JSON.stringify(copy)}\n`;
    })(),
    { objectMode: false },
  );

interface CopyOptions {
  place: BackupLocation;
  media: MediaStore;
  earlierCopies: ReadonlyMap<string, StoredMedia>;
  /** Sizes of the files already in the place, by name. */
  existingSizes: ReadonlyMap<string, number>;
  signal?: AbortSignal;
  /** Reports the total size of the files not in `copies`, then each finished file, in bytes. */
  onFound(bytes: number): void;
  onDone(bytes: number, isNew: boolean): void;
}

export async function listCopySizes({ store }: BackupLocation): Promise<Map<string, number>> {
  const existingSizes = new Map<string, number>();
  for await (const { name, bytes } of store.list(copiesFolder))
    existingSizes.set(name.slice(copiesFolder.length), bytes);
  return existingSizes;
}

/**
 * Copies every file that is not there yet; a file's content never changes under its name. Copied files are added to
 * `copies`. A file that is removed during the copying is skipped.
 */
export async function copyMedia(copies: Map<string, StoredMedia>, copying: CopyOptions): Promise<void> {
  const { media, earlierCopies, existingSizes, signal, onFound, onDone } = copying;
  const missing: { name: string; bytes: number }[] = [];
  for await (const file of media.list()) if (!copies.has(file.name)) missing.push(file);
  onFound(missing.reduce((sum, { bytes }) => sum + bytes, 0));
  await forEachConcurrently(missing, async ({ name, bytes }) => {
    signal?.throwIfAborted();
    const stored = storedSize(copying.place, bytes);
    const isThere = existingSizes.get(name) === stored;
    const copy = isThere
      ? (earlierCopies.get(name) ?? (await adopt(copying.place, name, bytes)))
      : await copyFile(copying, name);
    if (copy) copies.set(name, copy);
    onDone(bytes, !isThere);
  });
}

const storedSize = ({ key }: BackupLocation, bytes: number) => (key ? sealedBytes(bytes) : bytes);

/** Takes over a copy made by an interrupted backup: it is whole, or it would have another name. */
async function adopt(place: BackupLocation, name: string, bytes: number): Promise<StoredMedia | null> {
  const file = await place.store.open(copyOf(name));
  if (!file) return null;
  const hash = createHash('sha256');
  for await (const part of file.stream as AsyncIterable<Buffer>) hash.update(part);
  return { name, bytes, stored: storedSize(place, bytes), sha256: hash.digest('hex') };
}

async function copyFile({ place, media }: CopyOptions, name: string): Promise<StoredMedia | null> {
  const { store, key } = place;
  const file = await media.open(name);
  if (!file) return null;
  const hash = createHash('sha256');
  const sealed = key
    ? seal(key, copyOf(name), file.stream as AsyncIterable<Buffer>)
    : (file.stream as AsyncIterable<Buffer>);
  const stored = storedSize(place, file.bytes);
  await store.put(copyOf(name), {
    bytes: stored,
    stream: Readable.from(hashWhileReading(sealed, hash), { objectMode: false }),
  });
  return { name, bytes: file.bytes, stored, sha256: hash.digest('hex') };
}

async function* hashWhileReading(
  content: AsyncIterable<Buffer>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for await (const part of content) {
    hash.update(part);
    yield part;
  }
}

/** A file with its original content; fails, at its end at the latest, with `backupFileMissing` or `backupDamaged`. */
export async function openCopy({ store, key }: BackupLocation, { name, bytes, stored, sha256 }: StoredMedia) {
  const file = (await store.open(copyOf(name))) ?? fail('backupFileMissing', { name: copyOf(name) });
  async function* checked() {
    const hash = createHash('sha256');
    let read = 0;
    for await (const part of file.stream as AsyncIterable<Buffer>) {
      hash.update(part);
      read += part.length;
      yield part;
    }
    if (read !== stored || hash.digest('hex') !== sha256) fail('backupDamaged', { name: copyOf(name) });
  }
  const content = key ? decryptCopy(key, copyOf(name), checked()) : checked();
  return { bytes, stream: Readable.from(content, { objectMode: false }) };
}

async function* decryptCopy(key: Buffer, name: string, sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* unseal(key, name, sealed);
  } catch {
    fail('backupDamaged', { name });
  }
}
