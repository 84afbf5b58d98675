import { useSyncExternalStore } from 'react';

/** The account whose input this browser saves; null for a visitor without one, undefined while unknown. */
export type InputOwner = string | null | undefined;

let owner: InputOwner;
const listeners = new Set<() => void>();

export const inputOwner = (): InputOwner => owner;

export function setInputOwner(next: InputOwner): void {
  if (owner === next) return;
  owner = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useInputOwner = (): InputOwner => useSyncExternalStore(subscribe, inputOwner, () => undefined);
