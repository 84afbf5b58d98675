import * as limits from '../../../rules/limits.ts';
import { compareItems } from './compare-items.server.ts';
import type { Difference } from '../../../rules/revisions/difference.ts';

/** Of which nothing differs. */
export const noDifference: Difference = {
  fields: [],
  blocks: [],
  items: [],
  counts: { added: 0, removed: 0, changed: 0 },
  coarse: false,
  pictures: [],
  ofPicture: null,
};

/** Two states of a list; `keyOf` says which item is the same one, changed. `isOrdered`: its order says something. */
export function compareLists<Item extends object>(
  before: readonly Item[] | undefined,
  after: readonly Item[],
  keyOf: (item: Item) => string,
  { isOrdered = false } = {},
): Difference {
  const { items, counts } = compareItems(before ?? [], after, keyOf, { isOrdered });
  return { ...noDifference, items, counts, coarse: counts.added + counts.removed + counts.changed > items.length };
}

/** The same where comparing takes too long: every old item goes, every new one comes; so many are shown, all counted. */
export function compareListsCoarsely(before: readonly object[] | undefined, after: readonly object[]): Difference {
  const old = before ?? [];
  const half = limits.compared.items / 2;
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
