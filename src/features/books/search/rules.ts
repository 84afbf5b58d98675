import { cutKeyword } from '../../../rules/search/keyword.ts';

/** The search target: names of books, or their text. */
export type SearchTarget = 'books' | 'allText';

/** Filters of passages, as named in an address. */
export const filterNames = ['part', 'kind', 'language', 'dynasty', 'century', 'genre', 'author'] as const;
export type FilterName = (typeof filterNames)[number];
export const sortOrders = ['hits', 'time'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Places of one book returned at once. */
export const placesAtOnce = 20;

/** A book search, as encoded in its address. */
export interface BookSearch {
  keyword: string;
  asking: SearchTarget;
  page: number;
  sort: SortOrder;
  filters: Partial<Record<FilterName, string>>;
}

const encodeKeyword = (keyword: string) => btoa(encodeURIComponent(keyword));

/** `/book/search/{base64 of the URL-encoded keyword}/1` and `…/1/allText`. Source: spec §2. */
export function bookSearchAddress({
  keyword,
  asking,
  page = 1,
  sort = 'hits',
  filters = {},
}: Pick<BookSearch, 'keyword' | 'asking'> & Partial<BookSearch>): string {
  const query = new URLSearchParams();
  for (const name of filterNames) if (filters[name]) query.set(name, filters[name]);
  if (sort !== 'hits') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const path = `/book/search/${encodeURIComponent(encodeKeyword(cutKeyword(keyword)))}/1${asking === 'allText' ? '/allText' : ''}`;
  return query.size ? `${path}?${query}` : path;
}

/** Parses such an address; a segment that is not base64 of encoded text is the term itself. */
export function readBookSearch(
  query: URLSearchParams,
  { keyword: segment, all: scope }: { keyword?: string; all?: string } = {},
): BookSearch {
  const page = Number(query.get('page') ?? 1);
  return {
    keyword: segment === undefined ? cutKeyword(query.get('q') ?? '') : decodeKeyword(segment),
    asking: (scope ?? query.get('in')) === 'allText' ? 'allText' : 'books',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    sort: query.get('sort') === 'time' ? 'time' : 'hits',
    filters: Object.fromEntries(
      filterNames.flatMap((name) => {
        const value = query.get(name)?.slice(0, 200);
        return value ? [[name, value]] : [];
      }),
    ),
  };
}

function decodeKeyword(segment: string): string {
  try {
    const keyword = decodeURIComponent(atob(segment));
    if (encodeKeyword(keyword) === segment) return cutKeyword(keyword);
  } catch {
    // not base64 of a text
  }
  return cutKeyword(segment);
}

/** The address of a match in the reader, which marks it. */
export function matchAddress(
  bookId: string,
  {
    chapter,
    witness,
    original,
    segment,
    keyword,
  }: { chapter: string; witness: string; original: string | null; segment: string; keyword?: string },
): string {
  const query = new URLSearchParams({ id: bookId, vid: chapter });
  const witnesses = original === null || original === witness ? [witness] : [original, witness];
  query.set('w', witnesses.join(','));
  // The server finds the page of a long chapter with this segment.
  query.set('segment', segment);
  if (keyword) query.set('find', keyword);
  return `/book/detail?${query.toString().replaceAll('%2C', ',')}#s${segment}`;
}

/** The page of passages that share long pieces of text with a segment. */
export const similarAddress = (bookId: string, chapter: string, witness: string, segment: string): string =>
  `/book/similar?${new URLSearchParams({ id: bookId, vid: chapter, w: witness, segment })}`;
