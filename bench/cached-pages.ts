import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { rounds, type Figure } from './figure.ts';
import { measureLoad } from './load.ts';
import { endProcess, expectPages, killWithBench, type Product } from './product.ts';

const path = '/detail/augustus-en';

/** Pages per second of an entry in the page cache, alternating with bare Fastify that sends the same bytes. */
export const cachedPages: Figure = async (product) => {
  const page = product.url + path;
  const rows = [];
  for (const encoding of ['identity', 'br']) {
    const headers = { 'accept-encoding': encoding };
    const peer = await startPeer(product, encoding);
    const ownSpeeds = [],
      peerSpeeds = [];
    for (let round = -1; round < rounds; round++) {
      const ownResult = await expectPages(product, 'hit', () => measureLoad(page, { headers }));
      const other = await measureLoad(peer.url + path, { headers });
      if (round < 0) continue; // the first round warms up
      ownSpeeds.push(ownResult.perSecond);
      peerSpeeds.push(other.perSecond);
    }
    await peer.stop();
    rows.push({
      what: `entry from the page cache, ${encoding === 'br' ? 'brotli' : 'not compressed'}`,
      unit: 'pages/s',
      values: ownSpeeds,
      peer: { name: 'bare Fastify, the same bytes', values: peerSpeeds },
      budget: { text: '≥ 0.8 of bare Fastify', met: (_: number, ratio: number) => ratio >= 0.8 },
    });
  }
  return rows;
};

async function startPeer(product: Product, encoding: string) {
  const file = join(product.checkout.folder, `page.${encoding}`);
  // fetch would decompress it.
  const output = execFileSync('curl', [
    '-s',
    '-o',
    file,
    '-D',
    '-',
    '-H',
    `accept-encoding: ${encoding}`,
    product.url + path,
  ]);
  const headers = Object.fromEntries(
    output
      .toString()
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/s).slice(0, 2))
      .filter(([name]) => !/^(?:date|connection|keep-alive|content-length)$/i.test(name!)),
  ) as Record<string, string>;
  const child = killWithBench(
    spawn(process.execPath, ['bench/bare-fastify.ts', file, JSON.stringify(headers)], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const [url] = (await once(child.stdout!, 'data')) as [Buffer];
  return { url: url.toString().trim(), stop: () => endProcess(child) };
}
