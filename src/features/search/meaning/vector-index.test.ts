import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from '../../../../bench/random.ts';
import { fuseRanks } from './fuse.ts';
import { quantize } from '../../../kit/models/quantize.ts';
import { meanDirection, VectorIndex } from './vector-index.ts';

const cosine = (a: ArrayLike<number>, b: ArrayLike<number>) => {
  let [product, ofA, ofB] = [0, 0, 0];
  for (let at = 0; at < a.length; at++) {
    product += a[at]! * b[at]!;
    ofA += a[at]! ** 2;
    ofB += b[at]! ** 2;
  }
  return product / (Math.sqrt(ofA * ofB) || 1);
};

test('up to two thousand vectors are compared in full: the nearest are those of the largest cosine', () => {
  const numbers = fc.array(fc.integer({ min: -127, max: 127 }), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(fc.array(numbers, { minLength: 1, maxLength: 60 }), numbers, (vectors, query) => {
      const index = new VectorIndex(40);
      for (const [at, vector] of vectors.entries()) index.set(`${at}`, Int8Array.from(vector));
      const nearest = index.findNearest(Int8Array.from(query), 5);
      const expected = vectors.map((vector) => cosine(vector, query)).sort((a, b) => b - a);
      expect(nearest.length).toBe(Math.min(5, vectors.length));
      for (const [at, { id, likeness }] of nearest.entries()) {
        expect(likeness).toBeCloseTo(expected[at]!, 10);
        expect(likeness).toBeCloseTo(cosine(vectors[Number(id)]!, query), 10);
      }
    }),
  );
});

test('a vector of the same thing replaces the former one; one of another length is ignored', () => {
  const index = new VectorIndex(3);
  index.set('a', Int8Array.of(1, 0, 0));
  index.set('a', Int8Array.of(0, 1, 0));
  index.set('b', Int8Array.of(1, 0));
  expect([index.count, index.findNearest(Int8Array.of(0, 1, 0), 9)]).toEqual([1, [{ id: 'a', likeness: 1 }]]);
  expect(index.findNearest(Int8Array.of(0, 1), 9)).toEqual([]);
});

test('more equal vectors than are compared in full are still found', () => {
  const index = new VectorIndex(32);
  for (let at = 0; at < 2500; at++)
    index.set(
      `${at}`,
      Int8Array.from({ length: 32 }, (_, place) => place + 1),
    );
  const query = Int8Array.from({ length: 32 }, (_, place) => (place < 10 ? -1 : 1));
  expect(index.findNearest(query, 3).map(({ id }) => id)).toEqual(['0', '1', '2']);
});

test('among twenty thousand, nine of ten nearest are found though only signs are compared at first', () => {
  const random = randomFrom(7);
  const randomVector = () =>
    Float32Array.from({ length: 128 }, () => random.next() + random.next() + random.next() - 1.5);
  const themes = Array.from({ length: 200 }, randomVector);
  const vectors = Array.from({ length: 20_000 }, (_, at) =>
    quantize(meanDirection([themes[at % themes.length]!, randomVector()])),
  );
  const index = new VectorIndex(128);
  for (const [at, vector] of vectors.entries()) index.set(`${at}`, vector);
  let found = 0;
  const queries = 20,
    nearestOfEach = 10;
  for (let turn = 0; turn < queries; turn++) {
    const query = quantize(meanDirection([themes[turn]!, randomVector()]));
    const expected = new Set(
      vectors
        .map((vector, at) => ({ id: `${at}`, likeness: cosine(vector, query) }))
        .sort((a, b) => b.likeness - a.likeness)
        .slice(0, nearestOfEach)
        .map(({ id }) => id),
    );
    found += index.findNearest(query, nearestOfEach).filter(({ id }) => expected.has(id)).length;
  }
  expect(found).toBeGreaterThanOrEqual(queries * nearestOfEach * 0.9);
});

test('two ranked lists are merged by rank: what both have comes before what one has', () => {
  expect(fuseRanks(['a', 'b', 'c'], ['c', 'd'])).toEqual(['c', 'a', 'b', 'd']);
  expect(fuseRanks([], ['a'])).toEqual(['a']);
});
