import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBestPaths, type Steps } from './best-paths.ts';

/** Layers of one to five subjects, the first and the last with one, and random steps between neighbouring layers. */
const layered = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }).chain((sizes) => {
  const layerSizes = [1, ...sizes, 1];
  const numbers = fc.shuffledSubarray(
    Array.from({ length: 40 }, (_, number) => number),
    { minLength: 22, maxLength: 22 },
  );
  const steps = layerSizes.slice(1).map((size, place) =>
    fc.uniqueArray(fc.record({ from: fc.nat(layerSizes[place]! - 1), to: fc.nat(size - 1), cost: fc.nat(3) }), {
      selector: ({ from, to }) => from * 9 + to,
      maxLength: 12,
    }),
  );
  return fc.record({
    sizes: fc.constant(layerSizes),
    numbers,
    steps: fc.tuple(...steps),
    most: fc.integer({ min: 1, max: 11 }),
  });
});

test('the cheapest paths through layers equal those of a full enumeration, in the same order', () => {
  fc.assert(
    fc.property(layered, ({ sizes, numbers, steps, most: limit }) => {
      const rest = [...numbers];
      const layers = sizes.map((size) => rest.splice(0, size));
      let paths: { path: number[]; at: number; cost: number }[] = [{ path: [layers[0]![0]!], at: 0, cost: 0 }];
      steps.forEach((some, place) => {
        paths = paths.flatMap(({ path, at, cost }) =>
          some
            .filter(({ from }) => from === at)
            .map((step) => ({ path: [...path, layers[place + 1]![step.to]!], at: step.to, cost: cost + step.cost })),
        );
      });
      paths.sort(
        (first, other) =>
          first.cost - other.cost ||
          first.path.map((number, place) => number - other.path[place]!).find((difference) => difference) ||
          0,
      );
      const columns = steps.map((some): Steps => ({
        from: some.map(({ from }) => from),
        to: some.map(({ to }) => to),
        cost: some.map(({ cost }) => cost),
      }));
      expect(findBestPaths(layers, columns, limit)).toEqual(paths.slice(0, limit).map(({ path }) => path));
    }),
    { numRuns: 1000 },
  );
});
