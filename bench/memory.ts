import { setTimeout as pause } from 'node:timers/promises';
import type { Figure, Row } from './figure.ts';
import { expectPages, metric, type Product } from './product.ts';

const pages = 10_000;
const atOnce = 10;
const gauges = { 'stele_process_resident_memory_bytes': 'RSS', 'stele_nodejs_heap_size_used_bytes': 'heap in use', 'stele_page_cache_bytes': 'page cache, as it counts itself' };
const readAs = ['br', 'gzip', 'identity'];

/** Memory after start and after ten thousand pages: every address of the sitemap in turn, every second one rendered anew. */
export const memory: Figure = async (product) => {
  const before = await rowsAt(product, 'after start');
  const addresses = await sitemap(product);
  let next = 0;
  const reader = async () => {
    while (next < pages) {
      const number = next++;
      const address = addresses[number % addresses.length]!;
      const answer = await fetch(number % 2 ? `${address}?page=${number}` : address, { headers: { 'accept-encoding': readAs[number % readAs.length]! } });
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await expectPages(product, 'miss', async () => {
    await Promise.all(Array.from({ length: atOnce }, reader));
    return { pages: pages / 2 };
  });
  await pause(3000);
  return [...before, ...(await rowsAt(product, `after ${pages.toLocaleString('en')} pages`))];
};

async function sitemap({ url }: Product): Promise<string[]> {
  const locations = async (address: string) => [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location!.replaceAll('&#38;', '&'));
  const addresses = (await Promise.all((await locations(`${url}/sitemap.xml`)).map(locations))).flat();
  if (!addresses.length) throw new Error('The sitemap is empty.');
  return addresses;
}

const rowsAt = (product: Product, when: string): Promise<Row[]> =>
  Promise.all(Object.entries(gauges).map(async ([name, what]) => ({ what: `${what}, ${when}`, unit: 'MB', values: [(await metric(product, name)) / 1e6] })));
