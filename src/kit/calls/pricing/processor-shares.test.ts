import { expect, test } from 'vitest';
import fc from 'fast-check';
import { createShares } from './processor-shares.ts';

function aClock() {
  let used = 0;
  return { use: (ms: number) => void (used += ms), usedMs: () => used };
}

test('security H1: a request that runs alone costs the processor time used during it, to the millisecond', () => {
  const { use, usedMs } = aClock(),
    shares = createShares({ usedMs });
  use(500);
  const share = shares.begin(8);
  use(260);
  expect(share.finish()).toBe(260);
  use(40);
  const next = shares.begin(1);
  use(3);
  next.pause();
  use(100);
  next.resume();
  use(4);
  expect(next.finish()).toBe(7);
});

test('security H1: concurrent requests share the cost by their weights', () => {
  const { use, usedMs } = aClock(),
    shares = createShares({ usedMs });
  const heavy = shares.begin(9),
    light = shares.begin(1);
  use(100);
  expect(light.finish()).toBeCloseTo(10);
  use(50);
  expect(heavy.finish()).toBeCloseTo(140);
});

test('security H1: in any sequence, the shares add up to all that was used during some request', () => {
  const step = fc.oneof(
    fc.record({ begin: fc.double({ min: 0.1, max: 5000, noNaN: true }) }),
    fc.record({ finish: fc.nat() }),
    fc.record({ pause: fc.nat() }),
    fc.record({ resume: fc.nat() }),
    fc.record({ use: fc.double({ min: 0, max: 1000, noNaN: true }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { use, usedMs } = aClock(),
        shares = createShares({ usedMs });
      const open: ReturnType<typeof shares.begin>[] = [];
      let total = 0,
        expected = 0;
      for (const action of steps) {
        if ('begin' in action) open.push(shares.begin(action.begin));
        else if ('use' in action) {
          if (shares.active) expected += action.use;
          use(action.use);
        } else if (open.length) {
          const at = Object.values(action)[0]! % open.length;
          if ('finish' in action) total += open.splice(at, 1)[0]!.finish();
          else if ('pause' in action) open[at]!.pause();
          else open[at]!.resume();
        }
      }
      for (const share of open) total += share.finish();
      expect(shares.active).toBe(0);
      expect(total).toBeCloseTo(expected, 3);
    }),
  );
});
