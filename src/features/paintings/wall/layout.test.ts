import { expect, test } from 'vitest';
import {
  arrangements,
  findNeighbour,
  layOutWall,
  panView,
  openingView,
  pictureAt,
  fitWall,
  zoomView,
} from './layout.ts';

const count = 10_000;
const many = {
  years: Array.from({ length: count }, (_, at) => (at % 97 ? 1300 + ((at * 37) % 600) : null)),
  painter: Array.from({ length: count }, (_, at) => Math.floor(((at * 7919) % count) ** 2 / 50_000)),
  hues: Array.from({ length: count }, (_, at) => at % 13),
};

test.each(arrangements)(
  '10,000 pictures hang by %s: each in its own cell, found there again, on a wall of balanced shape',
  (by) => {
    const hung = layOutWall(many, by);
    const cells = new Set(
      Array.from({ length: count }, (_, at) => `${hung.places[at * 2]} ${hung.places[at * 2 + 1]}`),
    );
    expect(cells.size).toBe(count);
    expect(hung.groups.reduce((sum, { members }) => sum + members.length, 0)).toBe(count);
    for (let at = 0; at < count; at += 97)
      expect(pictureAt(hung, hung.places[at * 2]! + 0.5, hung.places[at * 2 + 1]! + 0.5)).toBe(at);
    expect(hung.width / hung.height).toBeGreaterThan(1);
    expect(hung.width / hung.height).toBeLessThan(5);
    expect(hung.width * hung.height).toBeLessThan(count * 5);
  },
);

test('time runs from left to right; pictures without a year hang at the end', () => {
  const { groups } = layOutWall(many, 'time');
  expect(groups.map(({ of }) => of)).toEqual([...Array.from({ length: 30 }, (_, at) => 1300 + at * 20), null]);
  expect(groups.map(({ x }) => x)).toEqual(groups.map(({ x }) => x).toSorted((a, b) => a - b));
  const painters = layOutWall({ years: [1500, 1400, 1600], painter: [0, 1, 1], hues: [0, 0, 0] }, 'painter');
  expect(painters.groups.map(({ of, members }) => [of, members])).toEqual([
    [1, [1, 2]],
    [0, [0]],
  ]);
  expect(layOutWall({ years: [], painter: [], hues: [] }, 'time').groups).toEqual([]);
});

test('arrows lead to the next picture, and zooming keeps the point under the pointer in place', () => {
  const hung = layOutWall(many, 'colour');
  const first = hung.groups[0]!.members[0]!;
  const right = findNeighbour(hung, first, { x: 1, y: 0 });
  expect(hung.groups[0]!.members[1]).toBe(right);
  expect(findNeighbour(hung, right, { x: -1, y: 0 })).toBe(first);
  expect(findNeighbour(hung, first, { x: -1, y: 0 })).toBe(first);

  const view = fitWall(hung, { width: 1000, height: 500 });
  const at = { x: 120, y: -80 };
  const near = zoomView(view, 4, at, view.scale);
  expect(near.x + at.x / near.scale).toBeCloseTo(view.x + at.x / view.scale);
  expect(zoomView(view, 0.001, at, view.scale).scale).toBeCloseTo(view.scale * 0.8);
  expect(panView(near, hung, 1e6, -1e6)).toMatchObject({ x: hung.width, y: 0 });
});

test('use fifth walk: few pictures open large enough to be seen, from the left; many open all at once', () => {
  const few = layOutWall(
    {
      years: Array.from({ length: 24 }, (_, at) => -1500 + at * 145),
      painter: Array.from({ length: 24 }, (_, at) => at),
      hues: Array.from({ length: 24 }, () => 0),
    },
    'time',
  );
  expect(few.groups.length).toBeLessThan(9);
  const phone = { width: 358, height: 560 };
  expect(fitWall(few, phone).scale).toBeLessThan(40);
  const seen = openingView(few, phone);
  expect(seen.scale).toBe(64);
  expect(seen.x - phone.width / 2 / seen.scale).toBeCloseTo(-12 / 64);
  const wall = layOutWall(many, 'time');
  expect(openingView(wall, phone)).toEqual(fitWall(wall, phone));
  expect(openingView(few, { width: 1400, height: 600 })).toEqual(fitWall(few, { width: 1400, height: 600 }));
});
