/** Maximum number of terms. */
const longest = 10;
const place = 'search_history';

/**
 * The latest search terms of this tab, newest first. Source: spec §4 "Storage". Where storage is unavailable (private
 * windows, blocked storage) the history is empty.
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
    // Storage is full or blocked: there is just no history.
  }
}
