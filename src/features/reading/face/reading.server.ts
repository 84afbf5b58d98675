import { render } from 'dom-serializer';
import { Element, Text, type AnyNode, type ChildNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { entryAddress, entryId } from '../../../rules/entry-ids.ts';
import { withFrenchSpaces } from '../../../rules/text/french-spaces.ts';
import type { Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import type { Credits } from '../../media/face/publish-pictures.server.ts';
import { isNote, flattenNote } from './notes.server.ts';
import { preparePictures } from './reading-pictures.server.ts';

/** A main text prepared for readers, once, when it is published. */
export interface Reading {
  html: string;
  /** The notes in order, as HTML. */
  notes: string[];
  contents: { id: string; title: string; level: 2 | 3 }[];
}

/**
 * Converts the edited text (sanitized HTML with `ref-id`, `note-id`, `cite-id`) for readers: links lead to the entry in
 * this language, notes become numbers with their text at the end, sections get an address and an item in the contents,
 * pictures get a fitting width and a credit. French gets its narrow spaces.
 */
export function makeReading(body: string, language: Language, credits: Credits = new Map()): Reading {
  const document = parseDocument(body, { decodeEntities: true });
  if (language === 'fr') setFrenchSpaces(document.children);
  const notes: string[] = [];
  const contents: Reading['contents'] = [];

  for (const [index, heading] of DomUtils.findAll(
    (node) => node.name === 'h2' || node.name === 'h3',
    document.children,
  ).entries()) {
    const id = `section-${index + 1}`;
    heading.attribs.id = id;
    if (contents.length < limits.contentsLength)
      contents.push({ id, title: textWithoutNotes(heading).trim(), level: heading.name === 'h2' ? 2 : 3 });
  }
  for (const link of DomUtils.findAll((node) => isInline(node) && 'ref-id' in node.attribs, document.children)) {
    link.name = 'a';
    link.attribs = {
      href: entryAddress(entryId(link.attribs['ref-id']!, language)),
      class: 'entry-link',
    };
    for (const inner of DomUtils.findAll((node) => node.name === 'a', link.children)) inner.name = 'span'; // links cannot be nested
  }
  for (const note of DomUtils.findAll(isNote, document.children)) {
    if (hasNoteAbove(note)) continue; // a nested note is part of its text
    notes.push(markup(flattenNote(note.children)));
    const n = notes.length;
    DomUtils.replaceElement(
      note,
      element(
        'sup',
        { class: 'note' },
        element('a', { href: `#note-${n}`, id: `note-ref-${n}`, role: 'doc-noteref' }, text(String(n))),
      ),
    );
  }
  preparePictures(document, language, credits);
  return { html: markup(document.children), notes, contents };
}

/** Not in code, where every space counts, and not in citations, whose title may be in another language. */
function setFrenchSpaces(nodes: ChildNode[]): void {
  for (const node of nodes)
    if (node instanceof Text) node.data = withFrenchSpaces(node.data);
    else if (node instanceof Element && !['pre', 'code', 'cite'].includes(node.name)) setFrenchSpaces(node.children);
}

const isInline = (node: Element) => node.name === 'a' || node.name === 'span';

function hasNoteAbove(node: Element): boolean {
  for (let above = node.parent; above; above = above.parent) if (above instanceof Element && isNote(above)) return true;
  return false;
}

const textWithoutNotes = (node: Element): string =>
  node.children
    .map((child) =>
      child instanceof Element ? (isNote(child) ? '' : textWithoutNotes(child)) : DomUtils.textContent(child),
    )
    .join('');

const markup = (nodes: AnyNode[]) => render(nodes, { encodeEntities: 'utf8' });
const text = (data: string) => parseDocument(data).children[0] as ChildNode;
const element = (name: string, attribs: Record<string, string>, child: ChildNode) =>
  new Element(name, attribs, [child]);
