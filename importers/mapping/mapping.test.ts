import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../tests/world.ts';
import { faultsIn } from '../../tests/record-faults.ts';
import { bordersSource } from '../borders.ts';
import { importSource } from '../engine.ts';
import type { ImportedSubject, Source } from '../record.ts';
import { triplesSource } from '../triples.ts';
import { readMapping } from './mapping.ts';
import { tableSource } from './table.ts';

/** A folder with some files, removed after the test. */
function written(files: Record<string, string | object>) {
  const folder = mkdtempSync(join(tmpdir(), 'stele-mapping-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return (name: string) => join(folder, name);
}
const collection = { name: 'A collection', licence: 'CC0' };

async function read(source: Source) {
  const records: ImportedSubject[] = [],
    problems: string[] = [];
  for await (const item of source.read()) {
    if ('record' in item) {
      records.push(item.record);
      problems.push(...(item.broken ?? []).map(({ where, why }) => `${where}: ${why}`));
    } else if ('refused' in item) problems.push(`${item.where}: ${item.refused}`);
  }
  return { records, problems, findRecord: (key: string) => records.find((record) => record.key === key)! };
}

test('the example of importers/README.md is imported as described; a repeat changes nothing', async () => {
  const examples = resolve(import.meta.dirname, '../examples');
  const source = async () =>
    tableSource(join(examples, 'bridges.csv'), await readMapping(join(examples, 'bridges.json')));
  const { records, problems, findRecord } = await read(await source());
  expect(problems).toEqual([]);
  expect(records.flatMap(faultsIn)).toEqual([]);
  expect(findRecord('gard')).toMatchObject({
    kind: 'site',
    region: 'europe',
    names: { en: 'Pont du Gard', fr: 'Pont du Gard' },
    otherNames: { en: ['Gard aqueduct bridge'] },
    times: [{ role: 'span', startTime: '0050-00-00 00:00:00', startNote: 'about', endTime: null }],
    place: { latitude: 43.9475, longitude: 4.535 },
    relations: [
      { to: 'nimes', type: 'attribution', word: { jp: '属する全体' }, sentence: { fr: '{a} faisait partie de {b}' } },
    ],
  });
  expect(findRecord('drobeta').times).toMatchObject([
    { startTime: '0103-00-00 00:00:00', endTime: '0270-00-00 00:00:00', endNote: 'about' },
  ]);
  expect(findRecord('alcantara').times[0]!.source).toMatchObject({
    where: 'alcantara',
    url: 'https://example.org/bridges/alcantara',
  });
  const { db } = await openDatabase();
  expect(await importSource(db, await source())).toMatchObject({ taken: 4, refused: [], dangling: 0 });
  expect(await importSource(db, await source())).toMatchObject({ taken: 0, changed: 0, unchanged: 4 });
});

test('an invalid cell costs only the cell, reported with its column; a row without key, name or kind is refused by line', async () => {
  const at = written({
    'a.tsv': [
      'id\tname\tsort\tyear\tend\tlat\tlon',
      '1\tFirst\tking\t-0099\t0000\t95\t3',
      '2\tSecond\tking\tsoon\t\t\t',
      '3\tThird\tking\t\t0100\t\t',
      '\tFourth\tking\t\t\t\t',
      '5\t\tking\t\t\t\t',
      '6\tSixth\tdragon\t\t\t\t',
      '7\t"Seventh\tking\t0200\t0100\t1,5\t2',
    ].join('\n'),
    'mapping.json': {
      ...collection,
      table: {
        key: 'id',
        kind: { column: 'sort', values: { king: 'person' } },
        names: { en: 'name' },
        times: [{ role: 'reign', from: 'year', until: 'end', years: 'astronomical' }],
        place: { latitude: 'lat', longitude: 'lon' },
      },
    },
  });
  const { records, problems, findRecord } = await read(
    await tableSource(at('a.tsv'), await readMapping(at('mapping.json'))),
  );
  expect(records.map(({ key }) => key)).toEqual(['1', '2', '3', '7']);
  expect(findRecord('1').times).toMatchObject([{ startTime: '-0100-00-00 00:00:00', endTime: '-0001-00-00 00:00:00' }]);
  expect(findRecord('7')).toMatchObject({
    names: { en: '"Seventh' },
    times: [],
    place: { latitude: 1.5, longitude: 2 },
  });
  expect(problems).toEqual([
    'a.tsv:2 lat: no place on earth: 95, 3',
    'a.tsv:3 year: a time that is none: soon (notUnderstood)',
    'a.tsv:4 year: an end without a beginning: 0100',
    'a.tsv:5: no key (id)',
    'a.tsv:6: no name',
    'a.tsv:7: a kind that the mapping does not know: “dragon”',
    'a.tsv:8 year: an end before its beginning: 0200-00-00 to 0100-00-00',
  ]);
});

test('an invalid mapping lists each fault with its place; a missing column is named along with the existing ones', async () => {
  const at = written({
    'a.csv': 'id,name\n1,One\n',
    'no.json': '{ nothing',
    'faults.json': {
      name: 'X',
      colour: 'red',
      table: {
        key: 'id',
        kind: 'dragon',
        names: { de: 'name' },
        relations: [{ column: 'to', type: 'other', word: { en: 'a word that is far too long for a relation' } }],
      },
    },
    'column.json': { ...collection, table: { key: 'id', kind: 'person', names: { en: 'label' } } },
    'other.json': { ...collection, borders: {} },
  });
  await expect(readMapping(at('no.json'))).rejects.toThrow(/^no\.json is no JSON: /);
  await expect(readMapping(at('faults.json'))).rejects.toThrow(
    [
      'faults.json is no mapping yet:',
      '  licence: Invalid input: expected string, received undefined',
      '  table.kind: one of person, book, war, painting, polity, site, event, place, people, idea, or { "column", "values", "otherwise" }',
      '  table.names: the languages are zh, en, fr, es, jp',
      '  table.names: one of zh, en, fr, es, jp at least',
      '  table.relations.0.word.en: a word of a relation has at most 18 letters',
      '  the file: Unrecognized key: "colour"',
    ].join('\n'),
  );
  await expect(tableSource(at('a.csv'), await readMapping(at('column.json')))).rejects.toThrow(
    'a.csv has no column “label”. It has: id, name.',
  );
  await expect(tableSource(at('a.csv'), await readMapping(at('other.json')))).rejects.toThrow(/needs a mapping/);
});

test('triples with a mapping: kinds of both ends, words in five languages, a kind given by a relation, relations left out', async () => {
  const five = { zh: '出生地', en: 'born in', fr: 'né à', es: 'nacido en', jp: '出生地' };
  const at = written({
    'triples/a.tsv':
      'http://fr.dbpedia.org/resource/Jules_C%C3%A9sar\tbirthPlace\tRome\nRome\ttype\tCity\nRome\tpageId\t7\n',
    'mapping.json': {
      ...collection,
      triples: {
        kinds: { birthPlace: ['person', null] },
        kindBy: { relation: 'type', values: { City: 'place' } },
        words: { birthPlace: { type: 'location', word: five, inverse: { en: 'birthplace of' } } },
        leaveOut: ['pageId'],
      },
    },
  });
  const mapping = await readMapping(at('mapping.json'));
  const source = await triplesSource(at('.'), { mapping });
  expect(source.origin).toEqual({ id: 'mapped-a-collection', name: 'A collection', licence: 'CC0', url: null });
  const { records, findRecord } = await read(source);
  expect(records.map(({ key, kind, names }) => [key, kind, names]).sort()).toEqual([
    ['Rome', 'place', { en: 'Rome' }],
    ['http://fr.dbpedia.org/resource/Jules_C%C3%A9sar', 'person', { fr: 'Jules César' }],
  ]);
  expect(findRecord('http://fr.dbpedia.org/resource/Jules_C%C3%A9sar').relations).toMatchObject([
    {
      to: 'Rome',
      type: 'location',
      word: five,
      inverse: { en: 'birthplace of' },
      sentence: { en: '{a} (born in): {b}', zh: '{a}（出生地）：{b}' },
    },
  ]);
});

test('numbered triples take names from the files next to them, in both published orders; a number without a name is refused', async () => {
  const first = written({
    'entity2id.txt': '2\n/m/caesar\t0\nRome\t1\n',
    'relation2id.txt': '1\nborn in\t0\n',
    'train2id.txt': '2\n0 1 0\n1 7 0\n',
    'README.txt': 'nothing',
  });
  const { records, problems } = await read(await triplesSource(first('.')));
  expect(records.flatMap(({ key, relations = [] }) => relations.map(({ to, word }) => [key, word.en, to]))).toEqual([
    ['/m/caesar', 'born in', 'Rome'],
  ]);
  expect(problems).toEqual(['train2id.txt:3: a number that has no name: 7']);

  const second = written({
    ent_ids_1: '0\thttp://dbpedia.org/resource/Julius_Caesar\n1\thttp://dbpedia.org/resource/Rome\n',
    ent_ids_2: '10\thttp://ja.dbpedia.org/resource/ローマ\n',
    rel_ids_1: '3\thttp://dbpedia.org/property/birthPlace\n',
    triples_1: '0\t3\t1\n',
  });
  const aligned = await read(await triplesSource(second('.')));
  expect(aligned.problems).toEqual([]);
  expect(aligned.findRecord('http://dbpedia.org/resource/Julius_Caesar')).toMatchObject({
    names: { en: 'Julius Caesar' },
    relations: [{ to: 'http://dbpedia.org/resource/Rome', word: { en: 'birthPlace' } }],
  });
  await expect(triplesSource(written({ 'README.txt': 'x' })('.'))).rejects.toThrow(/no table of triples/);
});

test('borders with a mapping: names by language, times in other properties or in the file name', async () => {
  const shape = (properties: object) => ({
    type: 'Feature',
    properties,
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
          [0, 0],
        ],
      ],
    },
  });
  const at = written({
    'shapes/all.geojson': {
      type: 'FeatureCollection',
      features: [
        shape({ etiquette: 'Gaule', label_en: 'Gaul', debut: -57, fin: -50, sure: 2 }),
        shape({ etiquette: 'Sans fin', debut: 100 }),
        shape({ debut: 1, fin: 2 }),
      ],
    },
    'shapes/roman_empire_bce_60.geojson': shape({ fid: 1 }),
    'mapping.json': {
      ...collection,
      borders: {
        name: { fr: 'etiquette', en: 'label_en' },
        from: 'debut',
        until: 'fin',
        years: 'astronomical',
        file: '(?<name>.+?)_(?<bc>bce_)?(?<year>\\d+)\\.geojson$',
        precision: 'sure',
      },
    },
  });
  const source = await bordersSource(at('shapes'), { mapping: await readMapping(at('mapping.json')) });
  const results: unknown[] = [];
  for await (const file of source.borders!.files([]))
    for (const item of await file.read())
      results.push(
        'border' in item
          ? [
              item.border.name,
              item.border.time.startTime.slice(0, -15),
              item.border.time.endTime?.slice(0, -15),
              item.border.precision,
            ]
          : 'refused' in item
            ? item.refused
            : 'omitted' in item
              ? `${item.where}: ${item.omitted}`
              : item.passedOver,
      );
  expect(results).toEqual([
    [{ fr: 'Gaule', en: 'Gaul' }, '-0058', '-0051', 2],
    [{ fr: 'Sans fin' }, '0100', undefined, 1],
    'land of nobody: it has no name',
    [{ en: 'roman empire' }, '-0060', undefined, 1],
    'roman_empire_bce_60.geojson 1 fid: a property that the mapping does not name',
  ]);
});

test('identifiers are read without their address; one that cannot be is reported', async () => {
  const at = written({
    't.csv':
      'id,name,q,v\n1,Ada,http://www.wikidata.org/entity/Q7259,https://viaf.org/viaf/22146257/\n2,Bob,Qbad,none\n3,Cy,Q42,66462036\n',
    'm.json': {
      ...collection,
      table: { key: 'id', kind: 'person', names: { en: 'name' }, same: { wikidata: 'q', viaf: 'v' } },
    },
  });
  const { records, problems } = await read(await tableSource(at('t.csv'), await readMapping(at('m.json'))));
  expect(records.map(({ same }) => same)).toEqual([
    { wikidata: 'Q7259', viaf: '22146257' },
    {},
    { wikidata: 'Q42', viaf: '66462036' },
  ]);
  expect(problems).toEqual(['t.csv:3 q: no identifier: Qbad', 't.csv:3 v: no identifier: none']);
});

test('an address gives an identifier only if it is one of the collection; no other number is taken out of it', async () => {
  const same = { wikidata: 'q', viaf: 'v', ulan: 'u', geonames: 'g', gnd: 'd', europeana: 'e' };
  const at = written({
    't.csv': `id,name,${Object.values(same).join()}
1,Ada,https://www.wikidata.org/wiki/Q7259#P1,http://viaf.org/viaf/22146257,http://vocab.getty.edu/page/ulan/500115493,https://www.geonames.org/2643743/london.html,https://d-nb.info/gnd/11850553X,http://data.europeana.eu/item/90402/SK_A_3262
2,Bob,https://example.org/Q5,https://example.org/2019/venus,http://vocab.getty.edu/aat/300033618,https://example.org/geonames.org/7,https://d-nb.info/1012345678,SK-A-1
`,
    'm.json': { ...collection, table: { key: 'id', kind: 'person', names: { en: 'name' }, same } },
  });
  const { records, problems } = await read(await tableSource(at('t.csv'), await readMapping(at('m.json'))));
  expect(records.map((record) => record.same)).toEqual([
    {
      wikidata: 'Q7259',
      viaf: '22146257',
      ulan: '500115493',
      geonames: '2643743',
      gnd: '11850553X',
      europeana: 'http://data.europeana.eu/item/90402/SK_A_3262',
    },
    { europeana: 'SK-A-1' },
  ]);
  expect(problems).toEqual([
    't.csv:3 q: no identifier: https://example.org/Q5',
    't.csv:3 v: no identifier: https://example.org/2019/venus',
    't.csv:3 u: no identifier: http://vocab.getty.edu/aat/300033618',
    't.csv:3 g: no identifier: https://example.org/geonames.org/7',
    't.csv:3 d: no identifier: https://d-nb.info/1012345678',
  ]);
});
