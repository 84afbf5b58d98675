import render from 'dom-serializer';
import { Element, Text, type ChildNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { inlineTags, rubyParts } from '../../../rules/safe-html.ts';

/**
 * What may stand within a line, and so within a note: a browser takes anything else out of it, and the page is no
 * longer the one that was sent.
 */
const phrasing = new Set<string>([...inlineTags, ...rubyParts]);

export const isNote = (node: Element) => node.name === 'span' && 'note-id' in node.attribs;
const hasLink = ({ children }: Element) => DomUtils.findOne(({ name }) => name === 'a', children) !== null;
const isElement = (node: ChildNode): node is Element => node instanceof Element;

/**
 * The nodes of a note as what a line may hold: of blocks the words stay, one after the other; a link within a link is
 * none.
 */
export function plainNote(nodes: readonly ChildNode[], withinLink = false): ChildNode[] {
  return nodes.flatMap((node): ChildNode[] => {
    if (!isElement(node)) return [node];
    const isLink = node.name === 'a',
      inside = plainNote(node.children, withinLink || isLink);
    if (isLink && withinLink) return inside;
    if (phrasing.has(node.name)) {
      for (const child of inside) child.parent = node;
      node.children = inside;
      return [node];
    }
    return inside.length ? [new Text(' '), ...inside, new Text(' ')] : [];
  });
}

/** A text whose notes hold nothing but what a line may hold. What it is otherwise stays to the letter. */
export function withPlainNotes(html: string): string {
  if (!html.includes('note-id')) return html;
  const document = parseDocument(html);
  let changed = false;
  for (const note of DomUtils.findAll(isNote, document.children)) {
    if (!DomUtils.findOne((node) => !phrasing.has(node.name) || (node.name === 'a' && hasLink(node)), note.children))
      continue;
    const inside = plainNote(note.children);
    for (const child of inside) child.parent = note;
    note.children = inside;
    changed = true;
  }
  return changed ? render(document.children, { encodeEntities: 'utf8', emptyAttrs: true }) : html;
}
