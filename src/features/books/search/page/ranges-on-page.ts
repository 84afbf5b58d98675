/**
 * DOM ranges by offsets into the plain text of segments, for the CSS highlight API. Nothing is inserted into the text,
 * so selecting, copying and reading aloud are unaffected.
 */

/** Elements in a segment that are not part of its text: notes, note marks, ruby readings. */
const ignoredSelector = 'small.note, sup[data-note], rt, rp';

/** The element of a segment; null if it is not on this page. */
export const segmentElement = (witness: string, segment: string): HTMLElement | null =>
  document.querySelector(`[data-witness="${CSS.escape(witness)}"][data-segment="${CSS.escape(segment)}"]`);

/** The DOM range of characters of a segment; null if they do not exist. */
export function rangeInSegment(element: HTMLElement, from: number, until: number): Range | null {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.matches(ignoredSelector) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  let at = 0,
    hasStarted = false;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node instanceof HTMLBRElement) at++; // a space in the plain text
    if (node instanceof Element) continue;
    const end = at + (node.textContent?.length ?? 0);
    if (!hasStarted && from < end) {
      range.setStart(node, from - at);
      hasStarted = true;
    }
    if (hasStarted && until <= end) {
      range.setEnd(node, until - at);
      return range;
    }
    at = end;
  }
  return null;
}

/** Highlights ranges by a name used in a style sheet: `::highlight(found)`. Browsers without support show no marks. */
export function highlight(name: string, ranges: readonly Range[]): void {
  if (!('highlights' in CSS)) return;
  if (ranges.length) CSS.highlights.set(name, new Highlight(...ranges));
  else CSS.highlights.delete(name);
}
