/** Maximum number of terms. */
const maxTerms = 10;

/** The latest search terms, newest first. Empty if storage is unavailable (private windows, blocked storage). */
export interface SearchHistory {
  read(): string[];
  remember(term: string): void;
  forget(term: string): void;
  forgetAll(): void;
}

function createHistory(storage: () => Storage, key: string): SearchHistory {
  function read(): string[] {
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
      return Array.isArray(stored)
        ? stored.filter((term): term is string => typeof term === 'string' && term !== '').slice(0, maxTerms)
        : [];
    } catch {
      return [];
    }
  }
  function write(terms: string[]): void {
    try {
      storage().setItem(key, JSON.stringify(terms.slice(0, maxTerms)));
    } catch {
      // Storage is full or blocked: there is no history.
    }
  }
  return {
    read,
    remember: (term) => void (term && write([term, ...read().filter((other) => other !== term)])),
    forget: (term) => write(read().filter((other) => other !== term)),
    forgetAll: () => write([]),
  };
}

/** History of this tab. Source: spec §4 "search history in session storage". */
export const searchHistory = createHistory(() => sessionStorage, 'search_history');
/** History of this browser. Source: spec §4 "map search history in local storage". */
export const mapSearchHistory = createHistory(() => localStorage, 'map_search_history');
