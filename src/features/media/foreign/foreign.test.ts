import { expect, test } from 'vitest';
import { aGallery } from '../../../../tests/gallery.ts';
import { aMuseum } from '../../../../tests/foreign-museum.ts';
import { importImages } from '../gallery/contract.ts';
import { bringFromAbroad, lookAbroad } from './contract.ts';
import { isAllowed } from './bring.server.ts';

test('pictures come in by a IIIF manifest of an allowed host, under the licence that it states; what forbids it, is broken, away or inside does not', async () => {
  const host = await aMuseum();
  const { by, settings, db } = await aGallery();
  const ask = by('author', 'en');
  const url = `http://${host}/manifest`;
  await expect(ask(lookAbroad, { url })).rejects.toMatchObject({ errorName: 'hostNotAllowed', details: { host } });
  settings.PICTURE_HOSTS.push(host);
  const { pictures } = await ask(lookAbroad, { url });
  expect(pictures).toMatchObject([{ licence: 'CC0-1.0' }, { licence: null, rights: expect.stringContaining('InC') }]);
  const [free, closed] = pictures;
  const brought = await ask(bringFromAbroad, { url, picture: free!.url, itemId: 'mona-lisa' });
  expect(brought).toMatchObject({
    title: { en: 'Two leaves · Free' },
    credit: { licence: 'CC0-1.0', source: { title: 'A museum', url } },
    infos: { width: 640, height: 420 },
  });
  expect((await db.selectFrom('image').selectAll().execute()).length).toBe(1);
  await expect(ask(bringFromAbroad, { url, picture: closed!.url })).rejects.toMatchObject({
    errorName: 'rightsForbid',
  });
  // The same by the specification's call: what may be copied is proposed for the gallery.
  const { revisionId } = await ask(importImages, { itemId: 'mona-lisa', url });
  const { content } = await db
    .selectFrom('revision')
    .where('id', '=', revisionId)
    .select('content')
    .executeTakeFirstOrThrow();
  expect(content).toMatchObject({ images: [{ id: brought.id }] });
  const never = `http://${host}/secret`;
  await expect(ask(bringFromAbroad, { url, picture: never })).rejects.toMatchObject({ errorName: 'imageNotFound' });
  const refused = (path: string) => ask(lookAbroad, { url: `http://${host}/${path}` }).catch((error: unknown) => error);
  expect(await refused('broken')).toMatchObject({ errorName: 'manifestWrong', details: { where: 'items.0.id' } });
  expect(await refused('nothing')).toMatchObject({ errorName: 'addressAway' });
  expect(await refused('inside')).toMatchObject({ errorName: 'addressAway' });
});

test('hosts are allowed as they stand, or by their ending', () => {
  const hosts = ['iiif.example', '*.library.example', 'localhost:8080'];
  const allowed = ['https://iiif.example/x', 'https://a.library.example/', 'http://localhost:8080/'];
  expect(allowed.filter((url) => !isAllowed(url, hosts))).toEqual([]);
  const others = [
    'https://library.example/',
    'https://iiif.example.evil/',
    'http://localhost:81/',
    'https://evillibrary.example',
  ];
  expect(others.filter((url) => isAllowed(url, hosts))).toEqual([]);
});
