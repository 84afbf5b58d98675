import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decided, merge, mergeArticles, mergeValue } from './merge.ts';
import { emptyHead, tidied } from '../text/text-fields.tsx';

const some = (...blocks: string[]) => fc.array(fc.constantFrom(...blocks), { maxLength: 8 });
const texts = some('a', 'b', 'c', 'd', 'e');
const result = (base: string[], local: string[], remote: string[]) => decided(merge(base, local, remote), []);

test('where only one of two changed something, that stands', () => {
  fc.assert(
    fc.property(texts, texts, (base, other) => {
      expect(result(base, other, base)).toEqual(other);
      expect(result(base, base, other)).toEqual(other);
      expect(result(base, other, other)).toEqual(other);
      for (const pieces of [merge(base, other, base), merge(base, base, other), merge(base, other, other)])
        expect(pieces.filter(({ as }) => as === 'conflict')).toEqual([]);
    }),
  );
});

test('nothing that either wrote is lost', () => {
  fc.assert(
    fc.property(texts, some('a', 'b', 'x', 'y'), some('a', 'c', 'z', 'w'), (base, local, remote) => {
      const merged = result(base, local, remote);
      for (const block of [...local, ...remote].filter((text) => !base.includes(text))) expect(merged).toContain(block);
    }),
  );
});

test('it does not matter who of the two merges', () => {
  fc.assert(
    fc.property(texts, texts, texts, (base, local, remote) => {
      const turned = merge(base, remote, local).map((piece) =>
        piece.as === 'settled'
          ? { ...piece, from: ({ mine: 'theirs', theirs: 'mine', base: 'base', both: 'both' } as const)[piece.from] }
          : { ...piece, mine: piece.theirs, theirs: piece.mine },
      );
      expect(merge(base, local, remote)).toEqual(turned);
    }),
  );
});

test('of all conflicts decided one way, what is mine is in mine and what is theirs in theirs', () => {
  fc.assert(
    fc.property(texts, texts, texts, (base, local, remote) => {
      const pieces = merge(base, local, remote);
      const onlyMine = pieces.flatMap((piece) =>
        piece.as === 'conflict' ? piece.mine : piece.from === 'theirs' ? [] : piece.blocks,
      );
      for (const block of local.filter((text) => !base.includes(text))) expect(onlyMine).toContain(block);
    }),
  );
});

test('both at different places: both stand; at the same place: a conflict to decide', () => {
  const base = ['one', 'two', 'three', 'four'];
  expect(result(base, ['one', 'TWO', 'three', 'four'], ['one', 'two', 'three', 'four', 'five'])).toEqual([
    'one',
    'TWO',
    'three',
    'four',
    'five',
  ]);
  const pieces = merge(base, ['one', 'mine', 'three', 'four'], ['one', 'theirs', 'three', 'four']);
  expect(pieces).toEqual([
    { as: 'settled', from: 'base', blocks: ['one'] },
    { as: 'conflict', base: ['two'], mine: ['mine'], theirs: ['theirs'] },
    { as: 'settled', from: 'base', blocks: ['three', 'four'] },
  ]);
  expect(decided(pieces, ['theirs'])).toEqual(['one', 'theirs', 'three', 'four']);
  expect(decided(pieces, ['both'])).toEqual(['one', 'mine', 'theirs', 'three', 'four']);
});

test('a single value', () => {
  expect(mergeValue('a', 'b', 'a')).toEqual({ value: 'b' });
  expect(mergeValue('a', 'a', 'c')).toEqual({ value: 'c' });
  expect(mergeValue(['a'], ['b'], ['c'])).toBeNull();
});

test('S04 articles cited: theirs as they are now, mine that are new; what they took away stays away', () => {
  const cite = (articleId: string, reason = 'x') => ({ articleId, reason });
  expect(
    mergeArticles([cite('a'), cite('b')], [cite('a'), cite('b'), cite('mine')], [cite('a', 'better'), cite('theirs')]),
  ).toEqual([cite('a', 'better'), cite('theirs'), cite('mine')]);
  expect(mergeArticles([], [cite('a')], [cite('a')])).toEqual([cite('a')]);
  expect(tidied({ ...emptyHead, name: ' A ', articles: [cite('a')] })).toMatchObject({
    name: 'A',
    articles: [cite('a')],
  }); // saved together with the other fields
});
