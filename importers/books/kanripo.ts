import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { sourceFiles, type SourceFile } from '../files.ts';
import { readBook } from './assemble.ts';
import { findInlineNumbers, readContributor, readLineHeading, type Contributor } from './kanripo-headings.ts';
import { escapeHtml, inlineNote, dropInvalidCharacters } from './inline.ts';
import { BookProblems, BookRefusal, type BookReadResult, type Piece } from './record.ts';
import { markPlace } from '../place.ts';

/** Maximum size of a file in bytes; a juan has some hundred thousand. */
const maxFileBytes = 30_000_000;

/** Maximum annotators and editors of a book. */
const maxContributors = 20;

/** Properties in the header of a Kanripo file. */
type Properties = Map<string, string>;

/**
 * Books of Kanripo in its mandoku format: a folder per book, a file per juan or chapter. Headings divide it; without
 * headings, leaf sides do. Interlinear text in brackets becomes a note.
 */
export async function* kanripoBooks(path: string, { licence }: { licence: string }): AsyncGenerator<BookReadResult> {
  const files = await sourceFiles(path, /_\d{3}\.txt$/, 'mandoku file');
  for (const group of Map.groupBy(files, ({ path: filePath }) => dirname(filePath)).values())
    yield* bookOf(group, licence);
}

async function* bookOf(files: readonly SourceFile[], licence: string): AsyncGenerator<BookReadResult> {
  const where = files[0]!.where;
  const problems = new BookProblems(where);
  yield* readBook(where, problems, async () => {
    const properties = propertiesOf(await textOf(files[0]!));
    const id = properties.get('ID') ?? basename(dirname(files[0]!.path));
    const edition = properties.get('BASEEDITION') ?? '';
    const { author, others } = await contributorsOf(files);
    return {
      key: id,
      head: {
        facts: {
          title: properties.get('TITLE') ?? id,
          genre: 'ancient_cn',
          bookAuthors: [{ name: author?.name ?? '佚名' }],
          ...(author?.dynasty && { dynasty: { zh: author.dynasty } }),
          infos: others.map(({ role, dynasty, name }) => ({
            key: role,
            text: [dynasty, name].filter(Boolean).join(' '),
          })),
          language: 'lzh',
          classification: properties.get('CAT')?.split(',').at(-1) ?? null,
        },
      },
      texts: [
        {
          witness: {
            key: 'original',
            kind: 'original',
            language: 'lzh',
            vertical: true,
            translator: null,
            edition: `Kanseki Repository ${id}${edition && ` (${edition})`}`,
            licence,
            sourceUrl: /^KR\w+$/.test(id) ? `https://www.kanripo.org/text/${id}/` : null,
          },
          pieces: piecesOf(files),
        },
      ],
    };
  });
}

/** The roles of authors; others annotated or edited. */
const authorRoles = new Set(['撰', '譔', '著', '述']);

/** The author and the others that the lines under the titles name, those named most often first. */
async function contributorsOf(
  files: readonly SourceFile[],
): Promise<{ author: Contributor | null; others: Contributor[] }> {
  const counts = new Map<string, { contributor: Contributor; count: number }>();
  for (const file of files)
    for (const line of (await textOf(file)).split('\n')) {
      const contributor = readContributor(line.replaceAll('¶', ''));
      if (!contributor) continue;
      const key = Object.values(contributor).join(' ');
      counts.set(key, { contributor, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  const sorted = [...counts.values()].sort((a, b) => b.count - a.count).map(({ contributor }) => contributor);
  const author = sorted.find(({ role }) => authorRoles.has(role)) ?? null;
  return { author, others: sorted.filter((each) => each !== author).slice(0, maxContributors) };
}

async function textOf({ path, where }: SourceFile): Promise<string> {
  markPlace(where);
  const bytes = await readFile(path);
  if (bytes.length > maxFileBytes) throw new BookRefusal(`${where} is too large`);
  try {
    return bracketNotes(dropInvalidCharacters(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    throw new BookRefusal(`${where} is not written in UTF-8`);
  }
}

/** Commentaries in drawers (`:zhu:`, `:end:`) as notes in brackets, which other texts have. */
function bracketNotes(text: string): string {
  if (!text.includes(':zhu:')) return text;
  let note: string[] | null = null;
  const lines = text.split('\n').flatMap((line) => {
    const mark = /^[　 ]*:(zhu|end):¶?\s*$/u.exec(line)?.[1];
    if (mark === 'zhu') note ??= [];
    else if (mark === 'end' && note) {
      const words = note.join('').replace(/[()¶]/g, '');
      note = null;
      return words ? [`(${words})`] : [];
    } else if (note) note.push(line);
    else return [line];
    return [];
  });
  return [...lines, ...(note ?? [])].join('\n');
}

function propertiesOf(text: string): Properties {
  const properties: Properties = new Map();
  for (const [, name, value] of text.matchAll(/^#\+(?:PROPERTY: )?(\w+):?\s+(.+)$/gm))
    if (!properties.has(name!)) properties.set(name!, value!.trim());
  return properties;
}

async function* piecesOf(files: readonly SourceFile[]): AsyncGenerator<Piece> {
  const texts = await Promise.all(files.map(textOf));
  const isMarked = texts.some((text) => /^\*+ /m.test(text));
  const inline = findInlineNumbers(texts.flatMap(plainLines));
  const division: Division = isMarked ? 'marked' : hasLineHeadings(texts, inline) ? 'lines' : 'leaves';
  const state = { last: 0, prefaces: 0, inline };
  for (const [at, file] of files.entries())
    yield* piecesOfFile(await textOf(file), { file, at: at + 1, division, state });
}

/** What divides a text: headings of its typists, headings of its printers, or the leaves of the print. */
type Division = 'marked' | 'lines' | 'leaves';

const plainLines = (text: string) =>
  text.split('\n').flatMap((line) => (/^#|^<pb:/.test(line) ? [] : [line.replaceAll('¶', '').trimEnd()]));

function hasLineHeadings(texts: readonly string[], inline: ReadonlySet<number>): boolean {
  let last = 0,
    numbered = 0;
  for (const text of texts)
    for (const line of plainLines(text)) {
      const heading = readLineHeading(line, { last, isFirst: false, inline });
      if (heading?.ordinal === undefined || heading.ordinal === null) continue;
      numbered++;
      last = heading.ordinal;
    }
  return numbered >= 2;
}

/** The number of a juan from its file name, 003, and the name of a leaf side, 12a. */
const juanOf = ({ path }: SourceFile) => String(Number(/_(\d{3})\.txt$/.exec(path)![1]));
const pageMark = /^<pb:[^<>_]*_([^<>]*)>/;
const sidePattern = /(?<!\d)0*([1-9]\d*[a-z]?|0[a-z]?)$/;

function* piecesOfFile(
  text: string,
  {
    file,
    at,
    division: kind,
    state,
  }: {
    file: SourceFile;
    at: number;
    division: Division;
    state: { last: number; prefaces: number; inline: ReadonlySet<number> };
  },
): Generator<Piece> {
  const juan = juanOf(file);
  let division = kind === 'marked' ? juan || String(at) : kind === 'lines' ? `${juan}.0` : juan,
    heading: string | undefined,
    number = '',
    lines: string[] = [],
    page = '',
    isFirst = true;
  const flush = function* (): Generator<Piece> {
    const html = toMarkup(lines.join(''));
    lines = [];
    if (!html) return;
    const within = kind === 'marked' ? number : page;
    yield { path: within ? [division, within] : [division], html, ...(heading && { headings: [heading] }) };
    heading = undefined;
  };
  /** A heading without text is kept. */
  const begin = function* (next: string, words: string): Generator<Piece> {
    yield* flush();
    if (heading) yield { path: [division], html: '', headings: [heading] };
    [division, heading, number] = [next, words, ''];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) continue;
    const leaf = sidePattern.exec(pageMark.exec(line)?.[1] ?? '');
    if (leaf) {
      if (kind !== 'marked') yield* flush();
      page = leaf[1]!;
      continue;
    }
    const head = /^\*+\s+(?:(\d+)\s+)?(\S.*)$/s.exec(line.trimEnd());
    if (head) {
      yield* begin(head[1] ?? juan, head[2]!.replace(/[¶《》]/g, ''));
      continue;
    }
    const unmarked =
      kind === 'lines' ? readLineHeading(line.replaceAll('¶', '').trimEnd(), { ...state, isFirst }) : null;
    if (line.trim()) isFirst = false;
    if (unmarked) {
      if (unmarked.ordinal !== null) state.last = unmarked.ordinal;
      yield* begin(
        unmarked.ordinal === null ? `x${++state.prefaces}` : String(unmarked.ordinal),
        unmarked.words.replace(/[　 ]+/gu, ' '),
      );
      if (unmarked.rest) lines.push(unmarked.rest);
      continue;
    }
    if (!line.trim()) {
      if (kind === 'marked') yield* flush();
      continue;
    }
    const numbered = kind === 'marked' ? /^\d+\.(\d+)(?=\p{sc=Han}|「|『|《)/u.exec(line) : null;
    if (numbered) {
      yield* flush();
      number = numbered[1]!;
    }
    lines.push(line.slice(numbered?.[0].length ?? 0).replaceAll('¶', ''));
  }
  yield* flush();
  if (heading) yield { path: [division], html: '', headings: [heading] };
}

/** Joins lines to one text: layout spaces are dropped, entities of rare characters stay readable, notes are marked. */
function toMarkup(text: string): string {
  const plain = text
    .replace(/<[^<>]*>/g, '')
    .replace(/&(KR\d+);/g, '［$1］')
    .replace(/^　+/u, '')
    .replace(/\s+/gu, (space) => (space.includes('　') ? '　' : ' '))
    .trim();
  return escapeHtml(plain).replace(/\(([^()]*)\)/g, (_, note: string) => inlineNote(note.replaceAll('/', '')));
}
