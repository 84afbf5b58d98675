import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeItems } from './list-part.ts';

const Item = fc.string({ minLength: 1, maxLength: 2 });
const List = fc.uniqueArray(Item, { maxLength: 8 });

test('T14 a merged list has what either added, and lacks what either removed', () => {
  fc.assert(
    fc.property(List, List, List, (base, local, remote) => {
      const { items, arrived } = mergeItems(base, local, remote);
      for (const item of new Set([...base, ...local, ...remote])) {
        const isExpected = base.includes(item) ? local.includes(item) && remote.includes(item) : true;
        expect(items.includes(item)).toBe(isExpected);
      }
      expect(new Set(items).size).toBe(items.length);
      expect(arrived.every((item) => remote.includes(item) && !base.includes(item))).toBe(true);
    }),
  );
});

test('T14 a list that no other member changed keeps its items and order', () => {
  fc.assert(
    fc.property(List, List, (base, local) => {
      expect(mergeItems(base, local, base)).toEqual({ items: local, arrived: [] });
      expect(mergeItems(base, base, local).items.toSorted()).toEqual(local.toSorted());
    }),
  );
});

test('T14 an item that both changed appears in both versions, and one changed by one outlasts removal by the other', () => {
  expect(mergeItems(['a'], ['a by me'], ['a by them'])).toEqual({
    items: ['a by me', 'a by them'],
    arrived: ['a by them'],
  });
  expect(mergeItems(['a'], ['a by me'], []).items).toEqual(['a by me']);
});
