import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textWidth } from '../../../../rules/text-width.ts';
import type { MapBorder } from '../../contract.ts';
import { drawWorld, drawYear } from './draw-year.ts';
import { labelSizes, oldWorld, pictureSize, type LabelLayout } from './picture-size.ts';

const border = (polity: string, [west, south, east, north]: readonly [number, number, number, number]): MapBorder => ({
  id: polity,
  name: polity,
  polity,
  entryId: null,
  hue: 0,
  precision: 1,
  time: { startTime: '0117-01-01 00:00:00', endTime: null, startNote: null, endNote: null, timeDesc: null },
  source: null,
  shape: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    ],
  },
});

test('a state is drawn at its place, the largest first, its name in its middle', () => {
  const [rome, elam] = drawYear([border('Elam', [47, 29, 53, 33]), border('Rome', [0, 30, 40, 50])]);
  expect(rome).toMatchObject({
    polity: 'Rome',
    path: 'M1000 325l222 0 0-135-222 0 0 135Z',
  });
  expect(rome!.labels.wide![0]).toBe(1111);
  expect(elam!.polity).toBe('Elam');
});

test('the world is small enough to be sent with a page', () => {
  const { land, rivers } = drawWorld();
  expect(land.length + rivers.length).toBeLessThan(25_000);
});

const frames: Record<LabelLayout, { x: number; y: number; width: number; height: number }> = {
  wide: { x: 0, y: 0, ...pictureSize },
  narrow: oldWorld,
};
const states = fc.array(
  fc.tuple(
    fc.string({ minLength: 1, maxLength: 24 }),
    fc.integer({ min: -179, max: 170 }),
    fc.integer({ min: -55, max: 70 }),
    fc.integer({ min: 1, max: 60 }),
    fc.integer({ min: 1, max: 30 }),
  ),
  { maxLength: 40 },
);

test('no name leaves the window or touches another, in a wide window and on a phone', () => {
  fc.assert(
    fc.property(states, (drawn) => {
      const picture = drawYear(
        drawn.map(([name, west, south, wide, high], at) => ({
          ...border(`${at}`, [west, south, Math.min(179, west + wide), Math.min(77, south + high)]),
          name,
        })),
      );
      for (const layout of ['wide', 'narrow'] as const) {
        const { x, y, width, height } = frames[layout];
        const boxes = picture.flatMap(({ name, labels }) => {
          const place = labels[layout];
          if (!place) return [];
          const half = (textWidth(name) * 0.5 * labelSizes[layout]) / 2;
          return [{ left: place[0] - half, right: place[0] + half, middle: place[1] }];
        });
        for (const { left, right, middle } of boxes) {
          expect(left).toBeGreaterThanOrEqual(x);
          expect(right).toBeLessThanOrEqual(x + width);
          expect(middle).toBeGreaterThan(y);
          expect(middle).toBeLessThan(y + height);
        }
        for (const [at, box] of boxes.entries())
          for (const other of boxes.slice(at + 1))
            expect(
              box.right <= other.left ||
                other.right <= box.left ||
                Math.abs(box.middle - other.middle) >= labelSizes[layout],
            ).toBe(true);
      }
    }),
  );
});
