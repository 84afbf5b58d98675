import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/**
 * What is read out of the address's hash, anew when it changes; on the server there is none, and `before` stands for
 * it.
 */
export const useHash = <Read extends string | boolean | null>(read: (hash: string) => Read, before: Read): Read =>
  useSyncExternalStore(
    subscribe,
    () => read(location.hash),
    () => before,
  );
