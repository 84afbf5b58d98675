/** Readers in a separate process: each opens one page after another, cached and uncached ones. */
import { setTimeout as pause } from 'node:timers/promises';
import { searchPath } from '../../src/features/search/rules.ts';
import { serveQuestions } from '../other-process.ts';

export interface Reading {
  /** Duration of each page, in milliseconds. */
  times: number[];
  /** The slowest ones, with their address. */
  slowest: { address: string; ms: number; at: string }[];
  /** Responses other than pages, by status. */
  refused: Record<string, number>;
}

const addresses = [
  '/',
  '/detail/augustus-en',
  '/detail/qin-shi-huang',
  '/detail/alexander-the-great-fr',
  '/category/person',
  '/timeline',
  '/timemap',
  '/relation/atobPath?id=augustus&to=qin-shi-huang',
  '/healthz',
];

await serveQuestions<{ read: 'begin' | 'end' }>(async () => {
  const { url, readers, restMs } = JSON.parse(process.argv[2]!) as {
    url: string;
    readers: number;
    /** Pause between two pages of one reader, in milliseconds. */
    restMs: number;
  };
  let reading: Reading = { times: [], slowest: [], refused: {} },
    going = false,
    done: Promise<unknown> = Promise.resolve();

  async function read(reader: number) {
    for (let page = reader; going; page++) {
      const address = page % 3 ? addresses[page % addresses.length]! : searchPath(`augustus ${reader} ${page}`);
      const began = performance.now();
      const response = await fetch(url + address, { headers: { 'x-forwarded-for': `10.9.9.${reader}` } });
      await response.arrayBuffer();
      const ms = performance.now() - began;
      reading.times.push(ms);
      if (!response.ok) reading.refused[response.status] = (reading.refused[response.status] ?? 0) + 1;
      reading.slowest = [...reading.slowest, { address, ms, at: new Date().toISOString() }]
        .sort((a, b) => b.ms - a.ms)
        .slice(0, 5);
      await pause(restMs);
    }
  }
  return {
    firstMessage: {},
    async answer({ read: what }) {
      if (what === 'begin') {
        reading = { times: [], slowest: [], refused: {} };
        going = true;
        done = Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)));
        return {};
      }
      going = false;
      await done;
      return reading;
    },
  };
});
