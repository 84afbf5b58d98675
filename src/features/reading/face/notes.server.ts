import render from 'dom-serializer';
import { Element, Text, type ChildNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { inlineTags, rubyParts } from '../../../rules/safe-html.ts';

/**
 * Elements allowed in inline content, and so in a note. A browser would move any other element out of it, and the page
 * would differ from the HTML that was sent.
 */
const phrasing = new Set<string>([...inlineTags, ...rubyParts]);

export const isNote = (node: Element) => node.name === 'span' && 'note-id' in node.attribs;
const hasLink = ({ children }: Element) => DomUtils.findOne(({ name }) => name === 'a', children) !== null;
const isElement = (node: ChildNode): node is Element => node instanceof Element;

/**
 * Reduces the nodes of a note to inline content: blocks are replaced by their content, and a link inside a link is
 * removed.
 */
export const flattenNote = (nodes: readonly ChildNode[], withinLink = false): ChildNode[] =>
  nodes.flatMap((node): ChildNode[] => {
    if (!isElement(node)) return [node];
    const isLink = node.name === 'a',
      inside = flattenNote(node.children, withinLink || isLink);
    if (isLink && withinLink) return inside;
    if (phrasing.has(node.name)) {
      for (const child of inside) child.parent = node;
      node.children = inside;
      return [node];
    }
    return inside.length ? [new Text(' '), ...inside, new Text(' ')] : [];
  });

/** Reduces the notes of a text to inline content; the rest is unchanged. */
export function flattenNotes(html: string): string {
  if (!html.includes('note-id')) return html;
  const document = parseDocument(html);
  let changed = false;
  for (const note of DomUtils.findAll(isNote, document.children)) {
    if (!DomUtils.findOne((node) => !phrasing.has(node.name) || (node.name === 'a' && hasLink(node)), note.children))
      continue;
    const inside = flattenNote(note.children);
    for (const child of inside) child.parent = note;
    note.children = inside;
    changed = true;
  }
  return changed ? render(document.children, { encodeEntities: 'utf8', emptyAttrs: true }) : html;
}
