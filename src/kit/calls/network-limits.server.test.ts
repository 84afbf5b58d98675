import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { testContext } from '../../../tests/visitor.ts';
import { openDatabase } from '../../../tests/world.ts';
import * as limits from '../../rules/limits.ts';
import { createApi, implement } from './api.server.ts';
import { endpoint } from './endpoint.ts';
import { mountCalls } from './http.server.ts';
import { costOfPage, createNetworkLimits, mountNetworkLimits, type NetworkLimits } from './network-limits.server.ts';

const base = { summary: '', for: 'anyone', input: z.object({}), reply: z.object({}), example: {} } as const;
const contract = {
  kept: endpoint('GET /data/kept', { ...base, cached: true }),
  found: endpoint('GET /data/found', { ...base, cached: true, cost: 'dear' }),
};
const request = (ip: string) => ({ ip }) as Parameters<NetworkLimits['spend']>[0];

afterEach(() => void vi.useRealTimers());

/** Calls behind limits, asked by a network. */
async function aHouse(points: number) {
  const app = Fastify({ trustProxy: true });
  await app.register(cookie);
  await app.register(multipart);
  mountNetworkLimits(app, createNetworkLimits(points));
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/sitemap.xml', { config: { cost: 'dear' } }, () => '');
  mountCalls(app, {
    api: createApi([implement(contract, { kept: async () => ({}), found: async () => ({}) })]),
    contextOf: async (_request, _reply, language) => ({ ...testContext(undefined as never), language }),
    languageOf: async () => 'en',
    originOf: () => 'http://stele.test',
    sayError: (error) => error,
    open: async () => ({}),
  });
  onTestFinished(() => app.close());
  return (url: string, network = '192.0.2.1') => app.inject({ url, headers: { 'x-forwarded-for': network } });
}

test('a network that costs too much is refused by name with the seconds to wait, until they are over; others are answered', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const ask = await aHouse(25);
  expect((await ask('/data/found')).statusCode).toBe(200);
  expect((await ask('/sitemap.xml')).statusCode).toBe(200);
  for (let time = 0; time < 5; time++) expect((await ask('/data/kept')).statusCode).toBe(200);
  const refused = await ask('/data/kept');
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

test('the addresses of one /64 are one network; a minute has its own limit, and says how long it is', async () => {
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

test('thirty people behind one address who click all the time are never refused', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const { spend } = createNetworkLimits(limits.networkPoints);
  const school = request('198.51.100.1');
  // All open a page that nobody has read at once; then each opens another every three seconds. A page asks for six things
  // when it has come, and somebody types into a search box or looks for a path.
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

test('processes that share a database share what a network has cost; without the database each counts alone', async () => {
  const { pool, db } = await openDatabase();
  const [one, other] = [createNetworkLimits(10, pool), createNetworkLimits(10, pool)];
  const most = (10 * limits.secondsOfMinute) / limits.costs.dear;
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let at = 0; at < most; at++) {
    expect(await (at % 2 ? one : other).spend(request('203.0.113.5'), 'dear')).toBe(0);
    vi.advanceTimersByTime(1001);
  }
  expect(await one.spend(request('203.0.113.5'), 'light')).toBeGreaterThan(0);
  vi.advanceTimersByTime(1001);
  expect(await other.spend(request('203.0.113.5'), 'light')).toBeGreaterThan(0);
  vi.setSystemTime(Date.now() - 3_600_000); // the clock is set back: a minute lasts no hour
  expect(await one.spend(request('203.0.113.5'), 'light')).toBe(0);
  await db.schema.dropTable('network_cost').execute();
  expect(await other.spend(request('203.0.113.6'), 'light')).toBe(0);
});

test('pages of one network are rendered two at once, in the order in which they were asked for; others need not wait', async () => {
  const { inTurn } = createNetworkLimits(limits.networkPoints);
  const begun: string[] = [],
    finish = new Map<string, () => void>();
  const ask = (ip: string, name: string) =>
    inTurn(request(ip), async () => {
      begun.push(name);
      await new Promise<void>((done) => finish.set(name, done));
      if (name === 'b') throw new Error('not rendered');
      return name;
    });
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => ask('192.0.2.1', name));
  const other = ask('192.0.2.2', 'other');
  expect(begun).toEqual(['a', 'b', 'other']);
  finish.get('b')!();
  await expect(b).rejects.toThrow('not rendered');
  expect(begun).toEqual(['a', 'b', 'other', 'c']);
  finish.get('a')!();
  expect(await a).toBe('a');
  for (const name of ['c', 'd', 'other']) finish.get(name)!();
  expect(await Promise.all([c, d, other])).toEqual(['c', 'd', 'other']);
});
