import type { InputOf } from '../../../kit/calls/endpoint.ts';
import type { paintingList } from '../contract.ts';

/** The state in the address of the paintings home page. */
export interface HomeQuery {
  q: string;
  style: string | null;
  theme: string | null;
  material: string | null;
  century: number | null;
  museum: string | null;
  artist: string | null;
  hue: number | null;
  order: 'rank' | 'time';
  page: number;
}

const readNumber = (text: string | null) => (text !== null && /^-?\d{1,3}$/.test(text) ? Number(text) : null);

export function readHomeQuery(searchParams: URLSearchParams): HomeQuery {
  const text = (name: string) => searchParams.get(name)?.trim().slice(0, 100) || null;
  return {
    q: searchParams.get('q')?.trim() ?? '',
    style: text('style'),
    theme: text('theme'),
    material: text('material'),
    century: readNumber(searchParams.get('century')),
    museum: text('museum'),
    artist: text('artist'),
    hue: readNumber(searchParams.get('hue')),
    order: searchParams.get('order') === 'time' ? 'time' : 'rank',
    page: Math.min(100_000, Math.max(1, readNumber(searchParams.get('page')) ?? 1)),
  };
}

/** The address of a query with changes; any change returns to the first page. */
export function homeAddress(query: HomeQuery, change: Partial<HomeQuery> = {}): string {
  const next = { ...query, page: 1, ...change };
  const searchParams = new URLSearchParams();
  for (const [name, value] of Object.entries(next))
    if (value !== null && value !== '' && !(name === 'page' && value === 1) && value !== 'rank')
      searchParams.set(name, String(value));
  return searchParams.size ? `/product/painting?${searchParams}` : '/product/painting';
}

export const filtersOf = ({
  style,
  theme,
  material,
  century,
  museum,
  artist,
  hue,
}: HomeQuery): NonNullable<InputOf<typeof paintingList>['filters']> => ({
  styles: style ? [style] : [],
  themes: theme ? [theme] : [],
  materials: material ? [material] : [],
  centuries: century && century >= -100 && century <= 30 ? [century] : [],
  museumId: museum,
  artistId: artist,
  hues: hue !== null && hue >= 0 && hue <= 12 ? [hue] : [],
});
