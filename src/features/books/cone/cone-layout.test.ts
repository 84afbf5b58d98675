import { expect, test } from 'vitest';
import { placeNames, placePoints, radiusOf, ringsOf } from './cone-layout.ts';

test('§7 conic: the oldest book is nearest to the tip, each genre in its own quarter, rings at round years', () => {
  const span = [-1200, 1800] as const;
  const points = placePoints(
    [
      { genre: 'ancient_cn', from: -1200, until: -1200 },
      { genre: 'ancient_cn', from: 1800, until: 1800 },
      { genre: 'ancient_en', from: 300, until: 300 },
    ],
    span,
  );
  const far = points.map(({ x, y }) => Math.round(Math.hypot(x, y)));
  expect(far[0]).toBeLessThan(far[2]!);
  expect(far[2]).toBeLessThan(far[1]!);
  for (const { x, y } of points.slice(0, 2)) expect(x >= 0 && y <= 0).toBe(true); // the upper right quarter
  expect(points[2]!.x >= 0 && points[2]!.y >= 0).toBe(true);
  expect(radiusOf(0, [0, 0])).toBe(40); // with a single book
  expect(ringsOf(span)).toEqual([-1000, -500, 500, 1000, 1500]);
});

test('issue 14: names on the cone overlap neither each other nor a point; names without room are left out', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 380, y: 0 },
    { x: 32, y: 4 },
  ];
  const [first, second, last] = placeNames(points, ['Aeneid', 'Iliad', 'Genji', 'Odyssey']);
  expect(first).toMatchObject({ anchor: 'end' }); // a point is to the right
  expect(second).not.toBeNull();
  expect(last).toMatchObject({ anchor: 'end' }); // the edge is to the right
  const crowd = Array.from({ length: 60 }, () => ({ x: 0, y: 0 }));
  expect(
    placeNames(
      crowd,
      crowd.map(() => 'Aeneid'),
    ),
  ).toContain(null);
});
