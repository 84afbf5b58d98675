import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import unbzip2 from 'unbzip2-stream';
import { isRefusedPlace, markPlace } from './place.ts';
import { whyUnreadable } from './unreadable.ts';

/** A file of a source. */
export interface SourceFile {
  path: string;
  /** From the folder on that was asked for, for the report. */
  where: string;
}

/** Bytes read at once. */
const chunkBytes = 128 * 1024;

/**
 * The files under a path whose names match, in the order of their names; a file that is named itself is taken whatever
 * it is called; without those that an earlier attempt could not read. Throws an `Error` with one readable line when there
 * are none.
 */
export async function sourceFiles(path: string, matches: RegExp, kindOfFile: string): Promise<SourceFile[]> {
  const there = await stat(path).catch((error: Error) => {
    throw new Error(`It cannot be read: ${error.message}`, { cause: error });
  });
  if (there.isFile()) return [{ path, where: basename(path) }].filter(({ where }) => !isRefusedPlace(where));
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && matches.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ path: file, where: relative(path, file) }));
  if (!files.length) throw new Error(`There is no ${kindOfFile} in ${path}.`);
  return files.filter(({ where }) => !isRefusedPlace(where));
}

/**
 * What each file gives, one file after the other. One that cannot be read is refused by its name, wherever that shows,
 * and the next one follows.
 */
export async function* readEach<Outcome>(
  files: readonly SourceFile[],
  read: (file: SourceFile) => AsyncIterable<Outcome>,
): AsyncGenerator<Outcome | { where: string; refused: string }> {
  for (const file of files) {
    markPlace(file.where);
    try {
      yield* read(file);
    } catch (error) {
      yield { where: file.where, refused: whyUnreadable(error) };
    }
  }
}

/**
 * What a file holds, unpacked where its name ends in .gz or .bz2, a piece after the other; memory stays flat. Throws
 * where the packing is broken.
 */
export async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: chunkBytes });
  if (path.endsWith('.bz2')) yield* withoutBzip2(file);
  else if (path.endsWith('.gz'))
    yield* pipeline(file, createGunzip({ chunkSize: chunkBytes }), () => {}) as AsyncIterable<Buffer>; // what goes wrong is thrown to whoever reads
  else yield* file as AsyncIterable<Buffer>;
}

/**
 * What a piece of a .bz2 file may unpack to. Honest ones become some twenty times as large, and at the end about a
 * megabyte is unpacked at once.
 */
const mostUnpacked = 64 * 1024 * 1024;

/** The library meets the end of a file that was cut off as something undefined. */
const brokenPacking = (error: Error) =>
  new Error(error instanceof TypeError ? 'its packing (bzip2) is broken or cut off' : error.message, { cause: error });

/**
 * Unpacks piece by piece: the library unpacks what it is given at once, and can be stopped only from where it gives.
 */
async function* withoutBzip2(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const unpack = unbzip2();
  let pieces: Buffer[] = [],
    size = 0,
    broken: Error | null = null;
  unpack.on('error', (error: Error) => {
    broken ??= error;
  });
  unpack.on('data', (piece: Buffer) => {
    size += piece.length;
    if (size > mostUnpacked) throw new Error('it unpacks to far more than it is');
    pieces.push(piece);
  });
  const unpacked = () => {
    const all = pieces;
    [pieces, size] = [[], 0];
    return all;
  };
  for await (const bytes of file) {
    unpack.write(bytes);
    yield* unpacked();
    if (broken) throw brokenPacking(broken);
  }
  unpack.end();
  yield* unpacked();
  if (broken) throw brokenPacking(broken);
}
