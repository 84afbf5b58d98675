/**
 * Says of each key whether it was asked before, lately: `most` keys are remembered, the first ones go first. What is
 * asked once and never again need not be kept.
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
