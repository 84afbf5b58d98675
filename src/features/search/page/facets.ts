import { kinds, regions, type Kind, type Region } from '../../../rules/kinds.ts';
import { languages, type Language } from '../../../rules/languages.ts';
import type { SearchResults } from '../contract.ts';
import type { SearchType } from '../../../rules/search/search-types.ts';

/** Filters on results. */
export interface SearchFilters {
  kind?: Kind | undefined;
  region?: Region | undefined;
  century?: number | undefined;
  in?: Language | undefined;
}

/** The fields of a result that filters use. */
export interface FilterableResult {
  type: SearchType;
  languages: ReadonlySet<Language>;
  facts: { kind: Kind; region: Region | null; century: number | null } | null;
}

/** Whether a result belongs under a tab: a book's entry also belongs under books. */
export const isOfType = ({ type, facts }: FilterableResult, searchType: SearchType) =>
  type === searchType || (searchType === 'books' && type === 'entries' && facts?.kind === 'book');

/** Whether a result passes all filters, or all but one. */
export const passesFilters = (
  { facts, languages: matchLanguages }: FilterableResult,
  { kind, region, century, in: language }: SearchFilters,
  but?: keyof SearchFilters,
): boolean =>
  (but === 'kind' || kind === undefined || facts?.kind === kind) &&
  (but === 'region' || region === undefined || facts?.region === region) &&
  (but === 'century' || century === undefined || facts?.century === century) &&
  (but === 'in' || language === undefined || matchLanguages.has(language));

/** For each value of a filter, the number of results that it would leave together with the other filters. */
export function facetsOf(results: readonly FilterableResult[], narrowing: SearchFilters): SearchResults['facets'] {
  const count = <Value>(
    name: keyof SearchFilters,
    valuesOf: (result: FilterableResult) => readonly (Value | null | undefined)[],
  ) => {
    const counts = new Map<Value, number>();
    for (const result of results)
      if (passesFilters(result, narrowing, name))
        for (const value of valuesOf(result))
          if (value !== null && value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  };
  const inOrder = <Value>(counts: Map<Value, number>, order: readonly Value[]) =>
    order.flatMap((value) => (counts.has(value) ? [{ value, count: counts.get(value)! }] : []));
  const centuries = count<number>('century', ({ facts }) => [facts?.century]);
  return {
    kind: inOrder(
      count<Kind>('kind', ({ facts }) => [facts?.kind]),
      kinds,
    ),
    region: inOrder(
      count<Region>('region', ({ facts }) => [facts?.region]),
      regions,
    ),
    century: inOrder(
      centuries,
      [...centuries.keys()].sort((a, b) => a - b),
    ),
    language: inOrder(
      count<Language>('in', (result) => [...result.languages]),
      languages,
    ),
  };
}
