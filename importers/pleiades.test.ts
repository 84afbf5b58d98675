import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { faultsIn } from '../tests/record-faults.ts';
import { openDatabase } from '../tests/world.ts';
import { importSource } from './engine.ts';
import { kindOf, pleiadesSource, parseTitle } from './pleiades.ts';
import type { ImportedSubject, Source } from './record.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stele-pleiades-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function readAll(source: Source) {
  const records: ImportedSubject[] = [],
    refused: string[] = [],
    without: string[] = [],
    broken: string[] = [];
  let nameless = 0;
  for await (const item of source.read()) {
    if ('record' in item) {
      records.push(item.record);
      without.push(...(item.without ?? []));
      broken.push(...(item.broken ?? []).map(({ where, why }) => `${where} ${why}`));
    } else if ('refused' in item) refused.push(`${item.where} ${item.refused}`);
    else nameless++;
  }
  return {
    records,
    refused,
    without,
    broken,
    nameless,
    one: (key: string) => records.find((record) => record.key === key)!,
  };
}
const point = (coordinates: unknown, description = 'representative point') => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { description },
});
const write = (id: number, of: object) =>
  writeFileSync(
    join(folder, `${id}.geojson`),
    JSON.stringify(
      {
        type: 'FeatureCollection',
        id: String(id),
        title: `Place ${id}`,
        description: '',
        features: [point([20, 40])],
        ...of,
      },
      null,
      2,
    ),
  );

test('titles: alternatives, doubts, reconstructions and the type of place', () => {
  expect(parseTitle('Orraon/Horreum')).toEqual({ name: 'Orraon', others: ['Horreum'], sort: null, isCut: true });
  expect(parseTitle('Velzna/*Volsinii Veteres/Urbiventus')).toMatchObject({
    name: 'Velzna',
    others: ['Volsinii Veteres', 'Urbiventus'],
  });
  expect(parseTitle('Naulochos/Templum Iovis?')).toMatchObject({ name: 'Naulochos', others: ['Templum Iovis'] });
  expect(parseTitle('Corsica/Kyrnos (island)')).toMatchObject({ name: 'Corsica', others: ['Kyrnos'], sort: 'island' });
  expect(parseTitle('Mopsou(h)estia')).toEqual({ name: 'Mopsou(h)estia', others: [], sort: null, isCut: false });
  expect(parseTitle('?')).toMatchObject({ name: '' });
  expect([
    kindOf('island', ''),
    kindOf(null, 'A river of Asia Minor.'),
    kindOf(null, 'A small island off Crete'),
    kindOf(null, 'A Gallic tribe'),
    kindOf(null, 'The Sequani were a Gallic tribe of the Arar'),
    kindOf(null, 'A Hernican hill town'),
    kindOf(null, 'A temple on the island of Aegina'),
    kindOf(null, ''),
  ]).toEqual(['place', 'place', 'place', 'people', 'people', 'site', 'site', 'site']);
});

test('a place has its names in every script, its location, and its lines and areas as timemap nodes', async () => {
  write(579885, {
    title: 'Athenae',
    description: 'A major Greek city-state. Inhabited ever since.',
    names: ['Athenae', 'Ἀθῆναι', 'Athènes', 'Αθήνα', 'Ἀθῆναι', 7],
    connectsWith: ['580062', '1', '1', '579885'],
    features: [
      point([23.72633, 37.97214]),
      point([23.7, 37.9], 'another'),
      {
        type: 'Feature',
        id: 'wall',
        geometry: {
          type: 'LineString',
          coordinates: [
            [23.71, 37.97],
            [23.72, 37.98],
            [23.73, 37.97],
          ],
        },
        properties: { title: 'Course of the wall', location_precision: 'precise', description: 'Digitized' },
      },
      {
        type: 'Feature',
        id: 'x',
        geometry: {
          type: 'MultiLineString',
          coordinates: [
            [
              [23.71, 37.97],
              [23.72, 37.98],
            ],
            [
              [23, 37],
              [24, 38],
            ],
          ],
        },
        properties: { location_precision: 'rough' },
      },
      {
        type: 'Feature',
        id: 'y',
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [23, 37],
              [24, 37],
              [24, 38],
              [23, 37],
            ],
          ],
        },
        properties: { title: 'Area' },
      },
      {
        type: 'Feature',
        id: 'z',
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [23, 37],
              [24, 37],
              [24, 38],
            ],
          ],
        },
        properties: {},
      },
      { type: 'Feature', properties: { location_precision: 'unlocated' } },
    ],
  });
  const {
    records: [athens],
    without,
  } = await readAll(await pleiadesSource(folder));
  expect(athens).toMatchObject({
    key: '579885',
    kind: 'site',
    names: { en: 'Athenae' },
    otherNames: { en: ['Ἀθῆναι', 'Athènes', 'Αθήνα'] },
    times: [],
    region: 'europe',
    same: { pleiades: '579885' },
    summary: { en: 'A major Greek city-state. Inhabited ever since.' },
    distinction: { en: 'A major Greek city-state' },
    place: { latitude: 37.97214, longitude: 23.72633, name: { en: 'Athenae' } },
  });
  expect(athens!.relations!.map(({ to, type, bothTell }) => [to, type, bothTell])).toEqual([
    ['580062', 'location', true],
    ['1', 'location', true],
  ]);
  expect(
    athens!.nodes!.map(({ title, sketch, source }) => [title.en, sketch!.shape.type, sketch!.style, source!.url]),
  ).toEqual([
    ['Course of the wall', 'LineString', 'solid', 'https://pleiades.stoa.org/places/579885/wall'],
    ['Athenae', 'LineString', 'dashed', 'https://pleiades.stoa.org/places/579885/x'],
    ['Athenae', 'LineString', 'dashed', 'https://pleiades.stoa.org/places/579885/x'],
    ['Area', 'Polygon', 'dashed', 'https://pleiades.stoa.org/places/579885/y'],
  ]);
  expect(without, 'a ring that is not closed').toEqual(['a shape that is none']);
});

test('invalid records are refused, an invalid place costs only the place, the rest is imported', async () => {
  write(1, { id: '../x' });
  write(2, { title: ' ? ' });
  write(3, { features: [point([200, 40])] });
  write(4, { title: '<b>Kyme</b>', features: [], names: 'none', connectsWith: null });
  writeFileSync(join(folder, '5.geojson'), '{"type":"FeatureCollection"');
  const { records, refused, broken } = await readAll(await pleiadesSource(folder));
  expect(broken).toEqual(['3.geojson:1 no place on earth']);
  expect(refused).toEqual(['1.geojson:1 no id', '2.geojson:1 no title', '5.geojson:1 the file ends within it']);
  expect(records).toMatchObject([
    { key: '3', place: null },
    { key: '4', names: { en: 'Kyme' }, place: null, nodes: [], relations: [] },
  ]);
});

test('a connection listed by both sides is one relation, and a second import changes nothing', async () => {
  const { db } = await openDatabase();
  write(11, { connectsWith: ['12', '99'] });
  write(12, {
    connectsWith: ['11'],
    features: [
      point([20, 40]),
      {
        type: 'Feature',
        id: 'road',
        geometry: {
          type: 'LineString',
          coordinates: [
            [20, 40],
            [21, 41],
          ],
        },
        properties: { title: 'Road' },
      },
    ],
  });
  expect(await importSource(db, await pleiadesSource(folder))).toMatchObject({ taken: 2, dangling: 1 });
  const relations = () =>
    db
      .selectFrom('relation')
      .innerJoin('subject', 'subject.id', 'relation.fromId')
      .where('subject.originId', '=', 'pleiades')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
  const nodes = () =>
    db
      .selectFrom('timemapNode')
      .innerJoin('subject', 'subject.id', 'timemapNode.subjectId')
      .where('subject.originId', '=', 'pleiades')
      .select(['timemapNode.title', 'timemapNode.longitude'])
      .execute();
  expect([await relations(), await nodes()]).toEqual([{ n: 1 }, [{ title: { en: 'Road' }, longitude: 21 }]]);
  expect(await importSource(db, await pleiadesSource(folder))).toMatchObject({ taken: 0, changed: 0, unchanged: 2 });
  expect([await relations(), await nodes()]).toMatchObject([{ n: 1 }, [{}]]);
});

const handout = resolve(import.meta.dirname, '../../shared/data/06-pleiades-ancient-places');
test.skipIf(!existsSync(handout))(
  'the whole data set 06-pleiades-ancient-places is imported with its lines and areas (needs ../shared/data)',
  async () => {
    const { records, refused, without, nameless, one: findRecord } = await readAll(await pleiadesSource(handout));
    expect({ read: records.length, refused, without }).toEqual({ read: 650 - nameless, refused: [], without: [] });
    expect(records.flatMap(({ relations }) => relations!).length).toBeGreaterThan(1600);
    expect(records.flatMap(faultsIn)).toEqual([]);
    const shapes = records.flatMap(({ nodes }) => nodes!.map(({ sketch }) => sketch!.shape.type));
    expect({
      lines: shapes.filter((shape) => shape === 'LineString').length > 180,
      areas: shapes.filter((shape) => shape === 'Polygon').length,
    }).toEqual({ lines: true, areas: 29 });
    expect(findRecord('531025')).toMatchObject({
      names: { en: 'Orraon' },
      otherNames: { en: ['Horreum', 'Orraon/Horreum'] },
    });
    for (const { names } of records) expect(names.en).not.toMatch(/[/?*]/);
    expect(records.filter(({ place }) => place === null).length).toBeLessThan(60);
  },
);
