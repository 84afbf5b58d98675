/** The items with the highest weights, in their own order; of equal ones the first. */
export function chooseHighlights<T>(items: readonly T[], weightOf: (item: T) => number, count: number): T[] {
  if (items.length <= count) return [...items];
  const chosen = new Set(
    items
      .map((item, at) => ({ at, weight: weightOf(item) }))
      .sort((a, b) => b.weight - a.weight || a.at - b.at)
      .slice(0, count)
      .map(({ at }) => at),
  );
  return items.filter((_, at) => chosen.has(at));
}
