/** Height of what covers the top of the page while a text is read, in pixels. */
const barHigh = 120;

/** The segment that is read now: the first one whose place on the page is below the reader's bar. */
export function segmentInView(): HTMLElement | null {
  const reader = document.getElementById('reader');
  const isVertical = reader?.hasAttribute('data-vertical');
  for (const segment of reader?.querySelectorAll<HTMLElement>('.segment[id]') ?? []) {
    const { bottom, left, right } = segment.getBoundingClientRect();
    if (isVertical ? left < innerWidth && right > 0 : bottom > barHigh) return segment;
  }
  return null;
}
