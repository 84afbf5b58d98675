import { DomUtils } from 'htmlparser2';
import { isTag, type ChildNode, type Element } from 'domhandler';
import { escapeHtml, languageSpan, trimBreaks } from '../inline.ts';
import type { Piece } from '../record.ts';

/** A paragraph, heading or row of a table. */
export interface Block {
  html: string;
  isHeading: boolean;
  notes: NonNullable<Piece['notes']>;
}

/** A note of the margin, by the element that refers to it. */
export interface LinkedNote {
  label: string;
  html: string;
}

/** How a document is read: its notes, what is left out because it is elsewhere, and where omissions are counted. */
export interface BlockOptions {
  notes: ReadonlyMap<Element, LinkedNote>;
  isConsumed(element: Element): boolean;
  onLeftOut(why: string): void;
}

const headings = /^h[1-6]$/;
const blockTags = new Set(
  'p blockquote li pre dd dt td th caption figcaption div section article aside main header footer address body ul ol dl table tr figure center summary details legend fieldset form hgroup menu dialog search option'.split(
    ' ',
  ),
);
const isBlock = ({ name }: Element) => blockTags.has(name) || headings.test(name);
const silentTags = new Set(['script', 'style', 'head', 'title', 'template']);
const leftOutTags: Record<string, string> = {
  nav: 'its own table of contents',
  svg: 'a picture',
  img: 'a picture',
  math: 'a formula (MathML)',
  audio: 'a sound or film',
  video: 'a sound or film',
};

/** Blocks of text in order; of nested blocks only the innermost. A row of a table is one block. */
export function* blocksIn(nodes: readonly ChildNode[], options: BlockOptions): Generator<Block> {
  let loose = new Inline(options);
  for (const node of nodes) {
    if (node.type === 'text' || node.type === 'cdata') {
      loose.add(node.type === 'text' ? [node] : node.children);
      continue;
    }
    if (!isTag(node) || options.isConsumed(node) || silentTags.has(node.name)) continue;
    if (Object.hasOwn(leftOutTags, node.name)) {
      options.onLeftOut(leftOutTags[node.name]!);
      continue;
    }
    const isHeading = headings.test(node.name);
    if (!isBlock(node) && !DomUtils.existsOne(isBlock, node.children)) {
      loose.add([node]);
      continue;
    }
    yield* loose.finish(false);
    loose = new Inline(options);
    if (isHeading) yield* new Inline(options).add(node.children).finish(true);
    else if (node.name === 'tr' && !hasOwnBlocks(node)) yield* rowOf(node, options);
    else if (node.name === 'pre') yield* new Inline(options, true).add(node.children).finish(false);
    else yield* blocksIn(node.children, options);
  }
  yield* loose.finish(false);
}

const isCell = ({ name }: Element) => name === 'td' || name === 'th';
/** Whether cells of a row hold several blocks, as in tables that only lay out a page. */
const hasOwnBlocks = (row: Element) =>
  row.children.some(
    (cell) => isTag(cell) && DomUtils.filter((node) => isTag(node) && isBlock(node), cell.children).length > 1,
  );

/** The cells of a row, separated by a bar. */
function* rowOf(row: Element, options: BlockOptions): Generator<Block> {
  const inline = new Inline(options);
  let isFirst = true;
  for (const cell of row.children) {
    if (!isTag(cell) || !isCell(cell)) {
      inline.add([cell]);
      continue;
    }
    if (!isFirst) inline.addHtml(' | ');
    isFirst = false;
    inline.add(cell.children);
  }
  yield* inline.finish(false);
}

const inlineTags: Record<string, string> = {
  em: 'em',
  i: 'em',
  cite: 'em',
  dfn: 'em',
  strong: 'strong',
  b: 'strong',
  sup: 'sup',
  q: 'q',
  ruby: 'ruby',
  rt: 'rt',
  rp: 'rp',
};

/** Inline HTML of a block, with its notes. */
class Inline {
  #html = '';
  readonly #notes: Block['notes'] = [];
  readonly #options: BlockOptions;
  readonly #keepsLines: boolean;

  constructor(options: BlockOptions, keepsLines = false) {
    this.#options = options;
    this.#keepsLines = keepsLines;
  }

  addHtml(html: string): void {
    this.#html += html;
  }

  add(nodes: readonly ChildNode[]): this {
    for (const node of nodes) {
      if (node.type === 'text') {
        const text = escapeHtml(node.data);
        this.#html += this.#keepsLines ? text.replace(/\r?\n/g, '<br>') : text;
      } else if (node.type === 'cdata') this.add(node.children);
      else if (isTag(node)) this.#addElement(node);
    }
    return this;
  }

  #addElement(element: Element): void {
    const { name, children, attribs } = element;
    if (this.#options.isConsumed(element) || silentTags.has(name)) return;
    if (Object.hasOwn(leftOutTags, name)) return this.#options.onLeftOut(leftOutTags[name]!);
    const note = this.#options.notes.get(element);
    if (note) return this.#addNote(note);
    if (name === 'br') return this.addHtml('<br>');
    const language = attribs['xml:lang'] ?? attribs.lang;
    const [begins, ends] =
      name === 'sup' && onlyElementOf(element, this.#options.notes)
        ? ['', '']
        : Object.hasOwn(inlineTags, name)
          ? [`<${inlineTags[name]}>`, `</${inlineTags[name]}>`]
          : languageSpan(language);
    this.#html += begins;
    this.add(children);
    this.#html += ends;
  }

  #addNote({ label, html }: LinkedNote): void {
    const taken = new Set(this.#notes.map(({ id }) => id));
    let id = /^[\w.-]{1,30}$/.test(label) ? label : String(this.#notes.length + 1);
    for (let more = 2; taken.has(id); more++) id = `${this.#notes.length + 1}-${more}`;
    this.#notes.push({ id, kind: 'note', html });
    this.#html += `<sup data-note="${id}">${escapeHtml(label)}</sup>`;
  }

  /** The block; nothing if it has no words. */
  *finish(isHeading: boolean): Generator<Block> {
    const html = trimBreaks(this.#html.replace(/\s+/g, ' '));
    if (html.replace(/<[^>]*(?:>|$)|&nbsp;/g, '').trim()) yield { html, isHeading, notes: this.#notes };
  }
}

/** Whether an element holds nothing but a reference to a note. */
const onlyElementOf = ({ children }: Element, notes: ReadonlyMap<Element, LinkedNote>): boolean =>
  children.every((child) => (isTag(child) ? notes.has(child) : child.type === 'text' && !child.data.trim()));
