import { expect, test } from 'vitest';
import { hasFurtherSizes, readLength, readSize } from './size.ts';

test.each<[string, [number | null, number | null, number | null] | null]>([
  ['73.2 × 59.9 cm', [73.2, 59.9, null]],
  ['73,2 x 59,9 cm (28 7/8 x 23 1/2 in.)', [73.2, 59.9, null]],
  ['28 7/8 × 23 1/2 in. (73.2 × 59.9 cm)', [73.2, 59.9, null]],
  ['28 7/8 × 23 1/2 in.', [73.34, 59.69, null]],
  ['1426 x 1022 mm', [142.6, 102.2, null]],
  ['1.5 m x 2 m', [150, 200, null]],
  ['50 × 40 × 2,5 cm', [50, 40, 2.5]],
  ['78.7cm x 64.8cm', [78.7, 64.8, null]],
  ['H. 73 cm; W. 60 cm', [73, 60, null]],
  ['Haut. 73 ; larg. 60 cm', [73, 60, null]],
  ['高73厘米 宽60厘米', [73, 60, null]],
  ['1,250 x 980 mm', [125, 98, null]],
  ['1.250 x 0.980 m', [125, 98, null]],
  ['73.250 × 59.905', [73.25, 59.91, null]],
  ['5 ft. 3 in. x 4 ft.', [160.02, 121.92, null]],
  ['5\' 3 1/2" × 40 in', [161.29, 101.6, null]],
  ['3 ft x 40 in', [91.44, 101.6, null]],
  ['hauteur : 73 cm ; largeur : 60 cm', [73, 60, null]],
  ['Image: 10 x 20 cm; sheet: 15 x 25 cm', [10, 20, null]],
  ['100 × 80', [100, 80, null]],
  ['huge', null],
  ['', null],
  ['0 x 0 cm', null],
])('B9 the size “%s” in centimetres', (text, size) => {
  const read = readSize(text, undefined);
  expect(read && [read.height, read.width, read.depth]).toEqual(size);
});

test('B9 a side in a column of its own, in the unit of the mapping or its own', () => {
  expect(['73,2', '73.2 cm', '732 mm', '28 7/8 in.', 'x', '12 parsecs'].map((text) => readLength(text))).toEqual([
    73.2,
    73.2,
    73.2,
    73.34,
    null,
    null,
  ]);
  expect(readLength('732', 'mm')).toBe(73.2);
});

test.each([
  ['Image: 10 x 20 cm; sheet: 15 x 25 cm', true],
  ['28 7/8 × 23 1/2 in. (73.3 × 59.7 cm)', false],
  ['73 × 60 cm', false],
  ['', false],
])('“%s” gives several sizes: %s', (text, expected) => expect(hasFurtherSizes(text, undefined)).toBe(expected));
