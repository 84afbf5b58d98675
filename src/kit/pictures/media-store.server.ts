import type { Readable } from 'node:stream';

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
/** The media type of a stored file, by the ending that we gave it: never by what the file says of itself. */
export const mediaTypeOf = (name: string): string =>
  mediaTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const prefix = '/media/';
/** The public address of a stored file. */
export const mediaAddress = (name: string) => prefix + name;
/** The name of the file at an address; null for an address that is none of ours. */
export const nameAt = (address: string | null): string | null =>
  address?.startsWith(prefix) && isMediaName(address.slice(prefix.length)) ? address.slice(prefix.length) : null;
