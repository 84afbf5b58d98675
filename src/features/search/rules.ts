import { cutKeyword } from '../../rules/search/keyword.ts';
import type { SearchType } from '../../rules/search/search-types.ts';

/** `/search/{base64 of the URL-encoded keyword}/1/{type?}`. Source: spec §2. */
export const searchPath = (keyword: string, type?: SearchType): string =>
  `/search/${encodeURIComponent(btoa(encodeURIComponent(cutKeyword(keyword))))}/1${type && type !== 'entries' ? `/${type}` : ''}`;

/**
 * The keyword of such an address; null if it is not base64 of URL-encoded text. A word that happens to be valid base64,
 * such as "Rome", is not, since it does not decode to URL-encoded text.
 */
export function readSearchPath(segment: string): string | null {
  try {
    const encoded = atob(segment);
    return /^[!-~]*$/.test(encoded) ? cutKeyword(decodeURIComponent(encoded)) : null;
  } catch {
    return null;
  }
}
