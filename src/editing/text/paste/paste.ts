import { Element, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { readPictureAddress } from '../../../rules/picture-address.ts';
import { entryOfAddress, isSafeAddress, linkTo } from '../entry-link.ts';
import { isFormula, wordsOfFormula } from './paste-formula.ts';
import { takeNotes } from './paste-notes.ts';
import { readSpan, writeTable, type PastedCell } from './paste-table.ts';
import { readStyle } from './paste-style.ts';
import { withWordLists } from './paste-word.ts';
import { wikipediaAddress, titleAttribute, wikipediaTitle } from './wikipedia-title.ts';

/** Elements that are dropped with their text. */
const droppedTags = new Set([
  'script',
  'style',
  'meta',
  'link',
  'title',
  'head',
  'xml',
  'iframe',
  'object',
  'embed',
  'frame',
  'frameset',
  'svg',
  'template',
  'noscript',
  'button',
  'input',
  'select',
  'textarea',
  'img',
  'picture',
  'video',
  'audio',
  'canvas',
  'map',
  'o:p',
  'colgroup',
]);
/** Wikipedia's additions to a text: numbers of its own notes, "edit", boxes, pictures. */
const wikipediaClutter =
  /(?:^|\s)(?:mw-editsection|reference|noprint|navbox|infobox|thumb|hatnote|ambox|metadata|toc|reflist|mw-empty-elt|sistersitebox|catlinks|Inline-Template)(?:\s|$)/;
/** Names of elements after conversion; the content of an unlisted element moves to its parent. */
const convertedTags: Record<string, string> = {
  p: 'p',
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  blockquote: 'blockquote',
  pre: 'pre',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  dl: 'dl',
  dt: 'dt',
  dd: 'dd',
  table: 'table',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  s: 's',
  strike: 's',
  del: 's',
  sub: 'sub',
  sup: 'sup',
  cite: 'cite',
  q: 'q',
  code: 'code',
  ruby: 'ruby',
  rb: 'rb',
  rt: 'rt',
  rp: 'rp',
};
const frames = new Set(['iframe', 'object', 'embed', 'frame', 'frameset']);
/** Elements that may have their own alignment. */
const alignableTags = /^(?:p|h[2-4]|blockquote)$/;
const blocks = /^(?:p|h[2-4]|blockquote|pre|ul|ol|dl|table|hr)$/;
const boxes = new Set([
  'div',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'aside',
  'body',
  'html',
  'figure',
  'figcaption',
  'center',
  'details',
  'summary',
  'address',
]);
const nonEmptyTags = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'li',
  'blockquote',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'cite',
  'q',
  'code',
  'ul',
  'ol',
  'pre',
]);

/** The result of a paste, and counts of the dropped elements. */
export interface Paste {
  html: string;
  /** Wikipedia titles, one per link; `''` for a page that is no article. */
  titles: string[];
  /** Wikipedia references, whose text is elsewhere on its page. */
  references: number;
  /** Nested tables, converted to lines of their cell. */
  nestedTables: number;
  /** Style properties that an article does not keep. */
  styles: number;
  scripts: number;
  /** Embedded pages. */
  frames: number;
  /** Formulas without any text form. */
  formulas: number;
}

/**
 * Converts pasted HTML to the editor's markup: keeps headings, paragraphs, lists, quotations, tables, links and
 * emphasis; drops fonts, colours, boxes and the source's own note numbers. Footnotes of word processors become notes.
 * HTML copied from this editor is unchanged. With `matchesTitles`, links to Wikipedia are marked for `matchTitles`;
 * otherwise they become plain text.
 */
export function readPaste(html: string, origin = '', { matchesTitles = true } = {}): Paste {
  if (html.includes('data-pm-slice'))
    return { html, titles: [], references: 0, nestedTables: 0, styles: 0, scripts: 0, frames: 0, formulas: 0 };
  const document = parseDocument(html.replace(/<!--\[if(?:(?!<!--\[if)[\s\S])*?<!\[endif\]-->/g, ''), {
    decodeEntities: true,
  });
  const notes = takeNotes(document);
  const cleaner = new Cleaner(origin, notes, matchesTitles);
  const clean = cleaner.convertBlocks(document.children);
  const { titles, references, nestedTables, styles, scripts, frames, formulas } = cleaner;
  return { html: clean, titles, references, nestedTables, styles: styles.size, scripts, frames, formulas };
}

/** The same for a field without links to match. */
export const cleanPaste = (html: string, origin = ''): string => readPaste(html, origin, { matchesTitles: false }).html;

/** Whether the copied HTML contains external pictures; they are not imported. */
export const hasRemotePictures = (html: string, origin: string): boolean =>
  !html.includes('data-pm-slice') &&
  [...html.matchAll(/<img\b[^<>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi)].some(
    ([, src]) => !toLocalPicture(src!, origin) && !/^(?:file|data|about):/i.test(src!),
  );

/** The address of a picture of this site, in any form. */
function toLocalPicture(src: string, origin: string): string | null {
  const address = origin && src.startsWith(`${origin}/`) ? src.slice(origin.length) : src;
  return readPictureAddress(address) ? address : null;
}

class Cleaner {
  private readonly origin: string;
  private readonly notes: ReadonlyMap<Element, Element>;
  private readonly matchesTitles: boolean;
  private used = 0;
  private tableDepth = 0;
  readonly titles: string[] = [];
  references = 0;
  nestedTables = 0;
  readonly styles = new Set<string>();
  scripts = 0;
  frames = 0;
  formulas = 0;
  constructor(origin: string, notes: ReadonlyMap<Element, Element>, matchesTitles: boolean) {
    this.origin = origin;
    this.notes = notes;
    this.matchesTitles = matchesTitles;
  }

  /** Converts nodes to blocks: loose inline content becomes paragraphs, except at the start of a list item. */
  convertBlocks(nodes: readonly ChildNode[], { ofItem = false } = {}): string {
    const nodesWithLists = withWordLists(nodes);
    if (!nodesWithLists.some((node) => this.isBlock(node))) return this.inline(nodesWithLists);
    let out = '',
      loose = '';
    const close = () => {
      if (loose.trim()) out += ofItem && !out ? loose.trim() : `<p>${loose.trim()}</p>`;
      loose = '';
    };
    for (const node of nodesWithLists) {
      if (!this.isBlock(node)) loose += this.convertNode(node);
      else {
        close();
        out += this.convertNode(node);
      }
    }
    close();
    return out;
  }

  private inline = (nodes: readonly ChildNode[]): string => nodes.map((node) => this.convertNode(node)).join('');

  private isBlock(node: ChildNode): boolean {
    if (!(node instanceof Element) || isFormula(node) || isDropped(node)) return false;
    const name = convertedTags[node.name] ?? node.name;
    return (
      blocks.test(name) ||
      boxes.has(name) ||
      (!convertedTags[node.name] && node.children.some((child) => this.isBlock(child)))
    );
  }

  private convertNode(node: ChildNode): string {
    if (node.type === 'text') return escapeHtml(collapseWhitespace(node.data));
    if (!(node instanceof Element)) return '';
    const note = this.noteOf(node);
    if (note) return `<span note-id="p${++this.used}">${flattenBlocks(this.inline(note.children))}</span>`;
    if (isFormula(node)) {
      const words = wordsOfFormula(node);
      if (!words) this.formulas++;
      return escapeHtml(collapseWhitespace(words));
    }
    if (isDropped(node)) {
      if (node.name === 'script') this.scripts++;
      if (frames.has(node.name)) this.frames++;
      if (/(?:^|\s)reference(?:\s|$)/.test(node.attribs.class ?? '')) this.references++;
      return '';
    }
    const { keptStyle, others } = readStyle(node.attribs.style ?? '');
    for (const property of others) this.styles.add(property);
    if (node.name === 'br') return '<br>';
    if (node.name === 'hr') return '<hr>';
    if (node.name === 'table') return this.table(node);
    const figure = node.name === 'figure' && this.figure(node);
    if (figure) return figure;
    if (boxes.has(node.name)) return this.box(node);
    const name = isUnboldB(node) ? undefined : convertedTags[node.name];
    const inside = this.applyStyle(
      node,
      name
        ? /^(?:blockquote|li|dd)$/.test(name)
          ? this.convertBlocks(node.children, { ofItem: name === 'li' })
          : this.inline(node.children)
        : this.isBlock(node)
          ? this.convertBlocks(node.children)
          : this.inline(node.children),
    );
    if (node.name === 'a') return this.link(node, inside);
    if (!name) return inside;
    if (nonEmptyTags.has(name) && !inside.replace(/<br>/g, '').trim()) return /\s/.test(inside) ? ' ' : '';
    const style = alignableTags.test(name) && keptStyle ? ` style="${keptStyle}"` : '';
    return `<${name}${style}>${/^(?:p|h\d|li)$/.test(name) ? inside.trim() : inside}</${name}>`;
  }

  /** The note that an element marks, directly or inside a `<sup>`. */
  private noteOf(node: Element): Element | undefined {
    const [only, ...others] = node.children;
    return (
      this.notes.get(node) ??
      (node.name === 'sup' && only instanceof Element && !others.length ? this.noteOf(only) : undefined)
    );
  }

  /** A table after its caption; a nested table becomes one line per row. */
  private table(table: Element): string {
    const isNested = this.tableDepth > 0;
    this.tableDepth++;
    const parts = elementsOf(table, /^(?:thead|tbody|tfoot|tr)$/);
    const rowsOf = (name: RegExp) =>
      parts
        .filter((part) => name.test(part.name))
        .flatMap((part) => (part.name === 'tr' ? [part] : elementsOf(part, /^tr$/)))
        .map((row) => this.cells(row));
    const head = rowsOf(/^thead$/),
      body = [...rowsOf(/^(?:tbody|tr)$/), ...rowsOf(/^tfoot$/)];
    const caption = flattenBlocks(
      elementsOf(table, /^caption$/)
        .map(({ children }) => this.inline(children))
        .join(' '),
    );
    this.tableDepth--;
    const above = caption && `<p>${caption}</p>`;
    if (!isNested) return above + writeTable(head, body);
    this.nestedTables++;
    const lines = [...head, ...body].map((cells) =>
      cells
        .map(({ html }) => flattenBlocks(html))
        .filter(Boolean)
        .join(' · '),
    );
    return above + lines.map((line) => line && `<p>${line}</p>`).join('');
  }

  private cells(row: Element): PastedCell[] {
    return elementsOf(row, /^t[dh]$/).map(({ name, attribs, children }) => ({
      tag: name as 'td' | 'th',
      html: this.convertBlocks(children).trim(),
      colspan: readSpan(attribs.colspan),
      rowspan: readSpan(attribs.rowspan),
    }));
  }

  /** A picture of this site with its caption, without the credit, which is stored; null for anything else. */
  private figure({ children }: Element): string | null {
    const elements = children.filter((child) => child instanceof Element),
      image = elements.find(({ name }) => name === 'img');
    const src = toLocalPicture(image?.attribs.src ?? '', this.origin);
    if (!image || !src) return null;
    const caption =
      elements
        .find(({ name }) => name === 'figcaption')
        ?.children.filter((child) => !(child instanceof Element && child.attribs.class === 'credit')) ?? [];
    const words = caption.some((child) => this.isBlock(child)) ? '' : this.inline(caption).trim();
    return `<figure><img src="${src}" alt="${escapeHtml(image.attribs.alt ?? '')}">${words && `<figcaption>${words}</figcaption>`}</figure>`;
  }

  /** Replaces a box by its blocks, or by a paragraph if it only contains text. */
  private box(node: Element): string {
    const inside = this.convertBlocks(node.children);
    return node.children.some((child) => this.isBlock(child)) || !inside.trim() ? inside : `<p>${inside.trim()}</p>`;
  }

  /** Emphasis that is expressed by a style only. */
  private applyStyle({ name, attribs: { style = '' } }: Element, inside: string): string {
    if (name !== 'span' || !inside.trim()) return inside;
    let out = inside;
    if (/font-weight:\s*(?:bold|[6-9]00)/.test(style)) out = `<strong>${out}</strong>`;
    if (/font-style:\s*italic/.test(style)) out = `<em>${out}</em>`;
    if (/vertical-align:\s*super/.test(style)) out = `<sup>${out}</sup>`;
    if (/vertical-align:\s*sub/.test(style)) out = `<sub>${out}</sub>`;
    return out;
  }

  private link({ attribs: { href = '' } }: Element, inside: string): string {
    const entry = entryOfAddress(href, this.origin);
    if (entry) {
      const { href: to, kept: attributes } = linkTo(entry);
      return `<a href="${escapeHtml(to)}" ref-id="${escapeHtml(attributes['ref-id'])}">${inside}</a>`;
    }
    const title = wikipediaTitle(href);
    if (title !== null && inside.trim()) {
      this.titles.push(title);
      return title && this.matchesTitles
        ? `<a href="${escapeHtml(wikipediaAddress(title))}" ${titleAttribute}="${escapeHtml(title)}">${inside}</a>`
        : inside;
    }
    const isKept = /^https?:/.test(href) && isSafeAddress(href);
    return isKept && inside.trim() ? `<a href="${escapeHtml(href)}">${inside}</a>` : inside;
  }
}

const isDropped = ({ name, attribs }: Element) =>
  droppedTags.has(name) ||
  wikipediaClutter.test(attribs.class ?? '') ||
  /mso-list:\s*Ignore|mso-element:\s*footnote|display:\s*none/i.test(attribs.style ?? '');

const elementsOf = ({ children }: Element, name: RegExp) =>
  children.filter((child): child is Element => child instanceof Element && name.test(child.name) && !isDropped(child));

/** Google Docs wraps the whole copied content in a `<b>` that is not bold. */
const isUnboldB = ({ name, attribs }: Element) =>
  name === 'b' && /(?:^|;)\s*font-weight:\s*normal/.test(attribs.style ?? '');

/** Flattens blocks to one line. */
const flattenBlocks = (html: string) =>
  html
    .replace(/<\/?(?:p|h\d|ul|ol|li|blockquote|pre|dl|dt|dd)>|<hr>/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Collapses whitespace; keeps French no-break spaces next to punctuation. */
const collapseWhitespace = (text: string) =>
  text
    .replace(/[\t\n\r\f ]+/g, ' ')
    .replace(/(?<!«)\u00a0+(?![;:!?»%])/g, ' ')
    .replace(/ {2,}/g, ' ');
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
