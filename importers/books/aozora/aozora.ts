import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { sourceFiles, type SourceFile } from '../../files.ts';
import { markPlace } from '../../place.ts';
import { describeReadError } from '../../read-errors.ts';
import { readBook } from '../assemble.ts';
import { dropInvalidCharacters } from '../inline.ts';
import { authorsOf } from '../names.ts';
import { BookProblems, BookRefusal, type BookReadResult, type Piece, type WitnessText } from '../record.ts';
import { ordinalIn, sortByOrdinal } from '../volumes.ts';
import { HeadingNumbers, readHeading } from './headings.ts';
import { readLine, toPlainLine } from './markup.ts';

/** Maximum size of a file in bytes. */
const maxFileBytes = 30_000_000;
/** Maximum letters of the colophons of a book. */
const maxColophonLetters = 4000;

/** A parsed file of Aozora Bunko. */
interface Work {
  file: SourceFile;
  title: string;
  /** Title of a part of a larger work: 桐壺. */
  subtitle: string | null;
  author: string;
  translator: string | null;
  body: string[];
  /** Colophon with source and typists; must be preserved with the text. */
  colophon: string;
  /** Its number in the library; parts of a work have consecutive numbers. */
  number: number;
}
type Part = Omit<Work, 'body'>;

/** Works of Aozora Bunko: files of one title and author are the parts, or the translations, of one book. */
export async function* aozoraBooks(path: string, { licence }: { licence: string }): AsyncGenerator<BookReadResult> {
  const works: Part[] = []; // a library of texts exceeds memory, so each text is read again
  for (const file of await sourceFiles(path, /\.txt$/i, 'file of Aozora Bunko')) {
    try {
      const { body: _, ...work } = await readWork(file);
      works.push(work);
    } catch (error) {
      yield { where: file.where, refused: describeReadError(error) };
    }
  }
  for (const group of Map.groupBy(works, ({ title, author }) => [title, author].join('\n')).values())
    yield* bookOf(group, licence);
}

async function* bookOf(works: Part[], licence: string): AsyncGenerator<BookReadResult> {
  const translations = [...Map.groupBy(works, ({ translator }) => translator).values()].map(sortParts);
  const [first] = translations as [Part[], ...Part[][]];
  const {
    title,
    author,
    translator,
    file: { where },
  } = first[0]!;
  const problems = new BookProblems(where);
  const isAlone = translations.length === 1;
  yield* readBook(where, problems, () => ({
    key: [title, author, isAlone ? translator : null].filter(Boolean).join(' / '),
    head: {
      facts: {
        title,
        subtitle: isAlone && first.length === 1 ? first[0]!.subtitle : null,
        genre: 'ancient_en',
        bookAuthors: authorsOf([author]),
        language: 'ja',
        translator: isAlone ? translator : null,
      },
    },
    texts: translations.map((parts, at): WitnessText => {
      const colophon = [...new Set(parts.map((part) => part.colophon))].join('\n');
      if (colophon.length > maxColophonLetters)
        problems.onBroken('colophon', `it has more than ${maxColophonLetters} letters; what follows them is left out`);
      return {
        witness: {
          key: at === 0 ? (isAlone ? 'original' : 'ja') : `ja-${at + 1}`,
          kind: isAlone ? 'original' : 'translation',
          language: 'ja',
          vertical: true,
          translator: parts[0]!.translator,
          edition: colophon.slice(0, maxColophonLetters).toWellFormed(),
          licence,
          sourceUrl: 'https://www.aozora.gr.jp/',
        },
        pieces: piecesOfParts(parts, problems),
      };
    }),
  }));
}

/** Parts in the order that their subtitles state, 第一 to 第五, else by their numbers in the library. */
const sortParts = (parts: Part[]): Part[] =>
  sortByOrdinal(
    parts.toSorted((a, b) => a.number - b.number),
    ({ subtitle }) => ordinalIn(subtitle ?? ''),
  );

async function* piecesOfParts(parts: readonly Part[], problems: BookProblems): AsyncGenerator<Piece> {
  for (const [at, { file }] of parts.entries())
    yield* piecesOf(
      await readWork(file),
      parts.length > 1 ? [String(at + 1)] : [],
      new BookProblems(file.where, problems.lists),
    );
}

async function readWork(file: SourceFile): Promise<Work> {
  const { path, where } = file;
  markPlace(where);
  const bytes = await readFile(path);
  if (bytes.length > maxFileBytes) throw new BookRefusal('it is too large');
  const lines = decode(bytes).split(/\r?\n/);
  const begin = Math.max(
    0,
    lines.findIndex((line) => line.trim()),
  );
  const headEnd = lines.indexOf('', begin);
  const head = lines.slice(begin, Math.max(begin, headEnd)).map(toPlainLine).filter(Boolean);
  if (head.length < 2) throw new BookRefusal('its first lines name no title and author');
  const { author, translator } = takeContributors(head);
  const legend = lines.flatMap((line, at) => (/^-{20,}$/.test(line) ? [at] : [])).slice(0, 2);
  const begins = legend.length === 2 ? legend[1]! + 1 : headEnd + 1;
  const ends = lines.findIndex((line, at) => at > begins && /^[　\s]*底本[：:]/u.test(line));
  return {
    file,
    title: head[0] ?? author,
    subtitle: head.slice(1).join(' ') || null,
    author,
    translator,
    body: lines.slice(begins, ends < 0 ? undefined : ends),
    colophon: ends < 0 ? '' : lines.slice(ends).filter(Boolean).join(' '),
    number: Number(/^(\d+)_\w+_\d+\.txt$/i.exec(basename(path))?.[1] ?? /(\d+)/.exec(path)?.[1] ?? 0),
  };
}

function decode(bytes: Buffer): string {
  try {
    return dropInvalidCharacters(new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'shift_jis', { fatal: true }).decode(bytes));
  } catch {
    throw new BookRefusal('it is not written in CP932');
  }
}

/** The words that name what a contributor did, after the name. */
const translatorPattern = /(?<![翻共完全　 ・])[翻共完全　 ・]*(?:訳|譯)$/u;
const rolePattern = /(?<=.[　 ])(?:著|作|原作|編|編著|編纂|校訂|校註|校注)$/u;

/** Takes author and translator from the end of the lines above a text. */
function takeContributors(head: string[]): { author: string; translator: string | null } {
  const translator = head.length > 1 && translatorPattern.test(head.at(-1)!) ? head.pop()! : null;
  const author = head.length > 1 || translator === null ? head.pop()! : '—';
  return {
    author: author.replace(rolePattern, '').trim(),
    translator: translator === null ? null : translator.replace(translatorPattern, '').trim(),
  };
}

function* piecesOf({ body, subtitle }: Work, path: string[], problems: BookProblems): Generator<Piece> {
  const numbers = new HeadingNumbers();
  const hasHeadings = body.some((line, at) => readHeading(line, body.slice(at + 1, at + 21)) !== null);
  let division = hasHeadings ? ['0'] : [],
    pending: (string | undefined)[] | undefined = path.length && subtitle ? [subtitle] : undefined,
    number = 0;
  const addLine = function* (line: string): Generator<Piece> {
    const { html, notes } = readLine(line, (why) => problems.onLeftOut(why));
    if (!html) return;
    yield {
      path: [...path, ...division, String(++number)],
      endsInParagraph: true,
      html,
      ...(notes.length && { notes }),
      ...(pending && { headings: pending }),
    };
    pending = undefined;
  };
  for (let at = 0; at < body.length; at++) {
    const heading = readHeading(body[at]!, body.slice(at + 1, at + 21));
    if (!heading) {
      yield* addLine(body[at]!);
      continue;
    }
    if (pending) yield { path: [...path, ...division], html: '', headings: pending };
    division = numbers.begin(heading.rank);
    number = 0;
    pending = [];
    pending[path.length + division.length - 1] = toPlainLine(heading.words);
    at += heading.lines - 1;
    yield* addLine(heading.rest);
  }
  if (pending) yield { path: [...path, ...division], html: '', headings: pending };
}
