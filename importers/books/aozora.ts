import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { sourceFiles, type SourceFile } from '../files.ts';
import { assembleBook } from './assemble.ts';
import { escapeHtml, dropInvalidCharacters } from './inline.ts';
import { BookRefusal, type BookReadResult, type Piece } from './record.ts';
import { markPlace } from '../place.ts';
import { describeReadError } from '../read-errors.ts';

/** Maximum size of a file in bytes. */
const maxFileBytes = 30_000_000;

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

/** Works of Aozora Bunko, in CP932; files of one title and author are the parts of one book. */
export async function* aozoraBooks(path: string, { licence }: { licence: string }): AsyncGenerator<BookReadResult> {
  const works: Omit<Work, 'body'>[] = []; // a library of texts exceeds memory, so each text is read again
  for (const file of await sourceFiles(path, /\.txt$/i, 'file of Aozora Bunko')) {
    try {
      const { body: _, ...work } = await readWork(file);
      works.push(work);
    } catch (error) {
      yield { where: file.where, refused: describeReadError(error) };
    }
  }
  for (const parts of Map.groupBy(works, ({ title, author, translator }) =>
    [title, author, translator].join('\n'),
  ).values())
    yield* bookOf(parts, licence);
}

async function* bookOf(parts: Omit<Work, 'body'>[], licence: string): AsyncGenerator<BookReadResult> {
  parts.sort((a, b) => a.number - b.number);
  const {
    title,
    author,
    translator,
    file: { where },
  } = parts[0]!;
  let assembled: Awaited<ReturnType<typeof assembleBook>> | null = null;
  try {
    assembled = await assembleBook(
      [title, author, translator].filter(Boolean).join(' / '),
      {
        facts: {
          title,
          genre: 'ancient_en',
          bookAuthors: [{ name: author }],
          language: 'ja',
          translator,
        },
      },
      [
        {
          witness: {
            key: 'original',
            kind: 'original',
            language: 'ja',
            vertical: true,
            translator,
            edition: [...new Set(parts.map(({ colophon }) => colophon))].join('\n').slice(0, 1500),
            licence,
            sourceUrl: 'https://www.aozora.gr.jp/',
          },
          pieces: piecesOfParts(parts),
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

async function* piecesOfParts(parts: readonly Pick<Work, 'file'>[]): AsyncGenerator<Piece> {
  for (const [at, { file }] of parts.entries())
    yield* piecesOf(await readWork(file), parts.length > 1 ? [String(at + 1)] : []);
}

async function readWork(file: SourceFile): Promise<Work> {
  const { path, where } = file;
  markPlace(where);
  const bytes = await readFile(path);
  if (bytes.length > maxFileBytes) throw new BookRefusal('it is too large');
  let text: string;
  try {
    text = dropInvalidCharacters(new TextDecoder('shift_jis', { fatal: true }).decode(bytes));
  } catch {
    throw new BookRefusal('it is not written in CP932');
  }
  const lines = text.split(/\r?\n/);
  const head = lines.slice(0, Math.max(0, lines.indexOf('')));
  if (head.length < 2) throw new BookRefusal('its first lines name no title and author');
  const translator = head.at(-1)!.endsWith('訳') ? head.pop()!.replace(/(?<![翻　 ])[翻　 ]*訳$/, '') : null;
  const author = head.pop()!;
  const legend = lines.flatMap((line, at) => (/^-{20,}$/.test(line) ? [at] : [])).slice(0, 2);
  const begins = legend.length === 2 ? legend[1]! + 1 : lines.indexOf('') + 1;
  const ends = lines.findIndex((line, at) => at > begins && line.startsWith('底本：'));
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

/** The text in `［＃「…」は大見出し］`; null if a line has no such note. */
function headingIn(line: string): string | null {
  const begins = line.indexOf('［＃「') + 3,
    ends = line.search(/」は[大中小]見出し］/);
  return begins > 2 && ends > begins ? line.slice(begins, ends) : null;
}

function* piecesOf({ body, subtitle }: Work, path: string[]): Generator<Piece> {
  let pending: (string | undefined)[] | undefined = path.length && subtitle ? [subtitle] : undefined,
    division = 0,
    number = 0;
  for (const line of body) {
    const head = headingIn(line) ?? /^［＃(?:ここから)?(?:大|中|小)見出し］(.+?)［＃/.exec(line)?.[1];
    if (head) {
      division++;
      pending = Object.assign(pending ?? [], { [path.length]: stripMarkup(head) });
      number = 0;
      continue;
    }
    const html = toMarkup(line);
    if (!html) continue;
    number++;
    yield {
      path: [...path, ...(division ? [String(division)] : []), String(number)],
      html,
      ...(pending && { headings: pending }),
    };
    pending = undefined;
  }
}

const stripMarkup = (text: string) => text.replace(/《[^《》]*》|［＃[^［］]*］|｜/g, '').trim();

/** Base of a ruby reading without a start mark: the preceding run of characters of one script. */
const rubyBase =
  /((?<![\p{sc=Han}々〆ヶ〇※])[\p{sc=Han}々〆ヶ〇※]+|(?<!\p{sc=Katakana})\p{sc=Katakana}+|(?<!\p{sc=Hiragana})\p{sc=Hiragana}+|(?<![A-Za-z0-9À-ÿ])[A-Za-z0-9À-ÿ]+)《([^《》]+)》/gu;

/** Converts a line: readings become ruby, characters beyond the encoding are resolved, typists' notes are dropped. */
function toMarkup(line: string): string {
  const written = resolveGaiji(line);
  const marked = escapeHtml(written)
    .replace(/｜([^《｜]+)《([^《》]+)》/g, ruby)
    .replace(rubyBase, ruby)
    .replace(/［＃「[^［」]+」に(?:白ゴマ)?傍点］/g, '')
    .replace(/［＃[^［］]*］/g, '');
  return marked.replace(/^　+/u, '').trim();
}

const ruby = (_: string, base: string, reading: string) =>
  `<ruby>${base}<rp>（</rp><rt>${reading}</rt><rp>）</rp></ruby>`;

/**
 * `※［＃「てへん＋劣」、第3水準1-84-77］` and `※［＃…、U+5A7F、…］`: the character if its code is given, otherwise its composition in
 * brackets.
 */
const resolveGaiji = (line: string): string =>
  line.replace(/※［＃([^［］]*)］/g, (_, note: string) => {
    const code = Number.parseInt(/U\+([0-9A-F]{4,6})/.exec(note)?.[1] ?? '', 16);
    const isKnown = code < 0x110000 && (code < 0xd800 || code > 0xdfff);
    return isKnown ? String.fromCodePoint(code) : `〔${/「([^「」]*)」/.exec(note)?.[1] ?? note}〕`;
  });
