import { expect, test } from 'vitest';
import { drawRoute, formatNumbers } from './draw-route.ts';

const stop = (latitude: number, longitude: number) => ({ place: { latitude, longitude } });

test('issue 38 the route of a tour numbers its stops, shares a mark between near ones, and leaves out those without a place', () => {
  const route = drawRoute([stop(34.3, 108.9), { place: null }, stop(39.7, 67), stop(39.65, 66.97), stop(34.3, 108.9)])!;
  expect(route.marks.map(({ stops }) => stops)).toEqual([
    [1, 5],
    [3, 4],
  ]);
  const [east, west] = route.marks;
  expect(east!.x).toBeGreaterThan(west!.x);
  expect(route.way).toBe(`${east!.x},${east!.y} ${west!.x},${west!.y} ${east!.x},${east!.y}`);
  expect(route.land).toMatch(/^M/);
  expect(formatNumbers([1, 2, 4, 5, 6, 8])).toBe('1, 2, 4–6, 8');
});

test('issue 38 a tour of one place has no route', () => {
  expect(drawRoute([stop(50.68, 4.41), stop(50.68, 4.41), { place: null }])).toBeNull();
  expect(drawRoute([])).toBeNull();
});
