import { bytesOf, type SourceFile } from '../../files.ts';
import { BookRefusal } from '../record.ts';
import { maxHeadLines, readHead } from './head.ts';

/** Lines of a file with any line ending; memory stays constant. */
export async function* linesOf({ path }: SourceFile, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let pendingPieces: string[] = [];
  try {
    for await (const bytes of bytesOf(path)) {
      const text = decoder.decode(bytes, { stream: true });
      pendingPieces.push(text);
      if (!/[\r\n]/.test(text)) continue; // a line may be as long as the file
      const lines = pendingPieces.join('').split(/\r\n|\n|\r(?!$)/);
      pendingPieces = [lines.pop()!];
      yield* lines;
    }
    yield pendingPieces.join('') + decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new BookRefusal(`it is not written in ${encoding}; --encoding names another encoding`);
  }
}

/** The encoding of a text: by its byte order mark, else the one that its head states, else UTF-8. */
export async function encodingOf(file: SourceFile): Promise<string> {
  for await (const bytes of bytesOf(file.path)) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
    if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
    const lines = bytes
      .toString('latin1')
      .split(/\r\n|\n|\r/)
      .slice(0, maxHeadLines);
    const stated = readHead(lines).encoding?.replace(/^ISO Latin-1$|^ISO-?8859-1$/i, 'windows-1252');
    try {
      return stated && !/ascii/i.test(stated) ? new TextDecoder(stated).encoding : 'utf-8';
    } catch {
      return 'utf-8';
    }
  }
  return 'utf-8';
}
