import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import unbzip2 from 'unbzip2-stream';
import { isRefusedPlace, markPlace } from './place.ts';
import { describeReadError } from './read-errors.ts';

/** A file of a source. */
export interface SourceFile {
  path: string;
  /** Its path from the requested folder on, for the report. */
  where: string;
}

/** Bytes read at once. */
const chunkBytes = 128 * 1024;

/**
 * The files under a path with matching names, in the order of their names; a file named directly is accepted regardless
 * of its name. Leaves out those that an earlier attempt could not read. Throws an `Error` with one readable line if
 * there are none.
 */
export async function sourceFiles(path: string, matches: RegExp, kindOfFile: string): Promise<SourceFile[]> {
  const stats = await stat(path).catch((error: Error) => {
    throw new Error(`It cannot be read: ${error.message}`, { cause: error });
  });
  if (stats.isFile()) return [{ path, where: basename(path) }].filter(({ where }) => !isRefusedPlace(where));
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
 * The outcomes of each file in turn. A file that cannot be read is refused with its name, at whatever point it fails,
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
      yield { where: file.where, refused: describeReadError(error) };
    }
  }
}

/**
 * The content of a file in chunks, decompressed if its name ends in .gz or .bz2; memory stays constant. Throws if the
 * compressed data are corrupt.
 */
export async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: chunkBytes });
  if (path.endsWith('.bz2')) yield* unpackBzip2(file);
  else if (path.endsWith('.gz'))
    yield* pipeline(file, createGunzip({ chunkSize: chunkBytes }), () => {}) as AsyncIterable<Buffer>; // the consumer receives errors
  else yield* file as AsyncIterable<Buffer>;
}

/**
 * Maximum bytes to which a chunk of a .bz2 file may unpack. Genuine data grow about twenty times, and at the end about
 * a megabyte is unpacked at once.
 */
const maxUnpackedBytes = 64 * 1024 * 1024;

/** At the end of a truncated file the library fails with a TypeError. */
const toBrokenPackingError = (error: Error) =>
  new Error(error instanceof TypeError ? 'its packing (bzip2) is broken or cut off' : error.message, { cause: error });

/** Unpacks chunk by chunk: the library unpacks its whole input at once, and can be stopped only from its output. */
async function* unpackBzip2(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const unpack = unbzip2();
  let pieces: Buffer[] = [],
    size = 0,
    broken: Error | null = null;
  unpack.on('error', (error: Error) => {
    broken ??= error;
  });
  unpack.on('data', (piece: Buffer) => {
    size += piece.length;
    if (size > maxUnpackedBytes) throw new Error('it unpacks to far more than it is');
    pieces.push(piece);
  });
  const unpacked = () => {
    const unpackedPieces = pieces;
    [pieces, size] = [[], 0];
    return unpackedPieces;
  };
  for await (const bytes of file) {
    unpack.write(bytes);
    yield* unpacked();
    if (broken) throw toBrokenPackingError(broken);
  }
  unpack.end();
  yield* unpacked();
  if (broken) throw toBrokenPackingError(broken);
}
