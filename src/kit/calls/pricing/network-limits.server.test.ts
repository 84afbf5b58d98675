import { Readable } from 'node:stream';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { testContext } from '../../../../tests/visitor.ts';
import { openDatabase } from '../../../../tests/world.ts';
import type { Failure } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { createApi, implement } from '../api.server.ts';
import { endpoint } from '../endpoint.ts';
import { mountCalls } from '../http.server.ts';
import { costOfPage, createNetworkLimits, mountNetworkLimits, type NetworkLimits } from './network-limits.server.ts';

const base = { summary: '', for: 'anyone', input: z.object({}), reply: z.object({}), example: {} } as const;
const contract = {
  kept: endpoint('GET /data/kept', { ...base, cached: true }),
  found: endpoint('GET /data/found', { ...base, cached: true, cost: 'dear' }),
};
const request = (ip: string) => ({ ip }) as Parameters<NetworkLimits['spend']>[0];

afterEach(() => void vi.useRealTimers());

/** A server with rate limits, and requests from a network. */
async function aHouse(points: number) {
  const app = Fastify({ trustProxy: true });
  await app.register(cookie);
  await app.register(multipart);
  mountNetworkLimits(app, createNetworkLimits(points));
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/favicon.svg', () => '<svg/>');
  app.get('/sitemap.xml', { config: { cost: 'dear' } }, () => '');
  mountCalls(app, {
    api: createApi([implement(contract, { kept: async () => ({}), found: async () => ({}) })]),
    contextOf: async (_request, _reply, language) => ({ ...testContext(undefined as never), language }),
    languageOf: async () => 'en',
    originOf: () => 'http://stele.test',
    formatError: (error) => error,
    decrypt: async () => ({}),
  });
  onTestFinished(() => app.close());
  return (url: string, network = '192.0.2.1') => app.inject({ url, headers: { 'x-forwarded-for': network } });
}

test('the client of a request is derived from its headers once', async () => {
  let reads = 0;
  const headers = {
    get 'user-agent'() {
      reads++;
      return 'Mozilla/5.0 (test)';
    },
  };
  const fakeRequest = { ip: '192.0.2.1', headers } as unknown as Parameters<NetworkLimits['spend']>[0];
  const { begin, spend } = createNetworkLimits(1000);
  await spend(fakeRequest, 'ordinary');
  const startedWork = await begin(fakeRequest, { label: 'page', cost: 'ordinary' });
  startedWork!.finish();
  expect(reads).toBe(1);
});

test('a network that costs too much is refused by error name with the seconds to wait, until they are over; others are answered', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const ask = await aHouse(1000);
  expect((await ask('/sitemap.xml')).statusCode).toBe(200);
  let refused = await ask('/data/found'),
    requestCount = 1;
  for (; refused.statusCode === 200; requestCount++) refused = await ask('/data/found');
  // Each costs at least ten points, more if this machine was slower.
  expect(requestCount).toBeLessThanOrEqual(1 + (1000 - limits.costs.dear) / limits.costs.dear);
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    429,
    '1',
    'no-store',
  ]);
  expect(refused.json()).toMatchObject({ data: { error: 'tooManyRequests', seconds: 1 } });
  expect((await ask('/data/kept', '192.0.2.2')).statusCode).toBe(200);
  expect((await ask('/healthz')).statusCode).toBe(200);
  vi.setSystemTime(1001);
  expect((await ask('/data/kept')).statusCode).toBe(200);
});

test('security H1: build files are delayed for a network that asks too fast, and refused only beyond two seconds of waiting', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const ask = await aHouse(10);
  const answers = await Promise.all(Array.from({ length: 45 }, () => ask('/favicon.svg')));
  const atOnce = 10 * limits.cachedPace.burstSeconds,
    waiting = (10 * limits.cachedPace.longestMs) / 1000;
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(atOnce + waiting);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(45 - atOnce - waiting);
  expect(refused[0]!.headers['retry-after']).toBe('2');
  expect((await ask('/favicon.svg', '192.0.2.2')).statusCode).toBe(200);
});

test('security H1: refusals are delayed, so that a loop cannot keep the process busy with them', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const ask = await aHouse(10);
  const answered: string[] = [];
  for (const now of [0, 1001]) {
    vi.setSystemTime(now);
    expect((await ask('/data/found')).statusCode).toBe(200);
  }
  const flood = Array.from({ length: 20 }, async () => {
    const { statusCode } = await ask('/data/found');
    answered.push(`crowd ${statusCode}`);
  });
  for (let time = 0; time < 5; time++) {
    await ask('/data/kept', `192.0.2.${time + 10}`);
    answered.push('reader');
  }
  await Promise.all(flood);
  expect(answered.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'reader'));
  expect(answered.slice(5)).toEqual(Array.from({ length: 20 }, () => 'crowd 429'));
});

test('the addresses of one /64 are one network; a minute has its own limit, and the refusal gives its wait', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const { spend } = createNetworkLimits(10);
  for (let second = 0; second < limits.secondsOfMinute; second++) {
    vi.setSystemTime(second * 1001);
    expect(await spend(request(`2001:db8::${second + 1}`), 'dear')).toBe(0);
    if (second === 0) expect(await spend(request('2001:db8::ffff'), 'light')).toBe(1);
  }
  vi.setSystemTime(limits.secondsOfMinute * 1001);
  const wait = await spend(request('2001:db8::1'), 'light');
  expect(wait).toBeGreaterThan(25);
  expect(await spend(request('2001:db8:0:1::1'), 'light')).toBe(0);
});

test('thirty people behind one address who click constantly are never refused', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const { spend } = createNetworkLimits(limits.networkPoints);
  const school = request('198.51.100.1');
  // All open an uncached page at once; then each opens another every three seconds. A loaded page makes six requests,
  // and some readers type into a search box or look for a path.
  for (let second = 0; second < 120; second++) {
    vi.setSystemTime(second * 1000);
    const clicks = second === 0 ? 30 : 10,
      came = second === 1 ? 30 : 10;
    const costs = [
      ...Array.from({ length: clicks }, () => costOfPage('/detail/augustus')),
      ...Array.from({ length: came * 6 }, () => 'light' as const),
      ...Array.from({ length: 10 }, () => 'light' as const),
      costOfPage('/relation/atobPath'),
    ];
    for (const cost of costs) expect(await spend(school, cost)).toBe(0);
  }
});

test('processes that share a database share a network’s cost; without the database each counts alone', async () => {
  const { pool, db } = await openDatabase();
  const [first, other] = [createNetworkLimits(10, pool), createNetworkLimits(10, pool)];
  const maxRequests = (10 * limits.secondsOfMinute) / limits.costs.dear;
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let at = 0; at < maxRequests; at++) {
    expect(await (at % 2 ? first : other).spend(request('203.0.113.5'), 'dear')).toBe(0);
    vi.advanceTimersByTime(1001);
  }
  expect(await first.spend(request('203.0.113.5'), 'light')).toBeGreaterThan(0);
  vi.advanceTimersByTime(1001);
  expect(await other.spend(request('203.0.113.5'), 'light')).toBeGreaterThan(0);
  vi.setSystemTime(Date.now() - 3_600_000); // the clock is set back: a minute never lasts an hour
  expect(await first.spend(request('203.0.113.5'), 'light')).toBe(0);
  await db.schema.dropTable('network_cost').execute();
  expect(await other.spend(request('203.0.113.6'), 'light')).toBe(0);
});

test('pages of one network are rendered two at a time, in the order requested; others need not wait', async () => {
  const { begin } = createNetworkLimits(limits.networkPoints);
  const startedNames: string[] = [],
    under = new Map<string, () => void>();
  const ask = async (ip: string, name: string) => {
    const work = await begin(request(ip), { label: 'page', cost: 'page' });
    startedNames.push(name);
    under.set(name, () => work!.finish());
  };
  for (const name of ['a', 'b', 'c', 'd']) void ask('192.0.2.1', name);
  await ask('192.0.2.2', 'other');
  expect(startedNames).toEqual(['a', 'b', 'other']);
  under.get('b')!();
  await expect.poll(() => startedNames).toEqual(['a', 'b', 'other', 'c']);
  under.get('a')!();
  await expect.poll(() => startedNames).toEqual(['a', 'b', 'other', 'c', 'd']);
  for (const name of ['c', 'd', 'other']) under.get(name)!();
});

/** Uses the processor for this time, in milliseconds. */
function compute(ms: number) {
  const used = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  for (const end = used() + ms; used() < end;);
}

test('security H1: a response that costs more than estimated is charged its real cost, and refused when the budget is spent', async () => {
  const { spend, begin } = createNetworkLimits(limits.networkPoints);
  const attacker = request('203.0.113.9');
  expect(await spend(attacker, 'light')).toBe(0);
  const work = await begin(attacker, { label: 'GET /data/dear', cost: 'light' });
  compute(limits.networkPoints * 2);
  work!.finish();
  expect(await spend(attacker, 'light')).toBe(1);
  expect(await spend(request('203.0.113.10'), 'light')).toBe(0);
});

test('security H1: a refusal does not cancel what is owed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const { spend, begin } = createNetworkLimits(10);
  const attacker = request('203.0.113.11');
  expect(await spend(attacker, 'light')).toBe(0);
  const work = await begin(attacker, { label: 'GET /data/dear', cost: 'light' });
  compute(10 * limits.secondsOfMinute * 1.5);
  work!.finish();
  expect(await spend(attacker, 'light')).toBe(1);
  vi.setSystemTime(1001);
  expect(await spend(attacker, 'light')).toBeGreaterThan(30);
});

test('security H1: a client that shares a network with a program over its limit is still served, up to a bound', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const { spend } = createNetworkLimits(100);
  const from = (agent: string) =>
    ({ ip: '203.0.113.20', headers: { 'user-agent': agent } }) as unknown as Parameters<NetworkLimits['spend']>[0];
  let refused = 0;
  for (let time = 0; time < 400; time++) if (await spend(from('curl'), 'dear')) refused++;
  expect(refused).toBeGreaterThan(350);
  for (let page = 0; page < 10; page++) expect(await spend(from('Firefox'), 'page')).toBe(0);
  // A client that uses a thousand names gets a limited part of what its network has.
  let admitted = 0;
  for (let name = 0; name < 1000; name++) if (!(await spend(from(`curl ${name}`), 'dear'))) admitted++;
  expect(admitted * limits.costs.dear).toBeLessThanOrEqual(100 * limits.secondsOfMinute * limits.reserve.network);
});

test('security H1: HEAD produces nothing of a stream', async () => {
  const app = Fastify();
  mountNetworkLimits(app, createNetworkLimits(limits.networkPoints));
  let chunkCount = 0;
  app.get('/stream', { config: { cost: 'dear' } }, (_request, reply) =>
    reply.send(
      Readable.from(
        (function* () {
          for (; chunkCount < 1000; chunkCount++) yield 'x'.repeat(1000);
        })(),
      ),
    ),
  );
  onTestFinished(() => app.close());
  expect((await app.inject({ method: 'HEAD', url: '/stream' })).statusCode).toBe(200);
  expect(chunkCount).toBe(0);
  expect((await app.inject('/stream')).body.length).toBe(1_000_000);
});

test('security H1: a stream ends when its reader leaves, and one network has one at a time', async () => {
  const app = Fastify({ forceCloseConnections: true });
  mountNetworkLimits(app, createNetworkLimits(limits.networkPoints));
  app.setErrorHandler<Failure>(({ errorName }, _request, reply) => reply.code(429).send({ error: errorName }));
  const open = new Set<number>();
  let number = 0,
    maxOpen = 0;
  app.get('/stream', { config: { cost: 'dear' } }, (_request, reply) => {
    const streamNumber = number++;
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment')
      .send(
        Readable.from(
          (async function* () {
            open.add(streamNumber);
            maxOpen = Math.max(maxOpen, open.size);
            try {
              while (true) {
                yield 'x'.repeat(60_000);
                await new Promise(setImmediate);
              }
            } finally {
              open.delete(streamNumber);
            }
          })(),
        ),
      );
  });
  onTestFinished(() => app.close());
  const url = await app.listen({ port: 0 });
  const leave = Array.from({ length: 3 }, () => new AbortController());
  const first = await fetch(`${url}/stream`, { signal: leave[0]!.signal });
  const others = leave.slice(1).map(({ signal }) => fetch(`${url}/stream`, { signal }));
  await first.body!.getReader().read();
  expect([...open]).toEqual([0]);
  // If too many wait, the refusal is not labelled as an archive.
  const more = Array.from({ length: limits.streamTurns.network.waiting.client + 2 }, () => new AbortController());
  const answers = more.map(({ signal }) => fetch(`${url}/stream`, { signal }));
  const refused = await Promise.race(answers);
  expect([refused.status, refused.headers.get('content-disposition')]).toEqual([429, null]);
  expect(await refused.text()).toContain('tooManyRequests');
  for (const controller of more) controller.abort();
  await Promise.allSettled(answers);
  leave[0]!.abort();
  await expect.poll(() => [...open]).toEqual([1]);
  leave[1]!.abort();
  await others[0]!.then((answer) => answer.text()).catch(() => {});
  await expect.poll(() => [...open]).toEqual([2]);
  leave[2]!.abort();
  await Promise.allSettled(others);
  await expect.poll(() => open.size).toBe(0);
  expect(maxOpen).toBe(1);
});
