import type { FacetName } from './contract.ts';
import { filterNames } from './rules.ts';

/** The number of matches in one witness of a book, with its facet values. */
export interface MatchGroup {
  bookId: string;
  count: number;
  /** Values by facet; a book may have several or none, such as authors. */
  values: Record<FacetName, readonly string[]>;
}

export type FacetFilters = Partial<Record<FacetName, string | undefined>>;

/** Whether a group matches all filters, or all except `but`. */
export const matchesFilters = ({ values }: MatchGroup, narrowing: FacetFilters, but?: FacetName): boolean =>
  filterNames.every((name) => {
    const filterValue = narrowing[name];
    return name === but || filterValue === undefined || values[name].includes(filterValue);
  });

/** Most values shown per facet. */
const maxValues = 12;

/** Counts the passages that each value would leave under the other filters; the most frequent first. */
export const countFacets = (
  groups: readonly MatchGroup[],
  narrowing: FacetFilters,
): Record<FacetName, { value: string; count: number }[]> =>
  Object.fromEntries(
    filterNames.map((name) => {
      const counts = new Map<string, number>();
      for (const group of groups)
        if (matchesFilters(group, narrowing, name))
          for (const value of group.values[name]) counts.set(value, (counts.get(value) ?? 0) + group.count);
      const topValues = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, maxValues);
      if (name === 'century') topValues.sort((a, b) => Number(a[0]) - Number(b[0]));
      return [name, topValues.map(([value, count]) => ({ value, count }))];
    }),
  ) as Record<FacetName, { value: string; count: number }[]>;
