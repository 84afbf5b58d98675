import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSquare } from '../../../../ui/map-canvas/square.ts';
import { georeferenceOldMap, type ControlPoint, type Matrix } from './old-map.ts';

const at = ([a, b, c, d, e, f]: Matrix, x: number, y: number) => [a * x + c * y + e, b * x + d * y + f] as const;
const degreesOfSide = (x: number, y: number): { latitude: number; longitude: number } => ({
  longitude: (x / 4096 - 0.5) * 360,
  latitude: (Math.atan(Math.sinh((0.5 - y / 4096) * 2 * Math.PI)) * 180) / Math.PI,
});

test('an old map that was turned, stretched and skewed is placed exactly by its control points', () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(
      fc.tuple(number(0.2, 1), number(-0.15, 0.15), number(-0.15, 0.15), number(0.2, 1), number(1000, 2000)),
      fc.array(fc.tuple(number(0, 1000), number(0, 1000)), { maxLength: 8 }),
      ([a, b, c, d, e], more) => {
        const matrix: Matrix = [a, b, c, d, e, e];
        const points = [[0, 0], [1000, 0], [0, 800], ...more].map(([x = 0, y = 0]): ControlPoint => {
          const [u, v] = at(matrix, x, y);
          return { x, y, ...degreesOfSide(u, v) };
        });
        const laid = georeferenceOldMap(points)!;
        for (const [place, number_] of laid.matrix.entries()) expect(number_).toBeCloseTo(matrix[place]!, 5);
        expect(laid.kilometres).toBeLessThan(0.01);
      },
    ),
  );
});

test('contradictory control points are averaged, and their error is given in kilometres', () => {
  const corners: [number, number, number, number][] = [
    [0, 0, 50, 0],
    [1000, 0, 50, 20],
    [0, 1000, 35, 0],
    [1000, 1000, 36, 20],
  ];
  const laid = georeferenceOldMap(corners.map(([x, y, latitude, longitude]) => ({ x, y, latitude, longitude })))!;
  const [x, y] = at(laid.matrix, 0, 0),
    [goalX, goalY] = toSquare([0, 50]);
  expect(Math.hypot(x - goalX, y - goalY)).toBeLessThan(5);
  expect(laid.kilometres).toBeGreaterThan(10);
  expect(laid.kilometres).toBeLessThan(60);
});

test('two points, points on one line, and places on one line cannot place a map', () => {
  const point = (x: number, y: number, latitude = 10 + y / 50, longitude = x / 50): ControlPoint => ({
    x,
    y,
    latitude,
    longitude,
  });
  expect(georeferenceOldMap([])).toBeNull();
  expect(georeferenceOldMap([point(0, 0), point(100, 0)])).toBeNull();
  expect(georeferenceOldMap([point(0, 0), point(100, 100), point(200, 200), point(300, 300)])).toBeNull();
  expect(georeferenceOldMap([point(0, 0, 0, 0), point(100, 0, 0, 10), point(0, 100, 0, 20)])).toBeNull();
  expect(georeferenceOldMap([point(5, 5), point(5, 5), point(5, 5)])).toBeNull();
});
