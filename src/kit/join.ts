/** Merges two contents: for values in both the first wins, and lists are united, each item once. */
export function join<Content>(kept: Content, former: Content): Content {
  const all = { ...former, ...kept } as Record<string, unknown>;
  for (const [name, other] of Object.entries(former as object)) {
    const own = all[name];
    if (own === null || own === '') all[name] = other;
    else if (Array.isArray(own) && Array.isArray(other)) all[name] = onceEach([...own, ...other], JSON.stringify);
  }
  return all as Content;
}

/** The first item of each key. */
export const onceEach = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] =>
  [...Map.groupBy(items, key).values()].map(([first]) => first!);
