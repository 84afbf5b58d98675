/** Elements that the editor counts as one character (schema.ts): line break, ruby, note mark, element without text. */
const isAtom = (element: Element) =>
  element.matches('br, ruby, sup[data-note]') || (!element.textContent && !element.querySelector('br, ruby'));

/** Elements whose content is not edited in place. */
export const findAtoms = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('ruby, sup[data-note]'),
];

/** The number of characters of an element before a position in it. */
function countCharactersBefore(root: Element, place: Node, offset: number): number {
  let letters = 0;
  /** Whether the position has been reached. */
  const walk = (node: Node): boolean => {
    if (node.nodeType === Node.TEXT_NODE) {
      letters += node === place ? offset : node.nodeValue!.length;
      return node === place;
    }
    if (node !== root && isAtom(node as Element)) {
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

/** The character offset in an element below the pointer. */
export function offsetFromPoint(root: Element, x: number, y: number): number {
  const caretPosition = document.caretPositionFromPoint?.(x, y);
  if (caretPosition)
    return root.contains(caretPosition.offsetNode)
      ? countCharactersBefore(root, caretPosition.offsetNode, caretPosition.offset)
      : Infinity;
  // Safari before 18.4 only has the older function.
  const range = document.caretRangeFromPoint?.(x, y);
  return range && root.contains(range.startContainer)
    ? countCharactersBefore(root, range.startContainer, range.startOffset)
    : Infinity;
}

/** The character offset of the caret in an element; null if the caret is elsewhere. */
export function getCaretOffset(root: Element): number | null {
  const { focusNode, focusOffset } = getSelection()!;
  return focusNode && root.contains(focusNode) ? countCharactersBefore(root, focusNode, focusOffset) : null;
}
