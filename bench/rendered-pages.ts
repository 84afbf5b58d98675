import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rounds, type Figure, type Row } from './figure.ts';
import { measureLoad } from './load.ts';
import { databaseCpuSeconds, endProcess, expectPages, readMetric } from './product.ts';

const path = '/detail/augustus-en';
const seconds = 3;

/**
 * Pages per second and processor time per page for an uncached entry, alternating with bare React with the same markup.
 * The entry's data are in memory after the first request (kit/pages/tagged-cache.server.ts); unread-pages.ts measures
 * the first request.
 */
export const renderedPages: Figure = async (product) => {
  const html = await (await fetch(product.url + path)).text();
  const peer = await startPeer(html, join(product.checkout.folder, 'page.html'));
  try {
    const ask = (url: string) => () => measureLoad(url, { seconds, fresh: true });
    const contestants = {
      product: {
        ask: () => expectPages(product, 'miss', ask(product.url + path)),
        cpu: () => readMetric(product, 'stele_process_cpu_seconds_total'),
      },
      stream: { ask: ask(`${peer.url}/stream`), cpu: peer.cpuSeconds },
      string: { ask: ask(`${peer.url}/string`), cpu: peer.cpuSeconds },
    };
    const results = { product: [] as Round[], stream: [] as Round[], string: [] as Round[] };
    const database: number[] = [];
    for (let round = -1; round < rounds; round++) {
      // the first round warms up
      for (const name of ['product', 'stream', 'string'] as const) {
        const databaseBefore = databaseCpuSeconds(product);
        const result = await measure(contestants[name]);
        if (round < 0) continue;
        results[name].push(result);
        if (name === 'product') database.push(((databaseCpuSeconds(product) - databaseBefore) * 1000) / result.pages);
      }
    }
    return rowsOf(results, database);
  } finally {
    await peer.stop();
  }
};

interface Round {
  pages: number;
  perSecond: number;
  cpuMs: number;
}

async function measure({
  ask,
  cpu,
}: {
  ask: () => Promise<{ pages: number; perSecond: number }>;
  cpu: () => Promise<number>;
}): Promise<Round> {
  const before = await cpu();
  const { pages, perSecond } = await ask();
  return { pages, perSecond, cpuMs: (((await cpu()) - before) * 1000) / pages };
}

function rowsOf(
  { product, stream, string }: Record<'product' | 'stream' | 'string', Round[]>,
  database: number[],
): Row[] {
  const of = (rounds: Round[], what: 'perSecond' | 'cpuMs') => rounds.map((round) => round[what]);
  return [
    {
      what: 'entry rendered, its data in memory, beside streaming React',
      unit: 'pages/s',
      values: of(product, 'perSecond'),
      peer: { name: 'renderToPipeableStream', values: of(stream, 'perSecond') },
      budget: { text: '≥ 0.7 of bare React streaming', met: (_, ratio) => ratio >= 0.7 },
    },
    {
      what: 'entry rendered, beside React to a string',
      unit: 'pages/s',
      values: of(product, 'perSecond'),
      peer: { name: 'renderToString', values: of(string, 'perSecond') },
    },
    {
      what: 'processor time a rendered page, the server process, beside streaming React',
      unit: 'ms',
      values: of(product, 'cpuMs'),
      peer: { name: 'renderToPipeableStream', values: of(stream, 'cpuMs') },
    },
    {
      what: 'the same, beside React to a string',
      unit: 'ms',
      values: of(product, 'cpuMs'),
      peer: { name: 'renderToString', values: of(string, 'cpuMs') },
    },
    { what: 'processor time a rendered page, PostgreSQL’s processes', unit: 'ms', values: database },
  ];
}

async function startPeer(html: string, file: string) {
  writeFileSync(file, html);
  const child = spawn(process.execPath, ['bench/peer.ts', file], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const url = output.toString().trim();
  for (const kind of ['stream', 'string']) {
    const { length } = await (await fetch(`${url}/${kind}`)).text();
    if (Math.abs(length / html.length - 1) > 0.01)
      throw new Error(`The peer renders ${length} characters, the product ${html.length}: it is no peer.`);
  }
  return {
    url,
    cpuSeconds: async () => Number(await (await fetch(`${url}/cpu`)).text()),
    stop: () => endProcess(child),
  };
}
