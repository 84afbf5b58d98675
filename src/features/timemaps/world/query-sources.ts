/** The sources of places for the map's search: the entry's own, or also those of others about it. */
const querySources = ['entry', 'others'] as const;
export type QuerySource = (typeof querySources)[number];

const key = 'map_query_sources';

/** The sources last chosen in this browser, all by default. Source: spec §4 "query sources in local storage". */
export function readQuerySources(): QuerySource[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const sources = Array.isArray(stored) ? querySources.filter((source) => stored.includes(source)) : [];
    return sources.length ? sources : [...querySources];
  } catch {
    return [...querySources];
  }
}

export function storeQuerySources(sources: readonly QuerySource[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(sources));
  } catch {
    // Storage is full or blocked: the choice is lost with this page.
  }
}
