import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Anchor } from '../contract.ts';

let requestedAnchor: Anchor | null = null;
const listeners = new Set<() => void>();
function setRequestedAnchor(anchor: Anchor | null) {
  requestedAnchor = anchor;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Starts a comment on a passage, region or event: scrolls to the conversation, whose island loads when visible. */
export function commentOn(anchor: Anchor): void {
  setRequestedAnchor(anchor);
  document.getElementById('comments')?.scrollIntoView({ block: 'start' });
}

/** Passes the argument of `commentOn` to the conversation of the page, once. */
export function useCommentOn(onAnchor: (anchor: Anchor) => void): void {
  const anchor = useSyncExternalStore(
    subscribe,
    () => requestedAnchor,
    () => null,
  );
  const take = useEffectEvent(onAnchor);
  useEffect(() => {
    if (!anchor) return;
    take(anchor);
    setRequestedAnchor(null);
  }, [anchor]);
}
