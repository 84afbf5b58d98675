import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element fills the screen, and how to change that; where a browser has no full screen (phones), it fills
 * the window.
 */
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
    const asked = document.fullscreenEnabled ? element.current?.requestFullscreen() : undefined;
    if (asked) asked.catch(() => setFull(true));
    else setFull(true);
  }
  return { full, toggle };
}
