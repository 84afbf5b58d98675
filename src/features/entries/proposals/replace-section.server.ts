import render from 'dom-serializer';
import { Element, type ChildNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeXml } from '../../../kit/markup.ts';
import type { Language } from '../../../rules/languages.ts';
import { toPlainText } from '../../../rules/safe-html.ts';
import { makeReading } from '../../reading/face/reading.server.ts';
import { linesOf } from '../answers/text-lines.ts';

/** A paragraph, list, table or picture of a text: its markup as stored, and its lines as an assistant reads them. */
interface Block {
  html: string;
  lines: string[];
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
    else sections.at(-1)!.blocks.push({ html, lines: linesOf(display) });
  }
  return sections;
}

/**
 * A text with another content of one section, numbered as the tool `entry` numbers those of the `published` text. Lines that
 * are unchanged keep their links, notes and form; pictures stay. `ending` follows the last new line. Null if there is no such
 * section, and `unchanged` if nothing is new.
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
): { body: string; title: string } | 'unchanged' | null {
  const publishedSections = readSections(published, language),
    sections = body === published ? publishedSections : readSections(body, language);
  if (!publishedSections || sections?.length !== publishedSections.length) return null;
  const numbered = publishedSections.filter(({ title, blocks }) => title || blocks.some((block) => block.lines.length));
  // A text without any section gets its lead.
  const read = numbered.length === 0 && number === 0 ? publishedSections[0] : numbered[number];
  if (!read) return null;
  const target = sections[publishedSections.indexOf(read)]!;
  // A draft may have further notes, so that its numbers are not those that the assistant has read.
  const readLines = new Map(read.blocks.map((block) => [block.html, block.lines]));
  const content = mergeLines(
    target.blocks.map((block) => ({ ...block, lines: readLines.get(block.html) ?? block.lines })),
    lines,
    ending,
  );
  const contentOf = ({ blocks }: Section) => blocks.map(({ html }) => html).join('');
  if (content === contentOf(target)) return 'unchanged';
  return {
    body: sections.map((section) => section.heading + (section === target ? content : contentOf(section))).join(''),
    title: target.title,
  };
}

/** The blocks of a section with other lines. */
function mergeLines(blocks: readonly Block[], newLines: readonly string[], ending: string): string {
  const merged: string[] = [];
  let nextBlock = 0,
    at = 0,
    lastNew = -1;
  /** Blocks without a line, such as pictures, stay where they are. */
  const keepPictures = (until: number) =>
    merged.push(...blocks.slice(nextBlock, until).flatMap(({ html, lines }) => (lines.length ? [] : [html])));
  const isNext = ({ lines }: Block, index: number) =>
    index >= nextBlock && lines.length > 0 && lines.every((line, offset) => newLines[at + offset] === line);
  while (at < newLines.length) {
    const unchanged = blocks.findIndex(isNext);
    if (unchanged < 0) lastNew = merged.push(paragraphOf(newLines[at++]!)) - 1;
    else {
      keepPictures(unchanged);
      merged.push(blocks[unchanged]!.html);
      at += blocks[unchanged]!.lines.length;
      nextBlock = unchanged + 1;
    }
  }
  keepPictures(blocks.length);
  if (lastNew >= 0) merged[lastNew] = withEnding(merged[lastNew]!, ending);
  return merged.join('');
}

const paragraphOf = (line: string) => `<p>${escapeXml(line)}</p>`;
const withEnding = (paragraph: string, ending: string) => paragraph.replace(/<\/p>$/, () => `${ending}</p>`);

/** Lines as paragraphs of a new text, with `ending` after the last one. */
export const writeParagraphs = (lines: readonly string[], ending: string): string =>
  withEnding(lines.map(paragraphOf).join(''), ending);
