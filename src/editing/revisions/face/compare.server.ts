import * as limits from '../../../rules/limits.ts';
import { compareItems } from './compare-items.server.ts';
import type { Difference } from '../../../rules/revisions/difference.ts';

/** A difference without changes. */
export const noDifference: Difference = {
  fields: [],
  blocks: [],
  items: [],
  counts: { added: 0, removed: 0, changed: 0 },
  coarse: false,
  pictures: [],
  ofPicture: null,
};

/** Two states of a list; `keyOf` identifies changed items. `isOrdered`: the order matters. */
export function compareLists<Item extends object>(
  before: readonly Item[] | undefined,
  after: readonly Item[],
  keyOf: (item: Item) => string,
  { isOrdered = false } = {},
): Difference {
  const { items, counts } = compareItems(before ?? [], after, keyOf, { isOrdered });
  return { ...noDifference, items, counts, coarse: counts.added + counts.removed + counts.changed > items.length };
}

/** Fallback when comparing takes too long: old items are removed, new ones added; some are listed, all are counted. */
export function compareListsCoarsely(before: readonly object[] | undefined, after: readonly object[]): Difference {
  const old = before ?? [];
  const half = limits.comparison.items / 2;
  return {
    ...noDifference,
    coarse: true,
    counts: { added: after.length, removed: old.length, changed: 0 },
    items: [
      ...old.slice(0, half).map((item) => ({ op: 'removed' as const, before: item, after: null, fields: [] })),
      ...after.slice(0, half).map((item) => ({ op: 'added' as const, before: null, after: item, fields: [] })),
    ],
  };
}
