/** A list of the registry. Fails while it is empty: a process without features would otherwise look like an empty site. */
export function filled<Item>(list: readonly Item[]): readonly Item[] {
  if (!list.length) throw new Error('The registry is empty: import src/features.server.ts where the process starts.');
  return list;
}
