import { sql } from 'kysely';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { openWorld } from '../../../../tests/world.ts';
import { entryDetail } from '../../entries/contract.ts';
import { categoryEntries } from '../../home/contract.ts';
import { searchAll } from '../../search/contract.ts';
import { creditParts } from '../face/credit.ts';
import { galleryPage, imageList } from '../gallery/contract.ts';
import { importPlates, loadPlateHashes, saveSourcesDigest } from './import-plates.server.ts';
import type { DrawnPlate } from './plate-messages.ts';

const texts = (text: string) => ({ zh: `${text}图`, en: text, fr: text, es: text, jp: `${text}図` });
async function aPlate(key: string, color: string, regions: DrawnPlate['regions'] = []): Promise<DrawnPlate> {
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: color } })
    .png()
    .toBuffer();
  const form = { author: null, year: null, where: null };
  const source = {
    ...form,
    title: 'drawn by Stele',
    url: null,
    forms: { fr: { ...form, title: 'dessiné par Stèle' } },
  };
  return { key, hash: color, title: texts(key), description: texts(color), source, tags: ['map'], regions, picture };
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
  await importPlates(db, drivers.media, itemId, [await aPlate('extent', '#a52a1c', regions)]);

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
  const [plate, other] = [await aPlate('one', '#111111'), await aPlate('other', '#222222')];
  await importPlates(db, drivers.media, itemId, [plate, other]);
  expect(await listDescriptions()).toEqual(['#111111', '#222222']);
  expect(await loadPlateHashes(db)).toEqual({ sources: null, hashes: { one: '#111111', other: '#222222' } });

  await importPlates(db, drivers.media, itemId, [await aPlate('one', '#333333')]);
  expect(await listDescriptions()).toEqual(['#333333', '#222222']);

  await sql`delete from image_shown where subject_id = ${itemId}`.execute(db);
  await sql`update revision set content = '{"images": []}' where module = 'gallery' and thing_id = ${itemId}`.execute(
    db,
  );
  const before = await revisions();
  await importPlates(db, drivers.media, itemId, [await aPlate('one', '#444444')]);
  expect([await listDescriptions(), await revisions()]).toEqual([[], before]);

  await importPlates(db, drivers.media, 'nobody', [plate]); // a world without this subject
  await saveSourcesDigest(db, 'a');
  await saveSourcesDigest(db, 'b');
  expect((await loadPlateHashes(db)).sources).toBe('b');
});
