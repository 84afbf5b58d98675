import type { Kind } from '../../../rules/kinds.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { chooseHighlights } from '../face/choose-highlights.ts';
import { groupByMeaning } from '../../relations/face/meanings.ts';

/** Items of a section that are shown before it is opened. */
export const highlightCount = 5;
/** Events, and relations, in the article that is generated where a text is missing. */
export const narratedCount = 10;

/** Items of a list of which a closed section shows only the highlights: the others are marked. */
export function markHighlights<T extends object>(
  items: readonly T[],
  weightOf: (item: T) => number,
): (T & { isMore?: true })[] {
  const highlights = new Set<T>(chooseHighlights(items, weightOf, highlightCount));
  return items.map((item) => (highlights.has(item) ? item : { ...item, isMore: true }));
}

/**
 * The neighbours of an entry, most telling first: those that its text mentions, in that order; then the first of each
 * meaning, the second of each, and so on.
 */
export function rankNeighbours<R extends { other: LinkedEntry } & Parameters<typeof groupByMeaning>[1][number]>(
  kind: Kind,
  relations: readonly R[],
  mentioned: readonly string[],
): LinkedEntry[] {
  const neighbours = new Map(relations.map(({ other }) => [other.itemId, other]));
  const groups = groupByMeaning(kind, relations).map(({ group }) => group.map(({ other }) => other.itemId));
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group[at] ?? [])).flat();
  return [...new Set([...mentioned, ...inTurn])].flatMap((id) => neighbours.get(id) ?? []);
}
