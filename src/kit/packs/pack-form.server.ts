import { createHash } from 'node:crypto';
import type { Database } from '../database/database.server.ts';
import type { MediaStore } from '../pictures/media-store.server.ts';

/** A file on its way into a pack, read when its turn comes. */
export interface PackFile {
  name: string;
  type: string;
  /** Whether it is worth compressing. */
  isText: boolean;
  content(): AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** What is packed, and where it comes from. */
export interface Packing {
  db: Database;
  media: MediaStore;
  /** The address of this site, without a slash at its end. */
  site: string;
  subjects: readonly string[];
  books: readonly string[];
}

/** A way to write what is packed: the files that it makes of it, none where it has nothing to say. */
export type PackForm = (packing: Packing) => AsyncIterable<PackFile> | Iterable<PackFile>;

/** Things that are read at once. */
const pageOfThings = 200;

/** Many ids, so many at a time. */
export function* inPages(ids: readonly string[], size = pageOfThings): Generator<string[]> {
  for (let at = 0; at < ids.length; at += size) yield ids.slice(at, at + size);
}

/** What the file of a thing is called: its id where that can be a name everywhere, else a hash of it. */
export const fileNameOf = (id: string): string =>
  /^[A-Za-z0-9_][\w-]{0,59}$/.test(id) ? id : createHash('sha256').update(id).digest('hex').slice(0, 24);

/** Many values as one file of JSON, a line each: what stands before them, between them and after them. */
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
