import { kinds, type Kind } from '../../../rules/kinds.ts';
import * as limits from '../../../rules/limits.ts';
import { relationTypes, type RelationType } from '../../../rules/relation-types.ts';

/** What the page of paths is asked for; everything of it stands in its address. */
export interface PathQuery {
  /** Entries by id, or as somebody typed them; empty where none is given. */
  id: string;
  to: string;
  /** An empty one is a box that waits for its entry. */
  pass: string[];
  types: RelationType[];
  kinds: Kind[];
  /** Null: as large as it may be. */
  hub: number | null;
  hops: number;
  year: number | null;
  together: boolean;
  /** Which of the alternatives is shown, counted from 1. */
  choice: number;
}

export const pathPage = '/relation/atobPath';
/** Characters of an id, and of a name that is typed instead. */
export const maxEntryLength = 120;

const wholeNumber = (text: string | null, least: number, most: number): number | null => {
  const number = /^[-−]?\d{1,11}$/.test(text?.trim() ?? '') ? Number(text!.trim().replace('−', '-')) : NaN;
  return number >= least && number <= most ? number : null;
};
const among = <T extends string>(all: readonly T[], query: URLSearchParams, name: string): T[] => {
  const said = new Set(query.getAll(name).flatMap((part) => part.split(',')));
  return all.filter((one) => said.has(one));
};

/**
 * Reads the address; what cannot be is as if it were not there. A form without script says `pass`, `types` and `kinds`
 * several times.
 */
export function readPathQuery(query: URLSearchParams): PathQuery {
  const tidy = (text: string) =>
    text
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, maxEntryLength);
  const text = (name: string) => tidy(query.get(name) ?? '');
  const pass = query.getAll('pass').join(',');
  return {
    id: text('id') || text('q'),
    to: text('to'),
    pass: pass ? (pass === ',' ? [''] : pass.split(',')).map(tidy).slice(0, limits.pathPassThrough) : [],
    types: among(relationTypes, query, 'types'),
    kinds: among(kinds, query, 'kinds'),
    hub: wholeNumber(query.get('hub'), 1, 10_000_000),
    hops: wholeNumber(query.get('hops'), 1, limits.pathHops) ?? limits.pathHops,
    year: wholeNumber(query.get('year'), -20_000_000_000, 9999) || null,
    together: query.get('together') === 'true',
    choice: wholeNumber(query.get('choice'), 1, limits.pathAlternatives) ?? 1,
  };
}

/** The shortest address that says the same. */
export function pathAddress({
  id,
  to,
  pass,
  types,
  kinds: ofKinds,
  hub,
  hops,
  year,
  together,
  choice,
}: PathQuery): string {
  const said: Record<string, string> = {
    id,
    to,
    pass: pass.length === 1 && pass[0] === '' ? ',' : pass.join(','),
    types: types.join(','),
    kinds: ofKinds.join(','),
    hub: hub === null ? '' : String(hub),
    hops: hops === limits.pathHops ? '' : String(hops),
    year: year === null ? '' : String(year),
    together: together ? 'true' : '',
    choice: choice === 1 ? '' : String(choice),
  };
  // Commas and the like are themselves in a query: an address that one can read.
  const query = Object.entries(said)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
  return query.length ? `${pathPage}?${query.join('&')}` : pathPage;
}

export const withoutFilters = (query: PathQuery): PathQuery => ({
  ...query,
  types: [],
  kinds: [],
  hub: null,
  hops: limits.pathHops,
  year: null,
  together: false,
  choice: 1,
});
export const isFiltered = ({ types, kinds: ofKinds, hub, hops, year, together }: PathQuery) =>
  types.length > 0 || ofKinds.length > 0 || hub !== null || hops < limits.pathHops || year !== null || together;
/** The other way round. */
export const reversed = (query: PathQuery): PathQuery => ({
  ...query,
  id: query.to,
  to: query.id,
  pass: query.pass.toReversed(),
  choice: 1,
});
