import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { mountSecurityHeaders } from './calls/request-limits.server.ts';
import { mountMetrics } from './metrics.server.ts';
import { createPageCache } from './pages/page-cache.server.ts';

interface Asked {
  token?: string;
  remoteAddress?: string;
  headers?: Record<string, string>;
}

async function statusOf({ token, ...asked }: Asked, trustProxy: string | false = false) {
  const app = Fastify({ trustProxy });
  onTestFinished(() => app.close());
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 } as never;
  mountMetrics(app, {
    pool,
    cache: createPageCache(0),
    metrics: [],
    health: async () => ({ status: 'ok', databaseMs: 0 }),
    token,
  });
  return (await app.inject({ url: '/metrics', ...asked })).statusCode;
}

test('security Low: figures are for this machine and for whoever shows the token', async () => {
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

test('security Low: where readers come by HTTPS, browsers are told to come by it only', async () => {
  for (const [url, says] of [
    ['https://stele.example', 'max-age=31536000'],
    ['http://stele.example', undefined],
    [undefined, undefined],
  ]) {
    const app = Fastify();
    mountSecurityHeaders(app, url);
    app.get('/', () => 'x');
    expect((await app.inject('/')).headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect((await app.inject('/')).headers['strict-transport-security']).toBe(says);
    await app.close();
  }
});
