import { rounds, type Figure } from './figure.ts';
import { load } from './load.ts';
import { expectPages } from './product.ts';

/** Pages a second for an entry that is in the page cache. */
export const cachedPages: Figure = async (product) => {
  const page = `${product.url}/detail/augustus-en`;
  const rows = [];
  for (const encoding of ['identity', 'br']) {
    const headers = { 'accept-encoding': encoding };
    await load(page, { headers, seconds: 2 });
    const values = [];
    for (let round = 0; round < rounds; round++)
      values.push((await expectPages(product, 'hit', () => load(page, { headers }))).perSecond);
    rows.push({
      what: `entry from the page cache, ${encoding === 'br' ? 'brotli' : 'not compressed'}`,
      unit: 'pages/s',
      values,
      budget: { text: '> 8,000 pages/s', met: (value: number) => value > 8000 },
    });
  }
  return rows;
};
