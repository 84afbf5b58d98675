import { Element, Text, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { isSegmentTag, safeAttributes } from '../../face/segment-markup.ts';

type Attributes = Record<string, string>;

/**
 * An inline element. All are marks of one type, so that their nesting is preserved as in the markup; `turn`
 * distinguishes otherwise equal elements that touch or nest.
 */
export interface InlineAttrs {
  tag: string;
  attributes: Attributes;
  turn: number;
}
interface Inline {
  type: 'inline';
  attrs: InlineAttrs;
}
/** What the cursor treats as one character and is edited elsewhere; `kept` is an element without text. */
type Leaf = { marks?: Inline[] } & (
  | { type: 'text'; text: string }
  | { type: 'hardBreak' }
  | { type: 'ruby' | 'kept'; attrs: { html: string } }
  | { type: 'noteMark'; attrs: { note: string; html: string } }
);
/** The editor's document of a segment (words/schema.ts). */
export interface SegmentDoc {
  type: 'doc';
  content?: Leaf[];
}

/** Elements whose text is dropped, too. */
const droppedTags = new Set(['script', 'style', 'textarea', 'option', 'title', 'template', 'noscript', 'iframe']);

/** A key that is independent of the order of attributes. */
const keyOf = ({ attrs: { tag, attributes, turn } }: Inline) =>
  JSON.stringify([tag, turn, Object.entries(attributes).sort()]);
const isSame = (inline: Inline | undefined, other: Inline) => inline !== undefined && keyOf(inline) === keyOf(other);

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const openingTag = (tag: string, attributes: Attributes) =>
  `<${[tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value).replaceAll('"', '&quot;')}"`)].join(' ')}>`;

const readNodes = (html: string): ChildNode[] => parseDocument(html, { decodeEntities: true }).children;

/** Serializes nodes, limited to what a segment may contain. */
const serializeNodes = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => {
      if (node instanceof Text) return escapeHtml(node.data);
      if (!(node instanceof Element) || droppedTags.has(node.name)) return '';
      if (node.name === 'br') return '<br />';
      const inside = serializeNodes(node.children);
      return isSegmentTag(node.name)
        ? `${openingTag(node.name, safeAttributes(node.name, node.attribs))}${inside}</${node.name}>`
        : inside;
    })
    .join('');

/** Whether nodes contain nothing visible: no text, line break or ruby. */
const isBlank = (nodes: readonly ChildNode[]): boolean =>
  nodes.every((node) =>
    node instanceof Element
      ? droppedTags.has(node.name) || (node.name !== 'br' && node.name !== 'ruby' && isBlank(node.children))
      : !(node instanceof Text) || node.data === '',
  );

/** Converts a segment's HTML to the editor's document; drops what a segment may not contain. */
export function docOf(html: string): SegmentDoc {
  const content: Leaf[] = [];
  const push = (leaf: Leaf, marks: Inline[]) => {
    const last = content.at(-1);
    const isOne =
      last?.type === 'text' &&
      leaf.type === 'text' &&
      (last.marks ?? []).length === marks.length &&
      marks.every((mark, depth) => isSame(last.marks![depth], mark));
    if (isOne) last.text += leaf.text;
    else content.push({ ...leaf, ...(marks.length > 0 && { marks }) });
  };
  const around = (tag: string, attributes: Attributes, marks: Inline[]): Inline => {
    const before = content.at(-1)?.marks?.[marks.length];
    for (let turn = 0; ; turn++) {
      const mark: Inline = { type: 'inline', attrs: { tag, attributes, turn } };
      if (!isSame(before, mark) && !marks.some((enclosingMark) => isSame(enclosingMark, mark))) return mark;
    }
  };
  const walk = (nodes: readonly ChildNode[], marks: Inline[]) => {
    for (const node of nodes) {
      if (node instanceof Text) {
        if (node.data) push({ type: 'text', text: node.data }, marks);
        continue;
      }
      if (!(node instanceof Element) || droppedTags.has(node.name)) continue;
      const { name, children } = node;
      if (!isSegmentTag(name)) {
        walk(children, marks);
        continue;
      }
      const attributes = safeAttributes(name, node.attribs),
        note = attributes['data-note'];
      if (name === 'br') push({ type: 'hardBreak' }, marks);
      else if (name === 'ruby') push({ type: 'ruby', attrs: { html: serializeNodes(children) } }, marks);
      else if (note !== undefined) push({ type: 'noteMark', attrs: { note, html: serializeNodes(children) } }, marks);
      else if (isBlank(children)) push({ type: 'kept', attrs: { html: serializeNodes([node]) } }, marks);
      else walk(children, [...marks, around(name, attributes, marks)]);
    }
  };
  walk(readNodes(html), []);
  return { type: 'doc', ...(content.length && { content }) };
}

function leafHtml(leaf: Leaf): string {
  switch (leaf.type) {
    case 'text':
      return escapeHtml(leaf.text);
    case 'hardBreak':
      return '<br />';
    case 'ruby':
      return `<ruby>${serializeNodes(readNodes(leaf.attrs.html))}</ruby>`;
    case 'noteMark':
      return `${openingTag('sup', { 'data-note': leaf.attrs.note })}${serializeNodes(readNodes(leaf.attrs.html))}</sup>`;
    case 'kept':
      return leaf.attrs.html;
  }
}

/** Converts the editor's document to a segment's HTML. */
export function htmlOf({ content = [] }: SegmentDoc): string {
  let html = '';
  let open: Inline[] = [];
  const close = (depth: number) => {
    for (const { attrs } of open.slice(depth).reverse()) html += `</${attrs.tag}>`;
    open = open.slice(0, depth);
  };
  for (const leaf of content) {
    const marks = leaf.marks ?? [];
    const until = marks.findIndex((mark, depth) => !isSame(open[depth], mark));
    close(until < 0 ? marks.length : until);
    for (const mark of marks.slice(open.length)) html += openingTag(mark.attrs.tag, mark.attrs.attributes);
    open = [...marks];
    html += leafHtml(leaf);
  }
  close(0);
  return html;
}

/** HTML that is safe to show on a page. */
export const sanitizeSegment = (html: string): string => htmlOf(docOf(html));
