import { expect, test } from 'vitest';
import type { Ring, StateExtents } from './shape.ts';
import { findShapeFaults } from './shape-faults.ts';

const square = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const land = [square(0, 0, 30, 20), square(40, 0, 40.5, 0.5)];
const state = (id: string, rings: readonly Ring[], holes?: readonly Ring[]): StateExtents => ({
  id,
  extents: [{ span: ['1000', '1100'], rings, ...(holes && { holes }), source: ['obrien-atlas'] }],
});
const findKinds = (borders: readonly StateExtents[], cities: { at: [number, number]; holders: Set<string> }[] = []) =>
  findShapeFaults(borders, { land, cities }, new Set(['rome'])).map(({ kind }) => kind);

test('R22 a speck of land is a fault unless it is an island or holds a known city', () => {
  const speck = square(20.05, 5.05, 20.55, 5.55);
  expect(findKinds([state('rome', [square(1, 1, 8, 8), speck])])).toEqual(['speck']);
  expect(
    findKinds([state('rome', [square(1, 1, 8, 8), speck])], [{ at: [20.3, 5.3], holders: new Set(['rome']) }]),
  ).toEqual([]);
  expect(findKinds([state('rome', [square(1, 1, 8, 8), square(39.9, -0.1, 40.6, 0.6)])])).toEqual([]);
});

test('R22 a small hole is a fault unless another state lies in it', () => {
  const hole = square(4.05, 4.05, 4.55, 4.55);
  expect(findKinds([state('rome', [square(1, 1, 8, 8)], [hole])])).toEqual(['hole']);
  expect(findKinds([state('rome', [square(1, 1, 8, 8)], [hole]), state('san-marino', [hole])])).toEqual([]);
});

test('R22 threads, and thin gaps and overlaps between neighbours, are faults', () => {
  const rome = state('rome', [square(1, 1, 8, 8)]);
  expect(findKinds([rome, state('gaul', [square(8, 1, 15, 8)])])).toEqual([]);
  expect(findKinds([rome, state('gaul', [square(8.1, 1, 15, 8)])])).toEqual(['gap']);
  expect(findKinds([rome, state('gaul', [square(7.9, 1, 15, 8)])])).toEqual(['overlap']);
  expect(
    findKinds([
      state('rome', [
        [
          [1, 1],
          [8, 1],
          [8, 12],
          [7.95, 12],
          [7.9, 8],
          [1, 8],
        ],
      ]),
    ]),
  ).toEqual(['thread']);
});
