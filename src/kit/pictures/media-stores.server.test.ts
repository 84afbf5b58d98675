import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startTestS3Server } from '../../../tests/test-s3-server.ts';
import { folderStore, withFallbackStore } from './folder-store.server.ts';
import type { MediaStore } from './media-store.server.ts';
import { s3Store } from './s3-store.server.ts';

const name = `image/${'x'.repeat(43)}.webp`;
const bytes = (text: string) => new TextEncoder().encode(text);
const contentOf = async (store: MediaStore, ...args: Parameters<MediaStore['open']>) => {
  const file = await store.open(...args);
  return file && { bytes: file.bytes, text: (await buffer(file.stream)).toString() };
};

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'stele-media-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const stores = {
  'a folder': async () => folderStore(join(aFolder(), 'media')),
  'an S3-compatible store': async () => s3Store((await startTestS3Server()).settings),
};

test.for(Object.keys(stores) as (keyof typeof stores)[])(
  '%s stores a file, returns it whole or in part, and removes it',
  async (kind) => {
    const store = await stores[kind]();
    expect([await store.sizeOf(name), await store.open(name)]).toEqual([null, null]);
    await store.put(name, bytes('0123456789'));
    expect(await store.sizeOf(name)).toBe(10);
    expect(await contentOf(store, name)).toEqual({ bytes: 10, text: '0123456789' });
    expect(await contentOf(store, name, { start: 2, end: 4 })).toEqual({ bytes: 3, text: '234' });
    await store.put(name, bytes('0123456789')); // writing the same again
    const others = ['a', 'b', 'c'].map((letter) => `avatar/${letter.repeat(43)}.webp`);
    for (const other of others) await store.put(other, bytes('1'));
    const listed = async (prefix?: string) => {
      const listing: string[] = [];
      for await (const file of store.list(prefix)) listing.push(`${file.name} ${file.bytes}`);
      return listing.sort();
    };
    expect(await listed()).toEqual([...others.map((other) => `${other} 1`), `${name} 10`]);
    expect(await listed('avatar/b')).toEqual([`${others[1]} 1`]);
    for (const other of others) await store.remove(other);
    expect(await listed('avatar/')).toEqual([]);
    await store.removeUnfinished(0);
    expect(await store.sizeOf(name)).toBe(10);
    await store.remove(name);
    await store.remove(name);
    expect(await store.sizeOf(name)).toBeNull();
  },
);

/** Pieces of 64 kB, generated on demand. */
function* pieces(count: number) {
  for (let at = 0; at < count; at++) yield Buffer.alloc(64 * 1024, at);
}

test.for(Object.keys(stores) as (keyof typeof stores)[])(
  '%s stores and returns large files in pieces',
  async (kind) => {
    const store = await stores[kind]();
    const count = 256,
      size = count * 64 * 1024;
    let largest = 0,
      ahead = 0,
      furthest = 0;
    const hash = createHash('sha256');
    await store.put(name, { bytes: size, stream: Readable.from(pieces(count)) });
    const { stream, bytes: statedBytes } = (await store.open(name))!;
    for await (const piece of stream as AsyncIterable<Buffer>) {
      largest = Math.max(largest, piece.length);
      furthest = Math.max(furthest, stream.readableLength);
      ahead += piece.length;
      hash.update(piece);
    }
    const sent = createHash('sha256');
    for (const piece of pieces(count)) sent.update(piece);
    expect([statedBytes, ahead, hash.digest('hex')]).toEqual([size, size, sent.digest('hex')]);
    expect(Math.max(largest, furthest)).toBeLessThan(1024 * 1024);
  },
);

test('a file whose upload breaks off is not stored', async () => {
  const folder = aFolder();
  for (const store of [folderStore(folder), s3Store((await startTestS3Server()).settings)]) {
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.alloc(1000);
        throw new Error('the connection broke');
      })(),
    );
    await expect(store.put(name, { bytes: 2000, stream: breaking })).rejects.toThrow();
    expect(await store.sizeOf(name)).toBeNull();
  }
  expect(readdirSync(join(folder, 'image'))).toEqual([]);

  // A killed writer leaves an unfinished file; it may be removed once nothing writes it, or after a delay.
  const store = folderStore(folder);
  await store.put(name, bytes('whole'));
  const left = `${join(folder, name)}.${randomUUID()}`;
  writeFileSync(left, 'half');
  await store.removeUnfinished(60_000);
  await store.removeUnfinished(0, 'avatar/');
  expect(existsSync(left)).toBe(true);
  await store.removeUnfinished(0);
  expect([existsSync(left), await store.sizeOf(name)]).toEqual([false, 5]);
});

test('security Low: pictures can be read by the user running Stele, and by no other user of the machine', async () => {
  const data = aFolder(),
    media = join(data, 'media');
  mkdirSync(media, { mode: 0o755 });
  const store = folderStore(media);
  await store.put(name, new Uint8Array([1, 2]));
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect([media, join(media, 'image'), join(media, name)].map(mode)).toEqual(['700', '700', '600']);
  expect(readdirSync(join(media, 'image'))).toHaveLength(1);
});

test('a store that is away, silent, broken or full, and invalid keys, each have an error name', async () => {
  const server = await startTestS3Server();
  const store = s3Store(server.settings),
    impatient = s3Store(server.settings, 300);
  await store.put(name, bytes('there'));
  for (const trouble of ['away', 'silent', 'broken'] as const) {
    await server.set(trouble);
    const { sizeOf, open, put, remove } = trouble === 'silent' ? impatient : store;
    for (const ask of [() => sizeOf(name), () => open(name), () => put(name, bytes('x')), () => remove(name)])
      await expect(ask(), trouble).rejects.toMatchObject({ errorName: 'storeAway' });
  }
  await server.set('full');
  await expect(store.put(name, bytes('x'))).rejects.toMatchObject({ errorName: 'storeFull' });
  expect(await contentOf(store, name)).toMatchObject({ text: 'there' }); // reading still works
  await server.set(null);
  expect(await contentOf(store, name)).toMatchObject({ text: 'there' });
  for (const wrong of [{ secretKey: 'another' }, { bucket: 'elsewhere' }])
    await expect(s3Store({ ...server.settings, ...wrong }).open(name)).rejects.toMatchObject({
      errorName: 'storeAway',
    });
});

test('files stored in the folder before the S3-compatible store are still found', async () => {
  const folder = folderStore(aFolder());
  await folder.put(name, bytes('from before'));
  const both = withFallbackStore(s3Store((await startTestS3Server()).settings), folder);
  expect(await both.sizeOf(name)).toBe(11);
  expect(await contentOf(both, name, { start: 0, end: 3 })).toEqual({ bytes: 4, text: 'from' });
  await both.remove(name);
  expect(await both.open(name)).toBeNull();
});
