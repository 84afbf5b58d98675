import cookie from '@fastify/cookie';
import { normalize } from '@iiif/parser';
import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { drawPicture, createGalleryFixture } from '../../../../tests/gallery.ts';
import { mountMedia } from '../../../kit/pictures/serve-media.server.ts';
import { createMediaAudience } from '../audience.server.ts';
import { pictureAddress } from '../../../rules/picture-address.ts';
import type { ImageRow } from '../queries.server.ts';
import { deepest, tileName, tilesAt } from '../tiles/levels.ts';
import { cutTiles } from '../tiles/tiling.server.ts';
import { writeContentState } from '../face/content-state.ts';
import { canvasAddress } from '../face/iiif/addresses.ts';
import { mountIiif } from './serve-iiif.server.ts';
import { fail } from '../../../rules/errors.ts';
import { paintingDetail } from '../../paintings/contract.ts';

const origin = 'https://stele.test';
const full = { width: 2600, height: 1500 };

/** A gallery with one painting whose picture is larger than pages show, and a server with the IIIF API. */
async function aServer() {
  const gallery = await createGalleryFixture();
  const { db, drivers, bring, paint } = gallery;
  const image = await bring(3, full);
  await paint('mona-lisa', { museum: 'athens', images: [{ id: image.id, url: pictureAddress(image), caption: null }] });
  const app = Fastify();
  await app.register(cookie);
  onTestFinished(() => app.close());
  const audience = createMediaAudience(db, async () => null);
  mountMedia(app, drivers.media, audience.audienceOf);
  mountIiif(app, {
    db,
    media: drivers.media,
    originOf: () => origin,
    languageOf: async () => 'en',
  });
  const cut = (signal = new AbortController().signal) => cutTiles({ db, drivers, signal }, image);
  return { ...gallery, app, image, cut, forget: audience.forget };
}
const json = (body: string) => JSON.parse(body) as Record<string, unknown>;

test('code B4: a withdrawn picture is no longer served once the process has been notified', async () => {
  const { app, db, image, forget } = await aServer();
  const status = async () => (await app.inject(pictureAddress(image))).statusCode;
  expect(await status()).toBe(200);
  await db.updateTable('image').set({ publishedAt: null }).where('id', '=', image.id).execute();
  forget();
  expect(await status()).toBe(404);
});

/** Mean difference of two pictures, from 0 to 255. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [pixels, other] = await Promise.all([a, b].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
  return pixels!.reduce((sum, value, at) => sum + Math.abs(value - other![at]!), 0) / pixels!.length;
}

test('the IIIF Image API serves a picture at level 2, cut from its tiles, and it looks like the uploaded file', async () => {
  const { app, image, cut, drivers } = await aServer();
  const service = `/iiif/3/${image.id}`;
  expect(json((await app.inject(`${service}/info.json`)).body)).toMatchObject({
    width: 1920,
    sizes: [{ width: 1920 }],
  });
  await cut();
  const response = await app.inject(`${service}/info.json`);
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'content-type': expect.stringContaining('ld+json'),
  });
  expect(json(response.body)).toMatchObject({
    '@context': 'http://iiif.io/api/image/3/context.json',
    id: origin + service,
    type: 'ImageService3',
    profile: 'level2',
    ...full,
    tiles: [{ width: 512, height: 512, scaleFactors: [1, 2, 4, 8] }],
    sizes: [{ width: 325, height: 188 }, { width: 650, height: 375 }, { width: 1300, height: 750 }, full],
  });
  const ask = async (path: string) => {
    const answer = await app.inject(`${service}/${path}`);
    return {
      ...answer,
      picture: answer.rawPayload,
      meta: answer.statusCode === 200 ? await sharp(answer.rawPayload).metadata() : null,
    };
  };
  const sent = await drawPicture(3, full);
  for (const [path, left, top, width, height, w, h] of [
    ['0,0,512,512/512,512/0/default.jpg', 0, 0, 512, 512, 512, 512],
    ['2048,1024,552,476/552,476/0/default.webp', 2048, 1024, 552, 476, 552, 476],
    ['700,300,1500,1000/300,200/0/default.png', 700, 300, 1500, 1000, 300, 200],
    ['full/325,/0/default.jpg', 0, 0, 2600, 1500, 325, 188],
  ] as const) {
    const { picture, meta, statusCode, headers } = await ask(path);
    expect([statusCode, meta?.width, meta?.height], path).toEqual([200, w, h]);
    expect(headers.link).toContain('canonical');
    const expected = await sharp(sent)
      .extract({ left, top, width, height })
      .resize(w, h, { fit: 'fill' })
      .png()
      .toBuffer();
    expect(await difference(picture, expected), path).toBeLessThan(6);
  }
  expect((await ask('full/200,/90/default.jpg')).meta).toMatchObject({ width: 115, height: 200 });
  expect((await ask('square/100,/!180/gray.png')).meta).toMatchObject({ width: 100, height: 100 });
  expect([
    (await ask('full/9000,/0/default.jpg')).statusCode,
    (await ask('9999,0,1,1/max/0/default.jpg')).statusCode,
  ]).toEqual([400, 400]);
  expect((await app.inject(service)).headers.location).toBe(`${service}/info.json`);

  // Every tile exists and is served from the store.
  for (let level = 0; level <= deepest(full); level++) {
    const { columns, rows } = tilesAt(full, level);
    expect(
      await drivers.media.sizeOf(tileName(image.hash, level, columns - 1, rows - 1)),
      `level ${level}`,
    ).toBeGreaterThan(0);
    expect(await drivers.media.sizeOf(tileName(image.hash, level, columns, 0))).toBeNull();
  }
  const tile = await app.inject(`/media/${tileName(image.hash, 0, 0, 0)}`);
  expect([tile.statusCode, tile.headers['access-control-allow-origin']]).toEqual([200, undefined]);
  expect((await app.inject(`/media/original/${image.hash}.bin`)).statusCode).toBe(404);
});

test('a full disk, absent store or killed job announces no half-tiled picture, the next run completes it; unpublished stay hidden', async () => {
  const { app, db, by, image, cut, drivers, bring } = await aServer();
  const put = drivers.media.put;
  const row = () => db.selectFrom('image').where('id', '=', image.id).selectAll().executeTakeFirstOrThrow();
  const dying = new AbortController();
  for (const [trouble, happens] of Object.entries({
    storeFull: () => fail('storeFull'),
    storeAway: () => fail('storeAway'),
    died: () => dying.abort(new Error('died')),
  })) {
    let left = 5;
    drivers.media.put = async (name, content) => {
      if (name.startsWith('tile/') && left-- === 0) happens();
      return put.call(drivers.media, name, content);
    };
    await expect(cut(dying.signal)).rejects.toThrow(trouble);
    expect(await drivers.media.sizeOf(tileName(image.hash, 0, 0, 0)), trouble).toBeGreaterThan(0); // some exist
    expect((await row()).tiledAt, trouble).toBeNull();
    expect(json((await app.inject(`/iiif/3/${image.id}/info.json`)).body)).not.toHaveProperty('tiles');
    expect((await by('author')(paintingDetail, { id: 'mona-lisa' })).views[0]).toMatchObject({ tiles: null });
  }
  drivers.media.put = put;
  await cut();
  expect((await row()).tiledAt).not.toBeNull();
  expect((await by('author')(paintingDetail, { id: 'mona-lisa' })).views[0]!.tiles).not.toBeNull();

  const unseen: ImageRow = await bring(4);
  for (const path of [`${unseen.id}/info.json`, `${unseen.id}/full/max/0/default.jpg`, 'nothing/info.json'])
    expect((await app.inject(`/iiif/3/${path}`)).statusCode, path).toBe(404);
  expect((await app.inject(`/media/image/${unseen.hash}-${unseen.width}x${unseen.height}.webp`)).statusCode).toBe(404);
});

test('a painting and a museum have IIIF Presentation 3, regions are searchable Web Annotations, a content state links to its target', async () => {
  const { app, image, publish } = await aServer();
  await publish({
    module: 'regions',
    thingId: image.id,
    language: null,
    content: {
      regions: [
        {
          points: [
            [0.25, 0.2],
            [0.5, 0.2],
            [0.5, 0.6],
            [0.25, 0.6],
          ],
          itemId: 'leonardo-da-vinci',
          label: {},
          sentence: { en: 'He looks out.' },
        },
        {
          points: [
            [0, 0],
            [0.5, 0.1],
            [0.2, 0.4],
          ],
          itemId: null,
          label: { en: 'A hill' },
          sentence: {},
        },
      ],
    },
  });
  const response = await app.inject('/iiif/presentation/painting/mona-lisa/manifest.json');
  expect(response.headers['access-control-allow-origin']).toBe('*');
  const manifest = json(response.body);
  expect(manifest).toMatchObject({
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id: `${origin}/iiif/presentation/painting/mona-lisa/manifest.json`,
    type: 'Manifest',
    label: { en: ['Mona Lisa'] },
    rights: 'http://creativecommons.org/publicdomain/zero/1.0/',
    items: [
      {
        type: 'Canvas',
        items: [
          {
            items: [
              { motivation: 'painting', body: { type: 'Image', service: [{ id: `${origin}/iiif/3/${image.id}` }] } },
            ],
          },
        ],
        annotations: [
          {
            items: [
              {
                motivation: 'identifying',
                body: [{ value: 'Leonardo da Vinci: He looks out.' }, { id: `${origin}/detail/leonardo-da-vinci-en` }],
                target: { selector: { type: 'FragmentSelector', value: expect.stringMatching(/^xywh=480,/) } },
              },
              {
                motivation: 'tagging',
                target: { selector: { type: 'SvgSelector', value: expect.stringContaining('<polygon') } },
              },
            ],
          },
        ],
      },
    ],
  });
  // An independent parser accepts the whole manifest.
  const { entities } = normalize(manifest as never);
  expect([Object.keys(entities.Canvas!).length, Object.keys(entities.Annotation!).length]).toEqual([1, 3]);
  expect(manifest.service).toEqual([
    { id: `${origin}/iiif/presentation/painting/mona-lisa/search`, type: 'SearchService2' },
  ]);
  const search = async (query: string) =>
    json((await app.inject(`/iiif/presentation/painting/mona-lisa/search?${query}`)).body) as {
      items: { id: string }[];
    };
  expect(await search('q=LOOKS+leonardo&motivation=tagging')).toMatchObject({
    '@context': 'http://iiif.io/api/search/2/context.json',
    type: 'AnnotationPage',
    ignored: ['motivation'],
    items: [{ id: expect.stringMatching(/canvas\/1\/regions\/1$/), motivation: 'identifying' }],
  });
  expect([
    (await search('q=hill')).items.length,
    (await search('q=hill+looks')).items,
    (await search('q=')).items,
  ]).toEqual([1, [], []]);
  expect(json((await app.inject('/iiif/presentation/museum/athens/collection.json')).body)).toMatchObject({
    type: 'Collection',
    items: [{ id: manifest.id, type: 'Manifest', label: { en: ['Mona Lisa'] } }],
  });
  expect((await app.inject('/iiif/presentation/gallery/mona-lisa-en/manifest.json')).statusCode).toBe(200);
  const led = async (state: string) =>
    (await app.inject(`/iiif/content-state?iiif-content=${encodeURIComponent(state)}`)).headers.location;
  const canvas = canvasAddress(manifest.id as string, 1),
    paintingPath = '/painting/detail?paintingType=alone&paintingId=mona-lisa',
    partOf = [{ id: manifest.id, type: 'Manifest' }];
  const state = writeContentState({ manifest: manifest.id as string, canvas, xywh: 'xywh=1,2,30,40' });
  expect(state).toMatch(/^[\w-]+$/);
  expect(await led(state)).toBe(`${paintingPath}#xywh=1,2,30,40`);
  for (const [given, address] of [
    [manifest.id, paintingPath],
    [JSON.stringify({ type: 'Canvas', id: `${canvas.slice(0, -1)}2`, partOf }), `${paintingPath}#picture=2`],
    [
      JSON.stringify({
        type: 'Annotation',
        target: [
          {
            type: 'SpecificResource',
            source: { id: canvas, type: 'Canvas', partOf },
            selector: { type: 'FragmentSelector', value: 'xywh=5,6,7,8' },
          },
        ],
      }),
      `${paintingPath}#xywh=5,6,7,8`,
    ],
    [
      JSON.stringify({ type: 'Manifest', id: 'https://else.test/iiif/presentation/painting/x/manifest.json' }),
      undefined,
    ],
    ['{"target":{"target":{"target":{"target":{"target":{"target":{}}}}}}}', undefined],
    ['%%%', undefined],
    ['', undefined],
  ] as const)
    expect(await led(given as string), given as string).toBe(address);
  for (const nothing of ['painting/qin-shi-huang', 'painting/no-such', 'else/mona-lisa'])
    expect((await app.inject(`/iiif/presentation/${nothing}/manifest.json`)).statusCode, nothing).toBe(404);
});
