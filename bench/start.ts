import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rounds, type EngineFigure } from './figure.ts';
import { newCheckout, startProduct } from './product.ts';

/** Seconds until the product reports that it is ready: without build and data, and the second time. */
export const start: EngineFigure = async () => {
  const checkout = newCheckout();
  const seconds = async () => {
    const product = await startProduct(checkout);
    await product.stop();
    return product.startMs / 1000;
  };
  const first: number[] = [],
    later: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      rmSync(join(checkout.folder, 'build'), { recursive: true, force: true });
      rmSync(checkout.data, { recursive: true, force: true });
      first.push(await seconds());
      later.push(await seconds());
    }
  } finally {
    checkout.remove();
  }
  return [
    {
      what: 'first start: build, new database, world',
      unit: 's',
      values: first,
      budget: { text: '< 15 s', met: (value) => value < 15 },
    },
    {
      what: 'later start, world loaded',
      unit: 's',
      values: later,
      budget: { text: '< 5 s', met: (value) => value < 5 },
    },
  ];
};
