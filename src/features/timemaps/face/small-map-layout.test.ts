import { expect, test } from 'vitest';
import { drawSmallMap } from './small-map-layout.ts';

const ulaanbaatar = { name: 'Ulaanbaatar', latitude: 47.9, longitude: 106.9 };
const tianjin = { id: 'tianjin', name: 'Tianjin', kind: 'place', language: 'en', itemId: 'tianjin' } as never;

test('B13 a place far from every coast is drawn so wide that a coast shows where it is', () => {
  const { marks } = drawSmallMap(
    [ulaanbaatar, { ...ulaanbaatar, name: 'Sükhbaatar Square' }],
    [{ ...(tianjin as object), latitude: 39.1, longitude: 117.2 } as never],
  )!;
  expect(marks.map(({ name }) => name)).toEqual(['Ulaanbaatar', 'Tianjin']);
});

test('a place by the sea is drawn from close by', () => {
  const athens = { name: 'Athens', latitude: 38, longitude: 23.7 };
  const { marks } = drawSmallMap(
    [athens, { ...athens, name: 'Acropolis' }],
    [{ ...(tianjin as object), latitude: 48.2, longitude: 16.4 } as never],
  )!;
  expect(marks.map(({ name }) => name)).toEqual(['Athens']);
});
