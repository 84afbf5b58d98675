import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createCachedPage, createPageCache } from './page-cache.server.ts';
import { mountPageFastPath } from './page-fast-path.server.ts';

/** An app with the fast path for cached pages, and the statuses that it counted; pages are in the cookie's language. */
async function openHouse() {
  const cache = createPageCache(1e6),
    counted: number[] = [];
  let through = 0;
  const app = Fastify({ trustProxy: '127.0.0.1' });
  const door = mountPageFastPath(app, {
    cache,
    headers: { 'x-always': 'yes' },
    countPage: (status) => counted.push(status),
  });
  app.setNotFoundHandler((request, reply) => {
    through++;
    const language = /sys_lang\s*=\s*(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? 'zh',
      key = `${language} ${request.host} ${request.url}`;
    if (!cache.has(key))
      cache.put(key, createCachedPage(200, { 'content-type': 'text/html' }, key), ['subject'], cache.generation);
    door.learn(request.raw, key);
    const { status, headers, body } = cache.get(key)!.answer(request.headers);
    return reply.code(status).headers(headers).send(body);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const get = async (headers: Record<string, string> = {}, more: RequestInit = {}) => {
    const before = through,
      response = await fetch(`${url}/page`, { headers, ...more });
    return { text: await response.text(), response, byDoor: through === before };
  };
  return { get, cache, counted };
}

test('a page that is in memory is answered before Fastify, with all headers, and is counted', async () => {
  const { get, cache, counted } = await openHouse();
  const first = await get(),
    second = await get();
  expect([first.byDoor, second.byDoor]).toEqual([false, true]);
  expect(second.text).toBe(first.text);
  expect(Object.fromEntries(second.response.headers)).toMatchObject({
    'x-always': 'yes',
    'content-type': 'text/html',
    'content-length': first.response.headers.get('content-length'),
    etag: first.response.headers.get('etag'),
  });
  const again = await get({ 'if-none-match': first.response.headers.get('etag')! });
  expect([again.response.status, again.text, again.byDoor]).toEqual([304, '', true]);
  const head = await get({}, { method: 'HEAD' });
  expect([head.response.status, head.text, head.byDoor]).toEqual([200, '', true]);
  expect(counted).toEqual([200, 304, 200]);
  expect(cache.counts.misses).toBe(0);
});

test('after a publication the page is rendered by Fastify again', async () => {
  const { get, cache } = await openHouse();
  await get();
  cache.invalidate(['subject']);
  expect((await get()).byDoor).toBe(false);
  expect((await get()).byDoor).toBe(true);
});

test('K01 readers get the page of their own language and host, however they state it', async () => {
  const { get } = await openHouse();
  const readers: Record<string, string>[] = [
    {},
    { cookie: 'sys_lang=fr' },
    { cookie: 'a=b; sys_lang=es; c=d' },
    { cookie: 'sys_lang =fr' },
    { cookie: 'sys_lang=jp; sys_lang=fr' },
    { cookie: 'not_sys_lang=fr' },
    { 'x-forwarded-host': 'stele.example' },
    { 'x-forwarded-host': 'other.example', cookie: 'sys_lang=fr' },
  ];
  const texts = [];
  for (const headers of readers) texts.push((await get(headers)).text);
  for (const [place, headers] of readers.entries()) expect((await get(headers)).text).toBe(texts[place]);
  expect((await get({ cookie: 'other=1' })).byDoor).toBe(true);
  expect((await get({ cookie: 'sys_lang =fr' })).byDoor).toBe(false);
});

test('anything but a plain request goes to Fastify', async () => {
  const { get } = await openHouse();
  await get();
  expect((await get({}, { method: 'POST', body: 'x' })).byDoor).toBe(false);
});
