import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampCrop, croppedPart, fullCrop, maxZoom, moveCrop } from './crop.ts';

test('the cut-out never leaves the picture and keeps its shape, however it is moved and enlarged', () => {
  const sizes = fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 4000 }) });
  const part = fc.double({ min: -3, max: 3, noNaN: true }),
    shapes = fc.constantFrom(1, 216 / 184, 2, 0.5);
  fc.assert(
    fc.property(
      sizes,
      part,
      part,
      fc.double({ min: 0, max: 20, noNaN: true }),
      shapes,
      (size, right, down, zoom, shape) => {
        const cut = moveCrop(size, clampCrop(size, { ...fullCrop, zoom }, shape), right, down, shape);
        const { left, top, width, height } = croppedPart(size, cut, shape);
        expect(cut.zoom).toBeLessThanOrEqual(maxZoom);
        expect(width / height).toBeCloseTo(shape);
        expect(left).toBeGreaterThanOrEqual(-1e-6);
        expect(top).toBeGreaterThanOrEqual(-1e-6);
        expect(left + width).toBeLessThanOrEqual(size.width + 1e-6);
        expect(top + height).toBeLessThanOrEqual(size.height + 1e-6);
      },
    ),
  );
});

test('dragging to the right shows what is on the left', () => {
  const size = { width: 200, height: 100 },
    square = { width: 100, height: 100 };
  expect(croppedPart(size, fullCrop)).toEqual({ left: 50, top: 0, ...square });
  expect(croppedPart(size, moveCrop(size, fullCrop, 0.5, 0.5))).toEqual({ left: 0, top: 0, ...square });
});
