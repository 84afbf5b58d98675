import * as limits from '../../rules/limits.ts';
import type { SearchType } from '../../rules/search-types.ts';

/**
 * A search term as it is used: without control characters, spaces made one, cut to 58 characters (V02), never inside a
 * letter.
 */
export function cutKeyword(typed: string): string {
  const tidy = typed
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return [...tidy].slice(0, limits.searchTermLength).join('').trim();
}

/** `/search/{base64 of the URL-encoded keyword}/1/{type?}`. Source: spec §2. */
export function searchPath(keyword: string, type?: SearchType): string {
  return `/search/${encodeURIComponent(btoa(encodeURIComponent(cutKeyword(keyword))))}/1${type && type !== 'entries' ? `/${type}` : ''}`;
}

/** The keyword in such an address; null where it is no base64 of a URL-encoded text. */
export function readSearchPath(segment: string): string | null {
  try {
    return cutKeyword(decodeURIComponent(atob(segment)));
  } catch {
    return null;
  }
}
