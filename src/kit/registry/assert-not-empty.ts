/** Returns a list of the registry. Fails if it is empty: otherwise a process without features seems an empty site. */
export function assertNotEmpty<Item>(list: readonly Item[]): readonly Item[] {
  if (!list.length) throw new Error('The registry is empty: import src/features.server.ts where the process starts.');
  return list;
}
