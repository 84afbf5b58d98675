import { kinds, regions, type Kind, type Region } from '../../../rules/kinds.ts';
import { languages, type Language } from '../../../rules/languages.ts';
import type { SearchResults } from '../contract.ts';
import type { SearchType } from '../../../rules/search-types.ts';

/** What results are narrowed by. */
export interface Narrowing {
  kind?: Kind | undefined;
  region?: Region | undefined;
  century?: number | undefined;
  in?: Language | undefined;
}

/** As much of a result as narrowing looks at. */
export interface Sortable {
  type: SearchType;
  languages: ReadonlySet<Language>;
  facts: { kind: Kind; region: Region | null; century: number | null } | null;
}

/** Under which tab a result stands: a book's entry is one of the books too. */
export const isOfType = ({ type, facts }: Sortable, wanted: SearchType) =>
  type === wanted || (wanted === 'books' && type === 'entries' && facts?.kind === 'book');

/** Whether a result stays, of all the narrowings or all but one. */
export function stays(
  { facts, languages: found }: Sortable,
  { kind, region, century, in: language }: Narrowing,
  but?: keyof Narrowing,
): boolean {
  return (
    (but === 'kind' || kind === undefined || facts?.kind === kind) &&
    (but === 'region' || region === undefined || facts?.region === region) &&
    (but === 'century' || century === undefined || facts?.century === century) &&
    (but === 'in' || language === undefined || found.has(language))
  );
}

/** How many results each value would leave, beside what else they are narrowed by. */
export function facetsOf(found: readonly Sortable[], narrowing: Narrowing): SearchResults['facets'] {
  const count = <Value>(name: keyof Narrowing, valuesOf: (one: Sortable) => readonly (Value | null | undefined)[]) => {
    const counts = new Map<Value, number>();
    for (const one of found)
      if (stays(one, narrowing, name))
        for (const value of valuesOf(one))
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
      count<Language>('in', (one) => [...one.languages]),
      languages,
    ),
  };
}
