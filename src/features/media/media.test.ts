import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openWorld } from '../../../tests/world.ts';
import { folderStore } from '../../kit/pictures/folder-store.server.ts';
import * as limits from '../../rules/limits.ts';
import { deleteImage, imageDetail, imageItem, ownImages } from './contract.ts';
import { murmurHash } from './murmur-hash.ts';
import { savePicture, preparePicture } from './pictures.server.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a52a1c' } });
const aRow = {
  hash: 'x',
  width: 200,
  height: 100,
  licence: 'CC0-1.0',
  source: { title: 'A museum', author: null, year: null, where: null, url: null },
  name: 'a.jpg',
  size: 1,
  format: 'jpeg',
  murmurHash: '0',
  uploaderId: 'sima-qian',
} as const;

test('S12 an image leads to its entry; an unpublished image is visible to its uploader and reviewers only', async () => {
  const { as, db } = await openWorld();
  await db.insertInto('member').values({ id: 'sima-qian', name: 'Sima Qian' }).execute();
  await db
    .insertInto('image')
    .values([
      { ...aRow, id: 'bust', thingId: 'augustus', publishedAt: new Date() },
      { ...aRow, id: 'mine', hash: 'y', thingId: 'augustus' },
    ])
    .execute();
  await expect(as(null)(imageItem, { id: 'bust' })).resolves.toEqual({ itemId: 'augustus' });
  await expect(as(null)(imageDetail, { id: 'bust' })).resolves.toMatchObject({
    id: 'bust',
    itemId: 'augustus',
    url: '/media/image/x-200x100.webp',
    credit: { licence: 'CC0-1.0' },
  });
  for (const [who, sees] of [
    [null, false],
    ['ban-zhao', false],
    ['sima-qian', true],
    ['liu-xiang', true],
  ] as const) {
    const detail = as(who)(imageDetail, { id: 'mine' });
    if (sees) await expect(detail, who).resolves.toMatchObject({ id: 'mine' });
    else await expect(detail, String(who)).rejects.toMatchObject({ errorName: 'imageNotFound' });
  }
  await expect(as(null)(imageItem, { id: 'nothing' })).rejects.toMatchObject({ errorName: 'imageNotFound' });
});

test('the murmur hash matches the standard algorithm', () => {
  const of = (text: string) => murmurHash(new TextEncoder().encode(text));
  expect([of(''), of('test'), of('Hello, world!'), of('The quick brown fox jumps over the lazy dog')]).toEqual([
    '00000000',
    'ba6bd213',
    'c0363e43',
    '2e4ff723',
  ]);
});

test('a picture is saved upright in several widths, without camera metadata, in every accepted format', async () => {
  const turned = await plain(1200, 600)
    .withExif({ IFD0: { Copyright: 'me', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height, format, files } = await preparePicture(turned);
  expect({ width, height, format, widths: [...files.keys()] }).toEqual({
    width: 600,
    height: 1200,
    format: 'jpeg',
    widths: [480, 600],
  });
  for (const [fileWidth, file] of files) {
    const metadata = await sharp(file).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: fileWidth });
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
  for (const of of ['png', 'webp', 'avif', 'gif'] as const)
    expect((await preparePicture(await plain(300, 200)[of]().toBuffer())).width, of).toBe(300);
  expect([...(await preparePicture(await plain(4000, 500).png().toBuffer())).files.keys()]).toEqual([480, 960, 1920]);
});

test('V16 a file that is too small, no picture, truncated or too large for memory is refused by error name', async () => {
  for (const [width, height] of [
    [100, 400],
    [400, 50],
  ] as const)
    await expect(preparePicture(await plain(width, height).png().toBuffer())).rejects.toMatchObject({
      errorName: 'pictureSmall',
      details: { width: 100, height: 50 },
    });
  const noise = await sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  const hostile = {
    'cut short': noise.subarray(0, noise.length / 2),
    SVG: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'),
    'HTML that begins as a GIF': Buffer.from('GIF89a=1;<script>alert(1)</script>'),
    'a PDF': Buffer.from('%PDF-1.7'),
    nothing: Buffer.alloc(0),
  };
  for (const [what, bytes] of Object.entries(hostile))
    await expect(preparePicture(bytes), what).rejects.toMatchObject({ errorName: 'pictureUnreadable' });
  // A picture with data appended after its end is accepted; the data is removed.
  const hiding = Buffer.concat([noise, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
  for (const file of (await preparePicture(hiding)).files.values())
    expect(Buffer.from(file).includes('script')).toBe(false);
});

/** A world with a media folder of its own, in which Sima Qian uploads pictures. */
async function openUploads() {
  const folder = mkdtempSync(join(tmpdir(), 'stele-media-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const world = await openWorld({ STELE_DATA: folder }),
    { db } = world;
  await db
    .insertInto('member')
    .values([
      { id: 'sima-qian', name: 'Sima Qian' },
      { id: 'ban-zhao', name: 'Ban Zhao' },
    ])
    .execute();
  const { hash: _hash, width: _width, height: _height, uploaderId: _uploader, ...details } = { ...aRow, thingId: null };
  const preparedPicture = await preparePicture(await plain(600, 400).png().toBuffer());
  const store = folderStore(join(folder, 'media'));
  const keep = (who: string, mark = '') =>
    savePicture(
      db,
      store,
      who,
      mark
        ? { ...preparedPicture, files: new Map([...preparedPicture.files, [600, Buffer.from(mark)]]) }
        : preparedPicture,
      details,
    );
  const files = () => readdirSync(join(folder, 'media/image')).sort();
  return { ...world, keep, files };
}
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'kept',
    (error: { errorName?: string; details?: object }) => `${error.errorName} ${JSON.stringify(error.details)}`,
  );

test('security M7 unpublished pictures of a member have a quota in number and bytes, also for concurrent uploads', async () => {
  const { db, keep } = await openUploads();
  const { pictures, pictureBytes } = limits.quota;
  await sql`insert into image (id, hash, width, height, licence, source, name, size, format, murmur_hash, uploader_id, kept_bytes)
    select 'old' || n, 'old' || n, 1, 1, 'CC0-1.0', '{}', '', 1, 'png', '', 'sima-qian', 1 from generate_series(2, ${pictures}::int) n`.execute(
    db,
  );
  const ends = await Promise.all(['a', 'b', 'c', 'd'].map((mark) => outcome(keep('sima-qian', mark))));
  expect(ends.sort()).toEqual(['kept', ...Array(3).fill(`quotaReached {"what":"pictures","most":${pictures}}`)]);
  await expect(keep('ban-zhao')).resolves.toMatchObject({ uploaderId: 'ban-zhao' });
  // Uploading the same picture again uses no quota; published pictures do not count, large originals do.
  const { id } = await keep('ban-zhao');
  await db.updateTable('image').set({ publishedAt: new Date() }).where('id', '=', 'old2').execute();
  await expect(keep('sima-qian', 'e')).resolves.toMatchObject({ keptBytes: expect.any(Number) });
  await db.updateTable('image').set({ keptBytes: pictureBytes }).where('id', '=', id).execute();
  await expect(outcome(keep('ban-zhao', 'f'))).resolves.toBe('quotaReached {"what":"pictureBytes","most":500}');
});

test('security M7 a member deletes their own picture, row and files, unless readers or reviewers see it', async () => {
  const { as, db, keep, files } = await openUploads();
  const [ownPicture, hers] = [await keep('sima-qian'), await keep('ban-zhao')];
  expect(files()).toHaveLength(4);
  expect(await as('sima-qian')(ownImages, {})).toMatchObject({
    pictures: [{ id: ownPicture.id }],
    bytes: ownPicture.keptBytes,
  });
  for (const id of [hers.id, 'nothing'])
    await expect(as('sima-qian')(deleteImage, { id })).rejects.toMatchObject({ errorName: 'imageNotFound' });
  const content = {
    name: 'A',
    body: `<figure><img src="/media/image/${ownPicture.hash}-600x400.webp" alt=""></figure>`,
  };
  const { id: revision } = await db
    .insertInto('revision')
    .values({
      id: 'waits',
      module: 'text',
      thingId: 'augustus',
      language: 'en',
      authorId: 'sima-qian',
      state: 'first',
      content: JSON.stringify(content),
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await expect(as('sima-qian')(deleteImage, { id: ownPicture.id })).rejects.toMatchObject({
    errorName: 'pictureInUse',
  });
  await db.updateTable('revision').set({ state: 'draft' }).where('id', '=', revision).execute();
  await db.updateTable('image').set({ publishedAt: new Date() }).where('id', '=', ownPicture.id).execute();
  await expect(as('sima-qian')(deleteImage, { id: ownPicture.id })).rejects.toMatchObject({
    errorName: 'pictureInUse',
  });
  await db.updateTable('image').set({ publishedAt: null }).where('id', '=', ownPicture.id).execute();
  await as('sima-qian')(deleteImage, { id: ownPicture.id });
  expect(files()).toEqual(
    [`image/${hers.hash}-600x400-480.webp`, `image/${hers.hash}-600x400.webp`].map((name) => name.slice(6)),
  );
  expect(await as('sima-qian')(ownImages, {})).toEqual({ pictures: [], bytes: 0 });
});
