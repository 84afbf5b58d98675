import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languages } from '../src/rules/languages.ts';
import { faultsIn } from '../tests/record-faults.ts';
import { openDatabase } from '../tests/world.ts';
import { countriesSource } from './countries.ts';
import { importSource } from './engine.ts';
import type { ImportedSubject, Source } from './record.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stele-countries-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function readAll(source: Source) {
  const records: ImportedSubject[] = [],
    refused: string[] = [],
    broken: string[] = [];
  for await (const item of source.read()) {
    if ('record' in item) {
      records.push(item.record);
      broken.push(...(item.broken ?? []).map(({ where, why }) => `${where} ${why}`));
    } else if ('refused' in item) refused.push(`${item.where} ${item.refused}`);
  }
  return { records, refused, broken, one: (key: string) => records.find((record) => record.key === key)! };
}
const andorra = {
  name: { common: 'Andorra', official: 'Principality of Andorra' },
  cca2: 'AD',
  cca3: 'AND',
  independent: true,
  altSpellings: ['AD', 'Principat d’Andorra', 'Andorra'],
  region: 'Europe',
  subregion: 'Southern Europe',
  latlng: [42.5, 1.5],
  borders: ['FRA', 'ESP'],
  translations: {
    zho: { common: '安道尔', official: '安道尔公国' },
    fra: { common: 'Andorre', official: 'Principauté d’Andorre' },
    spa: { common: 'Andorra', official: 'Principado de Andorra' },
    jpn: { common: 'アンドラ', official: 'アンドラ公国' },
  },
};

test('a country in five languages: names, other names, location, neighbours', async () => {
  const file = join(folder, 'countries.json.gz');
  writeFileSync(file, gzipSync(JSON.stringify([andorra])));
  const {
    records: [record],
  } = await readAll(await countriesSource(folder));
  expect(record).toMatchObject({
    key: 'AND',
    kind: 'polity',
    region: 'europe',
    same: { 'iso-3166': 'AND' },
    times: [],
    names: { zh: '安道尔', en: 'Andorra', fr: 'Andorre', es: 'Andorra', jp: 'アンドラ' },
    otherNames: {
      zh: ['安道尔公国'],
      en: ['Principality of Andorra', 'Principat d’Andorra'],
      fr: ['Principauté d’Andorre'],
    },
    place: { latitude: 42.5, longitude: 1.5, name: { jp: 'アンドラ' } },
  });
  expect(record!.relations!.map(({ to, type, inverse }) => [to, type, inverse])).toEqual([
    ['FRA', 'location', null],
    ['ESP', 'location', null],
  ]);
});

test('invalid records are refused by their place in the file, an invalid field costs only the field, the rest is imported', async () => {
  const file = join(folder, 'countries.json');
  writeFileSync(
    file,
    `[\n${[
      JSON.stringify(andorra),
      '{"cca3":"XX"}',
      '{"cca3":"XXA","name":{"common":"\\u0000<script></script>"}}',
      '{"cca3":"XXB","name":{"common":"North of the pole"},"latlng":[91,0]}',
      '{"cca3":"XXC","name":',
      JSON.stringify({
        cca3: 'XXD',
        name: { common: '<b>Bold</b> \u202Ename', __proto__: 1 },
        borders: ['XXD', 7, 'AND', 'AND'],
        altSpellings: 'none',
      }),
    ].join(',\n')}\n]`,
  );
  const { records, refused, broken, one: findRecord } = await readAll(await countriesSource(file));
  expect(records.map(({ key }) => key)).toEqual(['AND', 'XXB', 'XXD']);
  expect(findRecord('XXB').place).toBeNull();
  expect(broken).toEqual(['countries.json:5 no place on earth: [91,0]']);
  expect(findRecord('XXD')).toMatchObject({
    names: { en: 'Bold name' },
    relations: [{ to: 'AND' }],
    place: null,
    region: null,
  });
  expect(refused).toEqual([
    'countries.json:3 no code of three letters (cca3)',
    'countries.json:4 no name in zh, en, fr, es, jp',
    'countries.json:6 not well-formed JSON: it does not end',
  ]);
});

test('a border listed by both countries is one relation, and stays one', async () => {
  const { db } = await openDatabase();
  const file = join(folder, 'countries.json');
  const write = (...codes: string[]) =>
    writeFileSync(
      file,
      JSON.stringify(
        codes.map((code) => ({
          cca3: code,
          name: { common: `Land ${code}` },
          borders: ['AAA', 'BBB', 'CCC'].filter((other) => other !== code),
        })),
      ),
    );
  const count = () =>
    db
      .selectFrom('relation')
      .innerJoin('subject', 'subject.id', 'relation.fromId')
      .where('subject.originId', '=', 'countries')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
  write('AAA', 'BBB');
  expect(await importSource(db, await countriesSource(file))).toMatchObject({ taken: 2, dangling: 2 });
  expect(await count()).toEqual({ n: 1 });
  write('AAA', 'BBB', 'CCC');
  expect(await importSource(db, await countriesSource(file))).toMatchObject({ taken: 1, unchanged: 2, dangling: 0 });
  expect(await count()).toEqual({ n: 3 });
  expect(await importSource(db, await countriesSource(file))).toMatchObject({
    taken: 0,
    changed: 0,
    unchanged: 3,
    dangling: 0,
  });
  expect(await count()).toEqual({ n: 3 });
});

const handout = resolve(import.meta.dirname, '../../shared/data/05-countries-five-languages');
test.skipIf(!existsSync(handout))(
  'the whole data set 05-countries-five-languages is imported with its 649 borders (needs ../shared/data)',
  async () => {
    const { records, refused, one: findRecord } = await readAll(await countriesSource(handout));
    expect({
      read: records.length,
      refused,
      complete: records.filter(({ names }) => languages.every((language) => names[language])).length,
    }).toEqual({ read: 250, refused: [], complete: 250 });
    expect(records.flatMap(({ relations }) => relations ?? []).length).toBe(649);
    expect(records.flatMap(faultsIn)).toEqual([]);
    expect(findRecord('FRA').names).toEqual({ zh: '法国', en: 'France', fr: 'France', es: 'Francia', jp: 'フランス' });
    expect([
      findRecord('CHN').region,
      findRecord('IRN').region,
      findRecord('IND').region,
      findRecord('TUR').region,
      findRecord('EGY').region,
      findRecord('MEX').region,
      findRecord('FJI').region,
    ]).toEqual(['east-asia', 'near-east', 'south-asia', 'near-east', 'africa', 'americas', 'oceania']);
  },
);
