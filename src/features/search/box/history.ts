/** Terms that are kept. */
const longest = 10;
const place = 'search_history';

/**
 * What was last searched for in this tab, the newest first. Source: spec §4 "Storage".
 * Where a browser keeps nothing (private windows, forbidden storage) there is simply no history.
 */
export function readHistory(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((term): term is string => typeof term === 'string' && term !== '').slice(0, longest)
      : [];
  } catch {
    return [];
  }
}

export function remember(term: string): void {
  if (term) write([term, ...readHistory().filter((one) => one !== term)]);
}

export function forget(term: string): void {
  write(readHistory().filter((one) => one !== term));
}

export function forgetAll(): void {
  write([]);
}

function write(terms: string[]): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(terms.slice(0, longest)));
  } catch {
    // Nothing is lost that the reader would miss.
  }
}
