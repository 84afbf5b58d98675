/**
 * Returns for each key whether it was recently asked for: `capacity` keys are remembered, the oldest are dropped. Avoids
 * caching answers that are requested only once.
 */
export function createSeenKeys(capacity: number): (key: string) => boolean {
  const keys = new Set<string>();
  return (key) => {
    if (keys.has(key)) return true;
    keys.add(key);
    if (keys.size > capacity) keys.delete(keys.values().next().value!);
    return false;
  };
}
