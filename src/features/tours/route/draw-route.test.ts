import { expect, test } from 'vitest';
import { drawRoute, formatNumbers, routeSize } from './draw-route.ts';

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

test('a route across the Pacific is drawn across the date line, with the land on both sides', () => {
  const tokyo = stop(35.7, 139.7),
    honolulu = stop(21.3, -157.9),
    sanFrancisco = stop(37.8, -122.4);
  const { marks, land } = drawRoute([tokyo, honolulu, sanFrancisco])!;
  const [west, middle, east] = marks.map(({ x }) => x) as [number, number, number];
  expect(west).toBeLessThan(middle);
  expect(middle).toBeLessThan(east);
  for (const { x, y } of marks) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(routeSize.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(routeSize.height);
  }
  const starts = [...land.matchAll(/M(-?\d+) /g)].map(([, x]) => Number(x));
  expect(starts.some((x) => x < west)).toBe(true);
  expect(starts.some((x) => x > east)).toBe(true);
});

test('a route between Europe and America is drawn across the Atlantic', () => {
  const [rome, sanFrancisco] = drawRoute([stop(41.9, 12.5), stop(37.8, -122.4)])!.marks;
  expect(sanFrancisco!.x).toBeLessThan(rome!.x);
});

test('issue 38 a tour of one place has no route', () => {
  expect(drawRoute([stop(50.68, 4.41), stop(50.68, 4.41), { place: null }])).toBeNull();
  expect(drawRoute([])).toBeNull();
});
