import { expect, test } from 'vitest';
import { createGalleryFixture } from '../../../../tests/gallery.ts';
import { startMuseum } from '../../../../tests/remote-museum.ts';
import { importImages } from '../gallery/contract.ts';
import { importRemoteImage, previewRemoteManifest } from './contract.ts';
import { isAllowedHost, isListedHost } from './allowed-hosts.ts';

test('IIIF pictures are imported from an allowed host under their licence; forbidden, broken, absent or internal ones are not', async () => {
  const host = await startMuseum();
  const { by, settings, db } = await createGalleryFixture();
  const ask = by('author', 'en');
  const url = `http://${host}/manifest`;
  await expect(ask(previewRemoteManifest, { url })).rejects.toMatchObject({
    errorName: 'hostNotAllowed',
    details: { host: `http://${host}` },
  });
  settings.PICTURE_HOSTS.push(`http://${host}`);
  const { pictures } = await ask(previewRemoteManifest, { url });
  expect(pictures).toMatchObject([{ licence: 'CC0-1.0' }, { licence: null, rights: expect.stringContaining('InC') }]);
  const [free, closed] = pictures;
  const importedImage = await ask(importRemoteImage, { url, picture: free!.url, itemId: 'mona-lisa' });
  expect(importedImage).toMatchObject({
    title: { en: 'Two leaves · Free' },
    credit: { licence: 'CC0-1.0', source: { title: 'A museum', url } },
    infos: { width: 640, height: 420 },
  });
  expect((await db.selectFrom('image').selectAll().execute()).length).toBe(1);
  await expect(ask(importRemoteImage, { url, picture: closed!.url })).rejects.toMatchObject({
    errorName: 'rightsForbid',
  });
  // The specification's call does the same: pictures that may be copied are proposed for the gallery.
  const { revisionId } = await ask(importImages, { itemId: 'mona-lisa', url });
  const { content } = await db
    .selectFrom('revision')
    .where('id', '=', revisionId)
    .select('content')
    .executeTakeFirstOrThrow();
  expect(content).toMatchObject({ images: [{ id: importedImage.id }] });
  const never = `http://${host}/secret`;
  await expect(ask(importRemoteImage, { url, picture: never })).rejects.toMatchObject({ errorName: 'imageNotFound' });
  const refused = (path: string) =>
    ask(previewRemoteManifest, { url: `http://${host}/${path}` }).catch((error: unknown) => error);
  expect(await refused('broken')).toMatchObject({ errorName: 'manifestWrong', details: { where: 'items.0.id' } });
  expect(await refused('nothing')).toMatchObject({ errorName: 'addressAway' });
  expect(await refused('inside')).toMatchObject({ errorName: 'addressAway' });
  expect(await refused('page')).toMatchObject({ errorName: 'addressAway' });
});

test('security M5 an allowed host means https and its default port unless the setting differs; `*` excludes internal addresses', async () => {
  const hosts = ['iiif.example', '*.library.example', 'http://images.inside:8080', 'http://*.old.example'];
  const allowed = [
    'https://iiif.example/x',
    'https://iiif.example:443/x',
    'https://a.library.example/',
    'http://images.inside:8080/',
    'http://a.old.example:80/',
  ];
  expect(allowed.filter((url) => !isAllowedHost(url, hosts))).toEqual([]);
  expect(allowed.map((url) => isListedHost(url, hosts))).toEqual([true, true, false, true, false]);
  const others = [
    'http://iiif.example/x',
    'https://iiif.example:8443/x',
    'http://db.library.example:6379/',
    'https://db.library.example:6379/',
    'https://images.inside:8080/',
    'http://images.inside/',
    'https://library.example/',
    'https://iiif.example.evil/',
    'https://evillibrary.example',
    'https://a.old.example/',
  ];
  expect(others.filter((url) => isAllowedHost(url, hosts))).toEqual([]);

  // A local host name that a wildcard allows: replies must not reveal which ports are open.
  const { by, settings } = await createGalleryFixture();
  const [, open] = (await startMuseum()).split(':');
  for (const port of [open, 1]) {
    settings.PICTURE_HOSTS.splice(0, Infinity, `http://*.localhost:${port}`);
    const look = by('author', 'en')(previewRemoteManifest, { url: `http://x.localhost:${port}/manifest` });
    await expect(look).rejects.toMatchObject({ errorName: 'addressAway', details: {} });
  }
});
