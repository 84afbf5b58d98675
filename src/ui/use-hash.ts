import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** Reads a value from the address's hash and follows its changes; the server, which gets no hash, renders `before`. */
export const useHash = <Read extends string | boolean | null>(read: (hash: string) => Read, before: Read): Read =>
  useSyncExternalStore(
    subscribe,
    () => read(location.hash),
    () => before,
  );
