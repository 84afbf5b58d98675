import { stat } from 'node:fs/promises';
import { basename, posix } from 'node:path';
import { DomUtils } from 'htmlparser2';
import type { ChildNode, Element } from 'domhandler';
import { openArchive, type Archive } from '../archive.ts';
import { sourceFiles, type SourceFile } from '../files.ts';
import { assembleBook } from './assemble.ts';
import { parseBounded } from './bounded-html.ts';
import { escapeHtml, dropInvalidCharacters } from './inline.ts';
import { genreOf, languageTagOf } from './languages.ts';
import { BookRefusal, type BookReadResult, type Piece } from './record.ts';
import { markPlace } from '../place.ts';
import { describeReadError } from '../read-errors.ts';

/** Maximum bytes of an EPUB, of its unpacked texts, and of one text: the largest novels have ten megabytes in all. */
const maxFileBytes = 300_000_000,
  maxTotalTextBytes = 200_000_000,
  maxTextBytes = 20_000_000;

/** Each EPUB 2 or 3 of a path becomes a book. */
export async function* epubBooks(path: string, { licence }: { licence: string }): AsyncGenerator<BookReadResult> {
  for (const file of await sourceFiles(path, /\.epub$/i, 'EPUB')) yield* bookOf(file, licence);
}

async function* bookOf(file: SourceFile, licence: string): AsyncGenerator<BookReadResult> {
  markPlace(file.where);
  let assembled: Awaited<ReturnType<typeof assembleBook>> | null = null,
    archive: Archive | null = null;
  try {
    archive = await openBook(file);
    const { title, author, language, rights, identifier, publisher, date, spine } = await readPackage(archive);
    assembled = await assembleBook(
      identifier || file.where,
      {
        facts: {
          title: title || basename(file.path, '.epub'),
          genre: genreOf(language),
          bookAuthors: (author.length ? author : ['—']).map((name) => ({ name })),
          language,
          publisher: publisher || null,
          pubDate: date || null,
        },
      },
      [
        {
          witness: {
            key: 'original',
            kind: 'original',
            language,
            ...(/^(?:ar|he|fa)/.test(language) && { direction: 'rtl' as const }),
            translator: null,
            edition: [title, publisher, date].filter(Boolean).join(', '),
            licence: rights || licence,
            sourceUrl: null,
          },
          pieces: piecesOf(archive, spine),
        },
      ],
    );
    yield { where: file.where, record: assembled.record };
  } catch (error) {
    yield { where: file.where, refused: describeReadError(error) };
  } finally {
    archive?.close();
    await assembled?.close();
  }
}

/** Opens an EPUB without its pictures and fonts. */
async function openBook({ path }: SourceFile): Promise<Archive> {
  if ((await stat(path)).size > maxFileBytes) throw new BookRefusal('it is too large');
  return openArchive(path, {
    kind: 'EPUB',
    isWanted: (name) => /\.(?:xhtml|html?|opf|xml|ncx)$/i.test(name),
    mostBytes: maxTotalTextBytes,
  });
}

/** A text of an EPUB; null if it does not exist. */
async function textIn(archive: Archive, name: string): Promise<string | null> {
  const bytes = await archive.read(name);
  if (bytes === null) return null;
  if (bytes.length > maxTextBytes) throw new BookRefusal(`${name} is too large`);
  try {
    return dropInvalidCharacters(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new BookRefusal(`${name} is not written in UTF-8`);
  }
}

const findElements = (nodes: ChildNode[], name: string): Element[] =>
  DomUtils.getElementsByTagName((tag) => tag.replace(/^.*:/, '').toLowerCase() === name, nodes, true);
const plainTextOf = (element: Element | undefined) =>
  element ? DomUtils.textContent(element).replace(/\s+/g, ' ').trim() : '';

async function readPackage(archive: Archive) {
  const container = await textIn(archive, 'META-INF/container.xml');
  if (!container) throw new BookRefusal('it is no EPUB: it has no META-INF/container.xml');
  const root = findElements(parseBounded(container, { xmlMode: true }), 'rootfile')[0]?.attribs['full-path'] ?? '';
  const text = await textIn(archive, root);
  if (!text) throw new BookRefusal(`it is no EPUB: it has no ${root || 'package'}`);
  const children = parseBounded(text, { xmlMode: true });
  const readField = (name: string) => plainTextOf(findElements(children, name)[0]);
  const hrefs = new Map(findElements(children, 'item').map(({ attribs }) => [attribs.id ?? '', attribs]));
  const inOrder = findElements(children, 'itemref').flatMap(({ attribs }) => {
    const item = hrefs.get(attribs.idref ?? '');
    const isText = item && /html/.test(item['media-type'] ?? '') && !/\bnav\b/.test(item.properties ?? '');
    return isText ? posix.join(posix.dirname(root), addressIn(item.href ?? '')) : [];
  });
  const language = languageTagOf(readField('language')) ?? 'en';
  return {
    title: readField('title'),
    author: findElements(children, 'creator').map(plainTextOf).filter(Boolean),
    language,
    rights: readField('rights').slice(0, 200),
    identifier: readField('identifier'),
    publisher: readField('publisher'),
    date: readField('date'),
    spine: [...new Set(inOrder)],
  };
}

function addressIn(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    throw new BookRefusal(`its package names a file by an address that is none: ${href.slice(0, 100)}`);
  }
}

const headings = /^h[1-6]$/;
const blocks = new Set([
  'p',
  'blockquote',
  'li',
  'pre',
  'dd',
  'dt',
  'td',
  'th',
  'figcaption',
  'div',
  'section',
  'article',
]);
const skippedTags = new Set(['script', 'style', 'head', 'nav', 'svg', 'math', 'img', 'title']);

/** Each file of the spine is a chapter; its first heading is the title. */
async function* piecesOf(archive: Archive, spine: readonly string[]): AsyncGenerator<Piece> {
  let chapter = 0;
  for (const name of spine) {
    const text = await textIn(archive, name);
    if (text === null) continue;
    chapter++;
    const pieces = [...blocksIn(parseBounded(text, { xmlMode: false }))];
    const title = pieces.find(({ isHeading }) => isHeading)?.html.replace(/<[^>]*(?:>|$)/g, '');
    let number = 0,
      isTitled = false;
    for (const { html, isHeading } of pieces) {
      if (isHeading && !isTitled) {
        isTitled = true;
        yield { path: [String(chapter)], html: '', headings: [title!] };
      } else yield { path: [String(chapter), String(++number)], html, ...(isHeading && { kind: 'heading' as const }) };
    }
  }
}

interface Block {
  html: string;
  isHeading: boolean;
}

/** Blocks of text in order; of nested blocks only the innermost. */
function* blocksIn(nodes: readonly ChildNode[]): Generator<Block> {
  let loose = '';
  for (const node of nodes) {
    if (node.type === 'text') loose += escapeHtml(node.data);
    else if (node.type === 'tag') {
      const isHeading = headings.test(node.name);
      if (skippedTags.has(node.name)) continue;
      if (
        isHeading ||
        blocks.has(node.name) ||
        DomUtils.existsOne((element) => blocks.has(element.name) || headings.test(element.name), node.children)
      ) {
        yield* tidyBlock(loose, false);
        loose = '';
        if (isHeading) yield* tidyBlock(inline(node.children), true);
        else yield* blocksIn(node.children);
      } else loose += inline([node]);
    }
  }
  yield* tidyBlock(loose, false);
}

function* tidyBlock(html: string, isHeading: boolean): Generator<Block> {
  const words = html.replace(/\s+/g, ' ').trim();
  if (words.replace(/<[^>]*(?:>|$)/g, '').trim()) yield { html: words, isHeading };
}

const inlineTags: Record<string, string> = {
  em: 'em',
  i: 'em',
  strong: 'strong',
  b: 'strong',
  ruby: 'ruby',
  rt: 'rt',
  rp: 'rp',
};

function inline(nodes: readonly ChildNode[]): string {
  let html = '';
  for (const node of nodes) {
    if (node.type === 'text') html += escapeHtml(node.data);
    else if (node.type === 'tag' && !skippedTags.has(node.name)) {
      const within = inline(node.children),
        name = inlineTags[node.name];
      html += node.name === 'br' ? '<br>' : name ? `<${name}>${within}</${name}>` : within;
    }
  }
  return html;
}
