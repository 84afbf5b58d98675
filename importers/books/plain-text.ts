import { basename } from 'node:path';
import { bytesOf, sourceFiles, type SourceFile } from '../files.ts';
import { assembleBook } from './assemble.ts';
import { escapeHtml, dropInvalidCharacters } from './inline.ts';
import { genreOf } from './languages.ts';
import { BookRefusal, type BookReadResult, type Piece } from './record.ts';
import { markPlace } from '../place.ts';
import { describeReadError } from '../read-errors.ts';

/** Details that a plain text lacks. */
export interface PlainTextOptions {
  licence: string;
  /** A BCP 47 tag. */
  language: string;
  author: string;
  /** An encoding label of TextDecoder: utf-8, big5, gb18030, shift_jis, windows-1252. */
  encoding: string;
  /** A matching line starts a chapter; its title is the first group or the whole line. */
  heading: RegExp;
}

/** Default pattern of headings in plain texts: 第一回, CHAPTER I, Livre II, Canto 3. */
export const defaultHeading =
  /^(?:第[零〇一二三四五六七八九十百千\d]+[回章卷篇節节段].{0,40}|(?:CHAPTER|BOOK|PART|CANTO|Chapter|Book|Part|Canto|Livre|LIVRE|Chapitre|CHAPITRE|Libro|LIBRO|Capítulo|CAPÍTULO)\s+[IVXLCDM\d]+\b.{0,80})$/;

/** Maximum lines per paragraph; in a text without blank lines each line is a paragraph. */
const maxParagraphLines = 400;

/** Each plain text of a path becomes a book. */
export async function* plainTextBooks(path: string, options: PlainTextOptions): AsyncGenerator<BookReadResult> {
  for (const file of await sourceFiles(path, /\.txt(?:\.gz)?$/i, 'text')) yield* bookOf(file, options);
}

async function* bookOf(file: SourceFile, options: PlainTextOptions): AsyncGenerator<BookReadResult> {
  let assembled: Awaited<ReturnType<typeof assembleBook>> | null = null;
  markPlace(file.where);
  const title = basename(file.path).replace(/\.txt(?:\.gz)?$/i, '');
  try {
    assembled = await assembleBook(
      file.where,
      {
        facts: {
          title,
          genre: genreOf(options.language),
          bookAuthors: [{ name: options.author }],
          language: options.language,
        },
      },
      [
        {
          witness: {
            key: 'original',
            kind: 'original',
            language: options.language,
            ...(/^(?:ar|he|fa)\b/.test(options.language) && { direction: 'rtl' as const }),
            translator: null,
            edition: file.where,
            licence: options.licence,
            sourceUrl: null,
          },
          pieces: piecesOf(file, options),
        },
      ],
    );
    yield { where: file.where, record: assembled.record };
  } catch (error) {
    yield { where: file.where, refused: describeReadError(error) };
  } finally {
    await assembled?.close();
  }
}

/** Lines of a file with any line ending; memory stays constant. */
async function* linesOf({ path }: SourceFile, encoding: string): AsyncGenerator<string> {
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
    throw new BookRefusal(`it is not written in ${encoding}`);
  }
}

/** Paragraphs are separated by blank lines; without blank lines each line is a paragraph. */
async function* piecesOf(file: SourceFile, { encoding, heading }: PlainTextOptions): AsyncGenerator<Piece> {
  let chapter = 0,
    number = 0,
    title: string | undefined,
    gathered: string[] = [];
  const flush = function* (): Generator<Piece> {
    const html = escapeHtml(dropInvalidCharacters(gathered.join(' ')).trim());
    gathered = [];
    if (!html) return;
    yield { path: [String(chapter), String(++number)], html, ...(title && { headings: [title] }) };
    title = undefined;
  };
  for await (const line of linesOf(file, encoding)) {
    const head = heading.exec(line.trim());
    if (head) {
      yield* flush();
      chapter++;
      number = 0;
      title = (head[1] ?? head[0]).trim();
    } else if (!line.trim() || line.startsWith('　') || gathered.length >= maxParagraphLines) {
      yield* flush();
      if (line.trim()) gathered.push(line.trim());
    } else gathered.push(line.trim());
  }
  yield* flush();
}
