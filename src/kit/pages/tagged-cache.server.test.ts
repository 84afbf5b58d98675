import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testContext } from '../../../tests/visitor.ts';
import { createApi, createReplyCache, implement, type Context } from '../calls/api.server.ts';
import { endpoint } from '../calls/endpoint.ts';
import { canonicalPageAddress } from './page-address.ts';
import { encodingFor } from './page-cache.server.ts';
import { createTaggedCache } from './tagged-cache.server.ts';

/** Memory in use, in bytes. */
function heapUsed(): number {
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

test('security H3: requests of megabytes do not grow the reply cache beyond its capacity', async () => {
  const shapes = { input: z.object({ of: z.string() }), reply: z.object({ letters: z.number() }) };
  const ask = endpoint('POST /data/ask', { summary: '', for: 'anyone', cached: true, ...shapes, example: { of: '' } });
  const replies = createReplyCache(64 * 1024);
  let callCount = 0;
  const { callFor } = createApi(
    [implement({ ask }, { ask: async ({ of }) => ({ letters: (callCount++, of.length) }) })],
    replies,
  );
  const call = callFor({ ...testContext(undefined as never), language: 'en' });
  const before = heapUsed();
  for (let n = 0; n < 60; n++) await call(ask, { of: String(n).padEnd(5_000_000, 'x') });
  for (let time = 0; time < 3; time++)
    await expect(call(ask, { of: '59'.padEnd(5_000_000, 'x') })).resolves.toEqual({ letters: 5_000_000 });
  expect(callCount).toBe(61); // a long question is found again
  for (let n = 0; n < 2000; n++) await call(ask, { of: String(n >> 1) });
  expect(replies.bytes).toBeLessThanOrEqual(64 * 1024);
  expect(replies.size).toBeLessThan(220);
  expect(heapUsed() - before).toBeLessThan(150_000_000);
});

test('a reply is cached from its second request on, and at once if a publication dropped it', async () => {
  const shapes = { input: z.object({ of: z.string() }), reply: z.object({ runCount: z.number() }) };
  const ask = endpoint('POST /data/ask', { summary: '', for: 'anyone', cached: true, ...shapes, example: { of: '' } });
  const replies = createReplyCache(64 * 1024);
  let runCount = 0;
  const handle = {
    ask: async ({ of }: { of: string }, { cacheTags }: Context) => (cacheTags(of), { runCount: ++runCount }),
  };
  const call = createApi([implement({ ask }, handle)], replies).callFor({
    ...testContext(undefined as never),
    language: 'en',
  });
  const askFor = async (of: string) => (await call(ask, { of })).runCount;
  expect([await askFor('augustus'), replies.size]).toEqual([1, 0]);
  expect([await askFor('augustus'), await askFor('augustus'), replies.size]).toEqual([2, 2, 1]);
  replies.invalidate(['augustus']);
  expect([await askFor('augustus'), await askFor('augustus')]).toEqual([3, 3]);
});

test('code B7: a hundred callers of one reply run its handler once', async () => {
  const shapes = { input: z.object({ of: z.string() }), reply: z.object({ runCount: z.number() }) };
  const ask = endpoint('POST /data/ask', { summary: '', for: 'anyone', cached: true, ...shapes, example: { of: '' } });
  let runs = 0;
  const handle = { ask: async () => ({ runCount: ++runs }) };
  const context = { ...testContext(undefined as never), language: 'en' as const };
  const call = createApi([implement({ ask }, handle)], createReplyCache(64 * 1024)).callFor(context);
  const replies = await Promise.all(Array.from({ length: 100 }, () => call(ask, { of: 'augustus' })));
  expect([runs, new Set(replies.map(({ runCount }) => runCount))]).toEqual([1, new Set([1])]);
});

test('security H3: a cached value counts with its key and its tags', () => {
  const cache = createTaggedCache<string>(100_000, (value) => value.length);
  cache.put(
    'a',
    '',
    Array.from({ length: 1000 }, (_, n) => `subject-${n}`),
    0,
  );
  expect(cache.bytes).toBeGreaterThan(1000 * 20);
  cache.put('x'.repeat(60_000), '', [], 0);
  expect(cache.size).toBe(0);
  expect(cache.bytes).toBe(0);
});

test('security H3: an address and an Accept-Encoding header are read only up to a limit', () => {
  const long = canonicalPageAddress(`/search?q=${'x'.repeat(9000)}&kinds=${'person,'.repeat(1000)}`);
  expect(long.length).toBeLessThan(2600);
  expect(encodingFor(`${'x,'.repeat(8000)}br`)).toBe('identity');
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('br');
});
