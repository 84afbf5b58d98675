import { createHash } from 'node:crypto';
import type { Database } from '../database/database.server.ts';
import type { MediaStore } from '../pictures/media-store.server.ts';

/** A file to be packed, read when its turn comes. */
export interface PackFile {
  name: string;
  type: string;
  /** Whether to compress it. */
  isText: boolean;
  content(): AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** The content to pack, and its origin. */
export interface PackInput {
  db: Database;
  media: MediaStore;
  /** The address of this site, without a trailing slash. */
  site: string;
  subjects: readonly string[];
  books: readonly string[];
  /** Whether the pack has everything that the site publishes. */
  isAll: boolean;
}

/** An output format: the files that it makes of the content, possibly none. */
export type PackForm = (packing: PackInput) => AsyncIterable<PackFile> | Iterable<PackFile>;

/** Things read at once. */
const defaultPageSize = 200;

/** Splits a list of ids into pages of `size`. */
export function* splitIntoPages(ids: readonly string[], size = defaultPageSize): Generator<string[]> {
  for (let at = 0; at < ids.length; at += size) yield ids.slice(at, at + size);
}

/** Name of a thing's file: its id if it is a valid name on all systems, else a hash of it. */
export const fileNameOf = (id: string): string =>
  /^[A-Za-z0-9_][\w-]{0,59}$/.test(id) ? id : createHash('sha256').update(id).digest('hex').slice(0, 24);

/** A JSON file with one value per line; `head` and `tail` are the text before and after the values. */
export async function* asJsonList(head: string, values: AsyncIterable<object>, tail: string): AsyncGenerator<string> {
  yield head;
  let separator = '\n';
  for await (const value of values) {
    yield separator + JSON.stringify(value);
    separator = ',\n';
  }
  yield `\n${tail}\n`;
}

/** Values as lines of JSON. */
export async function* asLines(values: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}
