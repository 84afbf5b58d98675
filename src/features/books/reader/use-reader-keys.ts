import { useEffect, useEffectEvent } from 'react';
import { sizeRange, type ReaderSettings } from './reader-settings.ts';
import { toggleFullScreen } from './full-screen.ts';

interface Keys {
  previous: string | null;
  next: string | null;
  settings: ReaderSettings;
  onSettings(change: Partial<ReaderSettings>): void;
  /** If true, the next chapter is to the left. */
  isVertical: boolean;
}

/** Whether the focused element handles keys itself. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || target.closest('dialog') !== null);

export function useReaderKeys({ previous, next, settings, onSettings, isVertical }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const go = (href: string | null) => {
      if (href) location.assign(href);
    };
    const resize = (by: number) =>
      onSettings({ size: Math.min(sizeRange.most, Math.max(sizeRange.least, settings.size + by)) });
    const acts: Record<string, (() => void) | undefined> = {
      ArrowLeft: () => go(isVertical ? next : previous),
      ArrowRight: () => go(isVertical ? previous : next),
      '+': () => resize(1),
      '=': () => resize(1),
      '-': () => resize(-1),
      f: toggleFullScreen,
      m: openContents,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

function openContents(): void {
  const contents = document.getElementById('contents');
  if (!(contents instanceof HTMLDetailsElement)) return;
  contents.open = !contents.open;
  contents.querySelector<HTMLElement>(contents.open ? '[aria-current], a' : 'summary')?.focus();
}
