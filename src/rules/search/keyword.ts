import * as limits from '../limits.ts';

/**
 * Normalizes a search term: no control characters, single spaces, cut to 58 characters (V02) but never inside a
 * grapheme.
 */
export function cutKeyword(typed: string): string {
  const tidy = typed
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return [...tidy].slice(0, limits.searchTermLength).join('').trim();
}
