import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampCrop, largestZoom, moveCrop, cropSquare, fullCrop } from './avatar-crop.ts';

test('the square never leaves the picture, however it is moved and enlarged', () => {
  const sizes = fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 4000 }) });
  const part = fc.double({ min: -3, max: 3, noNaN: true });
  fc.assert(
    fc.property(sizes, part, part, fc.double({ min: 0, max: 20, noNaN: true }), (size, right, down, zoom) => {
      const cut = moveCrop(size, clampCrop(size, { ...fullCrop, zoom }), right, down);
      const { left, top, side } = cropSquare(size, cut);
      expect(cut.zoom).toBeLessThanOrEqual(largestZoom);
      expect(left).toBeGreaterThanOrEqual(-1e-6);
      expect(top).toBeGreaterThanOrEqual(-1e-6);
      expect(left + side).toBeLessThanOrEqual(size.width + 1e-6);
      expect(top + side).toBeLessThanOrEqual(size.height + 1e-6);
    }),
  );
});

test('a hand that pulls to the right shows what is on the left', () => {
  const size = { width: 200, height: 100 };
  expect(cropSquare(size, fullCrop)).toEqual({ left: 50, top: 0, side: 100 });
  expect(cropSquare(size, moveCrop(size, fullCrop, 0.5, 0.5))).toEqual({ left: 0, top: 0, side: 100 });
});
