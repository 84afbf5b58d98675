import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { borders, placeHistory } from '../src/features/timemaps/contract.ts';
import { areaOf, polygonsContain, type Point, type Polygon } from '../src/features/timemaps/face/shapes.ts';
import * as limits from '../src/rules/limits.ts';
import { borderSample, writeSample } from '../tests/collection-samples.ts';
import { openDatabase, openWorld } from '../tests/world.ts';
import { bordersSource } from './borders.ts';
import { crossingOf, drawShapes, polygonsOf } from './borders-shapes.ts';
import { correctedNames } from './borders-words.ts';
import { timeOfFeature, yearOfFile } from './borders-times.ts';
import { importSource } from './engine.ts';
import type { StateExtents } from './content/borders/shape.ts';
import type { BorderReadResult } from './record.ts';
import { builtInContent } from './content/load.ts';
import { contentSource } from './content/source.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stele-borders-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const square = (west: number, south: number, size = 10): Point[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const land = (properties: object, coordinates: unknown = [square(0, 0)], type = 'Polygon') => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const write = (name: string, features: object[]) =>
  writeFileSync(join(folder, name), JSON.stringify({ type: 'FeatureCollection', features }));
const inYear = { name: 'Somewhere', start: 100, end: 200 };

async function readAll() {
  const items: BorderReadResult[] = [];
  for await (const file of (await bordersSource(folder)).borders!.files([])) items.push(...(await file.read()));
  return items;
}

test('a file whose coordinates are metres of another system is refused, one that names degrees is read', async () => {
  const writeIn = (name: string, system: string) =>
    writeFileSync(
      join(folder, name),
      JSON.stringify({
        type: 'FeatureCollection',
        crs: { type: 'name', properties: { name: system } },
        features: [land(inYear)],
      }),
    );
  writeIn('a.geojson', 'urn:ogc:def:crs:EPSG::3857');
  writeIn('b.geojson', 'urn:ogc:def:crs:OGC:1.3:CRS84');
  writeIn('c.geojson', 'urn:ogc:def:crs:EPSG::4326');
  const items = await readAll();
  expect(
    items.map((item) => ('border' in item ? 'read' : 'refused' in item ? item.refused.slice(0, 32) : item)),
  ).toEqual(['coordinates that are no degrees:', 'read', 'read']);
});

test('GeometryCollection: its areas are one shape, the rest is reported with its place; without an area it is refused', async () => {
  const collection = (...geometries: unknown[]) => ({
    type: 'Feature',
    properties: inYear,
    geometry: { type: 'GeometryCollection', geometries },
  });
  const area = { type: 'Polygon', coordinates: [square(0, 0)] },
    areas = { type: 'MultiPolygon', coordinates: [[square(20, 0)], [square(40, 0)]] },
    line = {
      type: 'LineString',
      coordinates: [
        [0, 0],
        [1, 1],
      ],
    },
    point = { type: 'Point', coordinates: [0, 0] };
  const outcome = async (...geometries: unknown[]) => {
    write('a.geojson', [collection(...geometries)]);
    return (await readAll()).map((item) =>
      'border' in item
        ? item.border.polygons.length
        : 'refused' in item
          ? `refused: ${item.refused}`
          : 'omitted' in item
            ? item.omitted
            : '',
    );
  };
  expect(await outcome(area)).toEqual([1]);
  expect(await outcome(area, areas)).toEqual([3]);
  expect(await outcome(line, area, point)).toEqual([
    1,
    '/geometry/geometries/0: a LineString where an area is wanted',
    '/geometry/geometries/2: a Point where an area is wanted',
  ]);
  expect(await outcome({ type: 'GeometryCollection', geometries: [area, point] }, areas)).toEqual([
    3,
    '/geometry/geometries/0/geometries/1: a Point where an area is wanted',
  ]);
  expect(await outcome(area, null, { type: 'Polygon', coordinates: [[[0, 0]]] })).toEqual([
    1,
    '/geometry/geometries/1: no shape',
    '/geometry/geometries/2: no area',
  ]);
  expect(await outcome(line, point)).toEqual(['refused: a GeometryCollection where an area is wanted']);
  expect(await outcome()).toEqual(['refused: a GeometryCollection where an area is wanted']);
});

test('MultiPolygon: a part that is no area costs that part; a property that nothing reads is reported once', async () => {
  const parts = (...coordinates: unknown[]) => ({
    type: 'Feature',
    properties: { ...inYear, colour: 'red' },
    geometry: { type: 'MultiPolygon', coordinates },
  });
  write('a.geojson', [parts([square(0, 0)], [[['x', 0]]], [square(20, 0)]), parts([[[0, 0]]])]);
  expect(
    (await readAll()).map((item) =>
      'border' in item
        ? item.border.polygons.length
        : 'refused' in item
          ? `refused: ${item.refused}`
          : 'omitted' in item
            ? `${item.where}: ${item.omitted}`
            : '',
    ),
  ).toEqual([
    2,
    expect.stringMatching(/: \/geometry\/coordinates\/1: coordinates that are none$/),
    'refused: no area',
    'a.geojson 1 colour: a property that is not read',
  ]);
});

describe('imported shapes', () => {
  const circle = (points: number): Point[] =>
    Array.from({ length: points + 1 }, (_, i) => [
      20 * Math.cos((2 * Math.PI * (i % points)) / points),
      20 * Math.sin((2 * Math.PI * (i % points)) / points),
    ]);
  const bowtie: Point[] = [
    [0, 0],
    [10, 10],
    [10, 0],
    [0, 20],
    [0, 0],
  ];

  test.each([
    [
      'beyond the poles',
      land(inYear, [
        [
          [0, 80],
          [10, 80],
          [10, 95],
          [0, 80],
        ],
      ]),
      'beyond the poles at 95, 10',
    ],
    [
      'off the earth',
      land(inYear, [
        [
          [0, 80],
          [900, 80],
          [10, 85],
          [0, 80],
        ],
      ]),
      'beyond the earth at 80, 900',
    ],
    [
      'no numbers',
      land(inYear, [
        [
          [0, 'north'],
          [1, 1],
          [2, 0],
        ],
      ]),
      'coordinates that are none',
    ],
    [
      'no area',
      land(inYear, [
        [
          [0, 0],
          [1, 1],
          [0, 0],
        ],
      ]),
      'no area',
    ],
    ['no shape', { type: 'Feature', properties: inYear, geometry: null }, 'no shape'],
    [
      'an end before its beginning',
      land({ name: 'Somewhere', start: 200, end: -100 }),
      'an end before its beginning: 0200-00-00 to -0100-00-00',
    ],
    ['the year 0', land({ name: 'Somewhere', start: 0, end: 10 }), 'the year 0, which never was'],
    ['no time', land({ name: 'Somewhere' }), 'no time'],
    ['an end alone', land({ name: 'Somewhere', end: 100 }), 'an end without a beginning'],
    [
      'a time that is none',
      land({ name: 'Somewhere', start: 'once upon a time' }),
      'a time that is none: once upon a time (notUnderstood)',
    ],
  ])('%s: the feature is refused by name', async (_, feature, why) => {
    write('bad.geojson', [feature]);
    expect(await readAll()).toEqual([{ where: 'bad.geojson 1 Somewhere', refused: why }]);
  });

  test('a self-crossing line is refused with its name and place; the other parts of the shape are imported', async () => {
    write('crossing.geojson', [
      land({ ...inYear, name: 'Bow' }, [bowtie]),
      land({ ...inYear, name: 'Half' }, [[bowtie], [square(20, 20)]], 'MultiPolygon'),
    ]);
    const { db } = await openDatabase();
    const report = await importSource(db, await bordersSource(folder));
    expect(report.refused).toEqual([
      { where: 'crossing.geojson 1 Bow', why: 'a line that crosses itself near 6.667, 6.667' },
      {
        where: 'crossing.geojson 2 Half',
        why: 'a line that crosses itself near 6.667, 6.667; the other parts were taken',
      },
    ]);
    expect(
      await db.selectFrom('border').where('fileKey', '=', 'crossing.geojson').select(['name', 'west']).execute(),
    ).toEqual([{ name: { en: 'Half' }, west: 20 }]);
  });

  test('invalid JSON or GeoJSON, unnamed land and points are reported without failing', async () => {
    writeFileSync(join(folder, 'a.geojson'), '{');
    writeFileSync(join(folder, 'b.geojson'), '[1]');
    write('c.geojson', [
      land({ NAME: null, start: 1 }),
      land({ NAME: '?', start: 1 }),
      land({ ...inYear }, [0, 0], 'Point'),
    ]);
    const nobodys = 'land of nobody: it has no name';
    expect(await readAll()).toEqual([
      { where: 'a.geojson', refused: 'no JSON' },
      { where: 'b.geojson', refused: 'no GeoJSON with features' },
      { where: 'c.geojson 1', passedOver: nobodys },
      { where: 'c.geojson 2', passedOver: nobodys },
      { where: 'c.geojson 3 Somewhere', passedOver: 'a point or a line' },
    ]);
    await expect(bordersSource(join(folder, 'not-there'))).rejects.toThrow('It cannot be read');
  });

  test('shapes across the date line are split there, whether their degrees continue past 180 or jump', () => {
    const onwards = polygonsOf({
      type: 'Polygon',
      coordinates: [
        [
          [170, 50],
          [190, 50],
          [190, 70],
          [170, 70],
          [170, 50],
        ],
      ],
    });
    const jumping = polygonsOf({
      type: 'Polygon',
      coordinates: [
        [
          [170, 50],
          [-170, 50],
          [-170, 70],
          [170, 70],
          [170, 50],
        ],
      ],
    });
    for (const polygons of [onwards, jumping] as Polygon[][]) {
      expect(polygons).toHaveLength(2);
      expect(polygons.flat(2).every(([x]) => Math.abs(x) <= 180)).toBe(true);
      expect(
        polygonsContain(polygons, [175, 60]) &&
          polygonsContain(polygons, [-175, 60]) &&
          !polygonsContain(polygons, [0, 60]) &&
          !polygonsContain(polygons, [-165, 60]),
      ).toBe(true);
    }
    const antarctica = polygonsOf({
      type: 'Polygon',
      coordinates: [
        [
          [-180, -90],
          [180, -90],
          [180, -70],
          [-180, -70],
          [-180, -90],
        ],
      ],
    }) as Polygon[];
    expect(antarctica).toHaveLength(1);
    expect(polygonsContain(antarctica, [0, -80])).toBe(true);
  });

  test('open rings are closed, reversed rings are turned, holes stay holes', () => {
    const [polygon] = polygonsOf({
      type: 'Polygon',
      coordinates: [square(0, 0).toReversed().slice(0, 4), square(4, 4, 2)],
    }) as Polygon[];
    expect(polygon!.map((ring) => Math.sign(areaOf(ring)))).toEqual([1, -1]);
    expect([polygonsContain([polygon!], [1, 1]), polygonsContain([polygon!], [5, 5])]).toEqual([true, false]);
  });

  test('a shape of a million points is simplified without changing its form; one with even more points is refused', () => {
    const [drawn] = drawShapes([polygonsOf({ type: 'Polygon', coordinates: [circle(1_000_000)] }) as Polygon[]]);
    const [ring] = drawn!.polygons[0]!;
    expect(ring!.length).toBeLessThanOrEqual(limits.shapePoints);
    expect(areaOf(ring!)).toBeCloseTo(Math.PI * 400, -1);
    expect(crossingOf(ring!)).toBeNull();
    expect(polygonsOf({ type: 'Polygon', coordinates: [circle(limits.processedShapePoints)] })).toBe(
      `more than ${limits.processedShapePoints} points`,
    );
  });

  test('borders shared by neighbours stay shared after simplification', () => {
    const jagged: Point[] = Array.from({ length: 400 }, (_, i) => [10 + (i % 2) * 0.02, (i * 10) / 399]);
    const drawn = drawShapes([
      [[[[0, 0], ...jagged, [0, 10], [0, 0]]]],
      [[[[20, 10], ...jagged.toReversed(), [20, 0], [20, 10]]]],
    ]);
    const [left, right] = drawn.map(
      ({ polygons }) => new Set(polygons[0]![0]!.filter(([x]) => x > 9 && x < 11).map(String)),
    );
    expect(left!.size).toBeLessThan(50);
    expect(left).toEqual(right);
  });
});

test('times of features are read from years, dates, words and EDTF, or from the year in the file name', () => {
  const time = (properties: object) => {
    const record = timeOfFeature({ properties });
    return typeof record === 'object' && record
      ? [record.startTime.slice(0, -9), record.endTime?.slice(0, -9) ?? null, record.startNote, record.endNote]
      : record;
  };
  expect(time({ start: -221, end: -206 })).toEqual(['-0221-00-00', '-0206-00-00', null, null]);
  expect(time({ from: '-0221-10-01', to: '0014' })).toEqual(['-0221-10-01', '0014-00-00', null, null]);
  expect(time({ start_date: '1871-01-18', end_date: '1918-11-09T00:00:00Z' })).toEqual([
    '1871-01-18',
    '1918-11-09',
    null,
    null,
  ]);
  expect(time({ start: '221 BC', end: '' })).toEqual(['-0221-00-00', null, null, 'to present']);
  expect(time({ when: '-0220/-0205' })).toEqual(['-0221-00-00', '-0206-00-00', null, null]);
  expect(time({})).toBeNull();
  expect(
    [
      'world_bc500.geojson',
      'geojson/world_1279.geojson',
      'a 27bc.geojson',
      'roman_empire_bce_60.geojson',
      'roman_empire_117_ce.geojson',
      'roads2.geojson',
      'world_0.geojson',
    ].map(yearOfFile),
  ).toEqual([-500, 1279, -27, -60, 117, null, null]);
});

describe('importing borders', () => {
  test('single years last until the next file’s year, across 1 BC and AD 1; a repeat changes nothing; a changed file is replaced', async () => {
    write('world_bc1.geojson', [land({ NAME: 'West', BORDERPRECISION: 2 })]);
    write('world_1.geojson', [
      land({ NAME: 'West', BORDERPRECISION: 2 }),
      land({ NAME: 'East', BORDERPRECISION: 1 }, [square(10, 0)]),
    ]);
    write('world_50.geojson', [land({ NAME: 'East', BORDERPRECISION: 3 })]);
    const { as, db } = await openWorld();
    await db.deleteFrom('borderFile').execute();
    const bring = async () => importSource(db, await bordersSource(folder));
    expect(await bring()).toMatchObject({ read: 4, taken: 4, changed: 0, unchanged: 0 });
    const at = async (year: number) => {
      const { from, until, borders: visibleBorders, origins } = await as(null, 'en')(borders, { year });
      return {
        from,
        until,
        names: visibleBorders.map(({ name }) => name).sort(),
        licences: origins.map(({ licence }) => licence),
      };
    };
    expect(await at(-2)).toEqual({ from: null, until: -2, names: [], licences: [] });
    expect(await at(-1)).toEqual({ from: -1, until: -1, names: ['West'], licences: ['GPL-3.0'] });
    expect(await at(1)).toEqual({ from: 1, until: 49, names: ['East', 'West'], licences: ['GPL-3.0'] });
    expect(await at(50)).toEqual({ from: 50, until: 50, names: ['East'], licences: ['GPL-3.0'] });
    expect(await at(51)).toEqual({ from: 51, until: null, names: [], licences: [] });
    const hues = await db.selectFrom('border').select(['name', 'hue']).execute();
    const hueOf = (name: string) => new Set(hues.filter((row) => row.name.en === name).map(({ hue }) => hue));
    expect([hueOf('East').size, hueOf('West').size, new Set([...hueOf('East'), ...hueOf('West')]).size]).toEqual([
      1, 1, 2,
    ]);

    const before = await db.selectFrom('border').selectAll().orderBy('id').execute();
    expect(await bring()).toMatchObject({ read: 4, taken: 0, changed: 0, unchanged: 4 });
    expect(await db.selectFrom('border').selectAll().orderBy('id').execute()).toEqual(before);

    write('world_50.geojson', [land({ NAME: 'North', BORDERPRECISION: 3 })]);
    expect(await bring()).toMatchObject({ taken: 0, changed: 1, unchanged: 3 });
    expect(await at(50)).toMatchObject({ names: ['North'] });
    rmSync(join(folder, 'world_50.geojson'));
    expect((await bring()).noLonger).toEqual([{ where: 'world_50.geojson', stays: true }]);
    expect(await at(50)).toMatchObject({ names: ['North'] });
    const replacing = await importSource(db, await bordersSource(folder), { replace: true });
    expect(replacing.noLonger).toEqual([{ where: 'world_50.geojson', stays: false }]);
    expect(await at(50)).toMatchObject({ names: [] });
  });

  test('a second folder of the same collection adds its years, each lasting until the next year of either folder', async () => {
    const west = land({ NAME: 'West', BORDERPRECISION: 2 });
    write('world_100.geojson', [west]);
    write('world_400.geojson', [west]);
    const { as, db } = await openWorld();
    await db.deleteFrom('borderFile').execute();
    await importSource(db, await bordersSource(folder));
    for (const file of ['world_100.geojson', 'world_400.geojson']) rmSync(join(folder, file));
    write('world_ce_200.geojson', [land({ NAME: 'East', BORDERPRECISION: 1 }, [square(20, 0)])]);
    write('world_bce_60.geojson', [land({ NAME: 'South', BORDERPRECISION: 1 }, [square(20, 20)])]);
    expect(await importSource(db, await bordersSource(folder))).toMatchObject({
      taken: 2,
      noLonger: [
        { where: 'world_100.geojson', stays: true },
        { where: 'world_400.geojson', stays: true },
      ],
    });
    const names = async (year: number) =>
      (await as(null, 'en')(borders, { year })).borders.map(({ name }) => name).sort();
    expect(await Promise.all([-61, -60, 99, 150, 399, 400].map(names))).toEqual([
      [],
      ['South'],
      ['South'],
      ['West'],
      ['East', 'West'],
      ['West'],
    ]);
  });

  test('refusals are reported again by a later run that skips the unchanged file', async () => {
    write('a.geojson', [land(inYear), land({ name: 'Timeless' })]);
    const { db } = await openDatabase();
    const bring = async () => (await importSource(db, await bordersSource(folder))).refused;
    const refused = [{ where: 'a.geojson 2 Timeless', why: 'no time' }];
    expect([await bring(), await bring()]).toEqual([refused, refused]);
  });

  test('a dry run changes nothing', async () => {
    write('a.geojson', [land(inYear)]);
    const { db } = await openDatabase();
    expect(await importSource(db, await bordersSource(folder), { dryRun: true })).toMatchObject({ read: 1, taken: 1 });
    expect(await db.selectFrom('borderFile').where('key', '=', 'a.geojson').selectAll().execute()).toEqual([]);
  });

  test('names link to the subject with that name that existed then; the entry opens in the reader’s language', async () => {
    write('a.geojson', [
      land({ name: 'Roman Empire', start: 100, end: 200 }),
      land({ name: 'Rome', start: -300, end: -200 }),
      land({ name: 'Roman Empire', start: 1800, end: 1900 }),
      land({ name: 'Nowhere', start: 100, end: 200 }),
    ]);
    const { as, db } = await openWorld();
    await db.deleteFrom('borderFile').execute();
    await importSource(db, await bordersSource(folder, { name: 'An atlas', licence: 'CC0' }));
    const rows = await db
      .selectFrom('border')
      .select(['name', 'subjectId', 'startTime'])
      .orderBy('earliest')
      .orderBy('id')
      .execute();
    expect(rows.map(({ name, subjectId }) => `${name.en} ${subjectId}`).sort()).toEqual([
      'Nowhere null',
      'Roman Empire null',
      'Roman Empire roman-empire',
      'Rome roman-republic',
    ]);
    const { borders: visibleBorders, origins } = await as(null, 'fr')(borders, { year: 150 });
    expect(visibleBorders.find(({ polity }) => polity === 'roman-empire')).toMatchObject({
      name: 'Empire romain',
      entryId: 'roman-empire-fr',
      source: 'An atlas, a.geojson',
    });
    expect(visibleBorders.find(({ polity }) => polity === 'Nowhere')).toMatchObject({ name: 'Nowhere', entryId: null });
    expect(origins).toEqual([{ name: 'An atlas', licence: 'CC0', url: null }]);
  });
});

describe('borders of the built-in world', () => {
  const extent = (west: number): StateExtents => ({
    id: 'roman-empire',
    polity: 'roman-empire',
    extents: [
      { span: ['0100~', '0150'], rings: [square(west, 40).slice(0, 4)], source: ['ancient-rome-atlas' as never] },
    ],
  });
  test('are imported with the world, and again only when they changed', async () => {
    const { as, db } = await openWorld();
    const content = builtInContent(),
      source = Object.keys(content.catalogue.sources)[0]!;
    const cited = (polity: StateExtents): StateExtents => ({
      ...polity,
      extents: polity.extents.map((e) => ({ ...e, source: [source as never] })),
    });
    const bring = (extents: StateExtents[]) =>
      importSource(db, contentSource({ ...content, tours: [] }, { isWorld: true, extents: extents.map(cited) }));
    await bring([extent(10)]);
    const seen = async () =>
      (await as(null, 'en')(borders, { year: 120 })).borders.map(({ name, polity, precision, time, shape }) => ({
        name,
        polity,
        precision,
        startNote: time.startNote,
        west: shape.coordinates[0]![0]![0]![0],
      }));
    expect(await seen()).toEqual([
      { name: 'Roman Empire', polity: 'roman-empire', precision: 1, startNote: 'about', west: 10 },
    ]);
    const [before] = await db.selectFrom('borderFile').selectAll().execute();
    expect(await bring([extent(10)])).toMatchObject({ taken: 0, changed: 0 });
    expect(await db.selectFrom('borderFile').selectAll().execute()).toEqual([before]);
    await bring([extent(12)]);
    expect(await seen()).toMatchObject([{ west: 12 }]);
    await bring([]);
    expect(await seen()).toEqual([]);
  });
});

/** Where the published borders differ from the files: who held a place in the year of a file. */
async function wrongHolders(
  as: Awaited<ReturnType<typeof openWorld>>['as'],
  path: string,
  files: Record<string, number>,
  places: Record<string, readonly [latitude: number, longitude: number]>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [file, year] of Object.entries(files)) {
    const { features } = JSON.parse(readFileSync(`${path}/geojson/world_${file}.geojson`, 'utf8')) as {
      features: { properties: { NAME: string | null }; geometry: { coordinates: Polygon[] } }[];
    };
    const { borders: visibleBorders } = await as(null, 'en')(borders, { year });
    expect(JSON.stringify(visibleBorders).length).toBeLessThan(400_000);
    for (const [name, [latitude, longitude]] of Object.entries(places)) {
      const expectedNames = features
        .filter(
          ({ properties, geometry }) => properties.NAME && polygonsContain(geometry.coordinates, [longitude, latitude]),
        )
        .map(({ properties }) => correctedNames[properties.NAME!.trim()] ?? properties.NAME!.trim());
      const visibleNames = visibleBorders
        .filter(({ shape }) => polygonsContain(shape.coordinates as Polygon[], [longitude, latitude]))
        .map((border) => border.name);
      if (expectedNames.sort().join() !== visibleNames.sort().join())
        wrong.push(`${name} ${year}: ${expectedNames.join()} is ${visibleNames.join()}`);
    }
  }
  return wrong;
}

describe('the holders of a place match the files, and a year takes under 400 kB', () => {
  test('in two sample years', async () => {
    const { as, db } = await openWorld();
    await db.deleteFrom('borderFile').execute();
    const report = await importSource(db, await bordersSource(writeSample(folder, borderSample.sample)));
    expect(report.refused).toMatchObject([{ why: expect.stringMatching(/crosses itself/) as string }]);
    const places = {
      Rome: [41.9, 12.5],
      'Chang’an': [34.3, 108.9],
      London: [51.5, -0.12],
      Cuzco: [-13.5, -71.97],
    } as const;
    expect(await wrongHolders(as, folder, { bc1: -1, 100: 100 }, places)).toEqual([]);
    const { polities } = await as(null, 'en')(placeHistory, { latitude: 41.9, longitude: 12.5 });
    expect(polities.map(({ name }) => name)).toContain('Roman Empire');
  });

  const data = '../shared/data/09-historical-borders-20-years';
  test.skipIf(!existsSync(data))(
    'in 20 years of historical-basemaps (needs ../shared/data/09)',
    async () => {
      const { as, db } = await openWorld();
      await db.deleteFrom('borderFile').execute();
      const report = await importSource(db, await bordersSource(data));
      expect(report.read).toBeGreaterThan(1500);
      expect(report.refused.length).toBeLessThan(20);
      const files = { bc500: -500, bc323: -323, 100: 100, 900: 900, 1279: 1279, 1500: 1500, 1914: 1914 };
      const places = {
        Rome: [41.9, 12.5],
        'Chang’an': [34.3, 108.9],
        Cuzco: [-13.5, -71.97],
        Baghdad: [33.3, 44.4],
        Kyoto: [35, 135.7],
        London: [51.5, -0.12],
        Delhi: [28.6, 77.2],
        Moscow: [55.75, 37.6],
      } as const;
      expect(await wrongHolders(as, data, files, places)).toEqual([]);
      const { polities } = await as(null, 'en')(placeHistory, { latitude: 41.9, longitude: 12.5 });
      expect(polities.map(({ name }) => name)).toContain('Roman Empire');
    },
    120_000,
  );
});
