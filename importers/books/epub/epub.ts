import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ChildNode } from 'domhandler';
import { openArchive, type Archive } from '../../archive.ts';
import { sourceFiles, type SourceFile } from '../../files.ts';
import { markPlace } from '../../place.ts';
import { describeReadError } from '../../read-errors.ts';
import { readBook } from '../assemble.ts';
import { parseBounded } from '../bounded-html.ts';
import { directionOf, genreOf, noLanguage } from '../languages.ts';
import { authorsOf } from '../names.ts';
import { BookProblems, BookRefusal, type BookReadResult, type Piece } from '../record.ts';
import { blocksIn, type Block, type LinkedNote } from './blocks.ts';
import { elementsOf, findNotes, noteLinksOf, type BookNotes } from './notes.ts';
import { readContents } from './contents.ts';
import { readPackage, textIn } from './package.ts';
import { referenceResolver, type Reference } from './references.ts';

/** Maximum bytes of an EPUB and of its unpacked texts: the largest novels have ten megabytes in all. */
const maxFileBytes = 300_000_000,
  maxTotalTextBytes = 200_000_000;

/** Files of an EPUB that are no text, by their endings; a spine may name texts with any ending. */
const mediaPattern =
  /\.(?:jpe?g|png|gif|webp|avif|svgz?|bmp|tiff?|ttf|otf|ttc|woff2?|eot|css|js|mp[34]|m4[av]|og[agv]|opus|wav|webm|aac|smil|pls|pdf)$/i;

/** Each EPUB 2 or 3 of a path becomes a book. */
export async function* epubBooks(
  path: string,
  options: { licence: string; language: string | null },
): AsyncGenerator<BookReadResult> {
  for (const file of await sourceFiles(path, /\.epub$/i, 'EPUB')) yield* bookOf(file, options);
}

async function* bookOf(
  file: SourceFile,
  { licence, language: givenLanguage }: { licence: string; language: string | null },
): AsyncGenerator<BookReadResult> {
  markPlace(file.where);
  const problems = new BookProblems(file.where);
  let archive: Archive | null = null;
  try {
    yield* readBook(file.where, problems, async () => {
      archive = await openBook(file);
      const resolve = referenceResolver(archive.names);
      const { title, authors, translators, rights, identifier, publisher, date, ...about } = await readPackage(
        archive,
        resolve,
        problems,
      );
      const language = about.language ?? givenLanguage ?? 'en';
      if (about.language === null && givenLanguage === null) problems.onLeftOut(noLanguage);
      return {
        key: identifier || file.where,
        head: {
          facts: {
            title: title || basename(file.path, '.epub'),
            genre: genreOf(language),
            bookAuthors: authorsOf(authors),
            language,
            publisher: publisher || null,
            pubDate: date || null,
          },
        },
        texts: [
          {
            witness: {
              key: 'original',
              kind: 'original',
              language,
              ...directionOf(language),
              translator: translators.join(', ') || null,
              edition: [title, publisher, date].filter(Boolean).join(', '),
              licence: rights || licence,
              sourceUrl: null,
            },
            pieces: piecesOf(archive, {
              spine: about.spine,
              unlisted: about.unlisted,
              titles: await readContents(archive, about.contents, resolve),
              resolve,
              problems,
            }),
          },
        ],
      };
    });
  } finally {
    (archive as Archive | null)?.close();
  }
}

/** Opens an EPUB without its pictures and fonts. */
async function openBook({ path }: SourceFile): Promise<Archive> {
  if ((await stat(path)).size > maxFileBytes) throw new BookRefusal('it is too large');
  return openArchive(path, {
    kind: 'EPUB',
    isWanted: (name) => !name.endsWith('/') && !mediaPattern.test(name),
    mostBytes: maxTotalTextBytes,
  });
}

interface BookReading {
  spine: readonly string[];
  unlisted: readonly string[];
  /** The titles of files in the table of contents. */
  titles: ReadonlyMap<string, string>;
  resolve: (href: string, from: string) => Reference;
  problems: BookProblems;
}

/** Each file of the spine is a chapter; its title is its first heading, or that of the table of contents. */
async function* piecesOf(
  archive: Archive,
  { spine, unlisted, titles, resolve, problems }: BookReading,
): AsyncGenerator<Piece> {
  const unreadable = new Set<string>();
  const load = async (name: string): Promise<ChildNode[] | null> => {
    if (unreadable.has(name)) return null;
    try {
      const text = await textIn(archive, name);
      return text === null ? null : parseBounded(text, { recognizeSelfClosing: true, recognizeCDATA: true });
    } catch (error) {
      unreadable.add(name);
      problems.onBroken(name, describeReadError(error));
      return null;
    }
  };
  const links: ReturnType<typeof noteLinksOf> = [];
  for (const name of spine) {
    const nodes = await load(name);
    if (nodes) for (const link of noteLinksOf(name, nodes, resolve)) links.push(link);
  }
  const notes = await findNotes(links, load, resolve);
  for (const name of unlisted)
    problems.onBroken(
      name,
      `the spine does not name it${notes.consumedIn(name).size ? ': only its notes are imported' : ''}`,
    );
  let chapter = 0;
  for (const name of spine) {
    const nodes = await load(name);
    if (!nodes) continue;
    chapter++;
    yield* piecesOfDocument(name, { nodes, notes, chapter: String(chapter), title: titles.get(name), problems });
  }
}

function* piecesOfDocument(
  name: string,
  {
    nodes,
    notes,
    chapter,
    title,
    problems,
  }: {
    nodes: readonly ChildNode[];
    notes: BookNotes;
    chapter: string;
    title: string | undefined;
    problems: BookProblems;
  },
): Generator<Piece> {
  const elements = elementsOf(nodes),
    linked = notes.linkedFrom(name),
    consumed = new Set([...notes.consumedIn(name)].map((position) => elements[position]!));
  const blocks = [
    ...blocksIn(nodes, {
      notes: new Map(
        [...linked].flatMap(([position, note]): [(typeof elements)[number], LinkedNote][] => [
          [elements[position]!, note],
        ]),
      ),
      isConsumed: (element) => consumed.has(element),
      onLeftOut: (why) => problems.onLeftOut(why),
    }),
  ];
  if (consumed.size && blocks.every(({ isHeading }) => isHeading)) {
    for (const { html } of blocks)
      problems.onLeftOut(`the heading “${html.slice(0, 60)}” of notes that are in the margin`);
    return;
  }
  let number = 0,
    isTitled = false,
    waiting: Block | null = null;
  if (title && blocks.length && !blocks.some(({ isHeading }) => isHeading)) {
    isTitled = true;
    yield { path: [chapter], html: '', headings: [title] };
  }
  for (const block of blocks) {
    if (block.isHeading && !isTitled) {
      isTitled = true;
      yield {
        path: [chapter],
        html: '',
        headings: [
          block.html
            .replace(/<sup\b[^<>]*>[^<]*<\/sup>|<[^<>]*>/g, ' ')
            .replace(/\s+/g, ' ')
            .trim(),
        ],
      };
      if (block.notes.length) waiting = block; // a title has no notes: they go to the text that follows
      continue;
    }
    yield {
      path: [chapter, String(++number)],
      endsInParagraph: true,
      ...withTitleNotes(block, waiting),
      ...(block.isHeading && { kind: 'heading' as const }),
    };
    waiting = null;
  }
  if (waiting)
    yield { path: [chapter, String(++number)], endsInParagraph: true, html: marksOf(waiting), notes: waiting.notes };
}

const marksOf = ({ html }: Block) => (html.match(/<sup data-note="[^"]*">[^<]*<\/sup>/g) ?? []).join('');

function withTitleNotes({ html, notes }: Block, title: Block | null): Pick<Piece, 'html' | 'notes'> {
  if (!title) return { html, ...(notes.length && { notes }) };
  const taken = new Set(notes.map(({ id }) => id));
  const renamed = new Map(title.notes.map(({ id }) => [id, taken.has(id) ? `t${id}` : id]));
  return {
    html:
      marksOf(title).replace(/data-note="([^"]*)"/g, (_, id: string) => `data-note="${renamed.get(id) ?? id}"`) + html,
    notes: [...title.notes.map((note) => ({ ...note, id: renamed.get(note.id)! })), ...notes],
  };
}
