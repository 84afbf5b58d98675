import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawPicture, createGalleryFixture } from '../tests/gallery.ts';
import { imageList } from '../src/features/media/gallery/contract.ts';
import { importPictures, inventoryNumbersOf, pictureFolder } from './pictures.ts';
import { undoImport } from './undo/undo.ts';

test('a file name matches an inventory number whatever separates its characters, and may end in a number of its own', () => {
  expect(inventoryNumbersOf('/some/N00922.jpg')).toEqual(['n00922']);
  expect(inventoryNumbersOf('INV 779_2.webp')).toEqual(['inv7792', 'inv779']);
  expect(inventoryNumbersOf('1888-0705-a.png')).toEqual(['18880705a', '18880705']);
});

test('pictures of a folder join the paintings with their inventory numbers; a repeat changes nothing, faults are reported, undo works', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stele-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { db, drivers, as, paint } = await createGalleryFixture();
  await paint('mona-lisa', { inventory: 'INV. 779' });
  await paint('birth-of-venus', { inventory: 'X 1' });
  await paint('girl-with-a-pearl-earring', { inventory: 'x1' });
  const put = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, name), bytes);
  put('inv-779.jpg', await drawPicture(1));
  put('INV779_2.jpg', await drawPicture(2));
  put('X1.jpg', await drawPicture(3));
  put('nobody.jpg', await drawPicture(4));
  put('inv 779 b.png', Buffer.from('not a picture'));
  put('list.csv', Buffer.from('inv'));
  put('.DS_Store', Buffer.from(''));
  mkdirSync(join(folder, 'backs'));
  put('backs/inv-779.jpg', await drawPicture(5));

  await expect(pictureFolder(folder, { licence: 'mine' })).rejects.toThrow('“mine” is no licence');
  expect((await pictureFolder(folder, { licence: 'CC BY 4.0' })).licence).toBe('CC-BY-4.0');
  const source = await pictureFolder(folder, { name: 'A museum', licence: 'CC0-1.0', author: 'A camera' });
  const bring = (dryRun = false) => importPictures(db, drivers.media, source, { dryRun });
  const loadImages = async () =>
    (await as(null, 'en')(imageList, { itemId: 'mona-lisa', page: 1, size: 50, sort: 'position' })).images;
  const before = (await loadImages()).length;
  expect(await bring(true)).toMatchObject({ read: 6, taken: 3 });
  expect((await loadImages()).length).toBe(before);
  expect(await bring()).toMatchObject({
    taken: 3,
    refused: expect.arrayContaining([
      { where: 'X1.jpg', why: '2 paintings have this inventory number' },
      { where: 'nobody.jpg', why: 'no painting has this inventory number' },
      { where: 'inv 779 b.png', why: expect.stringMatching(/ /) },
      { where: 'list.csv', why: 'no picture of a format that is taken (.csv)' },
    ]) as unknown,
  });
  expect((await loadImages()).length).toBe(before + 3);
  expect(await bring()).toMatchObject({ taken: 0, changed: 0, unchanged: 3 });
  await undoImport(db, source.origin.id, {});
  expect((await loadImages()).length).toBe(before);
  expect(await db.selectFrom('subject').where('id', '=', 'mona-lisa').select('id').execute()).toHaveLength(1);
});
