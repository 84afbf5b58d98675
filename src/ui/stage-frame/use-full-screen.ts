import { useEffect, useState, type RefObject } from 'react';

/** Shows an element in full screen, or if the browser has no full-screen mode (phones), over the whole window. */
export function useFullScreen(element: RefObject<HTMLElement | null>): { full: boolean; toggle(): void } {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement === element.current && element.current !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [element]);
  useEffect(() => {
    if (!full || document.fullscreenElement) return;
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && setFull(false);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [full]);

  function toggle() {
    if (document.fullscreenElement) return void document.exitFullscreen();
    if (full) return setFull(false);
    const request = document.fullscreenEnabled ? element.current?.requestFullscreen() : undefined;
    if (request) request.catch(() => setFull(true));
    else setFull(true);
  }
  return { full, toggle };
}
