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
