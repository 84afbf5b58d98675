import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createGalleryFixture } from '../../../../tests/gallery.ts';
import { pictureAddress } from '../../../rules/picture-address.ts';
import { drawSheet, sheetsOf, wallPictures } from './atlas.server.ts';
import { paintingWall } from './contract.ts';
import { cellPx, cellsOfAtlas, cellsOfRow } from './layout.ts';

test('R16 the wall has every painting with a picture, in columns, and sheets of thumbnails that stay as they are when others come', async () => {
  const { by, bring, paint, db, drivers } = await createGalleryFixture();
  const [first, second] = [await bring(1), await bring(2, { width: 300, height: 600 })];
  const createGallery = (image: typeof first) => ({
    images: [{ id: image.id, url: pictureAddress(image), caption: null }],
  });
  await paint('mona-lisa', createGallery(first));
  await paint('great-wave', createGallery(second));
  const wall = await by('author')(paintingWall, {});
  expect(wall).toMatchObject({
    ids: ['mona-lisa-en', 'great-wave-en'],
    painters: ['Leonardo da Vinci', expect.stringContaining('Hokusai')],
    painter: [0, 1],
    cells: [0, 1],
    shapes: [expect.closeTo(640 / 420, 2), 0.5],
    urls: [pictureAddress(first), pictureAddress(second)],
    atlases: [expect.stringMatching(/^\/wall\/0-[\w-]{43}\.webp$/)],
  });
  expect(wall.years.every((year) => year! > 1400)).toBe(true);

  const pictures = await wallPictures(db);
  const sheet = await drawSheet(drivers.media, pictures);
  const mean = async (cell: number) => {
    const cellBox = { left: cell * cellPx + 8, top: 8, width: cellPx - 16, height: cellPx - 16 };
    return [
      ...(await sharp(await sharp(sheet).extract(cellBox).toBuffer())
        .resize(1, 1)
        .raw()
        .toBuffer()),
    ];
  };
  expect((await sharp(sheet).metadata()).width).toBe(cellPx * cellsOfRow);
  expect(await mean(0)).not.toEqual(await mean(1));
  expect(await mean(5)).toEqual([128, 128, 128].map((grey) => expect.closeTo(grey, -1)));

  const many = Array.from({ length: cellsOfAtlas + 3 }, (_, at) => ({ ...pictures[0]!, hash: `${at}` }));
  const [full, rest] = sheetsOf(many);
  expect([full!.pictures.length, rest!.pictures.length]).toEqual([cellsOfAtlas, 3]);
  const [still, other] = sheetsOf([...many, pictures[1]!]);
  expect(still!.name).toBe(full!.name);
  expect(other!.name).not.toBe(rest!.name);
});
