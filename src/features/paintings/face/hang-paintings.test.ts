import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hangPaintings, personHeight } from './hang-paintings.ts';

test('paintings hang on walls of their size, the smallest first, and scrolls on a wall of their own', () => {
  const walls = hangPaintings([
    { name: 'coronation', height: 621, width: 979 },
    { name: 'print', height: 25.7, width: 37.9 },
    { name: 'portrait', height: 79.4, width: 53.4 },
    { name: 'canvas', height: 320.5, width: 281.5 },
    { name: 'scroll', height: 24.8, width: 528.7 },
  ]);
  expect(walls.map(({ kind, paintings }) => [kind, ...paintings.map(({ painting }) => painting.name)])).toEqual([
    ['small', 'print', 'portrait'],
    ['middle', 'canvas'],
    ['large', 'coronation'],
    ['scroll', 'scroll'],
  ]);
  expect(walls[0]).toMatchObject({ widest: 53.4, height: 150 + 79.4 / 2 });
});

test('every painting hangs on one wall in its own proportions, above the floor and below the top, beside the person', () => {
  const side = fc.double({ min: 0.1, max: 15_000, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.record({ height: side, width: side }), { maxLength: 20 }), (paintings) => {
      const walls = hangPaintings(paintings);
      expect(walls.flatMap((wall) => wall.paintings.map(({ painting }) => painting)).toSorted(bySize)).toEqual(
        paintings.toSorted(bySize),
      );
      for (const wall of walls) {
        expect(wall.height).toBeGreaterThanOrEqual(personHeight);
        for (const { painting, height, width, aboveFloor } of wall.paintings) {
          expect({ height, width }).toEqual(painting);
          expect(aboveFloor).toBeGreaterThan(0);
          expect(aboveFloor + height).toBeLessThanOrEqual(wall.height);
          expect(width).toBeLessThanOrEqual(wall.widest);
        }
      }
    }),
  );
});

const bySize = (a: { height: number; width: number }, b: { height: number; width: number }) =>
  a.height - b.height || a.width - b.width;
