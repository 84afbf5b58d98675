import { rounds, type Figure } from './figure.ts';
import { measureLoad } from './load.ts';
import { databaseCpuSeconds, expectPages, readMetric } from './product.ts';
import { readAll, sitemap } from './sitemap.ts';

/**
 * Entries that were not read since the start, each once: neither the page nor its data are in memory, so the database
 * is queried.
 */
export const unreadPages: Figure = async (product) => {
  await measureLoad(`${product.url}/detail/augustus-en`, { fresh: true }); // warms up the code, not the data
  const addresses = (await sitemap(product)).filter((address) => !address.includes('/detail/augustus'));
  const size = Math.floor(addresses.length / rounds);
  const perSecond = [],
    server = [],
    database = [];
  for (let round = 0; round < rounds; round++) {
    const before = {
      cpu: await readMetric(product, 'stele_process_cpu_seconds_total'),
      database: databaseCpuSeconds(product),
      at: performance.now(),
    };
    const { pages } = await expectPages(product, 'miss', () =>
      readAll(addresses.slice(round * size, (round + 1) * size)),
    );
    perSecond.push(pages / ((performance.now() - before.at) / 1000));
    server.push((((await readMetric(product, 'stele_process_cpu_seconds_total')) - before.cpu) * 1000) / pages);
    database.push(((databaseCpuSeconds(product) - before.database) * 1000) / pages);
  }
  return [
    {
      what: `entries read for the first time, ${size} a round, all languages`,
      unit: 'pages/s',
      values: perSecond,
      budget: { text: '≥ 400 pages/s', met: (value) => value >= 400 },
    },
    { what: 'processor time a page, the server process', unit: 'ms', values: server },
    { what: 'processor time a page, PostgreSQL’s processes', unit: 'ms', values: database },
  ];
};
