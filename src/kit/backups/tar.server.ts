import type { Readable } from 'node:stream';
import { fail } from '../../rules/errors.ts';

/** A file or a folder (whose path ends with a slash) of an archive. Its size is in bytes. */
export interface Entry {
  path: string;
  size: number;
}

const block = 512;
/** Bytes read from a file at once. */
const chunk = 256 * 1024;

/**
 * An archive that any `tar -x` opens (ustar). A file shorter than announced is padded with zeros, a longer one is
 * truncated: the database writes on during the copying, and its log makes the copy whole.
 */
export async function* packTar(entries: AsyncIterable<Entry & { content?: AsyncIterable<Buffer> }>) {
  for await (const { path, size, content } of entries) {
    yield headerOf({ path, size });
    let left = size;
    for await (const part of content ?? []) {
      if (left) yield part.subarray(0, left);
      left -= Math.min(left, part.length);
    }
    for (; left; left -= Math.min(left, chunk)) yield Buffer.alloc(Math.min(left, chunk));
    if (size % block) yield Buffer.alloc(block - (size % block));
  }
  yield Buffer.alloc(2 * block);
}

function headerOf({ path, size }: Entry): Buffer {
  const header = Buffer.alloc(block);
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long a name for an archive`);
  const octal = (number: number, digits: number) => number.toString(8).padStart(digits, '0');
  header.write(path, 0);
  header.write(path.endsWith('/') ? '0000700\0' : '0000600\0', 100);
  header.write('0000000\x000000000\0', 108); // whoever unpacks it owns it
  header.write(`${octal(size, 11)}\0`, 124);
  header.write(`${octal(0, 11)}\0`, 136);
  header.write('        ', 148);
  header.write(path.endsWith('/') ? '5' : '0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${octal(sumOf(header), 6)}\0 `, 148);
  return header;
}

/** Checksum of a header: the sum of its bytes, with spaces in place of the checksum itself. */
const sumOf = (header: Buffer): number =>
  header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);

const isPath = (path: string) => /^(?:[\w.-]+\/)*[\w.-]*$/.test(path) && !path.split('/').includes('..');

/**
 * Reads what `packed` wrote: `begin` is called for every file and folder and receives its content in pieces. Fails with
 * `backupDamaged` if the archive is truncated or a path leads out of its folder.
 */
export async function unpackTar(
  archive: Readable,
  name: string,
  begin: (entry: Entry) => Promise<{ write(part: Buffer): Promise<unknown>; end(): Promise<unknown> }>,
): Promise<void> {
  const damaged = () => fail('backupDamaged', { name });
  let held: Buffer = Buffer.alloc(0),
    isOver = false;
  let file: { sink: Awaited<ReturnType<typeof begin>>; left: number; padding: number } | null = null;
  for await (const part of archive as AsyncIterable<Buffer>) {
    held = held.length ? Buffer.concat([held, part]) : part;
    while (!isOver) {
      if (file) {
        if (file.left) {
          const piece = held.subarray(0, file.left);
          if (!piece.length) break;
          await file.sink.write(piece);
          file.left -= piece.length;
          held = held.subarray(piece.length);
          continue;
        }
        if (held.length < file.padding) break;
        held = held.subarray(file.padding);
        await file.sink.end();
        file = null;
      }
      if (held.length < block) break;
      const header = held.subarray(0, block);
      held = held.subarray(block);
      isOver = header[0] === 0;
      if (isOver) break;
      const text = (from: number, to: number) => header.toString('utf8', from, to).replace(/[\0 ].*$/s, '');
      const path = text(0, 100),
        size = Number.parseInt(text(124, 136), 8);
      if (Number.parseInt(text(148, 156), 8) !== sumOf(header) || !isPath(path) || !(size >= 0)) damaged();
      file = { sink: await begin({ path, size }), left: size, padding: (block - (size % block)) % block };
    }
    if (isOver) held = Buffer.alloc(0);
  }
  if (!isOver || file) damaged();
}
