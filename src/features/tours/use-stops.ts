import { useState, type KeyboardEvent } from 'react';

/** Moves between stops by button and by key: arrows, Home, End. */
export function useStops(count: number, first = 0, onMoved: (at: number) => void = () => {}) {
  const [at, setAt] = useState(first);
  function go(to: number) {
    const next = Math.max(0, Math.min(count - 1, to));
    setAt(next);
    onMoved(next);
  }
  function onKey(event: KeyboardEvent) {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[event.key];
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (to === undefined || !isPlain) return;
    event.preventDefault();
    go(to);
  }
  return { at, go, onKey };
}
