import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { sourceFiles, type SourceFile } from '../files.ts';
import { deriveId } from '../../src/kit/database/ids.server.ts';
import { aozoraBooks } from './aozora/aozora.ts';
import { epubBooks } from './epub/epub.ts';
import { iiifBooks } from './iiif.ts';
import { kanripoBooks } from './kanripo.ts';
import { languageTagOf } from './languages.ts';
import { plainTextBooks, defaultHeading } from './plain-text/plain-text.ts';
import { withoutLife } from './names.ts';
import { poetryBooks } from './poetry.ts';
import type { BookReadResult, BookSource } from './record.ts';
import { withRenders, type Renders } from './renders.ts';
import { teiBooks } from './tei/tei.ts';

/** Options of an import for data that books do not contain themselves. */
export interface BookOptions {
  /** One of `bookFormats`; detected if omitted. */
  format?: string;
  name?: string;
  licence?: string;
  /** The title of the only book. */
  title?: string;
  /** A tag, or the name of a language, for texts that name none. */
  language?: string;
  author?: string;
  encoding?: string;
  /** A pattern: a line that matches it starts a chapter of a plain text. */
  heading?: string;
  /** Alignment from a mapping file, for translations whose numbering differs from the original. */
  renders?: Renders;
}

/** Options as the formats read them; null for those that are not given. */
interface ReadOptions {
  name: string;
  licence: string;
  language: string | null;
  author: string | null;
  encoding: string | null;
  heading: RegExp;
}

/** All formats of books, with the licence of their usual source. */
const formats: Record<
  string,
  {
    about: string;
    licence: string;
    url: string | null;
    read(path: string, options: ReadOptions): AsyncIterable<BookReadResult>;
  }
> = {
  kanripo: {
    about: 'a folder of Kanripo’s repositories (mandoku)',
    licence: 'public domain, Kanseki Repository',
    url: 'https://www.kanripo.org',
    read: kanripoBooks,
  },
  poetry: {
    about: 'JSON of chinese-poetry',
    licence: 'public domain, MIT',
    url: 'https://github.com/chinese-poetry/chinese-poetry',
    read: poetryBooks,
  },
  aozora: {
    about: 'text files of Aozora Bunko (CP932, ruby, gaiji)',
    licence: 'public domain, Aozora Bunko',
    url: 'https://www.aozora.gr.jp',
    read: aozoraBooks,
  },
  tei: {
    about: 'TEI P5 and P4, Perseus among them; files of one work in several languages are one book',
    licence: 'unknown',
    url: null,
    read: teiBooks,
  },
  epub: { about: 'EPUB 2 and 3', licence: 'unknown', url: null, read: epubBooks },
  text: {
    about: 'plain text, also of Project Gutenberg; --encoding, and --heading for what begins a chapter',
    licence: 'unknown',
    url: null,
    read: plainTextBooks,
  },
  iiif: {
    about: 'manifests of IIIF Presentation 2 and 3: photocopies',
    licence: 'unknown',
    url: null,
    read: iiifBooks,
  },
};

export const bookFormats = Object.entries(formats).map(([name, { about }]) => ({ name, about }));

/** Number of letters of a file that are examined to detect its format. */
const sampleLetters = 20_000;

/** Files that tell of others: no books. */
const documentationPattern = /^(?:licen[cs]e|copying|notice|readme|changes|source)\b/i;

/**
 * Detects the formats of the books in a path, from their names and the start of the first one of each ending. A shelf may
 * have books of several formats; repositories of Kanripo and chinese-poetry have one. `others` are files of none of them.
 */
async function detectFormats(path: string): Promise<{ names: string[]; others: string[] }> {
  const files = await sourceFiles(path, bookPattern, 'book');
  const byEnding = Map.groupBy(
    files.filter(({ path: file }) => file === path || !documentationPattern.test(basename(file))),
    ({ where }) => /\.(epub|xml|json|txt)(?:\.gz)?$/i.exec(where)?.[1]?.toLowerCase() ?? 'txt',
  );
  const named = new Map<string, SourceFile[]>();
  for (const [ending, some] of byEnding)
    named.set(
      ending === 'epub'
        ? 'epub'
        : ending === 'xml'
          ? 'tei'
          : some.some(({ where }) => /_\d{3}\.txt$/.test(where))
            ? 'kanripo'
            : await detectByContent(some[0]!, ending),
      some,
    );
  const shelf = ['epub', 'tei', 'aozora', 'text', 'iiif'].filter((name) => named.has(name));
  const names = shelf.length ? shelf : [...named.keys()].slice(0, 1);
  return {
    names: names.length ? names : ['text'],
    others: [...named].flatMap(([name, some]) => (names.includes(name) ? [] : some.map(({ where }) => where))),
  };
}
const bookPattern = /\.(?:epub|xml(?:\.gz)?|json|txt(?:\.gz)?)$/i;

async function detectByContent({ path }: SourceFile, ending: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleLetters), 0, sampleLetters, 0);
    const bytes = buffer.subarray(0, bytesRead);
    if (ending === 'json') return bytes.toString('latin1').includes('iiif.io') ? 'iiif' : 'poetry';
    const isUnicode = isUtf8(bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1 || bytes.length));
    const text = new TextDecoder(isUnicode ? 'utf-8' : 'shift_jis').decode(bytes);
    return (isUnicode ? /［＃|《[\p{sc=Hiragana}]+》/u : /《|［＃|底本：/).test(text) ? 'aozora' : 'text';
  } finally {
    await file.close();
  }
}

/** Opens books. Throws an `Error` with one readable line if there are no books or an option is invalid. */
export async function openBooks(path: string, options: BookOptions): Promise<BookSource> {
  const { names, others } =
    options.format === undefined ? await detectFormats(path) : { names: [options.format], others: [] };
  const unknown = names.find((each) => !Object.hasOwn(formats, each));
  if (unknown !== undefined)
    throw new Error(`There is no format “${unknown}” of books; there is ${Object.keys(formats).join(', ')}.`);
  const opened = names.map((each) => formats[each]!),
    called = names.join(', ');
  const language = options.language === undefined ? null : languageTagOf(options.language);
  if (options.language !== undefined && language === null)
    throw new Error(`“${options.language}” is neither the tag nor the name of a language.`);
  let heading: RegExp;
  try {
    if (options.encoding !== undefined) new TextDecoder(options.encoding);
    heading = options.heading === undefined ? defaultHeading : new RegExp(options.heading, 'u');
  } catch (error) {
    throw new Error(`It cannot be read so: ${(error as Error).message}`, { cause: error });
  }
  const name = options.name ?? `${basename(path)} (${called})`,
    licences = new Set(opened.map((format) => format.licence)),
    licence = options.licence ?? (licences.size === 1 ? opened[0]!.licence : 'unknown'),
    author = options.author ?? null;
  return {
    origin: { id: `books-${deriveId(called, name)}`, name, licence, url: opened.length === 1 ? opened[0]!.url : null },
    read: () =>
      withRenders(
        withGivenFacts(
          readAll(opened, path, {
            options: { name, licence, language, author, encoding: options.encoding ?? null, heading },
            others,
            called,
          }),
          { title: options.title, author: options.author },
        ),
        options.renders ?? {},
      ),
  };
}

/** The books of each format in turn, and the files that are none. */
async function* readAll(
  opened: readonly (typeof formats)[string][],
  path: string,
  { options, others, called }: { options: ReadOptions; others: readonly string[]; called: string },
): AsyncGenerator<BookReadResult> {
  for (const format of opened) yield* format.read(path, options);
  for (const where of others)
    yield { where, refused: `it is not of a format that is read here (${called}); --format names another one` };
}

/** Gives the first book the title, and all books the author, that the operator names. */
async function* withGivenFacts(
  books: AsyncIterable<BookReadResult>,
  { title, author }: { title: string | undefined; author: string | undefined },
): AsyncGenerator<BookReadResult> {
  let isFirst = true;
  for await (const book of books) {
    if ('record' in book) {
      const { content } = book.record;
      const facts = {
        ...content.facts,
        ...(title !== undefined && isFirst && { title }),
        ...(author !== undefined && { bookAuthors: [{ name: withoutLife(author), itemId: null }] }),
      };
      // A book of one chapter has its title as that of the chapter.
      const volumes = content.volumes.map((volume) => ({
        ...volume,
        chapters: volume.chapters.map((chapter) =>
          chapter.title === content.facts.title ? { ...chapter, title: facts.title } : chapter,
        ),
      }));
      const broken = [...(book.broken ?? [])];
      if (title !== undefined && !isFirst)
        broken.push({ where: book.where, why: '--title names the first book only; this one keeps its own title' });
      isFirst = false;
      yield { ...book, broken, record: { ...book.record, content: { ...content, facts, volumes } } };
    } else yield book;
  }
}
