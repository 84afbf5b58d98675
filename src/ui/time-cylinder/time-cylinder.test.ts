import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLabels } from './labels.ts';
import {
  angleOf,
  normalizeDegrees,
  panView,
  visibleExtent,
  heightOf,
  itemNear,
  nextInDirection,
  minSurfaceHeight,
  lensFor,
  visibleAngleOf,
  middleOf,
  placeOnSurface,
  pointOnSurface,
  projectRing,
  ringYears,
  secondAt,
  secondOfYear,
  placeWithoutOverlap,
  revealItem,
  surfaceUnder,
  rotateView,
  zoomView,
  type Box,
  type CylinderView,
} from './projection.ts';
import { drawStaticCylinder } from './static-picture.ts';
import type { CylinderItem } from './time-cylinder.ts';

const fullSpan = { earliest: secondOfYear(-3200), latest: secondOfYear(1950) };
const view: CylinderView = { turn: 60, ...fullSpan };
const stages = fc.record({ width: fc.integer({ min: 300, max: 1900 }), height: fc.integer({ min: 260, max: 1000 }) });
const item = (id: string, longitude: number, from: number, to = from, weight = 1): CylinderItem => ({
  id,
  title: id,
  longitude,
  earliest: secondOfYear(from),
  latest: secondOfYear(to),
  startNote: null,
  endNote: null,
  hue: 'event',
  weight,
});
const items = fc
  .uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 6 }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      from: fc.integer({ min: 1, max: 3000 }),
      lasts: fc.integer({ min: 0, max: 900 }),
      weight: fc.integer({ min: 1, max: 3 }),
    }),
    { selector: ({ id }) => id, maxLength: 60 },
  )
  .map((specs) =>
    specs.map(({ id, longitude, from, lasts, weight }): CylinderItem => ({
      ...item(id, longitude, -3200, -3200, weight),
      earliest: fullSpan.earliest + from * 4e7,
      latest: fullSpan.earliest + (from + lasts) * 4e7,
    })),
  );

test('R01 the whole cylinder with its years fits any stage', () => {
  fc.assert(
    fc.property(stages, ({ width, height }) => {
      const lens = lensFor(width, height),
        limit = visibleAngleOf(lens);
      for (const angle of [0, limit, -limit, Math.PI]) {
        for (const y of [-1, 0, 1]) {
          const at = pointOnSurface(lens, angle, y);
          expect(at.x).toBeGreaterThan(40);
          expect(at.x).toBeLessThan(width - 40);
          expect(at.y).toBeGreaterThan(0);
          expect(at.y).toBeLessThan(height);
        }
      }
    }),
  );
});

test('R01 a point of the stage maps to what is drawn there', () => {
  fc.assert(
    fc.property(
      stages,
      fc.double({ min: -0.95, max: 0.95, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      ({ width, height }, share, y) => {
        const lens = lensFor(width, height),
          angle = share * visibleAngleOf(lens),
          at = pointOnSurface(lens, angle, y);
        expect(at.facing).toBeGreaterThan(0);
        const under = surfaceUnder(lens, at.x, at.y)!;
        expect(under.angle).toBeCloseTo(angle, 6);
        expect(under.y).toBeCloseTo(y, 6);
      },
    ),
  );
  expect(surfaceUnder(lensFor(900, 500), 3, 250)).toBeNull();
});

test('R01 a ring is the ellipse through its points', () => {
  fc.assert(
    fc.property(
      stages,
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: -3.1, max: 3.1, noNaN: true }),
      ({ width, height }, y, angle) => {
        const lens = lensFor(width, height),
          ring = projectRing(lens, y),
          at = pointOnSurface(lens, angle, y);
        expect(((at.x - ring.x) / ring.rx) ** 2 + ((at.y - ring.y) / ring.ry) ** 2).toBeCloseTo(1, 3);
      },
    ),
  );
});

test('R01 rotating, climbing and zooming stay within all of time and are reversible', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('turn', 'climb', 'zoom'), fc.double({ min: -3, max: 3, noNaN: true }))),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (moves, share) => {
        let at = view;
        for (const [move, by] of moves)
          at =
            move === 'turn'
              ? rotateView(at, by * 100)
              : move === 'climb'
                ? panView(at, fullSpan, by)
                : zoomView(at, fullSpan, 2 ** by, at.earliest + share * (at.latest - at.earliest));
        expect(at.earliest).toBeGreaterThanOrEqual(fullSpan.earliest - 1);
        expect(at.latest).toBeLessThanOrEqual(fullSpan.latest + 1);
        expect(at.latest - at.earliest).toBeGreaterThan(9 * 365 * 86_400);
        expect(Math.abs(at.turn)).toBeLessThanOrEqual(180);
      },
    ),
  );
  expect(rotateView(rotateView(view, 170), -170).turn).toBeCloseTo(60);
  expect(panView(zoomView(view, fullSpan, 4, fullSpan.earliest), fullSpan, Infinity).latest).toBe(fullSpan.latest);
});

test('R01 zooming keeps the height of its focus', () => {
  const second = secondOfYear(-221),
    closer = zoomView(view, fullSpan, 3, second);
  expect(heightOf(closer, second)).toBeCloseTo(heightOf(view, second), 9);
  expect(secondAt(closer, heightOf(closer, second))).toBeCloseTo(second, -1);
});

test('R01 a selected item moves to the front and between bottom and top', () => {
  const lens = lensFor(900, 560);
  fc.assert(
    fc.property(items, fc.double({ min: -180, max: 180, noNaN: true }), (cylinderItems, turn) => {
      for (const placed of placeOnSurface(cylinderItems, fullSpan)) {
        const seen = revealItem(zoomView({ ...view, turn }, fullSpan, 8, fullSpan.latest), fullSpan, lens, placed);
        expect(pointOnSurface(lens, angleOf(seen, placed.at), 0).facing).toBeGreaterThan(0);
        expect(visibleExtent(seen, placed, minSurfaceHeight(lens))).not.toBeNull();
      }
    }),
    { numRuns: 40 },
  );
});

test('R01 things of one place and time are placed side by side, near their position', () => {
  const dynasties = placeOnSurface(
    [item('Wei', 110, 220, 266), item('Shu', 110, 221, 263), item('Wu', 110, 222, 280), item('Tang', 110, 618, 907)],
    fullSpan,
  );
  expect(new Set(dynasties.slice(0, 3).map(({ at }) => at)).size).toBe(3);
  for (const { at } of dynasties) expect(Math.abs(normalizeDegrees(at - 110))).toBeLessThan(6);
  fc.assert(
    fc.property(items, (cylinderItems) => {
      const placed = placeOnSurface(cylinderItems, fullSpan);
      expect(placed.map(({ id }) => id)).toEqual(cylinderItems.map(({ id }) => id));
      for (const { at, longitude } of placed) expect(Math.abs(normalizeDegrees(at - longitude))).toBeLessThan(26);
    }),
  );
});

test('R01 a pointer finds what is in front, not what is behind', () => {
  const lens = lensFor(900, 560),
    placed = placeOnSurface(
      [item('front', 60, 100, 400), item('behind', -120, 100, 400), item('moment', 80, 1000)],
      fullSpan,
    );
  const at = (id: string) => {
    const placedItem = placed.find((other) => other.id === id)!;
    return pointOnSurface(lens, angleOf(view, placedItem.at), heightOf(view, middleOf(placedItem)));
  };
  expect(itemNear(placed, lens, view, at('front').x, at('front').y)?.id).toBe('front');
  expect(itemNear(placed, lens, view, at('moment').x + 3, at('moment').y)?.id).toBe('moment');
  expect(itemNear(placed, lens, view, at('behind').x, at('behind').y)?.id).not.toBe('behind');
  expect(itemNear(placed, lens, view, at('front').x + 40, at('front').y)).toBeNull();
});

test('R01 with the four arrows everything can be reached', () => {
  fc.assert(
    fc.property(items, (cylinderItems) => {
      const placed = placeOnSurface(cylinderItems, fullSpan);
      if (!placed.length) return;
      const reached = new Set([placed[0]!]);
      for (const placedItem of reached) {
        for (const way of ['left', 'right', 'up', 'down'] as const) {
          const next = nextInDirection(
            placed,
            { at: placedItem.at, second: middleOf(placedItem) },
            fullSpan,
            way,
            placedItem.id,
          );
          if (next) reached.add(next);
        }
      }
      // For the keys, things exactly at the same place are one.
      const places = new Set([...reached].map((placedItem) => `${placedItem.at} ${middleOf(placedItem)}`));
      for (const placedItem of placed) expect(places).toContain(`${placedItem.at} ${middleOf(placedItem)}`);
    }),
    { numRuns: 30 },
  );
});

test('R01 rings are at round years, and none at a year 0', () => {
  expect(ringYears(fullSpan)).toEqual([-3000, -2500, -2000, -1500, -1000, -500, 1, 500, 1000, 1500]);
  expect(ringYears({ earliest: secondOfYear(-3), latest: secondOfYear(8) })).toEqual([
    -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  fc.assert(
    fc.property(fc.integer({ min: -14_000_000, max: 1990 }), fc.integer({ min: 12, max: 10_000 }), (from, long) => {
      if (from === 0 || from + long === 0) return;
      const years = ringYears({ earliest: secondOfYear(from), latest: secondOfYear(Math.min(2000, from + long)) });
      expect(years).not.toContain(0);
      expect(years.length).toBeLessThanOrEqual(13);
      expect([...years].sort((a, b) => a - b)).toEqual(years);
    }),
    { numRuns: 60 },
  );
});

test('R01 names do not overlap and stay on the stage', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          wide: fc.integer({ min: 5, max: 200 }),
          places: fc.array(
            fc.record({ x: fc.integer({ min: -50, max: 420 }), y: fc.integer({ min: -20, max: 320 }) }),
            { minLength: 1, maxLength: 4 },
          ),
        }),
        { maxLength: 40 },
      ),
      (wishes) => {
        const taken: Box[] = [],
          set = placeWithoutOverlap(
            wishes.map((wish, of) => ({ ...wish, of, high: 14 })),
            { width: 400, height: 300 },
            taken,
          );
        expect(set.length).toBe(taken.length);
        for (const [index, [left, top, right, bottom]] of taken.entries()) {
          expect(Math.min(left, top, 400 - right, 300 - bottom)).toBeGreaterThanOrEqual(0);
          for (const other of taken.slice(index + 1))
            expect(left < other[2] && right > other[0] && top < other[3] && bottom > other[1]).toBe(false);
        }
      },
    ),
  );
});

test('R01 labels are for the front only: years at the side, regions below, visible names, the selected one always', () => {
  const lens = lensFor(900, 560),
    placed = placeOnSurface([item('Qin', 108, -221, -206, 3), item('Inca', -75, 1438, 1533, 3)], fullSpan);
  const request = {
    lens,
    items: placed,
    lit: new Set<string>(),
    lands: [
      { name: 'East Asia', longitude: 113 },
      { name: 'Americas', longitude: -85 },
    ],
    year: 117,
    language: 'en' as const,
    widthOf: (text: string) => text.length * 7,
    maxNames: 10,
  };
  const readLabels = (turn: number) => placeLabels({ ...request, view: { ...view, turn } }).map(({ text }) => text);
  expect(readLabels(90)).toEqual(expect.arrayContaining(['117', '500 BC', 'East Asia', 'Qin']));
  expect(readLabels(90)).not.toContain('Inca');
  expect(readLabels(-80)).toEqual(expect.arrayContaining(['Inca', 'Americas']));
});

test('R01 the still picture shows the same without script: every hue, its years, its names', () => {
  const picture = drawStaticCylinder(
    [
      item('Qin', 108, -221, -206, 3),
      { ...item('Sargon', 44, -2334, -2279, 2), hue: 'person', startNote: 'about' },
      item('Inca', -75, 1438, 1533),
    ],
    fullSpan,
    { turn: 60, lands: [{ name: 'Near East', longitude: 44 }], language: 'en' },
  );
  expect(picture.shapes.map(({ hue, end, behind }) => [hue, end, behind])).toEqual([
    ['event', 'sure', true],
    ['event', 'sure', false],
    ['person', 'unsure', false],
  ]);
  expect(picture.words.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['1000 BC', 'Near East', 'Qin', 'Sargon']),
  );
  for (const path of [picture.body, picture.front, picture.behind, ...picture.shapes.map((shape) => shape.path)])
    expect(path).toMatch(/^M[-\d.MLAZ ]+$/);
});
