import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { folderStore } from './folder-store.server.ts';
import { mountMedia, rangeOf } from './serve-media.server.ts';

const hash = 'x'.repeat(43),
  name = `image/${hash}.webp`;

/** A server with one file of ten bytes. */
async function aServer() {
  const folder = mkdtempSync(join(tmpdir(), 'stele-media-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const store = folderStore(folder);
  await store.put(name, new TextEncoder().encode('0123456789'));
  const app = Fastify();
  mountMedia(app, store, async (asked) => (asked.startsWith('image/') ? 'everybody' : 'nobody'));
  const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', url = `/media/${name}`) =>
    app.inject({ method, url, headers });
  return { ask };
}

test('a picture comes whole, with its type and size, to be kept for ever', async () => {
  const { ask } = await aServer();
  const { statusCode, headers, body } = await ask();
  expect([statusCode, body]).toEqual([200, '0123456789']);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '10',
    'accept-ranges': 'bytes',
    etag: `"${hash}.webp"`,
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const head = await ask({}, 'HEAD');
  expect([head.statusCode, head.body, head.headers['content-length'], head.headers.etag]).toEqual([
    200,
    '',
    '10',
    headers.etag,
  ]);
  const known = await ask({ 'if-none-match': `"other", ${String(headers.etag)}` });
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', headers.etag]);
});

test('a part of it comes where one is asked for, and none where there is none', async () => {
  const { ask } = await aServer();
  for (const [range, answer] of [
    ['bytes=2-4', [206, '234', 'bytes 2-4/10']],
    ['bytes=7-', [206, '789', 'bytes 7-9/10']],
    ['bytes=-3', [206, '789', 'bytes 7-9/10']],
    ['bytes=8-99', [206, '89', 'bytes 8-9/10']],
    ['bytes=10-', [416, '', 'bytes */10']],
    ['bytes=4-2', [200, '0123456789', undefined]],
    ['bytes=0-1,4-5', [200, '0123456789', undefined]],
    ['lines=1-2', [200, '0123456789', undefined]],
  ] as const) {
    const { statusCode, body, headers } = await ask({ range });
    expect([statusCode, body, headers['content-range']], range).toEqual(answer);
  }
  expect((await ask({ range: 'bytes=2-4', 'if-range': '"another"' })).statusCode).toBe(200);
  expect((await ask({ range: 'bytes=2-4', 'if-range': `"${hash}.webp"` })).statusCode).toBe(206);
});

test('what nobody may have, and what is not there, is not found, and that is not kept', async () => {
  const { ask } = await aServer();
  for (const url of [
    `/media/avatar/${hash}.webp`,
    `/media/image/${'y'.repeat(43)}.webp`,
    '/media/image/x',
    '/media/../etc/passwd',
  ])
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await ask({}, method, url);
      expect([statusCode, headers.etag], `${method} ${url}`).toEqual([404, undefined]);
    }
});

test('a range lies within the file, or is none', () => {
  expect(rangeOf('bytes=-0', 10)).toBe('unsatisfiable');
  expect(rangeOf('bytes=0-', 0)).toBe('unsatisfiable');
  expect(rangeOf('bytes=-99', 10)).toEqual({ start: 0, end: 9 });
  expect(rangeOf('bytes=99999999999999999999-', 10)).toBeNull();
});
