/**
 * Two contents as one: what both say stays as the first has it, lists hold what either has, each item once.
 */
export function join<Content>(kept: Content, former: Content): Content {
  const all = { ...former, ...kept } as Record<string, unknown>;
  for (const [name, other] of Object.entries(former as object)) {
    const own = all[name];
    if (own === null || own === '') all[name] = other;
    else if (Array.isArray(own) && Array.isArray(other)) all[name] = onceEach([...own, ...other], JSON.stringify);
  }
  return all as Content;
}

/** The first of those that have the same key. */
export const onceEach = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] =>
  [...Map.groupBy(items, key).values()].map(([first]) => first!);
