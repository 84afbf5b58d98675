/** Merges two contents: for values in both the first wins, and lists are united, each item once. */
export function mergeObjects<Content>(current: Content, former: Content): Content {
  const result = { ...former, ...current } as Record<string, unknown>;
  for (const [name, other] of Object.entries(former as object)) {
    const value = result[name];
    if (value === null || value === '') result[name] = other;
    else if (Array.isArray(value) && Array.isArray(other))
      result[name] = uniqueBy([...value, ...other], JSON.stringify);
  }
  return result as Content;
}

/** The first item of each key. */
export const uniqueBy = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] =>
  [...Map.groupBy(items, key).values()].map(([first]) => first!);
