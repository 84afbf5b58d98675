import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { expect, test } from 'vitest';
import {
  pointAlongArc,
  areaOf,
  boundingBox,
  cutAtDateLine,
  cutLine,
  degreesBetween,
  greatCircleArc,
  isFiniteShape,
  labelPlacement,
  type Polygon,
  type Position,
  type Ring,
} from './geometry.ts';
import { groupBySpot, nodeFeatures } from './features.ts';
import { computeOcean } from './ocean.ts';

const longitude = fc.double({ min: -180, max: 180, noNaN: true }),
  latitude = fc.double({ min: -89, max: 89, noNaN: true });
const place = fc.tuple(longitude, latitude);
const within = (ring: Ring) => ring.every(([x, y]) => x >= -180 && x <= 180 && y >= -90 && y <= 90);
/** Whether a point is inside rings; a hole is outside. */
const isIn = (rings: Polygon, [x, y]: Position) =>
  rings.reduce(
    (inside, ring) =>
      ring.reduce((now, [x1, y1], at) => {
        const [x2, y2] = ring[(at + 1) % ring.length]!;
        return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) ? !now : now;
      }, inside),
    false,
  );

test('R22 a ring across the date line becomes one on each side of it', () => {
  const fiji: Ring = [
    [177, -19],
    [-178, -19],
    [-178, -16],
    [177, -16],
    [177, -19],
  ];
  const cut = cutAtDateLine([fiji]);
  expect(cut).toHaveLength(2);
  expect(cut.map(([ring]) => areaOf(ring!)).reduce((sum, area) => sum + area, 0)).toBeCloseTo(
    15 * Math.cos((17.5 * Math.PI) / 180),
    1,
  );
  expect(cut.some((part) => isIn(part, [178.5, -17]))).toBe(true);
  expect(cut.some((part) => isIn(part, [-179, -17]))).toBe(true);
  expect(cut.some((part) => isIn(part, [0, -17]))).toBe(false);
});

test('R22 a ring around a pole is closed at the pole', () => {
  const coast: Ring = [-180, -120, -60, 0, 60, 120, 180].map((x): Position => [x, -70]);
  const cut = cutAtDateLine([coast]);
  for (const at of [
    [0, -85],
    [179, -80],
    [-179, -71],
  ] as Position[])
    expect(
      cut.some((part) => isIn(part, at)),
      String(at),
    ).toBe(true);
  expect(cut.some((part) => isIn(part, [0, -60]))).toBe(false);
});

test('R22 what is cut at the date line is closed, stays within the map and keeps its size', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -60, max: 60, noNaN: true }),
      fc.double({ min: 1, max: 80, noNaN: true }),
      (west, south, wide) => {
        const home = (x: number) => (x > 180 ? x - 360 : x);
        const corners: Position[] = [
          [west, south],
          [west + wide, south],
          [west + wide, south + 10],
          [west, south + 10],
        ].map(([x, y]) => [home(x!), y!]);
        const cut = cutAtDateLine([[...corners, corners[0]!]]);
        for (const [ring] of cut) {
          expect(within(ring!)).toBe(true);
          expect(ring!.at(-1)).toEqual(ring![0]);
        }
        const size = cut.reduce(
          (sum, [ring]) =>
            sum +
            areaOf(ring!) / Math.cos((ring!.reduce((total, [, y]) => total + y, 0) / ring!.length / 180) * Math.PI),
          0,
        );
        expect(size).toBeCloseTo(wide * 10, 3);
      },
    ),
  );
});

const landsAt = (scale: string): Polygon[] => {
  const world = JSON.parse(readFileSync(`node_modules/world-atlas/land-${scale}.json`, 'utf8')) as Topology<{
    land: GeometryCollection;
  }>;
  return feature(world, world.objects.land)
    .features.flatMap(
      ({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : []) as unknown as Polygon[],
    )
    .flatMap(cutAtDateLine);
};

test('R22 the sea is everything but land, also across the date line, at the poles and in an inland sea, and has no holes', () => {
  const sea: Position[] = [
    [0, 0],
    [-30, 40],
    [179.9, 0],
    [-179.9, 30],
    [51, 42],
    [140, -60],
    [-150, 10],
    [35, 43],
    [5, 40],
  ];
  const land: Position[] = [
    [12.5, 41.9],
    [108, 34],
    [100, 60],
    [-175, 67],
    [178, 66],
    [-100, 40],
    [135, -25],
    [0, -80],
    [179, -85],
    [-179, -85],
    [-42, 70],
    [34, 39],
    [42, 44],
  ];
  for (const scale of ['110m', '50m']) {
    const lands = landsAt(scale),
      ocean = computeOcean(lands);
    expect(lands.flat().every(within)).toBe(true);
    expect(ocean.every((piece) => piece.length === 1 && within(piece[0]!))).toBe(true);
    const isSea = (at: Position) => ocean.some((piece) => isIn(piece, at));
    for (const at of sea) expect(isSea(at), `sea at ${at}`).toBe(true);
    for (const at of land) expect(isSea(at), `land at ${at}`).toBe(false);
  }
});

test('R22 every place is land or sea, and never both', () => {
  const lands = landsAt('110m'),
    ocean = computeOcean(lands);
  const offTheEdge = fc.tuple(fc.double({ min: -179.9, max: 179.9, noNaN: true }), latitude);
  fc.assert(
    fc.property(offTheEdge, (at) => {
      expect(ocean.filter((piece) => isIn(piece, at)).length + lands.filter((land) => isIn(land, at)).length).toBe(1);
    }),
    { numRuns: 500 },
  );
});

test('V17 a journey follows the great circle, however far', () => {
  fc.assert(
    fc.property(place, place, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
      const distance = degreesBetween(from, to);
      fc.pre(distance > 0.01 && distance < 179.9);
      const point = pointAlongArc(from, to, share);
      expect(degreesBetween(from, point)).toBeCloseTo(distance * share, 4);
      expect(degreesBetween(point, to)).toBeCloseTo(distance * (1 - share), 4);
    }),
  );
});

test('V17 an arc across the date line ends at one edge of the map and continues at the other', () => {
  const parts = greatCircleArc([140, 35], [-122, 37]);
  expect(parts).toHaveLength(2);
  expect(parts[0]!.at(-1)![0]).toBe(180);
  expect(parts[1]![0]![0]).toBe(-180);
  expect(parts[0]!.at(-1)![1]).toBeCloseTo(parts[1]![0]![1], 9);
  expect(greatCircleArc([0, 0], [0, 0], 0)).toEqual([]);
});

test('V17 no part of an arc jumps across the map', () => {
  fc.assert(
    fc.property(place, place, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, drawn) => {
      for (const part of greatCircleArc(from, to, drawn)) {
        expect(within(part)).toBe(true);
        for (let at = 1; at < part.length; at++)
          expect(Math.abs(part[at]![0] - part[at - 1]![0])).toBeLessThanOrEqual(180);
      }
    }),
    { examples: [[[179.99999999999991, 0], [179.99999999999997, 88.04347826086962], 0.9999999999999992]] },
  );
  expect(
    cutLine([
      [170, 10],
      [-170, 20],
    ]),
  ).toEqual([
    [
      [170, 10],
      [180, 15],
    ],
    [
      [-180, 15],
      [-170, 20],
    ],
  ]);
});

test('S07 a shape with an invalid number is detected', () => {
  expect(
    isFiniteShape([
      [
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 0],
      ],
    ]),
  ).toBe(true);
  for (const broken of [null, [], [[0, NaN]], [[0, Infinity]], [['0', 1]], [[]], {}])
    expect(isFiniteShape(broken)).toBe(false);
});

test('R22 a name is placed inside its polity, in the largest part', () => {
  const small: Polygon = [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ],
  ];
  const bent: Polygon = [
    [
      [10, 0],
      [30, 0],
      [30, 4],
      [14, 4],
      [14, 20],
      [10, 20],
      [10, 0],
    ],
  ];
  const { place: at } = labelPlacement([small, bent])!;
  expect(isIn(bent, at)).toBe(true);
  expect(labelPlacement([])).toBeNull();
});

test('R22 the box around places takes the short way around the globe', () => {
  expect(
    boundingBox([
      [170, 0],
      [-170, 10],
    ]),
  ).toEqual({ west: 170, east: 190, south: 0, north: 10 });
  expect(
    boundingBox([
      [-10, 0],
      [30, 10],
    ]),
  ).toEqual({ west: -10, east: 30, south: 0, north: 10 });
  expect(boundingBox([[5, 5]])).toEqual({ west: 5, east: 5, south: 5, north: 5 });
  expect(boundingBox([])).toBeNull();
});

test('use C places side by side with the same name are labelled once, and not at all if a state has that label', () => {
  const node = (id: string, title: string, longitude: number, isNamed = false) => ({
    id,
    title,
    latitude: 45.4,
    longitude,
    hue: 'place',
    order: null,
    weight: 1,
    faint: false,
    isNamed,
  });
  const { features } = nodeFeatures(
    groupBySpot([
      node('a', 'Venice', 12.33),
      node('b', 'Venice', 12.34),
      node('c', 'Venice', 30),
      node('d', 'Qin', 109, true),
    ]),
  );
  expect(features.map(({ properties }) => properties!.title)).toEqual(['Venice', '', 'Venice', '']);
});
