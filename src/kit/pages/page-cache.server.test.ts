import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCachedPage, createPageCache, encodingFor } from './page-cache.server.ts';

const page = (html = '<p>a</p>') => createCachedPage(200, { 'content-type': 'text/html' }, html);
/** Three fit, the fourth does not. */
const hugePage = () => ({ ...page(), bytes: 80 * 1024 * 1024 });

afterEach(() => void vi.useRealTimers());

describe('the cache', () => {
  test('a publication drops the pages that carry its tag and no other', () => {
    const cache = createPageCache(256 * 1024 * 1024);
    cache.put('/detail/kongzi', page(), ['kongzi', 'laozi'], 0);
    cache.put('/detail/laozi', page(), ['laozi'], 0);
    cache.put('/detail/augustus', page(), ['augustus'], 0);
    cache.invalidate(['laozi', 'nobody']);
    expect(['/detail/kongzi', '/detail/laozi', '/detail/augustus'].map((key) => cache.get(key) !== undefined)).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('the tag * drops every page', () => {
    const cache = createPageCache(256 * 1024 * 1024);
    cache.put('/', page(), ['home'], 0);
    cache.put('/help', page(), [], 0);
    cache.invalidate(['*']);
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });

  test('faults 4: a doubtful or old page is rendered again, or shown if nothing better is possible; a published one is gone', () => {
    vi.useFakeTimers();
    const cache = createPageCache(256 * 1024 * 1024);
    for (const key of ['/a', '/b']) cache.put(key, page(key), [key], 0);
    cache.markAllStale();
    expect([cache.get('/a'), cache.getStale('/a')?.answer({ 'accept-encoding': 'identity' }).body.toString()]).toEqual([
      undefined,
      '/a',
    ]);
    cache.invalidate(['/b']);
    expect(cache.getStale('/b')).toBeUndefined();
    cache.put('/a', page('new'), ['/a'], cache.generation);
    expect(cache.get('/a')).toBeDefined();
    vi.advanceTimersByTime(11 * 60_000);
    expect([cache.get('/a'), cache.getStale('/a')?.answer({ 'accept-encoding': 'identity' }).body.toString()]).toEqual([
      undefined,
      'new',
    ]);
  });

  test('code B8: a page rendered during a publication is stored only if it shows nothing that was published', () => {
    const cache = createPageCache(256 * 1024 * 1024);
    const bornIn = cache.generation;
    cache.invalidate(['augustus']);
    cache.put('/', page(), ['home'], bornIn);
    expect(cache.get('/')).toBeDefined();
    cache.put('/detail/augustus', page(), ['augustus', 'home'], bornIn);
    expect(cache.get('/detail/augustus')).toBeUndefined();
    cache.put('/detail/augustus', page(), ['augustus', 'home'], cache.generation);
    expect(cache.get('/detail/augustus')).toBeDefined();
  });

  test('code B8: after `*`, a lost connection or more tags than are remembered, no earlier rendering is stored', () => {
    const cache = createPageCache(256 * 1024 * 1024);
    const manyTags = Array.from({ length: 20_001 }, (_, n) => `subject-${n}`);
    for (const happen of [() => cache.invalidate(['*']), cache.markAllStale, () => cache.invalidate(manyTags)]) {
      const bornIn = cache.generation;
      happen();
      cache.put('/', page(), ['home'], bornIn);
      expect(cache.get('/')).toBeUndefined();
    }
    cache.put('/', page(), ['home'], cache.generation);
    expect(cache.get('/')).toBeDefined();
  });

  test('code B7: readers of one uncached page share one rendering, but not one that began before a publication', async () => {
    const cache = createPageCache(256 * 1024 * 1024);
    const renderings: ((html: string) => void)[] = [];
    const read = () =>
      cache.load('/', async () => {
        const html = await new Promise<string>((done) => renderings.push(done));
        return { value: page(html), tags: ['home'], isCacheable: true };
      });
    const before = Array.from({ length: 100 }, read);
    expect(renderings).toHaveLength(1);
    cache.invalidate(['home']);
    const after = [read(), read()];
    expect(renderings).toHaveLength(2);
    renderings[1]!('new');
    renderings[0]!('old');
    const html = async (read: Promise<ReturnType<typeof page>>) =>
      (await read).answer({ 'accept-encoding': 'identity' }).body.toString();
    expect(new Set(await Promise.all(before.map(html)))).toEqual(new Set(['old']));
    expect(await Promise.all(after.map(html))).toEqual(['new', 'new']);
    expect(await html(read())).toBe('new');
    expect(renderings).toHaveLength(2);
  });

  test('code B7: a failed rendering fails for all that wait for it, and the next reader starts another', async () => {
    const cache = createPageCache(256 * 1024 * 1024);
    const fail = async () => Promise.reject(new Error('away'));
    const read = (compute: () => Promise<never>) => cache.load('/', compute);
    const failed = await Promise.allSettled([read(fail), read(fail)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(
      cache.load('/', async () => ({ value: page('b'), tags: [], isCacheable: false })),
    ).resolves.toBeDefined();
    expect(cache.get('/')).toBeUndefined();
  });

  test('the least recently used page is evicted first', () => {
    const cache = createPageCache(256 * 1024 * 1024);
    for (const key of ['a', 'b', 'c']) cache.put(key, hugePage(), [], 0);
    cache.get('a');
    cache.put('d', hugePage(), [], 0);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true]);
  });

  test('a page that replaced another counts its own tags and its own bytes', () => {
    const cache = createPageCache(256 * 1024 * 1024);
    cache.put('/', page('<p>a long page</p>'), ['old'], 0);
    cache.put('/', page('<p>b</p>'), ['new'], 0);
    cache.invalidate(['old']);
    expect(cache.get('/')?.answer({ 'accept-encoding': 'identity' }).body.toString()).toBe('<p>b</p>');
    cache.invalidate(['new']);
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });

  test('a page expires after ten minutes', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const cache = createPageCache(256 * 1024 * 1024);
    cache.put('/', page(), [], 0);
    vi.setSystemTime(10 * 60_000);
    expect(cache.get('/')).toBeDefined();
    vi.setSystemTime(10 * 60_000 + 1);
    expect(cache.get('/')).toBeUndefined();
    expect(cache.counts).toEqual({ hits: 1, misses: 1 });
  });
});

describe('a page', () => {
  test('is the same in every encoding', () => {
    const pageEntry = page('<p>始皇帝</p>');
    expect(pageEntry.answer({ 'accept-encoding': 'identity' }).body.toString()).toBe('<p>始皇帝</p>');
    expect(gunzipSync(pageEntry.answer({ 'accept-encoding': 'gzip' }).body).toString()).toBe('<p>始皇帝</p>');
    expect(brotliDecompressSync(pageEntry.answer({ 'accept-encoding': 'br' }).body).toString()).toBe('<p>始皇帝</p>');
    expect(pageEntry.answer({ 'accept-encoding': 'br' }).body).toBe(pageEntry.answer({ 'accept-encoding': 'br' }).body);
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { body } = pageEntry.answer({ 'accept-encoding': encoding });
      expect(body.buffer.byteLength).toBe(body.length);
    }
    for (const first of ['br', 'gzip']) {
      const other = page('<p>始皇帝</p>');
      other.answer({ 'accept-encoding': first });
      expect(other.answer({ 'accept-encoding': 'identity' }).body.toString()).toBe('<p>始皇帝</p>');
    }
  });

  test('is compressed quickly for its first reader and well for the others', () => {
    const words = Array.from({ length: 4000 }, (_, at) => `<p>${(at * 2654435761) % 977} 始皇帝 of Qin</p>`).join('');
    const pageEntry = page(words);
    const [first, second, third] = [1, 2, 3].map(() => pageEntry.answer({ 'accept-encoding': 'br' }).body);
    expect(brotliDecompressSync(first!).toString()).toBe(words);
    expect(brotliDecompressSync(second!).toString()).toBe(words);
    expect(second!.length).toBeLessThan(first!.length);
    expect(third).toBe(second);
  });

  test('uses memory only for its own bytes until it is requested', async () => {
    setFlagsFromString('--expose_gc');
    const collect = runInNewContext('gc') as () => void;
    collect();
    const before = process.memoryUsage().arrayBuffers;
    const pages = [];
    for (let n = 0; n < 1000; n++) {
      const pageEntry = page(String(n).padEnd(8000));
      if (n % 10 === 0) pages.push(pageEntry);
    }
    // Another thread counts freed memory a moment later.
    const held = () => (collect(), process.memoryUsage().arrayBuffers - before);
    await expect.poll(held).toBeLessThan(2 * pages.length * 8000);
    const { late } = createCachedPage(200, {}, '', { hash: '', json: Buffer.from('{}') });
    expect(late!.json.buffer.byteLength).toBe(2);
  });

  test('has an etag that changes only with its bytes', () => {
    expect(page('<p>a</p>').etag).toBe(page('<p>a</p>').etag);
    expect(page('<p>a</p>').etag).not.toBe(page('<p>b</p>').etag);
    expect(page().etag).toMatch(/^"[\w-]{22}"$/);
  });
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['zstd', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('a client that accepts %j gets %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));
