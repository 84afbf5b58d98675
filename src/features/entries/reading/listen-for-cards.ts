/** Delay before the card of a hovered link appears, in milliseconds. */
const hoverDelayMs = 350;

/** Elements with a card: links to entries in the text, and note numbers. */
const previewSelector = '.entry :is(.text a[href^="/detail/"], .card-list a, .note a)';

/**
 * Preview cards at links, and notes at their numbers. A page that is only read loads nothing but this; the rest is
 * loaded with the first card.
 */
export function listenForCards(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const show = (link: HTMLAnchorElement) =>
    void import('./preview-card.ts').then(
      ({ showPreview }) => showPreview(link),
      () => {},
    );
  const linkOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(previewSelector) : null;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(waiting);
    const link = event.pointerType === 'mouse' ? linkOf(event.target) : null;
    if (link) waiting = setTimeout(show, hoverDelayMs, link);
  });
  // A click, by finger or key too, shows a note at its number; without script the number links to the list.
  document.addEventListener('click', (event) => {
    clearTimeout(waiting);
    const link = linkOf(event.target);
    if (!link?.closest('.note') || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(link);
  });
}
