import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDecisions, mergeBlocks, mergeValue } from './merge.ts';

const some = (...blocks: string[]) => fc.array(fc.constantFrom(...blocks), { maxLength: 8 });
const texts = some('a', 'b', 'c', 'd', 'e');
const result = (base: string[], local: string[], remote: string[]) =>
  applyDecisions(mergeBlocks(base, local, remote), []);

test('a change by only one of the two is taken', () => {
  fc.assert(
    fc.property(texts, texts, (base, other) => {
      expect(result(base, other, base)).toEqual(other);
      expect(result(base, base, other)).toEqual(other);
      expect(result(base, other, other)).toEqual(other);
      for (const pieces of [
        mergeBlocks(base, other, base),
        mergeBlocks(base, base, other),
        mergeBlocks(base, other, other),
      ])
        expect(pieces.filter(({ as }) => as === 'conflict')).toEqual([]);
    }),
  );
});

test('nothing that either author wrote is lost', () => {
  fc.assert(
    fc.property(texts, some('a', 'b', 'x', 'y'), some('a', 'c', 'z', 'w'), (base, local, remote) => {
      const merged = result(base, local, remote);
      for (const block of [...local, ...remote].filter((text) => !base.includes(text))) expect(merged).toContain(block);
    }),
  );
});

test('the merge is symmetric', () => {
  fc.assert(
    fc.property(texts, texts, texts, (base, local, remote) => {
      const turned = mergeBlocks(base, remote, local).map((piece) =>
        piece.as === 'settled'
          ? { ...piece, from: ({ local: 'remote', remote: 'local', base: 'base', both: 'both' } as const)[piece.from] }
          : { ...piece, local: piece.remote, remote: piece.local },
      );
      expect(mergeBlocks(base, local, remote)).toEqual(turned);
    }),
  );
});

test('resolving all conflicts one way keeps all of my changes for local and of remote for remote', () => {
  fc.assert(
    fc.property(texts, texts, texts, (base, local, remote) => {
      const pieces = mergeBlocks(base, local, remote);
      const onlyMine = pieces.flatMap((piece) =>
        piece.as === 'conflict' ? piece.local : piece.from === 'remote' ? [] : piece.blocks,
      );
      for (const block of local.filter((text) => !base.includes(text))) expect(onlyMine).toContain(block);
    }),
  );
});

test('changes at different places are both taken; changes at the same place are a conflict to resolve', () => {
  const base = ['one', 'two', 'three', 'four'];
  expect(result(base, ['one', 'TWO', 'three', 'four'], ['one', 'two', 'three', 'four', 'five'])).toEqual([
    'one',
    'TWO',
    'three',
    'four',
    'five',
  ]);
  const pieces = mergeBlocks(base, ['one', 'local', 'three', 'four'], ['one', 'remote', 'three', 'four']);
  expect(pieces).toEqual([
    { as: 'settled', from: 'base', blocks: ['one'] },
    { as: 'conflict', base: ['two'], local: ['local'], remote: ['remote'] },
    { as: 'settled', from: 'base', blocks: ['three', 'four'] },
  ]);
  expect(applyDecisions(pieces, ['remote'])).toEqual(['one', 'remote', 'three', 'four']);
  expect(applyDecisions(pieces, ['both'])).toEqual(['one', 'local', 'remote', 'three', 'four']);
});

test('a single value is merged or is a conflict', () => {
  expect(mergeValue('a', 'b', 'a')).toEqual({ value: 'b' });
  expect(mergeValue('a', 'a', 'c')).toEqual({ value: 'c' });
  expect(mergeValue(['a'], ['b'], ['c'])).toBeNull();
});
