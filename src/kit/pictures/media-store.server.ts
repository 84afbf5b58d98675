import type { Readable } from 'node:stream';
import { addJob, job } from '../jobs/job.server.ts';
import type { Database } from '../database/database.server.ts';
import { z } from 'zod';

/** Bytes of a file, the first and the last that are wanted. */
export interface ByteRange {
  start: number;
  end: number;
}
/** A file that comes as a stream, so that none is ever whole in memory. */
interface StreamedFile {
  /** Of the stream. */
  bytes: number;
  stream: Readable;
}

/**
 * Storage for uploaded files, by a name like `avatar/{hash}.webp`, of which the hash is a SHA-256 of what is in it: the
 * content under a name never changes. Fails with `storeAway` or `storeFull`.
 */
export interface MediaStore {
  /** There is the whole file afterwards, or none. */
  put(name: string, content: Uint8Array | StreamedFile): Promise<void>;
  /** Its size in bytes; null for an unknown name. */
  sizeOf(name: string): Promise<number | null>;
  /** Null for an unknown name. */
  open(name: string, range?: ByteRange): Promise<StreamedFile | null>;
  remove(name: string): Promise<void>;
  /** Every file whose name begins so, a folder's with its slash; in no order. */
  list(prefix?: string): AsyncIterable<StoredFile>;
  /** Removes what was being written when its writer died, so long ago at least, in milliseconds, where names begin so. */
  removeUnfinished(olderMs: number, prefix?: string): Promise<void>;
}

interface StoredFile {
  name: string;
  bytes: number;
}

/**
 * Valid names: a folder, a base64url hash with optional sizes, an ending: `.webp` for what we made, that of a sound or a
 * film, `.bin` for a file as it came, which is never given out. No path traversal is possible.
 */
const Name = /^[a-z]+\/[\w-]{20,64}\.(?:webp|bin|mp3|ogg|wav|flac|m4a|weba|mp4|webm)$/;
export const isMediaName = (name: string): boolean => Name.test(name);
export function checkName(name: string, isName: (name: string) => boolean): string {
  if (!isName(name)) throw new Error(`${name} is no name of a file`);
  return name;
}

const prefix = '/media/';
/** The public address of a stored file. */
export const mediaAddress = (name: string) => prefix + name;
/** The name of the file at an address; null for an address that is none of ours. */
const nameAt = (address: string | null): string | null =>
  address?.startsWith(prefix) && isMediaName(address.slice(prefix.length)) ? address.slice(prefix.length) : null;

/** Files that could not be removed when they should have been. */
export const removingFiles = job({
  name: 'removing',
  schema: z.object({ names: z.array(z.string()) }),
  retries: 20,
  async run({ names }, { drivers: { media } }) {
    for (const name of names) await media.remove(name);
  },
});

/** Removes files that nothing speaks of any more: now, or where the store is away, as soon as it is back. */
export async function removeFiles(db: Database, store: MediaStore, names: readonly string[]): Promise<void> {
  try {
    for (const name of names) await store.remove(name);
  } catch {
    await addJob(db, removingFiles, { names: [...names] });
  }
}

/** The same with the file at an address; addresses that are not ours are ignored. */
export async function removeAt(db: Database, store: MediaStore, address: string | null): Promise<void> {
  const name = nameAt(address);
  if (name) await removeFiles(db, store, [name]);
}
