import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { diskStore } from './media-store.server.ts';

test('security Low: pictures are read by whoever runs Stele, and by no other user of the machine', async () => {
  const data = mkdtempSync(join(tmpdir(), 'stele-media-')),
    media = join(data, 'media'),
    name = `image/${'x'.repeat(43)}.webp`;
  onTestFinished(() => rmSync(data, { recursive: true }));
  mkdirSync(media, { mode: 0o755 });
  const store = diskStore(media);
  await store.put(name, new Uint8Array([1, 2]));
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect([media, join(media, 'image'), join(media, name)].map(mode)).toEqual(['700', '700', '600']);
  expect(readdirSync(join(media, 'image'))).toHaveLength(1);
  expect(await store.get(name)).toEqual(Buffer.from([1, 2]));
});
