import { isUtf8 } from 'node:buffer';
import { bytesOf, type SourceFile } from './files.ts';

/** A line of a file, or why it is refused; `where` is its place as `file:line`. */
export type Line = { where: string; text: string } | { where: string; refused: string };

/** Maximum length of a line in bytes. */
const maxLineBytes = 64 * 1024;
const newline = 0x0a;

/**
 * The lines of a text file, plain or compressed, without line endings. Streams; refuses a line that is too long or not
 * UTF-8, and the point where a file is truncated.
 */
export async function* linesOf(file: SourceFile): AsyncGenerator<Line> {
  let number = 1,
    pendingPieces: Buffer[] = [],
    size = 0;
  const finish = (piece: Buffer): Line => {
    const where = `${file.where}:${number++}`;
    const bytes = pendingPieces.length ? Buffer.concat([...pendingPieces, piece]) : piece,
      length = size + piece.length;
    pendingPieces = [];
    size = 0;
    if (length > maxLineBytes) return { where, refused: `a line longer than ${maxLineBytes / 1024} kB` };
    if (!isUtf8(bytes)) return { where, refused: 'not in UTF-8' };
    const text = bytes.toString().replace(/\r$/, '');
    return { where, text: number === 2 ? text.replace(/^\ufeff/, '') : text };
  };
  try {
    for await (const bytes of bytesOf(file.path)) {
      let start = 0;
      for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
        yield finish(bytes.subarray(start, end));
        start = end + 1;
      }
      const rest = bytes.subarray(start);
      size += rest.length;
      if (size <= maxLineBytes) pendingPieces.push(Buffer.from(rest));
      else pendingPieces = [];
    }
  } catch (error) {
    yield { where: `${file.where}:${number}`, refused: `cannot be read on: ${(error as Error).message}` };
    return;
  }
  if (size) yield finish(Buffer.of());
}
