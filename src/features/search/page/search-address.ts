import { kinds, regions, type Kind, type Region } from '../../../rules/kinds.ts';
import { languages, type Language } from '../../../rules/languages.ts';
import { searchTypes, type SearchType } from '../../../rules/search/search-types.ts';
import { readSearchPath, searchPath } from '../rules.ts';
import { cutKeyword } from '../../../rules/search/keyword.ts';

export interface SearchRequest {
  keyword: string;
  type: SearchType;
  page: number;
  kind?: Kind;
  region?: Region;
  century?: number;
  in?: Language;
}
export const filterNames = ['kind', 'region', 'century', 'in'] as const;
export type FilterName = (typeof filterNames)[number];

const oneOf = <T extends string>(options: readonly T[], value: string | null) =>
  options.find((option) => option === value);
const parseWholeNumber = (text: string | null) =>
  text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : undefined;

/**
 * Parses `/search?q=…` and `/search/{base64}/1/{type?}`. Unknown values are ignored; a segment that is not base64 is
 * the term itself.
 */
export function readSearchRequest(
  query: URLSearchParams,
  path: { keyword?: string; type?: string } = {},
): SearchRequest {
  const keyword =
    path.keyword === undefined
      ? cutKeyword(query.get('q') ?? '')
      : (readSearchPath(path.keyword) ?? cutKeyword(path.keyword));
  return {
    keyword,
    type: oneOf(searchTypes, path.type ?? query.get('type')) ?? 'entries',
    page: Math.max(1, parseWholeNumber(query.get('page')) ?? 1),
    kind: oneOf(kinds, query.get('kind')),
    region: oneOf(regions, query.get('region')),
    century: parseWholeNumber(query.get('century')) || undefined,
    in: oneOf(languages, query.get('in')),
  };
}

/** The address of a results page as specified (spec §2); filters are in its query. */
export function searchAddress({ keyword, type = 'entries', page = 1, ...filters }: Partial<SearchRequest>): string {
  const narrowed = {
    page: page === 1 ? undefined : page,
    ...Object.fromEntries(filterNames.map((name) => [name, filters[name]])),
  };
  const query = new URLSearchParams(
    Object.entries(narrowed).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const path = keyword ? searchPath(keyword, type) : '/search';
  return query.size ? `${path}?${query}` : path;
}

/**
 * The address that `/search?q=…`, requested by the form without script, redirects to; null for any other address. Keeps
 * the language.
 */
export function plainSearchRedirect(request: SearchRequest, { pathname, searchParams }: URL): string | null {
  if (!request.keyword || !/^\/search\/?$/.test(pathname)) return null;
  const to = searchAddress(request),
    language = searchParams.get('lang');
  return language ? `${to}${to.includes('?') ? '&' : '?'}lang=${encodeURIComponent(language)}` : to;
}
