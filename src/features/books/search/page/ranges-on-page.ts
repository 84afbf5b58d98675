/**
 * Ranges of a page by offsets into the plain text of segments, for the browser's own highlighting: nothing is put into
 * the text, so that what is selected, copied and read aloud stays as it is.
 */

/** What stands in a segment and is not of its text: notes, their signs, readings of characters. */
const apart = 'small.note, sup[data-note], rt, rp';

/** The element of a segment; null where it is not on this page. */
export const segmentElement = (witness: string, segment: string): HTMLElement | null =>
  document.querySelector(`[data-witness="${CSS.escape(witness)}"][data-segment="${CSS.escape(segment)}"]`);

/** The range of some letters of a segment; null where they are not there. */
export function rangeInSegment(element: HTMLElement, from: number, until: number): Range | null {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.matches(apart) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  let at = 0,
    begun = false;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node instanceof HTMLBRElement) at++; // a space, in the text
    if (node instanceof Element) continue;
    const end = at + (node.textContent?.length ?? 0);
    if (!begun && from < end) {
      range.setStart(node, from - at);
      begun = true;
    }
    if (begun && until <= end) {
      range.setEnd(node, until - at);
      return range;
    }
    at = end;
  }
  return null;
}

/** Highlights ranges under a name that a style sheet knows: `::highlight(found)`. Browsers without it show no marks. */
export function highlight(name: string, ranges: readonly Range[]): void {
  if (!('highlights' in CSS)) return;
  if (ranges.length) CSS.highlights.set(name, new Highlight(...ranges));
  else CSS.highlights.delete(name);
}
