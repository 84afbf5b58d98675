/**
 * Returns for each key whether it was recently asked for: `most` keys are remembered, the oldest are dropped. Avoids
 * caching answers that are requested only once.
 */
export function createAskedBefore(most: number): (key: string) => boolean {
  const asked = new Set<string>();
  return (key) => {
    if (asked.has(key)) return true;
    asked.add(key);
    if (asked.size > most) asked.delete(asked.values().next().value!);
    return false;
  };
}
