/**
 * From where the search of the map takes places: from what an entry itself tells, or from what others tell of it, too.
 */
const querySources = ['entry', 'others'] as const;
export type QuerySource = (typeof querySources)[number];

const key = 'map_query_sources';

/** The sources that were chosen last in this browser, all at first. Source: spec §4 "query sources in local storage". */
export function readQuerySources(): QuerySource[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const chosen = Array.isArray(stored) ? querySources.filter((source) => stored.includes(source)) : [];
    return chosen.length ? chosen : [...querySources];
  } catch {
    return [...querySources];
  }
}

export function storeQuerySources(sources: readonly QuerySource[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(sources));
  } catch {
    // Storage is full or blocked: the choice holds for this page.
  }
}
