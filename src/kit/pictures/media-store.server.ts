import type { Readable } from 'node:stream';

/** Range of bytes of a file: first and last, inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}
/** A file as a stream, so that it is never whole in memory. */
interface StreamedFile {
  /** Length of the stream. */
  bytes: number;
  stream: Readable;
}

/**
 * Storage for uploaded files, by a name like `avatar/{hash}.webp`, with a SHA-256 hash of the content: the content
 * under a name never changes. Fails with `storeAway` or `storeFull`.
 */
export interface MediaStore {
  /** Atomic: afterwards the file is whole or absent. */
  put(name: string, content: Uint8Array | StreamedFile): Promise<void>;
  /** Its size in bytes; null for an unknown name. */
  sizeOf(name: string): Promise<number | null>;
  /** Null for an unknown name. */
  open(name: string, range?: ByteRange): Promise<StreamedFile | null>;
  remove(name: string): Promise<void>;
  /** Every file whose name begins with `prefix` (a folder's name with a slash); in no order. */
  list(prefix?: string): AsyncIterable<StoredFile>;
  /** Removes unfinished files whose writers died at least `olderMs` milliseconds ago, by the prefix of their names. */
  removeUnfinished(olderMs: number, prefix?: string): Promise<void>;
}

interface StoredFile {
  name: string;
  bytes: number;
}

/**
 * Valid names: a folder, a base64url hash with optional sizes, an extension: `.webp` for files we made, that of a sound
 * or a film, `.bin` for an original file, which is never served. No path traversal is possible.
 */
const Name = /^[a-z]+\/[\w-]{20,64}\.(?:webp|bin|mp3|ogg|wav|flac|m4a|weba|mp4|webm)$/;
export const isMediaName = (name: string): boolean => Name.test(name);
export function assertFileName(name: string, isName: (name: string) => boolean): string {
  if (!isName(name)) throw new Error(`${name} is no name of a file`);
  return name;
}

const mediaTypes: Record<string, string> = {
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  weba: 'audio/webm',
  mp4: 'video/mp4',
  webm: 'video/webm',
};
/** The media type of a stored file, by the extension that we gave it, never by its content. */
export const mediaTypeOf = (name: string): string =>
  mediaTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const prefix = '/media/';
/** The public address of a stored file. */
export const mediaAddress = (name: string) => prefix + name;
/** The name of the file at an address; null for a foreign address. */
export const nameFromAddress = (address: string | null): string | null =>
  address?.startsWith(prefix) && isMediaName(address.slice(prefix.length)) ? address.slice(prefix.length) : null;
