/** How long the pointer rests on a link before its card comes, in milliseconds. */
const restMs = 350;

/** In what is read: links to entries, and numbers of notes. */
const previewed = '.entry :is(.text a[href^="/detail/"], .card-list a, .note a)';

/**
 * Cards beside links, and notes where one reads them. This is all that a page which is only read loads of it; the rest
 * comes with the first card.
 */
export function listenForCards(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const show = (link: HTMLAnchorElement) =>
    void import('./preview-card.ts').then(
      ({ showPreview }) => showPreview(link),
      () => {},
    );
  const linkOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(previewed) : null;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(waiting);
    const link = event.pointerType === 'mouse' ? linkOf(event.target) : null;
    if (link) waiting = setTimeout(show, restMs, link);
  });
  // A note is read where its number stands, by finger and by key too; without script its number leads to the list.
  document.addEventListener('click', (event) => {
    clearTimeout(waiting);
    const link = linkOf(event.target);
    if (!link?.closest('.note') || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(link);
  });
}
