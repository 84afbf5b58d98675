import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { z } from 'zod';
import { sourceFiles, type SourceFile } from '../files.ts';
import { readBook } from './assemble.ts';
import { escapeHtml, dropInvalidCharacters } from './inline.ts';
import { BookProblems, BookRefusal, type BookReadResult, type Piece } from './record.ts';
import { markPlace } from '../place.ts';

/** Maximum letters in a line of a poem. */
const maxVerseLetters = 50;
/** Maximum size of a file in bytes. */
const maxFileBytes = 50_000_000;

const Text = z.union([z.string(), z.null()]).optional();
interface Part {
  title?: string | null | undefined;
  chapter?: string | null | undefined;
  subchapter?: string | null | undefined;
  section?: string | null | undefined;
  type?: string | null | undefined;
  author?: string | null | undefined;
  paragraphs?: string[] | undefined;
  content?: (string | Part)[] | undefined;
  notes?: string[] | undefined;
}
/** A poem, a chapter or a whole book: the collection has a different structure for each. */
const Part: z.ZodType<Part> = z.lazy(() =>
  z.object({
    title: Text,
    chapter: Text,
    subchapter: Text,
    section: Text,
    type: Text,
    author: Text,
    paragraphs: z.array(z.string()).optional(),
    content: z.array(z.union([z.string(), Part])).optional(),
    notes: z.array(z.string()).optional(),
  }),
);
const File = z.union([z.array(Part), Part]);

/** Books of chinese-poetry, a JSON file each; numbered juan files in one folder form one book. */
export async function* poetryBooks(path: string, { licence }: { licence: string }): AsyncGenerator<BookReadResult> {
  const files = (await sourceFiles(path, /\.json$/, 'JSON file')).filter(
    ({ path: filePath }) => !/authors\.|intro/.test(filePath),
  );
  for (const group of Map.groupBy(files, bookNameOf).values()) yield* bookOf(group, licence);
}

const bookNameOf = ({ path }: SourceFile) =>
  /-[\dx]+-(?:juan|preface)\.json$/.test(path) ? dirname(path) : path.replace(/\.json$/, '');
const juanOf = ({ path }: SourceFile) => {
  const juan = /-([\dx]+)-(?:juan|preface)\.json$/.exec(path)?.[1];
  return juan === undefined || juan === 'x' ? Infinity : Number(juan);
};

async function* bookOf(files: SourceFile[], licence: string): AsyncGenerator<BookReadResult> {
  files.sort((a, b) => juanOf(a) - juanOf(b));
  const [first] = files;
  const where = first!.where;
  const problems = new BookProblems(where);
  yield* readBook(where, problems, async () => {
    const read = await Promise.all(files.map(readParts));
    const singlePart = read[0]!.length === 1 ? read[0]![0]! : null;
    const folder = basename(dirname(first!.path));
    const isOfMany = files.length > 1;
    const title =
      singlePart?.title ??
      (isOfMany
        ? folder
        : (singlePart?.chapter ?? (/\p{sc=Han}/u.test(folder) ? folder : basename(bookNameOf(first!)))));
    const authors = authorsIn(read.flat());
    for (const author of authors.slice(maxAuthors))
      problems.onBroken('author', `more than ${maxAuthors} authors; it is in the headings: ${author}`);
    const isAnthology = authors.length > 1;
    return {
      key: `${folder}/${basename(bookNameOf(first!))}`,
      head: {
        facts: {
          title,
          genre: 'ancient_cn',
          bookAuthors: (authors.length ? authors.slice(0, maxAuthors) : ['佚名']).map((name) => ({ name })),
          language: 'lzh',
        },
      },
      texts: [
        {
          witness: {
            key: 'original',
            kind: 'original',
            language: 'lzh',
            translator: null,
            edition: `chinese-poetry, ${where}`,
            licence,
            sourceUrl: 'https://github.com/chinese-poetry/chinese-poetry',
          },
          pieces: read.flatMap((parts, at) => [
            ...piecesOf(isOfMany ? [{ title: juanTitle(files[at]!), content: parts }] : parts, [String(at + 1)], {
              isWithin: isOfMany,
              isAnthology,
            }),
          ]),
        },
      ],
    };
  });
}

/** Authors of a book; a book of more names them in the headings. */
const maxAuthors = 50;
/** The authors of parts at any depth, in their order. */
function authorsIn(parts: readonly (string | Part)[]): string[] {
  const authors = new Set<string>();
  const walk = (some: readonly (string | Part)[]) => {
    for (const part of some) {
      if (typeof part === 'string') continue;
      if (part.author) authors.add(part.author);
      walk(part.content ?? []);
    }
  };
  walk(parts);
  return [...authors];
}

const juanTitle = (file: SourceFile) => {
  const juan = juanOf(file);
  return juan === 0 ? '序' : juan === Infinity ? '補' : `卷${juan}`;
};

async function readParts({ path, where }: SourceFile): Promise<Part[]> {
  markPlace(where);
  const bytes = await readFile(path);
  if (bytes.length > maxFileBytes) throw new BookRefusal(`${where} is too large`);
  let json: unknown;
  try {
    json = JSON.parse(dropInvalidCharacters(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch (error) {
    throw new BookRefusal(`${where} is no JSON: ${(error as Error).message}`);
  }
  const read = File.safeParse(json);
  if (!read.success) throw new BookRefusal(`${where} has a shape that is not known`);
  return [read.data].flat();
}

/** Pieces of nested parts; a poem is a division with its lines. */
function* piecesOf(
  parts: readonly (string | Part)[],
  path: string[],
  { isWithin, isAnthology }: { isWithin: boolean; isAnthology: boolean },
): Generator<Piece> {
  // A book that is the only part of its file does not become a division.
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'object' && !isWithin) {
    yield* piecesOfPart(only, [], isAnthology);
    return;
  }
  const top = isWithin ? path : [];
  for (const [at, part] of parts.entries()) {
    const partPath = [
      ...(isWithin ? top.slice(0, -1) : top),
      isWithin && parts.length === 1 ? path.at(-1)! : String(at + 1),
    ];
    if (typeof part === 'string') yield { path: partPath, html: escapeHtml(part), kind: 'verse' };
    else yield* piecesOfPart(part, partPath, isAnthology);
  }
}

/** The pieces of a part; in a book of several authors, its heading names its author. */
function* piecesOfPart(part: Part, path: string[], isAnthology: boolean): Generator<Piece> {
  const { title, chapter, subchapter, section, type, author, paragraphs, content, notes } = part;
  const name = [section === title ? null : section, chapter, subchapter, title, type, isAnthology && author]
    .filter(Boolean)
    .join(' · ');
  const headings =
    path.length && name
      ? Object.assign(Array.from<string | undefined>({ length: path.length }), { [path.length - 1]: name })
      : undefined;
  const isVerse = [...(paragraphs ?? []), ...(content ?? [])].every(
    (line) => typeof line !== 'string' || line.length <= maxVerseLetters,
  );
  let first = true;
  const opening = () => {
    const pieceHeadings = first && headings ? { headings } : {};
    first = false;
    return pieceHeadings;
  };
  for (const [at, child] of [...(paragraphs ?? []), ...(content ?? [])].entries()) {
    if (typeof child === 'string')
      yield {
        path: [...path, String(at + 1)],
        html: escapeHtml(child),
        ...(isVerse && { kind: 'verse' as const }),
        ...opening(),
        ...(at === 0 &&
          notes?.length && {
            notes: notes.map((note, place) => ({
              id: String(place + 1),
              html: escapeHtml(note),
              kind: 'note' as const,
            })),
          }),
      };
    else {
      if (first && headings) yield { path, html: '', ...opening() };
      yield* piecesOfPart(child, [...path, String(at + 1)], isAnthology);
    }
  }
}
