import { expect, test } from 'vitest';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { chooseHighlights } from '../face/choose-highlights.ts';
import { highlightCount, markHighlights, rankNeighbours } from './highlights.ts';

const other = (itemId: string): LinkedEntry => ({
  itemId,
  id: `${itemId}-en`,
  name: itemId,
  disambiguation: null,
  kind: 'person',
  language: 'en',
});
const relation = (type: 'family' | 'enemy' | 'teach', itemId: string) => ({
  type,
  direction: 'out' as const,
  other: other(itemId),
});

test('highlights are the items with the highest weights, in the order of the list', () => {
  const weights = [1, 3, 2, 3, 1, 2];
  expect(chooseHighlights(weights, (weight) => weight, 3)).toEqual([3, 2, 3]);
  expect(chooseHighlights(weights, () => 0, 2)).toEqual([1, 3]);
  expect(chooseHighlights([1], (weight) => weight, 3)).toEqual([1]);
});

test('a closed section shows the highlights of its list, the others are marked and stay in their places', () => {
  const items = Array.from({ length: highlightCount + 2 }, (_, at) => ({ at, weight: at % 2 }));
  const marked = markHighlights(items, ({ weight }) => weight);
  expect(marked.map(({ at }) => at)).toEqual(items.map(({ at }) => at));
  expect(marked.filter(({ isMore }) => !isMore)).toHaveLength(highlightCount);
  expect(marked.filter(({ isMore, weight }) => isMore && weight)).toEqual([]);
});

test('neighbours that the text mentions come first, then one of each meaning in turn, none twice', () => {
  const relations = [
    relation('family', 'mother'),
    relation('family', 'father'),
    relation('enemy', 'rival'),
    relation('teach', 'teacher'),
    relation('teach', 'father'),
  ];
  const rank = (mentioned: string[]) => rankNeighbours('person', relations, mentioned).map(({ itemId }) => itemId);
  expect(rank([])).toEqual(['mother', 'teacher', 'rival', 'father']);
  expect(rank(['rival', 'stranger', 'father'])).toEqual(['rival', 'father', 'mother', 'teacher']);
});
