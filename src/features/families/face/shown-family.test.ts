import { expect, test } from 'vitest';
import { joinFamilies, wasAliveIn, withoutFolded, type ShownFamily, type ShownPerson } from './shown-family.ts';

const person = (itemId: string, hidden = { up: 0, down: 0 }): ShownPerson => ({
  itemId,
  id: itemId,
  name: itemId,
  disambiguation: null,
  language: 'en',
  gender: null,
  royal: false,
  life: '',
  years: '',
  born: null,
  died: null,
  times: { born: null, died: null, reigned: null },
  reign: null,
  house: null,
  source: null,
  kin: [],
  hidden,
});
const union = (id: string, partners: string[], ...children: string[]) => ({
  id,
  toldBy: partners[0]!,
  kind: 'marriage' as const,
  ended: null,
  doubtful: false,
  when: '',
  times: { began: null, ended: null },
  source: null,
  partners,
  children: children.map((child) => ({ id: child, adopted: false, doubtful: false })),
});
const family = (people: ShownPerson[], ...unions: ReturnType<typeof union>[]): ShownFamily => ({
  center: people[0]!.itemId,
  people,
  unions,
  houses: [],
  more: false,
});

test('R21 expanding adds a generation without duplicates; the number of hidden relatives is known', () => {
  const first = family([person('A'), person('B', { up: 1, down: 2 })], union('1', ['A'], 'B'));
  const second = family([person('B', { up: 1, down: 1 }), person('C', { up: 0, down: 0 })], union('2', ['B'], 'C'));
  const joined = joinFamilies(first, second);
  expect(joined.people.map(({ itemId, hidden }) => [itemId, hidden.up, hidden.down])).toEqual([
    ['A', 0, 0],
    ['B', 0, 1],
    ['C', 0, 0],
  ]);
  expect(joinFamilies(joined, second)).toEqual(joined);
});

test('R21 collapsing a person hides those reached through them alone', () => {
  const fullFamily = family(
    [person('A'), person('B'), person('C'), person('D'), person('E')],
    union('1', ['A'], 'B', 'C'),
    union('2', ['B'], 'D'),
    union('3', ['C', 'D'], 'E'),
  );
  expect(withoutFolded(fullFamily, new Set(['B', 'C'])).people.map(({ itemId }) => itemId)).toEqual(['A', 'B', 'C']);
  expect(withoutFolded(fullFamily, new Set(['B'])).people.map(({ itemId }) => itemId)).toEqual([
    'A',
    'B',
    'C',
    'D',
    'E',
  ]);
  expect(withoutFolded(fullFamily, new Set(['B', 'C'])).people.at(-1)!.hidden).toEqual({ up: 0, down: 1 });
});

test('court of a year: a person surely lived between birth and death, and possibly if one of them is unknown', () => {
  expect(wasAliveIn({ born: -63, died: 14 }, -1)).toBe(true);
  expect(wasAliveIn({ born: -63, died: 14 }, 15)).toBe(false);
  expect(wasAliveIn({ born: 20, died: null }, 90)).toBeNull();
  expect(wasAliveIn({ born: 20, died: null }, 121)).toBe(false);
  expect(wasAliveIn({ born: null, died: null }, 1)).toBeNull();
});
