import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as limits from '../../../rules/limits.ts';
import { Sketch } from '../rules.ts';
import type { Point } from './shapes.ts';
import { middleOf, readShapeText, formatShape, validateShape, type DrawnShape, type Shape } from './sketch-shapes.ts';

const rome: Point = [12.49, 41.89],
  naples: Point = [14.27, 40.85],
  bari: Point = [16.87, 41.12];
const shaped = (drawn: DrawnShape) => validateShape(drawn).shape!;
const fault = (drawn: DrawnShape) => validateShape(drawn).fault;

test('S07 a drawn area is closed and oriented, and can be restored from its corners as text', () => {
  const area = shaped({ type: 'Polygon', coordinates: [[rome, bari, naples]] });
  expect(area).toEqual({ type: 'Polygon', coordinates: [[rome, naples, bari, rome]] });
  expect(formatShape(area)).toBe('41.89, 12.49\n40.85, 14.27\n41.12, 16.87');
  for (const shape of [
    area,
    { type: 'Point', coordinates: rome },
    { type: 'LineString', coordinates: [rome, bari] },
  ] as Shape[]) {
    const back = readShapeText(
      formatShape(shape)!,
      shape.type === 'Point' ? 'point' : shape.type === 'LineString' ? 'line' : 'area',
    );
    expect(shaped(back as DrawnShape)).toEqual(shape);
  }
  expect(readShapeText('41.89, 12.49\nsomewhere', 'line')).toEqual({ line: 2 });
});

test('S07 an invalid shape is refused with the reason', () => {
  expect(
    fault({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [10, 10],
          [10, 0],
          [0, 10],
        ],
      ],
    }),
  ).toBe('crossing');
  expect([
    fault({ type: 'Polygon', coordinates: [[rome, bari]] }),
    fault({ type: 'LineString', coordinates: [rome, rome] }),
    fault({ type: 'LineString', coordinates: [] }),
  ]).toEqual(['few', 'few', 'few']);
  expect([
    fault({ type: 'Point', coordinates: [1_400_000, 5_100_000] }),
    fault({ type: 'Point', coordinates: [0, 90.5] }),
    fault({ type: 'Point', coordinates: [Number.NaN, 0] }),
  ]).toEqual(['beyond', 'beyond', 'beyond']);
});

test('S07 an area across the date line is split there, and a line is wrapped', () => {
  const fiji = shaped({
    type: 'Polygon',
    coordinates: [
      [
        [176, -20],
        [184, -20],
        [184, -15],
        [176, -15],
      ],
    ],
  });
  expect(fiji.type).toBe('MultiPolygon');
  expect((fiji.coordinates as Point[][][]).flat(2).every(([x]) => Math.abs(x) <= 180)).toBe(true);
  expect(shaped(readShapeText(formatShape(fiji)!, 'area') as DrawnShape)).toEqual(fiji);
  expect(
    shaped({
      type: 'LineString',
      coordinates: [
        [176, -20],
        [184, -20],
      ],
    }),
  ).toEqual({
    type: 'LineString',
    coordinates: [
      [176, -20],
      [-176, -20],
    ],
  });
});

test('S07 every drawn shape fits the storage limits: one with too many corners is simplified', () => {
  const star = fc.record({
    x: fc.integer({ min: -190, max: 190 }),
    y: fc.integer({ min: -60, max: 60 }),
    radii: fc.array(fc.double({ min: 5, max: 25, noNaN: true }), { minLength: 3, maxLength: 40 }),
  });
  fc.assert(
    fc.property(star, ({ x, y, radii }) => {
      const ring = radii.map((radius, at): Point => [
        x + radius * Math.cos((2 * Math.PI * at) / radii.length),
        y + radius * Math.sin((2 * Math.PI * at) / radii.length),
      ]);
      for (const drawn of [
        { type: 'Polygon', coordinates: [ring] },
        { type: 'LineString', coordinates: ring },
      ] as DrawnShape[]) {
        const { shape } = validateShape(drawn);
        expect(Sketch.shape.shape.safeParse(shape).success).toBe(true);
        expect(Math.abs(middleOf(shape!).latitude)).toBeLessThanOrEqual(90);
      }
    }),
  );
  const coast: Point[] = Array.from({ length: 9000 }, (_, at) => [at / 100, Math.sin(at / 40) + Math.sin(at / 3) / 50]);
  const sound = validateShape({ type: 'LineString', coordinates: coast });
  expect(sound.isSimpler).toBe(true);
  expect(sound.shape!.coordinates.length).toBeLessThanOrEqual(limits.shapePoints);
  expect(sound.shape!.coordinates.length).toBeGreaterThan(300);
});
