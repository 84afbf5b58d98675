import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import sharp from 'sharp';
import { openWorld } from '../../../../tests/world.ts';
import { entryDetail } from '../../entries/contract.ts';
import { categoryEntries } from '../../home/contract.ts';
import { searchAll } from '../../search/contract.ts';
import { creditParts } from '../face/credit.ts';
import { galleryPage, imageList } from '../gallery/contract.ts';
import { drawingName } from '../../../kit/pictures/drawings.server.ts';
import { widthAddress } from '../../../rules/picture-address.ts';
import { paintingDetail, paintingFilters, searchPaintings, similarPaintings } from '../../paintings/contract.ts';
import { paintingWall } from '../../paintings/wall/contract.ts';
import { decodePixels } from '../likeness/features.server.ts';
import { importPlates, loadPlateHashes, removePortraitPlates, saveSourcesDigest } from './import-plates.server.ts';
import type { DrawnPlate } from './plate-messages.ts';

const texts = (text: string) => ({ zh: `${text}图`, en: text, fr: text, es: text, jp: `${text}図` });
function aPlate(key: string, color: string, regions: DrawnPlate['regions'] = []): DrawnPlate {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="${color}"/></svg>`;
  const form = { author: null, year: null, where: null };
  const source = {
    ...form,
    title: 'drawn by Stele',
    url: null,
    forms: { fr: { ...form, title: 'dessiné par Stèle' } },
  };
  return { key, hash: color, title: texts(key), description: texts(color), source, tags: ['map'], regions, svg };
}
const itemId = 'qin-dynasty';

test('R17 an entry without a portrait shows its plate on its page, in lists and in search, with caption and credit', async () => {
  const { db, as, drivers } = await openWorld();
  const ask = as(null, 'en');
  const box: [number, number][] = [
    [0, 0],
    [0.5, 0],
    [0.5, 0.5],
    [0, 0.5],
  ];
  const regions = [{ points: box, itemId: 'chang-an', label: {}, sentence: texts('Here.') }];
  expect((await ask(entryDetail, { id: itemId })).portrait).toBeNull();
  await importPlates(db, drivers.media, itemId, [aPlate('extent', '#a52a1c', regions)]);

  const { portrait } = await ask(entryDetail, { id: itemId });
  expect(portrait).toMatchObject({
    caption: texts('extent'),
    credit: { author: 'Stele', licence: 'CC0-1.0', source: { title: 'drawn by Stele' } },
  });
  expect(creditParts(portrait!.credit, 'fr')[1]!.text).toBe('dessiné par Stèle');
  const { images } = await ask(imageList, { itemId });
  expect(images).toMatchObject([{ url: portrait!.url, titles: texts('extent'), descs: texts('#a52a1c') }]);
  const { picture } = await ask(galleryPage, { itemId, imageId: images[0]!.id });
  expect(picture.regions).toMatchObject([{ entry: { itemId: 'chang-an' }, sentence: 'Here.' }]);
  const { entries } = await ask(categoryEntries, { x: 'polity', size: 60, page: 1 });
  expect(entries.find((entry) => entry.itemId === itemId)!.picture).toBe(portrait!.url);
  expect(entries.find((entry) => entry.itemId !== itemId)!.picture).toBeNull();
  const { hits } = await ask(searchAll, { keyword: 'Qin dynasty' });
  expect(hits.find((hit) => hit.itemId === itemId)!.picture).toBe(portrait!.url);
});

test('plates are imported once: a repeat changes nothing, a redrawn plate replaces the old, one removed by a member stays removed', async () => {
  const { db, as, drivers } = await openWorld();
  const listDescriptions = async () =>
    (await as(null, 'en')(imageList, { itemId })).images.map(({ descs }) => descs.en);
  const revisions = () =>
    sql<{ id: string }>`select id from revision where module = 'gallery' and thing_id = ${itemId}`
      .execute(db)
      .then(({ rows }) => rows.length);
  const [plate, other] = [aPlate('one', '#111111'), aPlate('other', '#222222')];
  await importPlates(db, drivers.media, itemId, [plate, other]);
  expect(await listDescriptions()).toEqual(['#111111', '#222222']);
  expect(await loadPlateHashes(db)).toEqual({ sources: null, hashes: { one: '#111111', other: '#222222' } });

  await importPlates(db, drivers.media, itemId, [aPlate('one', '#333333')]);
  expect(await listDescriptions()).toEqual(['#333333', '#222222']);

  await sql`delete from image_shown where subject_id = ${itemId}`.execute(db);
  await sql`update revision set content = '{"images": []}' where module = 'gallery' and thing_id = ${itemId}`.execute(
    db,
  );
  const before = await revisions();
  await importPlates(db, drivers.media, itemId, [aPlate('one', '#444444')]);
  expect([await listDescriptions(), await revisions()]).toEqual([[], before]);

  await importPlates(db, drivers.media, 'nobody', [plate]); // a world without this subject
  await saveSourcesDigest(db, 'a');
  await saveSourcesDigest(db, 'b');
  expect((await loadPlateHashes(db)).sources).toBe('b');
});

test('A1 B17 a drawing is rendered when it is first seen, in the width asked for, and is in no index of colour or likeness', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stele-plates-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { db, as, drivers } = await openWorld({ STELE_DATA: folder });
  const ask = as(null, 'en');
  await importPlates(db, drivers.media, 'school-of-athens', [aPlate('school', '#a52a1c')]);
  const image = await db.selectFrom('image').where('isDrawing', '=', true).selectAll().executeTakeFirstOrThrow();
  expect(image).toMatchObject({ hue: null, look: null, lookNumber: null, phash: null, width: 600, height: 400 });
  const stored = async () => {
    const names = [];
    for await (const { name } of drivers.media.list()) if (name.includes(image.hash)) names.push(name);
    return names;
  };
  expect(await stored()).toEqual([drawingName(image.hash)]);
  const { picture } = (await ask(paintingDetail, { id: 'school-of-athens' })) as { picture: { url: string } };
  expect(picture).toMatchObject({ isDrawing: true, hue: null });
  const open = async (url: string) => buffer((await drivers.media.open(url.replace('/media/', '')))!.stream);
  const [large, small] = await Promise.all([open(picture.url), open(widthAddress(picture.url, 480))]);
  const { dominant } = await sharp(large).stats();
  expect([(await sharp(large).metadata()).width, (await sharp(small).metadata()).width]).toEqual([600, 480]);
  expect(dominant.r).toBeGreaterThan(2 * dominant.g);
  expect(await stored()).toHaveLength(3);

  const { groups, pictures } = await ask(paintingFilters, {});
  expect([groups.find(({ group }) => group === 'hues')!.choices, pictures]).toEqual([[], 0]);
  const pixels = Buffer.from(await decodePixels(large)).toString('base64');
  expect((await ask(searchPaintings, { pixels })).paintings).toEqual([]);
  await expect(ask(searchPaintings, { imageId: image.id })).rejects.toMatchObject({ errorName: 'imageNotFound' });
  expect(
    (await ask(similarPaintings, { id: 'school-of-athens' })).filter(({ shares }) => shares.includes('look')),
  ).toEqual([]);
  expect((await ask(paintingWall, {})).ids).toEqual([]);
});

test('A1 a portrait without a face is not drawn, and one drawn before is taken down', async () => {
  const { db, as, drivers } = await openWorld();
  const hung = async () => (await as(null, 'en')(imageList, { itemId: 'mona-lisa' })).images.length;
  await importPlates(db, drivers.media, 'mona-lisa', [aPlate('mona', '#111111')]);
  expect(await hung()).toBe(0);
  await sql`update painting set themes = '{portrait,landscape}' where subject_id = 'mona-lisa'`.execute(db);
  await importPlates(db, drivers.media, 'mona-lisa', [aPlate('mona', '#111111')]);
  expect(await hung()).toBe(1);
  await sql`update painting set themes = '{portrait}' where subject_id = 'mona-lisa'`.execute(db);
  await removePortraitPlates(db);
  expect(await hung()).toBe(0);
  await importPlates(db, drivers.media, 'mona-lisa', [aPlate('mona', '#222222')]);
  expect(await hung()).toBe(0);
});
