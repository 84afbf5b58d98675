import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { Gauge, Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { mountSecurityHeaders } from '../calls/request-limits.server.ts';
import { assertPortFree, listenOn } from './listening.server.ts';
import { mountMetrics } from './metrics.server.ts';
import { createPageCache } from '../pages/page-cache.server.ts';
import { openMetricsPort } from './metrics-port.server.ts';

interface MetricsRequest {
  token?: string;
  isTokenNeeded?: boolean;
  remoteAddress?: string;
  headers?: Record<string, string>;
}

async function statusOf({ token, isTokenNeeded, ...request }: MetricsRequest, trustProxy: string | false = false) {
  const app = Fastify({ trustProxy });
  onTestFinished(() => app.close());
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 } as never;
  mountMetrics(app, {
    pool,
    cache: createPageCache(0),
    metrics: [],
    health: async () => ({ status: 'ok', databaseMs: 0 }),
    token,
    isTokenNeeded,
  });
  return (await app.inject({ url: '/metrics', ...request })).statusCode;
}

test('security Low: metrics are for this machine and for clients with the token', async () => {
  const remoteAddress = '203.0.113.9',
    bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  expect(await statusOf({})).toBe(200);
  expect(await statusOf({ remoteAddress: '::ffff:127.0.0.1' })).toBe(200);
  expect(await statusOf({ remoteAddress })).toBe(401);
  expect(await statusOf({ remoteAddress, headers: bearer('undefined') })).toBe(401);
  expect(await statusOf({ remoteAddress, token: 'secret', headers: bearer('secret') })).toBe(200);
  expect(await statusOf({ remoteAddress, token: 'secret', headers: bearer('secre') })).toBe(401);
  expect(await statusOf({ remoteAddress, token: 'secret' })).toBe(401);
  // Behind a proxy on this machine, trusted or not, readers are no operators.
  expect(await statusOf({ headers: { 'x-forwarded-for': remoteAddress } })).toBe(401);
  expect(await statusOf({ headers: { 'x-forwarded-for': remoteAddress } }, '127.0.0.1')).toBe(401);
  expect(await statusOf({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(401);
});

test('security M6 behind a proxy only the token opens /metrics; a second port serves it and nothing else', async () => {
  for (const name of ['x-real-ip', 'via', 'cf-connecting-ip', 'x-nothing'])
    expect(await statusOf({ isTokenNeeded: true, headers: { [name]: '203.0.113.9' } })).toBe(401);
  const headers = { authorization: 'Bearer secret' };
  expect(await statusOf({ isTokenNeeded: true, token: 'secret', headers })).toBe(200);

  const place = { port: 0, host: '127.0.0.1', setting: 'METRICS_PORT' } as const;
  const finder = createServer();
  await listenOn(finder, place);
  const { port } = finder.address() as AddressInfo;
  await expect(assertPortFree({ ...place, port })).rejects.toThrow(
    `Port ${port} is taken: set METRICS_PORT to another one.`,
  );
  finder.close();
  await once(finder, 'close');
  const registry = new Registry();
  new Gauge({ name: 'stele_one', help: 'One', registers: [registry] }).set(1);
  const close = await openMetricsPort(() => registry.metrics(), { METRICS_PORT: port, METRICS_HOST: '127.0.0.1' });
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('stele_one 1');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  await close();
  await assertPortFree({ ...place, port });
});

test('security Low: on an HTTPS site, browsers are instructed to use HTTPS only', async () => {
  for (const [url, expectedHeader, subdomains] of [
    ['https://stele.example', 'max-age=31536000'],
    ['https://stele.example', 'max-age=31536000; includeSubDomains', 'on'],
    ['http://stele.example', undefined, 'on'],
    [undefined, undefined],
  ] as const) {
    const app = Fastify();
    mountSecurityHeaders(app, { PUBLIC_URL: url, HSTS_SUBDOMAINS: subdomains });
    app.get('/', () => 'x');
    expect((await app.inject('/')).headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect((await app.inject('/')).headers['strict-transport-security']).toBe(expectedHeader);
    await app.close();
  }
});
