import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { drawPicture, createGalleryFixture } from '../../../../tests/gallery.ts';
import { pictureAddress } from '../../../rules/picture-address.ts';
import { heartbeat } from '../../../editing/revisions/contract.ts';
import { searchAll } from '../../search/contract.ts';
import { imageItem } from '../contract.ts';
import { decodePixels } from '../likeness/features.server.ts';
import * as gallery from './contract.ts';

test('R17 S12 pictures are proposed for an entry’s gallery, shown with their neighbours, and removed, always by review', async () => {
  const { by, bring, pass } = await createGalleryFixture();
  const ask = by('author');
  const [first, second] = [await bring(1), await bring(2)];
  const ids = [first.id, second.id];
  expect((await ask(gallery.imageList, gallery.imageList.example)).total).toBe(0);
  await ask(gallery.updateImage, {
    ids,
    change: { title: { en: 'Smiling lady' }, tags: ['portrait'] },
  });
  await expect(by('other')(gallery.importImages, { itemId: 'mona-lisa', ids })).rejects.toMatchObject({
    errorName: 'imageNotFound',
  });
  const { revisionId } = await ask(gallery.importImages, { itemId: 'mona-lisa', ids });
  expect((await by('other')(gallery.mediaByIds, { ids })).length).toBe(0);
  await pass(revisionId);

  const { images } = await ask(gallery.imageList, gallery.imageList.example);
  expect(images).toMatchObject([
    {
      id: first.id,
      itemId: 'mona-lisa',
      title: 'Smiling lady',
      titles: { en: 'Smiling lady' },
      tags: ['portrait'],
      murmurHash: '1',
      name: 'a.jpg',
      size: 1,
    },
    { id: second.id },
  ]);
  expect(await ask(gallery.galleryPage, { itemId: 'mona-lisa', imageId: second.id })).toMatchObject({
    entry: { itemId: 'mona-lisa' },
    picture: { url: pictureAddress(second), caption: 'Smiling lady', regions: [] },
    previous: first.id,
    next: null,
    place: 2,
    total: 2,
  });
  expect((await ask(gallery.searchMedia, { itemId: 'mona-lisa', keyword: 'nothing' })).total).toBe(0);
  expect((await ask(gallery.mediaByIds, { ids: [second.id], needAuthor: true }))[0]).toMatchObject({
    uploader: 'author',
  });
  expect(await ask(imageItem, { id: first.id })).toEqual({ itemId: 'mona-lisa' });
  expect((await ask(gallery.myUploads, { page: 1, size: 20 })).items).toMatchObject([
    { id: second.id, isPublished: true, shownBy: [{ itemId: 'mona-lisa' }] },
    { id: first.id },
  ]);
  // R05: search finds pictures by their titles.
  expect((await ask(searchAll, { keyword: 'smiling', type: 'images' })).hits[0]).toMatchObject({
    name: 'Smiling lady',
    href: expect.stringMatching(/^\/detail\/mona-lisa-en\/media\/detail\/s/),
  });

  const taken = await ask(gallery.removeMedium, { id: first.id, itemId: 'mona-lisa' });
  await pass(taken.revisionId);
  expect((await ask(gallery.imageList, gallery.imageList.example)).images.map(({ id }) => id)).toEqual([second.id]);
});

test('changes to published pictures’ descriptions and regions are proposed and reviewed', async () => {
  const { by, bring, paint, pass, db } = await createGalleryFixture();
  const author = by('author');
  const image = await bring(1);
  await paint('mona-lisa', { images: [{ id: image.id, url: pictureAddress(image), caption: null }] });
  expect(await author(gallery.updateImage, { ids: [image.id], change: { tags: ['a'] }, addTags: true })).toEqual({
    changed: 0,
    proposed: 1,
  });
  const { rows } = await sql<{ id: string }>`select id from revision where thing_id = ${image.id}`.execute(db);
  await pass(rows[0]!.id);
  const opened = await author(gallery.openPicture, { id: image.id });
  expect([opened.details.content.tags, opened.regions.content.regions, opened.regions.state]).toEqual([
    ['a'],
    [],
    'open',
  ]);

  const { token } = await author(heartbeat, { itemId: image.id, type: 'regions' });
  const region = {
    points: [
      [0.1, 0.1],
      [0.4, 0.1],
      [0.4, 0.5],
      [0.1, 0.5],
    ] as [number, number][],
    itemId: 'leonardo-da-vinci',
    label: { en: '<i>The painter</i>' },
    sentence: { en: 'Look at his hand.' },
  };
  const { revisionId } = await author(gallery.saveRegions, { id: image.id, regions: [region], token });
  await pass(revisionId);
  expect((await author(gallery.galleryPage, { itemId: 'mona-lisa', imageId: image.id })).picture.regions).toMatchObject(
    [
      {
        label: 'The painter',
        sentence: 'Look at his hand.',
        entry: { itemId: 'leonardo-da-vinci' },
        points: region.points,
      },
    ],
  );
  await expect(
    author(gallery.saveRegions, {
      id: image.id,
      regions: [
        {
          ...region,
          points: [
            [0, 0],
            [2, 0],
            [1, 1],
          ],
        },
      ],
      draft: true,
    }),
  ).rejects.toMatchObject({ errorName: 'badInput' });
});

test('V16 uploading a picture that already exists reports it, as the same file or the same picture', async () => {
  const { by, bring, db } = await createGalleryFixture();
  const image = await bring(5);
  const pixels = await decodePixels(await drawPicture(5, { width: 300, height: 197 }));
  const request = { murmurHash: 'ffffffff', pixels: Buffer.from(pixels).toString('base64') };
  expect(await by('author')(gallery.similarUploads, request)).toMatchObject([{ id: image.id, sameFile: false }]);
  expect(await by('author')(gallery.similarUploads, { murmurHash: '5' })).toMatchObject([
    { id: image.id, sameFile: true },
  ]);
  expect(await by('other')(gallery.similarUploads, request)).toEqual([]);
  expect(await db.selectFrom('thing').where('id', '=', image.id).select('type').executeTakeFirst()).toEqual({
    type: 'image',
  });
});
