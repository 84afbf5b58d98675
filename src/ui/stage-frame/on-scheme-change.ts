/** Calls `listener` when day becomes night or the reverse, until the returned function is called. */
export function onSchemeChange(listener: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
}
