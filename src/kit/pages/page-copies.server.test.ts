import { sql } from 'kysely';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { pollOptions } from '../../../tests/process/product.ts';
import { openDatabase } from '../../../tests/world.ts';
import type { Database } from '../database/database.server.ts';
import { listenForPublications, notifyEverything, notifyPublication } from '../database/publications.server.ts';
import { shortLivedTag } from '../list-tags.ts';
import { createCachedPage, createPageCache } from './page-cache.server.ts';
import { createPageCopies } from './page-copies.server.ts';

/** One process with its page cache and its copies. */
async function startProcess({ db, url }: { db: Database; url: string }, build = 'one') {
  const cache = createPageCache(10_000_000);
  const listener = listenForPublications(url, (tags) => cache.invalidate(tags));
  await listener.ready;
  const copies = createPageCopies({
    db,
    cache,
    build,
    capacity: 10_000_000,
    receiveNotifications: listener.receiveNotifications,
  });
  onTestFinished(async () => {
    await copies.stop();
    await listener.stop();
  });
  let rendered = 0;
  const valueOf = (name: string) => copies.metrics.find((metric) => metric.name.endsWith(name))!.value();
  return {
    cache,
    rendered: () => rendered,
    written: () => valueOf('written'),
    /** Reads a page, which is rendered where there is no copy. */
    async read(key: string, tags: readonly string[] = ['augustus'], html = `<p>${key} 始皇帝</p>`) {
      const page =
        cache.get(key) ??
        (await cache.load(key, () =>
          copies.load(key, async () => {
            rendered++;
            const late = { hash: 'h', json: Buffer.from('{"a":1}') };
            return { value: createCachedPage(200, { vary: 'cookie' }, html, late), tags, isCacheable: true };
          }),
        ));
      page.answer({ 'accept-encoding': 'br' });
      return page;
    },
  };
}
type Process = Awaited<ReturnType<typeof startProcess>>;

/** Reads pages twice, and again after newer snapshots, until they are copied. */
async function copyPages(process: Process, keys: readonly string[], tags?: readonly string[]) {
  const before = process.written();
  await expect
    .poll(
      async () => {
        process.cache.invalidate(['*']); // a page rendered before the first snapshot is not copied
        for (const key of [...keys, ...keys]) await process.read(key, tags);
        return process.written() - before;
      },
      { ...pollOptions, interval: 700 },
    )
    .toBeGreaterThanOrEqual(keys.length);
}

test('issue 41: a page that was read twice is answered by another process without rendering, byte for byte', async () => {
  const database = await openDatabase();
  const first = await startProcess(database),
    second = await startProcess(database);
  await copyPages(first, ['/a']);
  const original = await first.read('/a'),
    copy = await second.read('/a');
  expect(second.rendered()).toBe(0);
  for (const encoding of ['br', 'gzip', 'identity'])
    expect(copy.answer({ 'accept-encoding': encoding })).toEqual(original.answer({ 'accept-encoding': encoding }));
  expect(brotliDecompressSync(copy.answer({ 'accept-encoding': 'br' }).body).toString()).toBe('<p>/a 始皇帝</p>');
  expect(gunzipSync(copy.answer({ 'accept-encoding': 'gzip' }).body).toString()).toBe('<p>/a 始皇帝</p>');
  expect(copy.late).toEqual(original.late);
  expect(copy.answer({ 'if-none-match': original.etag }).status).toBe(304);
  expect(second.cache.peek('/a')).toMatchObject({ tags: ['augustus'] });
});

test('issue 41: what shows something published since is rendered, even if that transaction began before the page', async () => {
  const database = await openDatabase(),
    { db } = database;
  const first = await startProcess(database);
  let commit!: () => void;
  const waiting = new Promise<void>((resolve) => (commit = resolve));
  let isPublished!: () => void;
  const published = new Promise<void>((resolve) => (isPublished = resolve));
  const transaction = db.transaction().execute(async (tx) => {
    await notifyPublication(tx, ['livia']);
    isPublished();
    await waiting;
  });
  await published;
  await copyPages(first, ['/livia'], ['livia']);
  await copyPages(first, ['/augustus'], ['augustus']);
  const before = await startProcess(database);
  await before.read('/livia', ['livia']);
  expect(before.rendered(), 'not committed yet').toBe(0);
  commit();
  await transaction;
  const second = await startProcess(database);
  await second.read('/livia', ['livia']);
  expect(second.rendered()).toBe(1);
  await second.read('/augustus');
  expect(second.rendered(), 'another subject').toBe(1);
  await notifyEverything(db);
  const third = await startProcess(database);
  await third.read('/augustus');
  expect(third.rendered()).toBe(1);
});

test('issue 41: copies of another build, of more than ten minutes, of pages that live for a minute, and of pages read once are not used', async () => {
  const database = await openDatabase();
  const first = await startProcess(database);
  await copyPages(first, ['/a', '/b']);
  await first.read('/once');
  for (const _ of [1, 2]) await first.read('/brief', [shortLivedTag]);
  await copyPages(first, ['/c', '/d', '/e']); // writes what waited, too
  const other = await startProcess(database, 'two');
  await other.read('/a');
  expect(other.rendered()).toBe(1);
  await sql`update page_copy set born_at = born_at - interval '11 minutes' where key = '/b'`.execute(database.db);
  const second = await startProcess(database);
  for (const key of ['/b', '/once', '/brief']) await second.read(key);
  expect(second.rendered()).toBe(3);
});

test('issue 41: without its tables pages are rendered as before', async () => {
  const database = await openDatabase();
  const process = await startProcess(database);
  await sql`drop table page_copy`.execute(database.db);
  for (const _ of [1, 2]) expect((await process.read('/a')).status).toBe(200);
  expect(process.rendered()).toBe(1);
});
