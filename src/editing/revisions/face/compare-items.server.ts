import * as limits from '../../../rules/limits.ts';
import { compareWords } from './compare-words.server.ts';
import type { FieldChange, ItemChange, ItemCounts } from '../../../rules/revisions/difference.ts';

const isNonEmptyText = (text: string) => text !== '' && text !== '[]' && text !== '{}' && text !== 'null';
/** True for empty values, and for objects with only empty fields: sides of an unmeasured painting, no identifiers. */
const isEmptyValue = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every(isEmptyValue));
const asText = (value: unknown): string => {
  if (isEmptyValue(value)) return '';
  if (typeof value === 'string') return value;
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.join('\n')
    : JSON.stringify(value, null, 1);
};

/** The fields that differ, each compared word by word. */
export function compareFields(before: object | null, after: object, skip: readonly string[] = []): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])].filter(
    (name) => !skip.includes(name),
  );
  return names.flatMap((field) => {
    const [old, fresh] = [
      asText((before as Record<string, unknown> | null)?.[field]),
      asText((after as Record<string, unknown>)[field]),
    ];
    return old === fresh ? [] : [{ field, runs: compareWords(old, fresh) }];
  });
}

/** An item with its serialized text, computed once. */
interface SerializedItem<Item> {
  item: Item;
  text: string;
}
const serialize = <Item>(item: Item): SerializedItem<Item> => ({ item, text: JSON.stringify(item) });

export interface ItemComparison {
  items: ItemChange[];
  counts: ItemCounts;
}

/**
 * Compares list items: changed (same `keyOf`, or similar to a removed one), added, removed. Omits unchanged items;
 * returns at most `limits.compared.items` of the others and counts all. Linear time: each item is serialized once and
 * looked up in maps. `isOrdered`: items that only changed position are reported as moved.
 */
export function compareItems<Item extends object>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
  { isOrdered = false } = {},
): ItemComparison {
  const [gone, come] = removeCommonItems(before.map(serialize), after.map(serialize));
  const byKey = new Map<string, SerializedItem<Item>[]>();
  for (const entry of gone) {
    const key = keyOf(entry.item),
      many = byKey.get(key);
    if (many) many.push(entry);
    else byKey.set(key, [entry]);
  }
  for (const many of byKey.values()) many.reverse(); // so that `pop` takes the first
  const olds = come.map(({ item }) => byKey.get(keyOf(item))?.pop());
  const left = new Set(gone);
  for (const old of olds) if (old) left.delete(old);
  const like = createSimilarItemFinder([...left]);
  const pairs = come.map(({ item }, place) => {
    const old = olds[place] ?? like(item, left);
    if (old) left.delete(old);
    return { old: old?.item ?? null, item };
  });
  const changed = pairs.filter(({ old }) => old).length;
  const moved = isOrdered ? movedItems(before, after) : [];
  const items = [
    ...pairs.slice(0, limits.comparison.items).map(({ old, item }): ItemChange => ({
      op: old ? 'changed' : 'added',
      before: old,
      after: item,
      fields: old ? compareFields(old, item) : [],
    })),
    ...[...left]
      .slice(0, Math.max(0, limits.comparison.items - pairs.length))
      .map(({ item }): ItemChange => ({ op: 'removed', before: item, after: null, fields: [] })),
    ...moved,
  ];
  return {
    items: items.slice(0, limits.comparison.items),
    counts: { added: pairs.length - changed, removed: left.size, changed: changed + moved.length },
  };
}

/** The smallest set of unchanged items to move so that the orders of both lists match. */
function movedItems(before: readonly object[], after: readonly object[]): ItemChange[] {
  const placesOf = new Map<string, number[]>();
  for (const [place, item] of before.entries()) {
    const { text } = serialize(item);
    placesOf.set(text, [...(placesOf.get(text) ?? []), place]);
  }
  const same = after.flatMap((item, place) => {
    const old = placesOf.get(serialize(item).text)?.shift();
    return old === undefined ? [] : [{ item, old, place }];
  });
  const staying = longestIncreasing(same.map(({ old }) => old));
  return same.flatMap(({ item, old, place }): ItemChange[] =>
    staying.has(old)
      ? []
      : [{ op: 'moved', before: item, after: item, fields: [], places: { before: old + 1, after: place + 1 } }],
  );
}

/** The numbers of a longest increasing subsequence; numbers are unique. */
function longestIncreasing(numbers: readonly number[]): Set<number> {
  const last: number[] = []; // per length, the smallest last number of an increasing sequence
  const previous = new Map<number, number | undefined>();
  for (const number of numbers) {
    const index = last.findIndex((value) => value > number);
    const length = index === -1 ? last.length : index;
    previous.set(number, last[length - 1]);
    last[length] = number;
  }
  const rising = new Set<number>();
  for (let at = last.at(-1); at !== undefined; at = previous.get(at)) rising.add(at);
  return rising;
}

/** Removes items that are in both lists, as often as they are in both. */
function removeCommonItems<Item>(
  before: readonly SerializedItem<Item>[],
  after: readonly SerializedItem<Item>[],
): [gone: SerializedItem<Item>[], come: SerializedItem<Item>[]] {
  const without = (list: readonly SerializedItem<Item>[], other: readonly SerializedItem<Item>[]) => {
    const left = new Map<string, number>();
    for (const { text } of other) left.set(text, (left.get(text) ?? 0) + 1);
    return list.filter(({ text }) => {
      const count = left.get(text) ?? 0;
      if (count) left.set(text, count - 1);
      return !count;
    });
  };
  return [without(before, after), without(after, before)];
}

/** A field value shared by more items than this does not help to identify one. */
const maxSharing = 8;

/**
 * Finds the item that shares most fields with another, and at least half of the non-empty ones: the same item with a
 * corrected name.
 */
function createSimilarItemFinder<Item extends object>(among: readonly SerializedItem<Item>[]) {
  const saying = (item: Item) =>
    Object.entries(item).flatMap(([field, value]) => {
      const text = JSON.stringify(value) ?? '';
      return isNonEmptyText(text) ? [`${field} ${text}`] : [];
    });
  const fieldsOf = new Map(among.map((entry) => [entry, saying(entry.item)]));
  const having = new Map<string, SerializedItem<Item>[]>();
  for (const [entry, fields] of fieldsOf) {
    for (const field of fields) {
      const many = having.get(field);
      if (many) many.push(entry);
      else having.set(field, [entry]);
    }
  }
  return (item: Item, left: ReadonlySet<SerializedItem<Item>>): SerializedItem<Item> | undefined => {
    if (!left.size) return undefined;
    const fields = saying(item),
      fieldSet = new Set(fields);
    const near =
      left.size <= maxSharing
        ? left
        : new Set(
            fields.flatMap((field) => {
              const many = having.get(field) ?? [];
              return many.length <= maxSharing ? many.filter((entry) => left.has(entry)) : [];
            }),
          );
    let best: SerializedItem<Item> | undefined,
      bestShare = 0.5;
    for (const entry of near) {
      const other = fieldsOf.get(entry)!,
        share = other.filter((field) => fieldSet.has(field)).length / Math.max(fieldSet.size, other.length);
      if (share >= bestShare) [best, bestShare] = [entry, share];
    }
    return best;
  };
}
