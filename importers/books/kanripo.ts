import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { sourceFiles, type SourceFile } from '../files.ts';
import { assembleBook } from './assemble.ts';
import { escapeHtml, inlineNote, dropInvalidCharacters } from './inline.ts';
import { BookRefusal, type BookReadResult, type Piece } from './record.ts';
import { markPlace } from '../place.ts';
import { describeReadError } from '../read-errors.ts';

/** Maximum size of a file in bytes; a juan has some hundred thousand. */
const maxFileBytes = 30_000_000;

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
  let assembled: Awaited<ReturnType<typeof assembleBook>> | null = null;
  try {
    const properties = propertiesOf(await textOf(files[0]!));
    const id = properties.get('ID') ?? basename(dirname(files[0]!.path));
    const edition = properties.get('BASEEDITION') ?? '';
    assembled = await assembleBook(
      id,
      {
        facts: {
          title: properties.get('TITLE') ?? id,
          genre: 'ancient_cn',
          bookAuthors: [{ name: '佚名' }],
          language: 'lzh',
          classification: properties.get('CAT')?.split(',').at(-1) ?? null,
        },
      },
      [
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
    );
    yield { where, record: assembled.record };
  } catch (error) {
    yield { where, refused: describeReadError(error) };
  } finally {
    await assembled?.close();
  }
}

async function textOf({ path, where }: SourceFile): Promise<string> {
  markPlace(where);
  const bytes = await readFile(path);
  if (bytes.length > maxFileBytes) throw new BookRefusal(`${where} is too large`);
  try {
    return dropInvalidCharacters(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new BookRefusal(`${where} is not written in UTF-8`);
  }
}

function propertiesOf(text: string): Properties {
  const properties: Properties = new Map();
  for (const [, name, value] of text.matchAll(/^#\+(?:PROPERTY: )?(\w+):?\s+(.+)$/gm))
    if (!properties.has(name!)) properties.set(name!, value!.trim());
  return properties;
}

async function* piecesOf(files: readonly SourceFile[]): AsyncGenerator<Piece> {
  const headed = (await Promise.all(files.map(textOf))).map((text) => /^\*+ /m.test(text));
  const hasHeadings = headed.some(Boolean);
  for (const [at, file] of files.entries()) yield* piecesOfFile(await textOf(file), file, hasHeadings, at + 1);
}

/** The number of a juan from its file name, 003, and the name of a leaf side, 12a. */
const juanOf = ({ path }: SourceFile) => String(Number(/_(\d{3})\.txt$/.exec(path)![1]));
const pageMark = /^<pb:[^<>_]*_([^<>]*)>/;
const sidePattern = /(?<!\d)0*([1-9]\d*[a-z]?|0[a-z]?)$/;

function* piecesOfFile(text: string, file: SourceFile, hasHeadings: boolean, at: number): Generator<Piece> {
  const juan = juanOf(file);
  let division = hasHeadings ? juan || String(at) : juan,
    heading: string | undefined,
    number = '',
    lines: string[] = [],
    page = '';
  const flush = function* (): Generator<Piece> {
    const html = toMarkup(lines.join(''));
    lines = [];
    if (!html) return;
    const within = hasHeadings ? number : page;
    yield { path: within ? [division, within] : [division], html, ...(heading && { headings: [heading] }) };
    heading = undefined;
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) continue;
    const leaf = sidePattern.exec(pageMark.exec(line)?.[1] ?? '');
    if (leaf) {
      if (!hasHeadings) yield* flush();
      page = leaf[1]!;
      continue;
    }
    const head = /^\*+\s+(?:(\d+)\s+)?(\S.*)$/s.exec(line.trimEnd());
    if (head) {
      yield* flush();
      [division, heading, number] = [head[1] ?? juan, head[2]!.replace(/[¶《》]/g, ''), ''];
      continue;
    }
    if (!line.trim()) {
      if (hasHeadings) yield* flush();
      continue;
    }
    const numbered = hasHeadings ? /^\d+\.(\d+)(?=\p{sc=Han}|「|『|《)/u.exec(line) : null;
    if (numbered) {
      yield* flush();
      number = numbered[1]!;
    }
    lines.push(line.slice(numbered?.[0].length ?? 0).replaceAll('¶', ''));
  }
  yield* flush();
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
