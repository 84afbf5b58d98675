import { useSyncExternalStore } from 'react';
import type { Anchor } from '../contract.ts';

let chosen: Anchor | null = null;
const listeners = new Set<() => void>();

/** What of the page the next comment stands on; null for the whole. */
export function setAnchor(anchor: Anchor | null): void {
  chosen = anchor;
  for (const listener of listeners) listener();
}

/** Begins a comment on a passage, a region or an event: goes to the conversation, which wakes as it is seen. */
export function commentOn(anchor: Anchor): void {
  setAnchor(anchor);
  document.getElementById('comments')?.scrollIntoView({ block: 'start' });
}

export const useAnchor = (): Anchor | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen,
    () => null,
  );
