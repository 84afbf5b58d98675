import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  wholeTimeView,
  clampPosition,
  daySeconds,
  glide,
  minViewSeconds,
  interpolate,
  panPosition,
  positionOfView,
  secondAt,
  stepOf,
  viewOf,
  xOf,
  zoomPosition,
  type AxisPosition,
} from './scale.ts';
import { startOfYear } from './ticks.ts';

const now = Date.UTC(2026, 10, 20) / 1000,
  limits = wholeTimeView(now);
const width = fc.integer({ min: 300, max: 2000 });
/** Any view within historical time, from a day to all of it. */
const historical = fc.record({
  middle: fc.integer({ min: startOfYear(-5000), max: startOfYear(2026) }),
  perPixel: fc.double({ min: minViewSeconds / 1000, max: 1e8, noNaN: true }),
});
const anywhere = fc.record({
  middle: fc.double({ min: limits.earliest, max: limits.latest, noNaN: true }),
  perPixel: fc.double({ min: Math.log(60), max: Math.log(1e15), noNaN: true }).map(Math.exp),
});

test('R01 pixels and seconds convert both ways, to the second in historical time', () => {
  fc.assert(
    fc.property(historical, width, fc.double({ min: -500, max: 2500, noNaN: true }), (place, wide, x) => {
      const second = secondAt(place, wide, x);
      expect(Math.abs(xOf(place, wide, second) - x)).toBeLessThan(1e-3);
    }),
  );
  const day: AxisPosition = { middle: startOfYear(-221) + daySeconds / 2, perPixel: daySeconds / 1000 };
  expect(xOf(day, 1000, startOfYear(-221))).toBeCloseTo(0, 9);
  expect(secondAt(day, 1000, 1000)).toBeCloseTo(startOfYear(-221) + daySeconds, 3);
});

test('R01 a view and a position are equivalent', () => {
  fc.assert(
    fc.property(historical, width, (place, wide) => {
      const again = positionOfView(viewOf(place, wide), wide);
      expect(again.middle).toBeCloseTo(place.middle, 2);
      expect(again.perPixel / place.perPixel).toBeCloseTo(1, 6);
    }),
  );
});

test('R01 zooming in keeps the second under the pointer', () => {
  fc.assert(
    fc.property(
      historical,
      width,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      (place, wide, share, factor) => {
        const x = share * wide,
          before = secondAt(place, wide, x);
        const after = zoomPosition(place, wide, factor, x, limits);
        if (after.perPixel * wide * 1.01 > limits.latest - limits.earliest) return;
        const isHeld = Math.abs(after.middle - (before - (x - wide / 2) * after.perPixel)) > 1; // clamped at the end of time
        if (!isHeld) expect(Math.abs(xOf(after, wide, before) - x)).toBeLessThan(1e-2);
      },
    ),
  );
});

test('R01 no movement leaves the time range, zooms closer than a day, or farther than all of it', () => {
  fc.assert(
    fc.property(
      anywhere,
      width,
      fc.double({ min: 0.001, max: 1000, noNaN: true }),
      fc.integer({ min: -5000, max: 5000 }),
      (place, wide, factor, pixels) => {
        for (const to of [
          clampPosition(place, wide, limits),
          zoomPosition(place, wide, factor, 10, limits),
          panPosition(place, wide, pixels, limits),
        ]) {
          expect(to.perPixel * wide).toBeGreaterThanOrEqual(minViewSeconds * 0.999);
          expect(to.perPixel * wide).toBeLessThanOrEqual((limits.latest - limits.earliest) * 1.2);
          expect(to.middle).toBeGreaterThanOrEqual(limits.earliest);
          expect(to.middle).toBeLessThanOrEqual(limits.latest);
        }
        expect(clampPosition(clampPosition(place, wide, limits), wide, limits)).toEqual(
          clampPosition(place, wide, limits),
        );
      },
    ),
  );
});

test('R01 an animated move begins and ends where it should', () => {
  fc.assert(
    fc.property(historical, historical, (from, to) => {
      expect(interpolate(from, to, 1)).toEqual(to);
      const start = interpolate(from, to, 0);
      expect(start.middle).toBeCloseTo(from.middle, 0);
      expect(start.perPixel).toBeCloseTo(from.perPixel, 6);
      const [least, greatest] = [from, to].map(({ perPixel }) => perPixel).sort((a, b) => a - b) as [number, number];
      const half = interpolate(from, to, 0.5).perPixel;
      expect(half).toBeGreaterThanOrEqual(least * 0.999);
      expect(half).toBeLessThanOrEqual(greatest * 1.001);
    }),
  );
});

test('R01 inertia comes to rest, and is the same in one step or in many', () => {
  const wholeGlide = glide(1.5, 100),
    half = glide(1.5, 50),
    rest = glide(half.speed, 50);
  expect(half.pixels + rest.pixels).toBeCloseTo(wholeGlide.pixels, 9);
  expect(rest.speed).toBeCloseTo(wholeGlide.speed, 9);
  expect(glide(1.5, 3000).speed).toBeLessThan(0.001);
});

test('R01 a zoom step is never closer than the position, and less than twice as far', () => {
  fc.assert(
    fc.property(anywhere, ({ perPixel }) => {
      expect(stepOf(perPixel)).toBeGreaterThanOrEqual(perPixel * 0.999999);
      expect(stepOf(perPixel)).toBeLessThan(perPixel * 1.5);
      expect(stepOf(stepOf(perPixel))).toBe(stepOf(perPixel));
    }),
  );
});
