import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseInitialView, readableScale } from './initial-view.ts';

const room = { width: 1100, height: 620 };

test('specification 21 a tree opens completely visible, its bounding box within the view', () => {
  fc.assert(
    fc.property(fc.integer({ min: 230, max: 5500 }), fc.integer({ min: 130, max: 3100 }), (width, height) => {
      const { scale, left, top } = chooseInitialView({ width, height }, room, { x: width / 2, y: 66 });
      expect(scale).toBeLessThanOrEqual(1);
      expect(left).toBeGreaterThanOrEqual(-1e-6);
      expect(top).toBeGreaterThanOrEqual(-1e-6);
      expect(left + width * scale).toBeLessThanOrEqual(room.width + 1e-6);
      expect(top + height * scale).toBeLessThanOrEqual(room.height + 1e-6);
    }),
  );
});

test('specification 21 a tree far too large opens at a readable size around its centre, without empty space at its edges', () => {
  const drawing = { width: 40_000, height: 900 };
  expect(chooseInitialView(drawing, room, { x: 20_000, y: 66 })).toMatchObject({
    scale: readableScale,
    left: 550 - 20_000 * readableScale,
    top: 0,
  });
  expect(chooseInitialView(drawing, room, { x: 60, y: 66 }).left).toBe(0);
  expect(chooseInitialView(drawing, room, { x: 39_990, y: 66 }).left).toBe(room.width - 40_000 * readableScale);
  expect(chooseInitialView({ width: 40_000, height: 400 }, room, { x: 60, y: 66 }).top).toBe((620 - 300) / 2);
});
