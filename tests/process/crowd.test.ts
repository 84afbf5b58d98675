import { expect, onTestFinished, test } from 'vitest';
import { ask } from '../http/ask.ts';
import { runProduct } from '../run-product.ts';
import { randomNetwork } from '../visitor.ts';
import { openDatabase } from '../world.ts';

test('a network that requests page after page is told why to wait, in its language; cached pages, others and /healthz are answered', async () => {
  const { url: DATABASE_URL } = await openDatabase();
  const product = runProduct({ DATABASE_URL, STELE_WORLD: 'off', TRUST_PROXY: '127.0.0.1', NETWORK_POINTS: '10' });
  onTestFinished(async () => void (await product.signal('SIGTERM')));
  const of = await product.open();
  const [crowd, reader] = [randomNetwork(), randomNetwork()].map(
    (network) => (path: string) => ask(path, { of, headers: { 'x-forwarded-for': network, cookie: 'sys_lang=fr' } }),
  ) as [typeof ask, typeof ask];
  expect((await crowd('/detail/augustus-fr')).status).toBe(200);
  // As many concurrent requests as two minutes allow, all for uncached pages.
  const answers = await Promise.all(Array.from({ length: 120 }, (_, at) => crowd(`/detail/augustus-fr?hops=${at}`)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(60);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused[0]!.headers['content-type']).toMatch(/^text\/html/);
  expect(refused[0]!.text).toContain('Trop de requêtes');
  for (const path of ['/detail/augustus-fr', '/healthz', '/favicon.svg'])
    expect((await crowd(path)).status, path).toBe(200);
  expect((await reader('/detail/qin-shi-huang-fr')).status).toBe(200);
});
