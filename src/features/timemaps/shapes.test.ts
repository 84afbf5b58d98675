import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kilometresBetween } from '../../rules/place/distance.ts';
import {
  areaOf,
  boxesAround,
  closeRing,
  cutAtDateLine,
  ringContains,
  polygonsContain,
  orientRing,
  type Point,
} from './face/shapes.ts';

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('distances on the sphere: known values, symmetric, never more than half the earth', () => {
  expect(kilometresBetween({ latitude: 41.9, longitude: 12.5 }, { latitude: 41.01, longitude: 28.98 })).toBeCloseTo(
    1370,
    -1.5,
  );
  expect(kilometresBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
    111.2,
    0,
  );
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(kilometresBetween(a, b)).toBeCloseTo(kilometresBetween(b, a), 6);
      expect(kilometresBetween(a, b)).toBeLessThanOrEqual(20_016);
    }),
  );
});

test('everything near a place is in the boxes around it, across the date line and at the poles too', () => {
  fc.assert(
    fc.property(place, place, fc.constantFrom(1, 150, 2000), (placeA, placeB, kilometres) => {
      fc.pre(kilometresBetween(placeA, placeB) <= kilometres);
      expect(
        boxesAround(placeA, kilometres).some(
          ({ west, south, east, north }) =>
            west <= placeB.longitude &&
            placeB.longitude <= east &&
            south <= placeB.latitude &&
            placeB.latitude <= north,
        ),
      ).toBe(true);
    }),
    { numRuns: 2000 },
  );
  expect(boxesAround({ latitude: 0, longitude: 179.9 }, 150)).toHaveLength(2);
  expect(boxesAround({ latitude: 89.9, longitude: 0 }, 150)).toMatchObject([{ west: -180, east: 180, north: 90 }]);
});

describe('rings and points', () => {
  /** A star around a centre never crosses itself, and its polar coordinates show whether a point is inside. */
  const star = fc.record({
    x: fc.integer({ min: -100, max: 100 }),
    y: fc.integer({ min: -40, max: 40 }),
    radii: fc.array(fc.double({ min: 1, max: 30, noNaN: true }), { minLength: 3, maxLength: 40 }),
  });
  const ringOf = ({ x, y, radii }: { x: number; y: number; radii: number[] }): Point[] =>
    closeRing(
      radii.map((radius, i): Point => [
        x + radius * Math.cos((2 * Math.PI * i) / radii.length),
        y + radius * Math.sin((2 * Math.PI * i) / radii.length),
      ]),
    );

  test('the centre of a star is inside, points beyond its longest ray are not; its orientation can be reversed', () => {
    fc.assert(
      fc.property(star, fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (shape, angle) => {
        const ring = ringOf(shape);
        expect(ringContains(ring, [shape.x + 1e-7, shape.y + 1e-7])).toBe(true);
        expect(ringContains(ring, [shape.x + 31 * Math.cos(angle), shape.y + 31 * Math.sin(angle)])).toBe(false);
        expect([areaOf(orientRing(ring, false)) > 0, areaOf(orientRing(ring, true)) < 0]).toEqual([true, true]);
      }),
    );
  });

  test('a polygon moved across the date line contains the same points, split into pieces between −180 and 180', () => {
    fc.assert(
      fc.property(
        star,
        fc.integer({ min: -200, max: 200 }),
        fc.double({ min: -30, max: 30, noNaN: true }),
        fc.double({ min: -30, max: 30, noNaN: true }),
        (shape, shift, dx, dy) => {
          const ring = ringOf({ ...shape, x: 0 }),
            moved = ring.map(([x, y]): Point => [x + shift, y]);
          const pieces = cutAtDateLine([moved]),
            round = (x: number) => ((((x + 180) % 360) + 360) % 360) - 180;
          expect(pieces.flat(2).every(([x]) => x >= -180 && x <= 180)).toBe(true);
          expect(pieces.flat().reduce((sum, piece) => sum + Math.abs(areaOf(piece)), 0)).toBeCloseTo(
            Math.abs(areaOf(ring)),
            4,
          );
          const inside = (ex: number, ey: number) => ringContains(ring, [dx + ex, shape.y + dy + ey]);
          fc.pre(
            [
              [1, 0],
              [-1, 0],
              [0, 1],
              [0, -1],
            ].every(([ex, ey]) => inside(ex! * 1e-6, ey! * 1e-6) === inside(0, 0)),
          ); // exactly on the edge both answers are right
          expect(polygonsContain(pieces, [round(dx + shift), shape.y + dy])).toBe(inside(0, 0));
        },
      ),
    );
  });
});
