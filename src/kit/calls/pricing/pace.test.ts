import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

const options = { perSecond: 100, burst: 50, longestMs: 1000, keys: 3 };

test('a burst is answered at once, more wait their turn, and too many are refused', () => {
  const { delayOf } = createPace(options);
  const delays = Array.from({ length: 200 }, () => delayOf('a', 0));
  expect(delays.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 0));
  expect(delays.slice(50, 150)).toEqual(Array.from({ length: 100 }, (_, at) => (at + 1) * 10));
  expect(delays.slice(150)).toEqual(Array.from({ length: 50 }, () => null));
  expect(delayOf('b', 0)).toBe(0);
  expect(delayOf('a', 1500)).toBe(0); // all that waited have gone
});

test('a clock that is set back causes no wait', () => {
  const { delayOf } = createPace(options);
  for (let time = 0; time < 60; time++) delayOf('a', 3_600_000);
  expect(delayOf('a', 0)).toBe(0);
});

test('the number of remembered keys is limited', () => {
  const { delayOf } = createPace(options);
  for (let time = 0; time < 150; time++) delayOf('a', 0);
  expect(delayOf('a', 0)).toBeNull();
  for (const key of ['b', 'c', 'd']) delayOf(key, 0);
  expect(delayOf('a', 0)).toBe(0);
});

test('answers leave no faster than the burst and the rate allow', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 400 }), (steps) => {
      const { delayOf } = createPace(options);
      let now = 0;
      const leaving: number[] = [];
      for (const step of steps) {
        now += step;
        const delay = delayOf('a', now);
        if (delay !== null) leaving.push(now + delay);
      }
      leaving.forEach((end, at) => {
        const started = leaving.slice(0, at + 1).filter((time) => time > end - 1000 + 1e-6).length;
        expect(started).toBeLessThanOrEqual(options.burst + options.perSecond + 1);
      });
    }),
  );
});
