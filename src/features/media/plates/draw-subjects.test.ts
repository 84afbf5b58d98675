import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { bordersSource } from '../../../../importers/borders.ts';
import { importSource } from '../../../../importers/engine.ts';
import type { ImportedSubject, Source } from '../../../../importers/record.ts';
import { undoImport } from '../../../../importers/undo/undo.ts';
import { wikidataSource } from '../../../../importers/wikidata.ts';
import { openWorld } from '../../../../tests/world.ts';
import { publishAtOnce } from '../../../editing/revisions/face/publish.server.ts';
import { buffer } from 'node:stream/consumers';
import { drawingName } from '../../../kit/pictures/drawings.server.ts';
import { entryDetail } from '../../entries/contract.ts';
import { imageList } from '../gallery/contract.ts';
import { drawSubjectsJob } from './draw-subjects.server.ts';

const origin = { id: 'travels', name: 'Book of travels', licence: 'CC BY 4.0', url: null };
const time = { startNote: null, endNote: null, timeDesc: null, source: null };
const year = (number: number) => `${String(number).padStart(4, '0')}-00-00 00:00:00`;
const stop = (title: string, when: number, latitude: number, longitude: number) => ({
  ...time,
  startTime: year(when),
  endTime: null,
  title: { en: title },
  place: { latitude, longitude, name: { en: title.split(' ').at(-1)! } },
  weight: 2 as const,
  with: [],
});
const stops = [
  stop('Leaves Tangier', 1325, 35.8, -5.8),
  stop('Reaches Cairo', 1326, 30, 31.2),
  stop('Sees Mecca', 1327, 21.4, 39.8),
  stop('Stays in Delhi', 1334, 28.6, 77.2),
  stop('Lands in Quanzhou', 1345, 24.9, 118.6),
];
const traveller = (more: Partial<ImportedSubject> = {}): ImportedSubject => ({
  key: 'traveller',
  kind: 'person',
  region: null,
  names: { en: 'A traveller' },
  summary: { en: 'He saw the world.' },
  times: [{ ...time, role: 'life', startTime: year(1304), endTime: year(1369) }],
  place: null,
  same: {},
  relations: [],
  events: stops,
  ...more,
});
const sourceOf = (...records: ImportedSubject[]): Source => ({
  origin,
  async *read() {
    for (const record of records) yield { where: record.key, record };
  },
});

async function openTravels(...records: ImportedSubject[]) {
  const world = await openWorld({}, 'part');
  const { db, as, drivers, settings, url } = world;
  const draw = (input: object = {}) =>
    drawSubjectsJob.run(input, {
      db,
      drivers,
      settings,
      databaseUrl: url,
      progress() {},
      signal: new AbortController().signal,
      logLine() {},
    });
  await importSource(db, sourceOf(...(records.length ? records : [traveller()])));
  const { thingId: id } = await db
    .selectFrom('importRecord')
    .where('originId', '=', origin.id)
    .select('thingId')
    .executeTakeFirstOrThrow();
  const listImages = async (itemId = id) => (await as(null, 'en')(imageList, { itemId })).images;
  const countRevisions = async () =>
    Number((await sql<{ count: string }>`select count(*) from revision`.execute(db)).rows[0]!.count);
  return { ...world, draw, id, listImages, countRevisions };
}

test('issue 36: an import enqueues drawings; a life with five places gets a map, which its page shows with its source', async () => {
  const { db, as, draw, drivers, id, listImages } = await openTravels();
  const { rows } = await sql<{ payload: object }>`
    select payload from graphile_worker._private_jobs where key like 'drawingSubjects %'`.execute(db);
  expect(rows).toContainEqual({ payload: { origin: 'travels' } });
  expect(await draw({ origin: 'travels' })).toEqual({ drawn: 1, unchanged: 0, withdrawn: 0 });

  const [image] = await listImages();
  expect(image).toMatchObject({
    titles: { en: 'A traveller: places of a life', fr: 'A traveller\u202f: lieux d’une vie' },
  });
  expect(image!.descs.en).toContain('2 Reaches Cairo (1326); 3 Sees Mecca (1327)');
  const { portrait } = await as(null, 'en')(entryDetail, { id });
  expect(portrait).toMatchObject({
    url: image!.url,
    credit: {
      author: 'Stele',
      source: { title: 'drawn by Stele from Book of travels (CC BY 4.0); Natural Earth' },
    },
  });
  const { hash } = await db.selectFrom('image').where('id', '=', image!.id).select('hash').executeTakeFirstOrThrow();
  expect((await buffer((await drivers.media.open(drawingName(hash)))!.stream)).length).toBeGreaterThan(1000);
});

test('drawing again changes nothing; changed data are drawn again; without enough places the drawing is removed', async () => {
  const { db, draw, listImages, countRevisions } = await openTravels();
  await draw();
  const before = [await listImages(), await countRevisions()];
  expect(await draw()).toBeUndefined();
  expect([await listImages(), await countRevisions()]).toEqual(before);

  const moved = [...stops.slice(0, 4), stop('Lands in Hangzhou', 1345, 30.3, 120.2)];
  await importSource(db, sourceOf(traveller({ events: moved })));
  expect(await draw({ origin: 'travels' })).toMatchObject({ drawn: 1 });
  const images = await listImages();
  expect(images).toHaveLength(1);
  expect(images[0]!.descs.en).toContain('Hangzhou');

  await importSource(db, sourceOf(traveller({ events: stops.slice(0, 2) })));
  expect(await draw({ origin: 'travels' })).toEqual({ drawn: 0, unchanged: 0, withdrawn: 1 });
  expect(await listImages()).toEqual([]);
});

test('undoing an import removes its drawings; the same import draws again', async () => {
  const { db, draw, id, listImages } = await openTravels();
  await draw();
  expect(await undoImport(db, 'travels')).toMatchObject({ removed: 1, stays: [] });
  expect(await db.selectFrom('subject').where('id', '=', id).selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('plate').where('subjectId', 'is not', null).selectAll().execute()).toEqual([]);
  const images = db.selectFrom('image').where('uploaderId', '=', 'import-drawn').select('publishedAt');
  expect(await images.execute()).toEqual([{ publishedAt: null }]);
  expect(await draw()).toBeUndefined();
  await importSource(db, sourceOf(traveller()));
  expect(await draw()).toMatchObject({ drawn: 1 });
  const { thingId } = await db
    .selectFrom('importRecord')
    .where('originId', '=', origin.id)
    .select('thingId')
    .executeTakeFirstOrThrow();
  expect(await listImages(thingId)).toHaveLength(1);
});

test('a drawing that a member removed stays removed, also when the data change', async () => {
  const { db, draw, id, listImages } = await openTravels();
  await draw();
  await db.transaction().execute((tx) =>
    publishAtOnce(tx, [{ module: 'gallery', thingId: id, language: null, content: { images: [] } }], {
      authorId: 'import-world',
      originId: null,
    }),
  );
  expect(await draw()).toBeUndefined();
  await importSource(db, sourceOf(traveller({ events: stops.toReversed().slice(0, 5), summary: { en: 'Changed.' } })));
  await draw();
  expect(await listImages()).toEqual([]);
});

test('a state with imported borders gets a map of its extents, with the licence of their collection', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stele-drawn-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const state = traveller({ key: 'state', kind: 'polity', names: { en: 'Ruritania' }, events: [], times: [] });
  const { db, draw, id, listImages } = await openTravels(state);
  const square = (size: number) => [
    [
      [10, 45],
      [10 + size, 45],
      [10 + size, 45 + size],
      [10, 45 + size],
      [10, 45],
    ],
  ];
  const land = (start: number, end: number, size: number) => ({
    type: 'Feature',
    properties: { name: 'Ruritania', start, end },
    geometry: { type: 'Polygon', coordinates: square(size) },
  });
  writeFileSync(
    join(folder, 'a.geojson'),
    JSON.stringify({ type: 'FeatureCollection', features: [land(1500, 1599, 3), land(1600, 1700, 5)] }),
  );
  const source = await bordersSource(folder, { name: 'Old maps', licence: 'CC BY-SA 4.0' });
  await importSource(db, source);
  await db
    .updateTable('border')
    .where(sql<boolean>`name ->> 'en' = 'Ruritania'`)
    .set({ subjectId: id })
    .execute();
  expect(await draw()).toMatchObject({ drawn: 1 });
  const [image] = await listImages();
  expect(image!.titles).toMatchObject({ en: 'Ruritania: extent and growth', zh: 'Ruritania：疆域及其变迁' });
  expect(image!.descs.en).toMatch(/its greatest extent on land, 1600\s–\s1700\./);
  expect(image!.descs.en).toContain('frontiers as in the source');

  await undoImport(db, source.origin.id);
  expect(await draw()).toEqual({ drawn: 0, unchanged: 0, withdrawn: 1 });
  expect(await listImages()).toEqual([]);
});

test('the life of a person from Wikidata is drawn from birthplace, residences and place of death', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stele-drawn-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const snak = (property: string, type: string, value: unknown) => ({
    snaktype: 'value',
    property,
    datavalue: { type, value },
  });
  const toItem = (property: string, id: string) =>
    snak(property, 'wikibase-entityid', { 'entity-type': 'item', id, 'numeric-id': Number(id.slice(1)) });
  const toYear = (property: string, when: number) =>
    snak(property, 'time', {
      time: `+${when}-00-00T00:00:00Z`,
      precision: 9,
      calendarmodel: 'http://www.wikidata.org/entity/Q1985727',
    });
  type Snak = ReturnType<typeof snak>;
  const item = (id: string, name: string, statements: (Snak | { snak: Snak; since: number })[]) => ({
    type: 'item',
    id,
    labels: { en: { language: 'en', value: name } },
    descriptions: {},
    aliases: {},
    sitelinks: {},
    claims: Object.fromEntries(
      Map.groupBy(
        statements.map((statement) => ({
          type: 'statement',
          rank: 'normal',
          mainsnak: 'snak' in statement ? statement.snak : statement,
          ...('snak' in statement && { qualifiers: { P580: [toYear('P580', statement.since)] } }),
        })),
        ({ mainsnak }) => mainsnak.property,
      ),
    ),
  });
  const towns = ['Vico', 'Borgo', 'Altoforte', 'Marina', 'Castello'].map((name, at) =>
    item(`Q99000${at}`, name, [
      toItem('P31', 'Q515'),
      snak('P625', 'globecoordinate', {
        latitude: 40 + at * 2,
        longitude: 10 + at * 3,
        globe: 'http://www.wikidata.org/entity/Q2',
      }),
    ]),
  );
  const person = item('Q990010', 'Pietro Esempio', [
    toItem('P31', 'Q5'),
    toYear('P569', 1700),
    toYear('P570', 1770),
    toItem('P19', 'Q990000'),
    ...[1, 2, 3].map((at) => ({ snak: toItem('P551', `Q99000${at}`), since: 1710 + 10 * at })),
    toItem('P20', 'Q990004'),
  ]);
  const file = join(folder, 'items.json');
  writeFileSync(file, JSON.stringify([...towns, person]));
  const { db, as, draw } = await openTravels();
  await importSource(db, await wikidataSource(file));
  expect(await draw({ origin: 'wikidata' })).toMatchObject({ drawn: 1 });
  const { thingId } = await db
    .selectFrom('importRecord')
    .where('key', '=', 'Q990010')
    .select('thingId')
    .executeTakeFirstOrThrow();
  const [image] = (await as(null, 'en')(imageList, { itemId: thingId })).images;
  expect(image!.descs.en).toMatch(/^1 born in Vico \(1700\); 2 lived in Borgo \(1720.*5 died in Castello \(1770\)\. /);
});

test('a subject that cannot be drawn is named in the report, and does not keep others from being drawn', async () => {
  const { db, draw, id } = await openTravels(traveller(), traveller({ key: 'second', names: { en: 'Another' } }));
  await sql`
    with file as (insert into border_file (origin_id, key, hash) values ('travels', 'broken', 'broken'))
    insert into border (id, origin_id, file_key, subject_id, name, start_time, earliest, latest, precision, hue, shape, west, south, east, north)
    values ('broken', 'travels', 'broken', ${id}, '{}', '1500-00-00 00:00:00', 0, 1, 1, 1, '{"coordinates": [[null]]}', 0, 0, 1, 1)`.execute(
    db,
  );
  const report = await draw();
  expect(report).toMatchObject({ drawn: 2, undrawn: 1 });
  expect(report).toMatchObject({ refusals: [expect.stringContaining(`extent/${id}: `)] });
});
