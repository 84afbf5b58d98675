import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openWorld } from '../../../tests/world.ts';
import { imageDetail, imageItem } from './contract.ts';
import { murmurHash } from './murmur-hash.ts';
import { preparePicture } from './pictures.server.ts';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a52a1c' } });
const aRow = { hash: 'x', width: 200, height: 100, licence: 'CC0-1.0', source: { title: 'A museum', author: null, year: null, where: null, url: null }, name: 'a.jpg', size: 1, format: 'jpeg', murmurHash: '0', uploaderId: 'sima-qian' } as const;

test('S12 an image leads to its entry; one that nobody has published is told to its uploader and reviewers alone', async () => {
  const { as, db } = await openWorld();
  await db.insertInto('member').values({ id: 'sima-qian', name: 'Sima Qian' }).execute();
  await db.insertInto('image').values([{ ...aRow, id: 'bust', subjectId: 'augustus', publishedAt: new Date() }, { ...aRow, id: 'mine', hash: 'y', subjectId: 'augustus' }]).execute();
  await expect(as(null)(imageItem, { id: 'bust' })).resolves.toEqual({ itemId: 'augustus' });
  await expect(as(null)(imageDetail, { id: 'bust' })).resolves.toMatchObject({ id: 'bust', itemId: 'augustus', url: '/media/image/x-200x100.webp', credit: { licence: 'CC0-1.0' } });
  for (const [who, sees] of [[null, false], ['ban-zhao', false], ['sima-qian', true], ['liu-xiang', true]] as const) {
    const told = as(who)(imageDetail, { id: 'mine' });
    if (sees) await expect(told, who).resolves.toMatchObject({ id: 'mine' });
    else await expect(told, String(who)).rejects.toMatchObject({ errorName: 'imageNotFound' });
  }
  await expect(as(null)(imageItem, { id: 'nothing' })).rejects.toMatchObject({ errorName: 'imageNotFound' });
});

test('the murmur hash is the one that everybody computes', () => {
  const of = (text: string) => murmurHash(new TextEncoder().encode(text));
  expect([of(''), of('test'), of('Hello, world!'), of('The quick brown fox jumps over the lazy dog')]).toEqual(['00000000', 'ba6bd213', 'c0363e43', '2e4ff723']);
});

test('a picture is kept upright in several widths, without what the camera wrote, in every format that is taken', async () => {
  const turned = await plain(1200, 600).withExif({ IFD0: { Copyright: 'me', Orientation: '6' } }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height, format, files } = await preparePicture(turned);
  expect({ width, height, format, widths: [...files.keys()] }).toEqual({ width: 600, height: 1200, format: 'jpeg', widths: [480, 600] });
  for (const [one, file] of files) {
    const kept = await sharp(file).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: one });
    expect([kept.exif, kept.icc, kept.xmp, kept.orientation]).toEqual([undefined, undefined, undefined, undefined]);
  }
  for (const of of ['png', 'webp', 'avif', 'gif'] as const) expect((await preparePicture(await plain(300, 200)[of]().toBuffer())).width, of).toBe(300);
  expect([...(await preparePicture(await plain(4000, 500).png().toBuffer())).files.keys()]).toEqual([480, 960, 1920]);
});

test('V16 what is too small, no picture, cut short or larger than anybody’s memory is refused by name', async () => {
  for (const [width, height] of [[100, 400], [400, 50]] as const) await expect(preparePicture(await plain(width, height).png().toBuffer())).rejects.toMatchObject({ errorName: 'pictureSmall', details: { width: 100, height: 50 } });
  const noise = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'black', noise: { type: 'gaussian', mean: 128, sigma: 40 } } }).jpeg().toBuffer();
  const hostile = {
    'cut short': noise.subarray(0, noise.length / 2), 'SVG': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'), 'HTML that begins as a GIF': Buffer.from('GIF89a=1;<script>alert(1)</script>'),
    'a PDF': Buffer.from('%PDF-1.7'), 'nothing': Buffer.alloc(0),
  };
  for (const [what, bytes] of Object.entries(hostile)) await expect(preparePicture(bytes), what).rejects.toMatchObject({ errorName: 'pictureUnreadable' });
  // A picture that hides something behind its end is a picture; what it hides is gone.
  const hiding = Buffer.concat([noise, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
  for (const file of (await preparePicture(hiding)).files.values()) expect(Buffer.from(file).includes('script')).toBe(false);
});
