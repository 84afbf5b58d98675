import { expect, test } from 'vitest';
import { textWidth } from '../../../rules/text-width.ts';
import { drawSmallMap, smallMap } from './small-map-layout.ts';

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

test('every name ends within the drawing; without what explains it, if only that fits', () => {
  const honjo = {
    name: 'Honjo, Edo (Sumida, Tokyo), on the eastern bank of the river',
    latitude: 35.7,
    longitude: 139.8,
  };
  const others = [
    { name: 'Nagoya', latitude: 35.2, longitude: 136.9 },
    { name: 'Obuse', latitude: 36.7, longitude: 138.3 },
    { name: 'Kyoto', latitude: 35, longitude: 135.8 },
  ];
  const { marks } = drawSmallMap([honjo, ...others])!;
  for (const { x, name, label, isLeft } of marks) {
    const wide = textWidth(label?.text ?? name) * 5.8,
      left = label ? label.x : isLeft ? x - 6 - wide : x + 6;
    expect(left, name).toBeGreaterThanOrEqual(0);
    expect(left + wide, name).toBeLessThanOrEqual(smallMap.width);
  }
  expect(marks.map(({ name, label }) => label?.text ?? name)).toContain('Honjo');
});
