/**
 * Calls `look` now, and whenever the reader has scrolled or the window has changed, at most once per frame. Returns a
 * function that ends this.
 */
export function watchReading(look: () => void): () => void {
  let frame = 0;
  const schedule = () =>
    void (frame ||= requestAnimationFrame(() => {
      frame = 0;
      look();
    }));
  schedule();
  addEventListener('scroll', schedule, { passive: true, capture: true });
  addEventListener('resize', schedule);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', schedule, { capture: true });
    removeEventListener('resize', schedule);
  };
}
