/**
 * Tells the page around this frame how high its content is, in pixels, now and after each change, so that the frame need not
 * scroll. The message is the one of learning platforms (LTI `lti.frameResize`), which Moodle and Canvas obey. It contains
 * nothing about the reader, so any page may receive it.
 */
export function reportHeight(): void {
  const parts = [...document.querySelectorAll('[data-embed-height]')];
  if (!parts.length || parent === window) return;
  let reported = 0;
  const report = () => {
    const height = Math.ceil(parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0));
    if (height === reported) return;
    reported = height;
    parent.postMessage({ subject: 'lti.frameResize', height }, '*');
  };
  const observer = new ResizeObserver(report);
  for (const part of parts) observer.observe(part);
}

/** Hides the line that leads to this site in a frame of one of our own pages: a tour has that line itself. */
export function hideRepeatedBar(): void {
  if (parent !== window && isOwnPage(parent))
    document.querySelector<HTMLElement>('.embed-home')?.setAttribute('hidden', '');
}

/** Whether a page is of this site. The browser refuses to tell for any other. */
function isOwnPage({ location: place }: Window): boolean {
  try {
    return place.origin === location.origin;
  } catch {
    return false;
  }
}
