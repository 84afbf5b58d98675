import type { FacetName } from './contract.ts';
import { filterNames } from './rules.ts';

/** How often a search is met in one witness of a book, and what it can be narrowed down by. */
export interface Group {
  bookId: string;
  count: number;
  /** The values of each facet; an author's and a genre's are several or none. */
  values: Record<FacetName, readonly string[]>;
}

export type Narrowing = Partial<Record<FacetName, string | undefined>>;

/** Whether a group stays, of all the narrowings or all but one. */
export const stays = ({ values }: Group, narrowing: Narrowing, but?: FacetName): boolean =>
  filterNames.every((name) => {
    const wanted = narrowing[name];
    return name === but || wanted === undefined || values[name].includes(wanted);
  });

/** Most values of one facet that are offered. */
const mostValues = 12;

/** How many passages each value would leave, beside what else they are narrowed by; the most frequent first. */
export function facetsOf(
  groups: readonly Group[],
  narrowing: Narrowing,
): Record<FacetName, { value: string; count: number }[]> {
  return Object.fromEntries(
    filterNames.map((name) => {
      const counts = new Map<string, number>();
      for (const group of groups)
        if (stays(group, narrowing, name))
          for (const value of group.values[name]) counts.set(value, (counts.get(value) ?? 0) + group.count);
      const most = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, mostValues);
      if (name === 'century') most.sort((a, b) => Number(a[0]) - Number(b[0]));
      return [name, most.map(([value, count]) => ({ value, count }))];
    }),
  ) as Record<FacetName, { value: string; count: number }[]>;
}
