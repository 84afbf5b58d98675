import { setTimeout as pause } from 'node:timers/promises';
import * as limits from '../../src/rules/limits.ts';
import { rounds, type EngineFigure, type Row } from '../figure.ts';
import { generateLoad } from '../load.ts';
import { startProcess } from '../other-process.ts';
import { newCheckout, startProduct, type Product } from '../product.ts';
import type { Reading } from '../soak/readers.ts';
import { percentile } from '../timing.ts';

/** Duration of each phase of a round, without and with the crowd, in seconds. */
const seconds = 8;
const requestsPerSecond = 1000,
  readers = 50;

/** A thousand requests per second from one network, each for an uncached page, while fifty people read. */
export const networkFlood: EngineFigure = async () => {
  const checkout = newCheckout();
  const product = await startProduct(checkout, {
    TRUST_PROXY: '127.0.0.1', // a header sets the network
    NETWORK_POINTS: String(limits.networkPoints),
  });
  try {
    return await measureReaders(product);
  } finally {
    await product.stop();
    checkout.remove();
  }
};

async function measureReaders({ url }: Product): Promise<Row[]> {
  const people = await startProcess('bench/soak/readers.ts', { url, readers, restMs: 1000 });
  const reading = async (work: () => Promise<unknown>): Promise<Reading> => {
    await people.ask({ read: 'begin' });
    await work();
    return people.ask<Reading>({ read: 'end' });
  };
  const quiet: Reading[] = [],
    withCrowd: Reading[] = [];
  let requestCount = 0,
    refused = 0;
  try {
    await reading(() => pause(seconds * 500)); // warm-up
    for (let round = 0; round < rounds; round++) {
      quiet.push(await reading(() => pause(seconds * 1000)));
      withCrowd.push(
        await reading(async () => {
          const headers = { 'x-forwarded-for': '10.66.0.1' };
          const answers = await generateLoad(`${url}/detail/augustus-en`, {
            seconds,
            headers,
            fresh: true,
            rate: requestsPerSecond,
          });
          requestCount += answers.requests.total;
          refused += answers.non2xx;
        }),
      );
    }
  } finally {
    await people.stop();
  }
  console.log(
    'readers were refused',
    withCrowd.map((sample) => sample.refused),
    'alone',
    quiet.map((sample) => sample.refused),
  );
  const each = (at: number, readings: readonly Reading[]) => readings.map(({ times }) => percentile(times, at));
  const turnedAway = withCrowd.reduce(
    (sum, { refused: some }) => sum + Object.values(some).reduce((a, b) => a + b, 0),
    0,
  );
  const row = (name: string, at: number): Row => ({
    what: `a page of ${readers} readers beside ${requestsPerSecond} requests a second of one network, ${name}`,
    unit: 'ms',
    values: each(at, withCrowd),
    peer: { name: 'the same without them', values: each(at, quiet) },
  });
  return [
    row('p50', 0.5),
    { ...row('p95', 0.95), budget: { text: '≤ 2 × quiet', met: (_median, ratio) => ratio <= 2 } },
    { what: 'requests of that network', unit: '', values: [requestCount] },
    { what: 'of them refused', unit: '', values: [refused] },
    {
      what: 'pages of readers refused',
      unit: '',
      values: [turnedAway],
      budget: { text: '0', met: (count) => count === 0 },
    },
  ];
}
