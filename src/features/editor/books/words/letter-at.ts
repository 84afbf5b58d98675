/** What is one letter to the editor (schema.ts): a line end, ruby, the mark of a note, an element without words. */
const isLetter = (element: Element) =>
  element.matches('br, ruby, sup[data-note]') || (!element.textContent && !element.querySelector('br, ruby'));

/** Those whose insides are not written where they stand. */
export const lettersIn = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('ruby, sup[data-note]'),
];

/** How many letters of an element stand before a place in it. */
function lettersBefore(root: Element, place: Node, offset: number): number {
  let letters = 0;
  /** Whether the place was met. */
  const walk = (node: Node): boolean => {
    if (node.nodeType === Node.TEXT_NODE) {
      letters += node === place ? offset : node.nodeValue!.length;
      return node === place;
    }
    if (node !== root && isLetter(node as Element)) {
      if (node.contains(place)) return true;
      letters++;
      return false;
    }
    for (const [index, child] of [...node.childNodes].entries()) {
      if (node === place && index === offset) return true;
      if (walk(child)) return true;
    }
    return node === place;
  };
  walk(root);
  return letters;
}

/** At which letter of an element a pointer is. */
export function letterAt(root: Element, x: number, y: number): number {
  const found = document.caretPositionFromPoint?.(x, y);
  if (found) return root.contains(found.offsetNode) ? lettersBefore(root, found.offsetNode, found.offset) : Infinity;
  // Safari before 18.4 has the older of the two.
  const range = document.caretRangeFromPoint?.(x, y);
  return range && root.contains(range.startContainer)
    ? lettersBefore(root, range.startContainer, range.startOffset)
    : Infinity;
}

/** At which letter of an element the caret is; null where it is elsewhere. */
export function caretIn(root: Element): number | null {
  const { focusNode, focusOffset } = getSelection()!;
  return focusNode && root.contains(focusNode) ? lettersBefore(root, focusNode, focusOffset) : null;
}
