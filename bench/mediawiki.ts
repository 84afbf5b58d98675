import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rounds, type Figure, type Row } from './figure.ts';
import { titleOf } from './mediawiki/pages.ts';
import { installPackages, startWiki } from './mediawiki/wiki.ts';
import { expectPages, type Product } from './product.ts';
import { readAll, sitemap } from './sitemap.ts';

/** Number of pages in MediaWiki, and of pages requested in turn, half English and half Chinese, as for Stele. */
const wikiPageCount = 2000,
  pageCount = 200;
const seconds = 5;

/** MediaWiki's two caches, selected by a header (LocalSettings.php), and the comment that marks a page from each. */
const caches = [
  { name: 'file cache', mark: '<!-- Cached ', times: 45 },
  { name: 'parser cache', mark: '<!-- Saved in parser cache', times: 200 },
];
const encodings = [
  { ours: 'identity', theirs: 'identity', name: 'not compressed' },
  { ours: 'br', theirs: 'gzip', name: 'brotli; MediaWiki’s gzip' },
];

/** Pages per second from the page cache, alternating with MediaWiki's from its file cache and from its parser cache. */
export const mediawiki: Figure = async (product) => {
  if (!(await installPackages())) return [];
  const addresses = await findBilingualEntries(product);
  const ownFile = join(product.checkout.folder, 'entries.txt'),
    peerFile = join(product.checkout.folder, 'wiki-pages.txt');
  const titles = Array.from({ length: pageCount }, (_, number) => `/wiki/${titleOf(number)}`);
  writeFileSync(ownFile, addresses.map((address) => `${new URL(address).pathname}\n`).join(''));
  writeFileSync(peerFile, titles.map((path) => `${path}\n`).join(''));
  const wiki = await startWiki(wikiPageCount);
  try {
    for (const cache of caches)
      await fillCache(
        titles.map((path) => wiki.url + path),
        cache,
      );
    const rows: Row[] = [];
    for (const encoding of encodings) {
      await readAll(addresses, [encoding.ours]);
      const values: number[] = [],
        peers = caches.map((): number[] => []);
      for (let round = -1; round < rounds; round++) {
        const ownResult = await expectPages(product, 'hit', () =>
          measureLoad(product.url, ownFile, { 'accept-encoding': encoding.ours }),
        );
        const others = [];
        for (const { name } of caches)
          others.push(
            await measureLoad(wiki.url, peerFile, { 'accept-encoding': encoding.theirs, 'pages-from': name }),
          );
        if (round < 0) continue; // the first round warms up
        values.push(ownResult.perSecond);
        for (const [at, { perSecond }] of others.entries()) peers[at]!.push(perSecond);
      }
      for (const [at, { name, times }] of caches.entries())
        rows.push({
          what: `${pageCount} entries in turn from the page cache, ${encoding.name}`,
          unit: 'pages/s',
          values,
          peer: { name: `${wiki.name}, pages of its ${name}`, values: peers[at]! },
          budget: { text: `≥ ${times} × its ${name}`, met: (_, ratio) => ratio >= times },
        });
    }
    return rows;
  } finally {
    await wiki.stop();
  }
};

/** Entries that exist in English and in Chinese. */
async function findBilingualEntries(product: Product): Promise<string[]> {
  const addresses = await sitemap(product);
  const english = addresses.filter((address) => address.endsWith('-en')).slice(0, pageCount / 2);
  return english.flatMap((address) => [address, address.replace(/-en$/, '')]);
}

/** Requests each page twice: the second response must come from the cache. */
async function fillCache(pages: string[], { name, mark }: (typeof caches)[number]): Promise<void> {
  const headers = { 'pages-from': name };
  await readAll(pages, ['identity'], headers);
  for (const page of pages) {
    const text = await (await fetch(page, { headers })).text();
    if (!text.includes(mark)) throw new Error(`${page} did not come from the ${name}.`);
  }
}

/**
 * Requests paths in turn over ten connections. Uses wrk instead of load.ts: on two cores autocannon needs 0.025 to 0.1
 * ms of processor time for each of these pages and Stele 0.025, so it would be the bottleneck; wrk needs 0.012.
 */
async function measureLoad(
  url: string,
  paths: string,
  headers: Record<string, string>,
): Promise<{ pages: number; perSecond: number }> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const how = ['-t1', '-c10', `-d${seconds}s`, '--timeout', '10s', '-s', 'bench/mediawiki/in-turn.lua'];
  const { stdout } = await promisify(execFile)('wrk', [...how, ...given, url, '--', paths]);
  const report = JSON.parse(stdout.trim().split('\n').at(-1)!) as { pages: number; seconds: number; failed: number };
  if (report.failed) throw new Error(`${url}: ${report.failed} of ${report.pages} pages failed`);
  return { pages: report.pages, perSecond: report.pages / report.seconds };
}
