import { useEffect, useState } from 'react';

export interface LazyState<T> {
  /** The loaded module; null until then. */
  loaded: T | null;
  failed: boolean;
  retry(): void;
}

/**
 * Loads code that most readers never need, once `isWanted`. `load` must be a module-level function: after loading,
 * another one is not called.
 */
export function useLazy<T>(load: () => Promise<T>, isWanted = true): LazyState<T> {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || loaded || failed) return;
    load().then(
      (value) => setLoaded({ value }),
      () => setFailed(true),
    );
  }, [load, isWanted, loaded, failed]);
  return { loaded: loaded?.value ?? null, failed, retry: () => setFailed(false) };
}
