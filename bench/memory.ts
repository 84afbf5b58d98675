import { setTimeout as pause } from 'node:timers/promises';
import type { Figure, Row } from './figure.ts';
import { expectPages, readMetric, type Product } from './product.ts';
import { readAll, sitemap } from './sitemap.ts';

const pages = 10_000;
const gauges = {
  stele_process_resident_memory_bytes: 'RSS',
  stele_nodejs_heap_size_used_bytes: 'heap in use',
  stele_page_cache_bytes: 'page cache, as it counts itself',
};

/**
 * Memory after the start and after ten thousand pages: every address of the sitemap in turn, every second one uncached.
 */
export const memory: Figure = async (product) => {
  const before = await memoryRows(product, 'after start');
  const allAddresses = await sitemap(product);
  const addresses = Array.from(
    { length: pages },
    (_, number) => allAddresses[number % allAddresses.length]! + (number % 2 ? `?page=${number}` : ''),
  );
  await expectPages(product, 'miss', async () => {
    await readAll(addresses, ['br', 'gzip', 'identity']);
    return { pages: pages / 2 };
  });
  await pause(3000);
  const after = await memoryRows(
    product,
    `after ${pages.toLocaleString('en')} pages of ${allAddresses.length} addresses`,
  );
  after[0]!.budget = { text: '≤ 600 MB', met: (value) => value <= 600 };
  return [...before, ...after];
};

const memoryRows = (product: Product, when: string): Promise<Row[]> =>
  Promise.all(
    Object.entries(gauges).map(async ([name, what]) => ({
      what: `${what}, ${when}`,
      unit: 'MB',
      values: [(await readMetric(product, name)) / 1e6],
    })),
  );
