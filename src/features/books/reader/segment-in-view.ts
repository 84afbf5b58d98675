/** Height of the bar that covers the top of the page, in pixels. */
const barHeight = 120;

/** The current segment: the first one below the reader's bar. */
export function segmentInView(): HTMLElement | null {
  const reader = document.getElementById('reader');
  const isVertical = reader?.hasAttribute('data-vertical');
  for (const segment of reader?.querySelectorAll<HTMLElement>('.segment[id]') ?? []) {
    const { bottom, left, right } = segment.getBoundingClientRect();
    if (isVertical ? left < innerWidth && right > 0 : bottom > barHeight) return segment;
  }
  return null;
}
