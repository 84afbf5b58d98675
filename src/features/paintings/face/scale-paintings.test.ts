import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scalePaintings } from './scale-paintings.ts';

test('paintings at one scale stand beside a bar of 1 m, 10 cm or 1 cm, whatever fits', () => {
  const barBeside = (...sizes: [height: number, width: number][]) =>
    scalePaintings(sizes.map(([height, width]) => ({ height, width }))).bar.label;
  expect(barBeside([100, 80], [65, 54])).toBe('1 m');
  expect(barBeside([20, 15], [20, 15])).toBe('10 cm');
  expect(barBeside([5, 4], [6, 4.5])).toBe('1 cm');
  expect(barBeside([0.5, 0.4], [0.6, 0.4])).toBe('1 cm');
});

test('only paintings that would be too small to see beside the largest are enlarged', () => {
  const [mural, canvas, miniature] = scalePaintings([
    { height: 800, width: 2000 },
    { height: 200, width: 150 },
    { height: 6, width: 3 },
  ]).frames;
  expect(mural).toMatchObject({ height: 800, width: 2000, isEnlarged: false });
  expect(canvas).toMatchObject({ height: 200, width: 150, isEnlarged: false });
  expect(miniature!.isEnlarged).toBe(true);
  expect(miniature!.height / miniature!.width).toBeCloseTo(2);
});

test('paintings of every size and the bar fit, and can be seen', () => {
  const side = fc.double({ min: 0.1, max: 15_000, noNaN: true });
  const sizes = fc.array(fc.record({ height: side, width: side }), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(sizes, (paintings) => {
      const { scale, bar, frames } = scalePaintings(paintings);
      expect(bar.length * scale).toBeLessThanOrEqual(200.001);
      for (const { height, width } of frames) {
        expect(height * scale).toBeLessThanOrEqual(200.001);
        expect(width * scale).toBeLessThanOrEqual(360.001);
        expect(Math.max(height, width) * scale).toBeGreaterThanOrEqual(15.999);
      }
    }),
  );
});
