import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { folderStore } from './folder-store.server.ts';
import { mountMedia, parseRange } from './serve-media.server.ts';

const hash = 'x'.repeat(43),
  name = `image/${hash}.webp`;

/** A server with one file of ten bytes. */
async function aServer() {
  const folder = mkdtempSync(join(tmpdir(), 'stele-media-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const store = folderStore(folder);
  await store.put(name, new TextEncoder().encode('0123456789'));
  const app = Fastify();
  mountMedia(app, store, async (fileName) => (fileName.startsWith('image/') ? 'everybody' : 'nobody'));
  const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', url = `/media/${name}`) =>
    app.inject({ method, url, headers });
  return { ask };
}

test('a picture is sent whole, with its type and size, cacheable forever', async () => {
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
  const response = await ask({ 'if-none-match': `"other", ${String(headers.etag)}` });
  expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', headers.etag]);
});

test('a range of it is sent on request, and none that does not exist', async () => {
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

test('forbidden and missing files are not found, and that reply is not cached', async () => {
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

test('a range is within the file, or is invalid', () => {
  expect(parseRange('bytes=-0', 10)).toBe('unsatisfiable');
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-99', 10)).toEqual({ start: 0, end: 9 });
  expect(parseRange('bytes=99999999999999999999-', 10)).toBeNull();
});

/** A WebP file of this many bytes, with a correct header. */
function aWebp(bytes: number): Buffer {
  const file = Buffer.alloc(bytes, 1);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(bytes - 8, 4);
  file.write('WEBP', 8, 'latin1');
  return file;
}

test('security L5 a damaged picture is not found, with one line for the operator', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stele-media-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const store = folderStore(folder);
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  const damagedNames = new Set<string>();
  mountMedia(
    app,
    store,
    async () => 'everybody',
    async (fileName) => damagedNames.has(fileName),
  );
  const ask = async (more: { method?: 'HEAD'; headers?: Record<string, string> } = {}) =>
    (await app.inject({ url: `/media/${name}`, ...more })).statusCode;
  const intactFile = aWebp(496);
  await store.put(name, intactFile);
  const statuses = async () => [
    await ask(),
    await ask({ method: 'HEAD' }),
    await ask({ headers: { range: 'bytes=9-' } }),
  ];
  expect(await statuses()).toEqual([200, 200, 206]);
  expect((await app.inject(`/media/${name}`)).rawPayload).toEqual(intactFile);
  for (const damaged of [intactFile.subarray(0, 248), Buffer.alloc(0), Buffer.alloc(496), intactFile.subarray(0, 6)]) {
    await store.put(name, damaged);
    expect(await statuses()).toEqual([404, 404, 404]);
  }
  expect(lines.map((line) => (JSON.parse(line) as { file: string }).file)).toEqual([name]);
  await store.put(name, intactFile);
  expect(await statuses()).toEqual([200, 200, 206]);
  damagedNames.add(name);
  expect(await statuses()).toEqual([404, 404, 404]);
});
