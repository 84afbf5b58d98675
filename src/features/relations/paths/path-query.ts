import { kinds, type Kind } from '../../../rules/kinds.ts';
import * as limits from '../../../rules/limits.ts';
import { relationTypes, type RelationType } from '../../../rules/relation-types.ts';

/**
 * Which path is wanted: with the fewest steps; within the lifetimes of its ends as far as possible; through people only,
 * likewise.
 */
export const pathWays = ['shortest', 'time', 'people'] as const;
export type PathWay = (typeof pathWays)[number];

/** The query of the path page; all of it is in the address. */
export interface PathQuery {
  /** Entries by id, or typed names; empty if none is given. */
  id: string;
  to: string;
  /** An empty string is a field still to be filled. */
  pass: string[];
  types: RelationType[];
  kinds: Kind[];
  /** Null: no limit. */
  hub: number | null;
  hops: number;
  year: number | null;
  together: boolean;
  way: PathWay;
  /** The shown alternative, counted from 1. */
  choice: number;
}

export const pathPage = '/relation/atobPath';
/** Maximum length of an id or a typed name. */
export const maxEntryLength = 120;

const parseWholeNumber = (text: string | null, least: number, maximum: number): number | null => {
  const number = /^[-−]?\d{1,11}$/.test(text?.trim() ?? '') ? Number(text!.trim().replace('−', '-')) : NaN;
  return number >= least && number <= maximum ? number : null;
};
const readChoices = <T extends string>(choices: readonly T[], query: URLSearchParams, name: string): T[] => {
  const requestedValues = new Set(query.getAll(name).flatMap((part) => part.split(',')));
  return choices.filter((choice) => requestedValues.has(choice));
};

/** Reads the address; invalid parameters are ignored. A form without script repeats `pass`, `types` and `kinds`. */
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
    types: readChoices(relationTypes, query, 'types'),
    kinds: readChoices(kinds, query, 'kinds'),
    hub: parseWholeNumber(query.get('hub'), 1, 10_000_000),
    hops: parseWholeNumber(query.get('hops'), 1, limits.pathHops) ?? limits.pathHops,
    year: parseWholeNumber(query.get('year'), -20_000_000_000, 9999) || null,
    together: query.get('together') === 'true',
    way: pathWays.find((way) => way === query.get('way')) ?? 'shortest',
    choice: parseWholeNumber(query.get('choice'), 1, limits.pathAlternatives) ?? 1,
  };
}

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
  way,
  choice,
}: PathQuery): string {
  const parameters: Record<string, string> = {
    id,
    to,
    pass: pass.length === 1 && pass[0] === '' ? ',' : pass.join(','),
    types: types.join(','),
    kinds: ofKinds.join(','),
    hub: hub === null ? '' : String(hub),
    hops: hops === limits.pathHops ? '' : String(hops),
    year: year === null ? '' : String(year),
    together: together ? 'true' : '',
    way: way === 'shortest' ? '' : way,
    choice: choice === 1 ? '' : String(choice),
  };
  // Commas stay unescaped, so that the address is readable.
  const query = Object.entries(parameters)
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
/** The query excluding comparisons and legends. */
export const withoutComparisons = (query: PathQuery): PathQuery => ({
  ...query,
  types: relationTypes.filter((type) => type !== 'other'),
  choice: 1,
});
/** The query with start and end swapped. */
export const reverseQuery = (query: PathQuery): PathQuery => ({
  ...query,
  id: query.to,
  to: query.id,
  pass: query.pass.toReversed(),
  choice: 1,
});
