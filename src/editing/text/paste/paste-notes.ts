import { Document, Element, type ChildNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/**
 * Footnotes as word processors copy them: the marker in the text links to the note, and the note starts with a link
 * back to the marker.
 *
 * - Word: `#_ftn1` and back `#_ftnref1`, endnotes `_edn`.
 * - LibreOffice: `#sdfootnote1sym` and back `#sdfootnote1anc`, endnotes `sdendnote`.
 * - Google Docs: `#ftnt1` and back `#ftnt_ref1`.
 */
const linkBack = /#(_(?:ftn|edn)ref\w+|sd(?:foot|end)note\d+anc|ftnt_ref\w+)$/;
/** Id of the element that holds a whole note, possibly with several paragraphs. */
const noteBox = /^(?:ftn|edn|sdfootnote|sdendnote)\d+$/;

const isElement = (node: ChildNode): node is Element => node instanceof Element;
const isNamed = ({ attribs }: Element, name: string) => attribs.id === name || attribs.name === name;

/** Removes the notes from a document and returns them by the element that marks each; a note without a marker stays. */
export function takeNotes(document: Document): Map<Element, Element> {
  const notes = new Map<Element, Element>();
  const links = DomUtils.findAll(({ name, attribs }) => name === 'a' && Boolean(attribs.href), document.children);
  for (const back of links) {
    const marker = linkBack.exec(back.attribs.href!)?.[1],
      note = marker && boxOf(back);
    if (!note) continue;
    const places = [back.attribs.id, back.attribs.name].filter(Boolean);
    const marking = DomUtils.findAll(
      (element) =>
        element !== back &&
        !isWithin(element, note) &&
        (isNamed(element, marker) ||
          (element.name === 'a' && places.some((place) => element.attribs.href?.endsWith(`#${place}`)))),
      document.children,
    );
    if (!marking.length) continue;
    for (const element of marking) notes.set(element, note);
    DomUtils.removeElement(back);
    DomUtils.removeElement(note);
  }
  if (notes.size) removeLastRules(document);
  return notes;
}

/** The element that holds the note, or else its paragraph. */
function boxOf(back: Element): Element | null {
  let box: Element | null = null;
  for (let node = back.parent; node instanceof Element; node = node.parent) {
    if (noteBox.test(node.attribs.id ?? '')) return node;
    if (/^(?:p|li|div)$/.test(node.name)) box ??= node;
  }
  return box;
}

function isWithin(element: Element, box: Element): boolean {
  for (let node: Element['parent'] = element; node; node = node.parent) if (node === box) return true;
  return false;
}

/** Removes the rule above the notes if nothing follows it. */
function removeLastRules({ children }: { children: ChildNode[] }): void {
  for (;;) {
    const last = children.findLast((node) => DomUtils.textContent(node).trim() || isElement(node));
    if (!last || !isElement(last) || DomUtils.textContent(last).trim()) {
      if (last && isElement(last)) removeLastRules(last);
      return;
    }
    if (last.name === 'hr') DomUtils.removeElement(last);
    else if (!/^(?:div|p|body|html)$/.test(last.name) || DomUtils.findOne(({ name }) => name === 'img', last.children))
      return;
    else if (DomUtils.findOne(({ name }) => name === 'hr', last.children)) return removeLastRules(last);
    else DomUtils.removeElement(last);
  }
}
