import render from 'dom-serializer';
import { Element, type ChildNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeXml } from '../../../kit/markup.ts';
import type { Language } from '../../../rules/languages.ts';
import { toPlainText } from '../../../rules/safe-html.ts';
import { makeReading } from '../../reading/face/reading.server.ts';
import { linesOf, maxPartLength } from '../answers/text-lines.ts';

/** A paragraph, item, table or picture of a text: its markup as stored, and its lines as an assistant reads them. */
interface Block {
  html: string;
  lines: string[];
  /** The list that it is a part of. */
  list?: List | undefined;
}
/** A line that the section does not have, as markup. */
interface NewBlock extends Pick<Block, 'html' | 'list'> {
  content: string;
}
/** The tags of a list; the same object for all its parts. */
interface List {
  open: string;
  close: string;
}
interface Section {
  title: string;
  /** The heading as stored; empty for the lead. */
  heading: string;
  blocks: Block[];
}

const isHeading = (node: ChildNode) => node instanceof Element && node.name === 'h2';
const markup = (node: ChildNode) => render(node, { encodeEntities: 'utf8', emptyAttrs: true });

/**
 * The sections of a stored text. Null if the text nests headings in other elements, so that a section is no run of blocks.
 */
function readSections(body: string, language: Language): Section[] | null {
  const stored = parseDocument(body).children,
    displayed = parseDocument(makeReading(body, language).html).children;
  const headings = DomUtils.getElementsByTagName('h2', stored);
  if (stored.length !== displayed.length || headings.some((heading) => !stored.includes(heading))) return null;
  const sections: Section[] = [{ title: '', heading: '', blocks: [] }];
  for (const [at, node] of stored.entries()) {
    const html = markup(node),
      display = markup(displayed[at]!);
    if (isHeading(node)) sections.push({ title: toPlainText(display), heading: html, blocks: [] });
    else sections.at(-1)!.blocks.push(...readBlocks(node, displayed[at]!));
  }
  return sections;
}

/** The blocks of a node: of a list one for each of its items, so that a change of one keeps the others. */
function readBlocks(node: ChildNode, displayed: ChildNode): Block[] {
  const isList = node instanceof Element && (node.name === 'ul' || node.name === 'ol');
  if (!isList || !(displayed instanceof Element) || node.children.length !== displayed.children.length)
    return [{ html: markup(node), lines: linesOf(markup(displayed)) }];
  const close = `</${node.name}>`,
    list = { open: markup(new Element(node.name, node.attribs)).slice(0, -close.length), close };
  return node.children.map((item, at) => ({
    html: markup(item),
    lines: linesOf(markup(displayed.children[at]!)),
    list,
  }));
}

const isItem = ({ html }: Pick<Block, 'html'>) => html.startsWith('<li');

/** The markup of blocks, with their lists around them; none is left of a list without an item. */
function joinBlocks(blocks: readonly Pick<Block, 'html' | 'list'>[]): string {
  let joined = '';
  for (let from = 0, until = 0; from < blocks.length; from = until) {
    const { list } = blocks[from]!;
    until = from + 1;
    while (list && blocks[until]?.list === list) until++;
    const run = blocks.slice(from, until),
      html = run.map((block) => block.html).join('');
    if (!list) joined += html;
    else if (run.some(isItem)) joined += list.open + html + list.close;
  }
  return joined;
}

/**
 * A text with another content of one section, numbered as the tool `entry` numbers those of the `published` text. Lines that
 * are unchanged keep their links, notes and form; pictures stay. `ending` follows the last new line. Null if there is no such
 * section, `unchanged` if nothing is new, and `endMissing` if all is left out that comes after the first part of a long
 * section: then the assistant has not read it.
 */
export function replaceSection(
  body: string,
  language: Language,
  {
    number,
    lines,
    ending,
    published = body,
  }: { number: number; lines: readonly string[]; ending: string; published?: string },
): { body: string; title: string } | 'unchanged' | 'endMissing' | null {
  const publishedSections = readSections(published, language),
    sections = body === published ? publishedSections : readSections(body, language);
  if (!publishedSections || sections?.length !== publishedSections.length) return null;
  const numbered = publishedSections.filter(({ title, blocks }) => title || blocks.some((block) => block.lines.length));
  // A text without any section gets its lead.
  const read = numbered.length === 0 && number === 0 ? publishedSections[0] : numbered[number];
  if (!read) return null;
  if (lacksEnd(read, lines)) return 'endMissing';
  const target = sections[publishedSections.indexOf(read)]!;
  // A draft may have further notes, so that its numbers are not those that the assistant has read.
  const readLines = new Map(read.blocks.map((block) => [block.html, block.lines]));
  const content = mergeLines(
    target.blocks.map((block) => ({ ...block, lines: readLines.get(block.html) ?? block.lines })),
    lines,
    ending,
  );
  const contentOf = ({ blocks }: Section) => joinBlocks(blocks);
  if (content === contentOf(target)) return 'unchanged';
  return {
    body: sections.map((section) => section.heading + (section === target ? content : contentOf(section))).join(''),
    title: target.title,
  };
}

/** Whether `lines` have none of the lines that begin after the first part of the section, of which there are some. */
function lacksEnd({ blocks }: Section, lines: readonly string[]): boolean {
  let length = 0;
  const end = new Set<string>();
  for (const line of blocks.flatMap((block) => block.lines)) {
    if (length >= maxPartLength) end.add(line);
    length += line.length + 1;
  }
  return end.size > 0 && !lines.some((line) => end.has(line));
}

/** The blocks of a section with other lines. */
function mergeLines(blocks: readonly Block[], newLines: readonly string[], ending: string): string {
  const merged: Pick<Block, 'html' | 'list'>[] = [];
  let nextBlock = 0,
    at = 0,
    lastList: List | undefined,
    lastNew: NewBlock | undefined,
    newBlocks: NewBlock[] = [];
  /** Blocks without a line, such as pictures, stay where they are. */
  const keepPictures = (until: number) =>
    merged.push(...blocks.slice(nextBlock, until).filter(({ lines }) => !lines.length));
  const isNext = ({ lines }: Block, index: number) =>
    index >= nextBlock && lines.length > 0 && lines.every((line, offset) => newLines[at + offset] === line);
  while (at < newLines.length) {
    const unchanged = blocks.findIndex(isNext);
    if (unchanged < 0) {
      const content = escapeXml(newLines[at++]!);
      lastNew = { content, html: `<p>${content}</p>` };
      newBlocks.push(lastNew);
      merged.push(lastNew);
      continue;
    }
    keepPictures(unchanged);
    const block = blocks[unchanged]!;
    // What is new between two items of a list is an item, too.
    if (block.list && block.list === lastList)
      for (const item of newBlocks) Object.assign(item, { html: `<li>${item.content}</li>`, list: lastList });
    newBlocks = [];
    lastList = block.list;
    merged.push(block);
    at += block.lines.length;
    nextBlock = unchanged + 1;
  }
  keepPictures(blocks.length);
  if (lastNew) lastNew.html = withEnding(lastNew.html, ending);
  return joinBlocks(merged);
}

const paragraphOf = (line: string) => `<p>${escapeXml(line)}</p>`;
const withEnding = (block: string, ending: string) => block.replace(/<\/(?:p|li)>$/, (close) => ending + close);

/** Lines as paragraphs of a new text, with `ending` after the last one. */
export const writeParagraphs = (lines: readonly string[], ending: string): string =>
  withEnding(lines.map(paragraphOf).join(''), ending);
