import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { languages } from '../src/rules/languages.ts';
import { faultsIn } from '../tests/record-faults.ts';
import { knownProperties, wordsOf, wordsOfLabel } from './wikidata-words.ts';
import {
  useWikidataFolder,
  write,
  terms,
  snak,
  toItem,
  toTime,
  createStatement,
  item,
  dump,
  human,
  readAll,
  readEntity,
  times,
} from '../tests/wikidata-items.ts';
import * as limits from '../src/rules/limits.ts';
import type { Snak } from '../tests/wikidata-items.ts';

useWikidataFolder();

describe('statements about an item', () => {
  test('names in five languages, simplified before traditional; other names, description, kana, identifiers, a place', async () => {
    const record = await readEntity(
      item(
        'Q7192',
        '',
        [
          createStatement(toItem('P31', 'Q6256')),
          createStatement(snak('P1814', 'string', 'しん')),
          createStatement(snak('P214', 'string', '123')),
          createStatement(snak('P298', 'string', 'abc')),
          createStatement(
            snak('P625', 'globecoordinate', {
              latitude: 34.34,
              longitude: 108.94,
              altitude: null,
              precision: 0.1,
              globe: 'http://www.wikidata.org/entity/Q2',
            }),
          ),
        ],
        {
          labels: terms({
            'zh-hant': '秦國',
            zh: '秦國',
            'zh-hans': '秦国',
            'en-gb': 'Qin',
            fr: 'Qin',
            ja: '秦',
            mul: 'Qin',
            de: 'Qin (Staat)',
          }),
          descriptions: terms({ en: 'state of ancient China', fr: `un ${'long '.repeat(30)}texte` }),
          aliases: {
            en: [
              { language: 'en', value: 'Ch’in' },
              { language: 'en', value: 'Qin' },
            ],
            'zh-tw': [{ value: '嬴秦' }],
          },
          sitelinks: {
            enwiki: { site: 'enwiki', title: 'Qin (state)', badges: [] },
            jawiki: { title: '秦' },
            frwiki: { title: '<script>' },
            eswiki: { title: 7 },
            zhwiki: { title: '秦'.repeat(100) },
            dewiki: { title: 'Qin' },
          },
        },
      ),
    );
    expect(record).toMatchObject({
      key: 'Q7192',
      kind: 'polity',
      region: 'east-asia',
      names: { zh: '秦国', en: 'Qin', fr: 'Qin', es: 'Qin', jp: '秦' },
      otherNames: { zh: ['嬴秦', '秦國'], en: ['Ch’in'] },
      readings: { jp: 'しん' },
      summary: { en: 'State of ancient China' },
      same: { wikidata: 'Q7192', viaf: '123', 'wikipedia-en': 'Qin (state)', 'wikipedia-ja': '秦' },
      place: { latitude: 34.34, longitude: 108.94 },
    });
    expect(record.distinction).toEqual({ en: 'state of ancient China' });
  });

  test('preferred statements win over normal ones, deprecated ones are ignored; circa means about, an end without a value the present', async () => {
    const circa = toItem('P1480', 'Q5727902');
    expect(
      times(
        await readEntity(
          item('Q1048', 'Caesar', [
            human,
            createStatement(toTime('P569', '-0102-00-00T00:00:00Z'), { rank: 'deprecated' }),
            createStatement(toTime('P569', '-0101-00-00T00:00:00Z')),
            createStatement(toTime('P569', '-0100-07-12T00:00:00Z', 11), { rank: 'preferred', qualifiers: [circa] }),
            createStatement(toTime('P570', '-0044-03-13T00:00:00Z', 11, 'Q1985727')),
          ]),
        ),
      ),
    ).toEqual([['life', '-0100-07-12', '-0044-03-15', 'about', null]]);
    expect(
      times(
        await readEntity(
          item('Q2', 'Land', [
            createStatement(toItem('P31', 'Q6256')),
            createStatement(toTime('P571', '+1291-00-00T00:00:00Z')),
            createStatement({ snaktype: 'novalue', property: 'P576' }),
          ]),
        ),
      ),
    ).toEqual([['span', '1291-00-00', null, null, 'to present']]);
    expect(
      times(
        await readEntity(
          item('Q3', 'Book', [
            createStatement(toItem('P31', 'Q571')),
            createStatement(toTime('P577', '+1605-00-00T00:00:00Z')),
          ]),
        ),
      ),
    ).toEqual([['made', '1605-00-00', null]]);
    expect(
      times(
        await readEntity(
          item('Q4', 'Battle', [
            createStatement(toItem('P31', 'Q178561')),
            createStatement(toTime('P585', '+1066-10-20T00:00:00Z', 11, 'Q1985727')),
          ]),
        ),
      ),
    ).toEqual([['span', '1066-10-14', null]]);
    expect(
      times(
        await readEntity(item('Q5', 'Somebody', [human, createStatement(toTime('P570', '+1250-00-00T00:00:00Z', 7))])),
      ),
    ).toEqual([['death', '1201-00-00', '1300-00-00', 'about', 'about']]);
  });

  test('files-field 1, 21: no life has an end that no statement names; earliest and latest dates are bounds', async () => {
    const person = async (...claims: ReturnType<typeof createStatement>[]) =>
      times(await readEntity(item('Q5', 'Somebody', [human, ...claims])));
    const born = (year: string, precision: number) =>
      createStatement(toTime('P569', `+${year}-00-00T00:00:00Z`, precision));
    const died = (year: string, precision: number) =>
      createStatement(toTime('P570', `+${year}-00-00T00:00:00Z`, precision));
    expect(await person(born('1930', 8))).toEqual([['birth', '1930-00-00', '1939-00-00', 'about', 'about']]);
    expect(await person(born('1900', 7))).toEqual([['birth', '1801-00-00', '1900-00-00', 'about', 'about']]);
    expect(await person(born('1933', 9))).toEqual([['life', '1933-00-00', null]]);
    expect(await person(born('1450', 9), died('1600', 7))).toEqual([
      ['birth', '1450-00-00', null],
      ['death', '1501-00-00', '1600-00-00', 'about', 'about'],
    ]);
    expect(await person(born('1500', 7), died('1580', 9))).toEqual([
      ['birth', '1401-00-00', '1500-00-00', 'about', 'about'],
      ['death', '1580-00-00', null],
    ]);
    const unknown = createStatement(
      { snaktype: 'somevalue', property: 'P569' },
      { qualifiers: [toTime('P1319', '+1400-00-00T00:00:00Z', 9), toTime('P1326', '+1420-00-00T00:00:00Z', 9)] },
    );
    expect(await person(unknown, died('1480', 9))).toEqual([
      ['birth', '1400-00-00', '1420-00-00', 'about', 'about'],
      ['death', '1480-00-00', null],
    ]);
  });

  test('a reign is the time in ruling offices', async () => {
    const office = (id: string, from: string, to: string) =>
      createStatement(toItem('P39', id), { qualifiers: [toTime('P580', from), toTime('P582', to)] });
    const record = await readEntity(
      item('Q1425', 'Trajan', [
        human,
        createStatement(toTime('P569', '+0053-00-00T00:00:00Z')),
        office('Q40779', '+0091-00-00T00:00:00Z', '+0091-00-00T00:00:00Z'),
        office('Q842606', '+0098-01-28T00:00:00Z', '+0117-08-11T00:00:00Z'),
      ]),
    );
    expect(times(record)).toEqual([
      ['life', '0053-00-00', null],
      ['reign', '0098-00-00', '0117-00-00'],
    ]);
  });

  test('relations have the property’s words, the qualifiers’ time and a source; class and the like are not relations', async () => {
    const record = await readEntity(
      item('Q1', 'A', [
        human,
        createStatement(toItem('P22', 'Q2')),
        createStatement(toItem('P26', 'Q3'), {
          qualifiers: [toTime('P580', '+1533-01-25T00:00:00Z', 11), toTime('P582', '+1536-05-19T00:00:00Z', 11)],
        }),
        createStatement(toItem('P735', 'Q4')),
        createStatement(toItem('P22', 'Q1')),
        createStatement(toItem('P50', 'Q5'), { rank: 'deprecated' }),
        createStatement(toItem('P22', 'Q2')),
        createStatement({ snaktype: 'somevalue', property: 'P25' }),
        createStatement(toItem('P9999', 'Q6')),
        createStatement(snak('P40', 'wikibase-entityid', { 'entity-type': 'item', 'numeric-id': 7 })),
      ]),
    );
    expect(
      record.relations!.map(({ to, type, word, inverse, lateWords, time }) => [
        to,
        type,
        word.en ?? lateWords,
        inverse?.en,
        time?.startTime.slice(0, 10),
        time?.endTime?.slice(0, 10),
      ]),
    ).toEqual([
      ['Q2', 'family', 'child of', 'father of', undefined, undefined],
      ['Q3', 'love', 'married to', undefined, '1533-01-25', '1536-05-19'],
      ['Q6', 'other', 'P9999', undefined, undefined, undefined],
      ['Q7', 'family', 'parent of', 'child of', undefined, undefined],
    ]);
    expect(record.relations![0]!.sentence).toMatchObject({ zh: '{b}是{a}的父亲', en: '{b} was the father of {a}' });
    expect(record.relations![0]!.source).toMatchObject({
      title: 'Wikidata',
      where: 'Q1, P22',
      url: 'https://www.wikidata.org/wiki/Q1#P22',
    });
  });

  test('a kinship that is not by birth is no parenthood, and an uncertain one says so', async () => {
    write(
      'one.json',
      JSON.stringify(
        item('Q1', 'A', [
          human,
          createStatement(toItem('P40', 'Q2'), { qualifiers: [toItem('P1039', 'Q20746725')] }),
          createStatement(toItem('P22', 'Q3'), { qualifiers: [toItem('P1480', 'Q18122778')] }),
          createStatement(toTime('P1636', '+1600-00-00T00:00:00Z')),
        ]),
      ),
    );
    const { records, without } = await readAll();
    expect(records.get('Q1')!.relations!.map(({ to, description }) => [to, description?.en])).toEqual([
      ['Q3', 'Not certain'],
    ]);
    expect(without).toEqual(['a date of a baptism or burial', 'a kinship of another kind: adoptive, foster, step-']);
  });

  test('every word of the table fits its column in five languages, and every sentence names both subjects', () => {
    expect(knownProperties.size).toBeGreaterThan(70);
    for (const [property, { word, inverse, sentence }] of knownProperties) {
      for (const language of languages) {
        for (const texts of [word, inverse ?? word]) {
          expect(texts[language], `${property} ${language}`).toMatch(/\S/);
          expect([...texts[language]!].length, `${property} ${texts[language]}`).toBeLessThanOrEqual(
            limits.relationWordLength,
          );
        }
        expect(
          [...sentence![language]!.matchAll(/\{[ab]\}/g)].map(String).toSorted(),
          `${property} ${sentence![language]}`,
        ).toEqual(['{a}', '{b}']);
      }
    }
    expect(wordsOf('P40', { kind: 'person', sex: 'male' })!.word.en).toBe('father of');
    expect(wordsOf('P276', { kind: 'war', sex: null })!.word.en).toBe('took place in');
    expect(
      wordsOfLabel({ en: 'practiced by', zh: '从事者', fr: 'un libellé qui est trop long pour un mot' }),
    ).toMatchObject({ word: { en: 'practiced by', zh: '从事者' }, sentence: { en: '{a} (practiced by): {b}' } });
    expect(wordsOfLabel({ fr: 'un libellé qui est trop long pour un mot' })).toBeNull();
  });

  test('kinds follow from the class, else from the statements; items outside history are skipped and reported', async () => {
    const of = (id: string, ...statements: Snak[]) =>
      item(
        id,
        id,
        statements.map((statement) => createStatement(statement)),
      );
    write(
      'dump.json',
      dump(
        of('Q1', toItem('P31', 'Q5')),
        of('Q2', toItem('P31', 'Q178561')),
        of('Q3', toItem('P31', 'Q3305213')),
        of('Q4', toItem('P31', 'Q839954')),
        of('Q5', toItem('P31', 'Q515')),
        of('Q6', toItem('P31', 'Q9174')),
        of('Q7', toTime('P569', '+1000-00-00T00:00:00Z')),
        of('Q8', toItem('P31', 'Q999999'), toItem('P710', 'Q1')),
        of('Q9'),
        of('Q10', toItem('P31', 'Q4167410')),
        of('Q11', toItem('P31', 'Q4167836')),
        of('Q12', toItem('P31', 'Q16521')),
        { type: 'property', id: 'P1', labels: {} },
        { type: 'lexeme', id: 'L1' },
        { type: 'mediainfo', id: 'M1' },
        item('Q13', '  '),
        { ...of('Q14'), labels: [] },
        { id: 'Q15', redirect: 'Q1' },
      ),
    );
    const { records, passedOver, refused } = await readAll();
    expect([...records.values()].map(({ kind }) => kind)).toEqual([
      'person',
      'war',
      'painting',
      'site',
      'place',
      'idea',
      'person',
      'event',
      'idea',
    ]);
    expect(passedOver).toEqual([
      'a page of Wikimedia about itself',
      'a page of Wikimedia about itself',
      'a species, a gene, a substance',
      'a property',
      'a lexeme',
      'a media file',
      'no name in zh, en, fr, es, jp',
      'no name in zh, en, fr, es, jp',
      'a redirect',
    ]);
    expect(refused).toEqual([]);
  });
});

describe('forms of the dump', () => {
  // Made with Python's bz2: two concatenated streams, as in Wikidata's dumps.
  const multistream =
    'QlpoOTFBWSZTWWiGXoMAABPfgAAQEAQgEAAAoAg+p08qIABURPQpkGATR6BqelHqaMm1NA9NQk7ryzEd5Gg1MIhQFfhvJjIC3mDB6V1fF3iY5UzBMKIOwTJqTPhJT8yVhgs8bF3JFOFCQaIZegxCWmg5MUFZJlNZUtlByQAAKVuAABAQBBAQJAI+p8+qIABIhpRkHqPUNHqeiaET0iaGTTEybQL59To3BvgFJRdECEHXc2BkTPUWHcolFYtMsqIYLAqsOBHnUMN5gw9eIXwqSN2LuSKcKEgpbKDkgA==';
  const two = [item('Q1', 'One'), item('Q2', 'Two')];

  test.each<[string, () => string | Buffer]>([
    ['dump.json', () => dump(...two)],
    ['dump.json.gz', () => gzipSync(dump(...two))],
    [
      'two-members.json.gz',
      () => Buffer.concat([gzipSync(`[\n${JSON.stringify(two[0])},\n`), gzipSync(`${JSON.stringify(two[1])}\n]`)]),
    ],
    ['lines.json', () => two.map((entity) => JSON.stringify(entity)).join('\r\n')],
    ['on-one-line.json', () => JSON.stringify(two)],
    ['indented.json', () => `\ufeff${JSON.stringify(two, null, 2)}`],
    ['answer.json', () => JSON.stringify({ entities: { Q1: two[0], Q2: two[1] }, success: 1 }, null, 1)],
  ])('%s', async (name, content) => {
    const { records, refused } = await readAll(write(name, content()));
    expect({ keys: [...records.keys()], refused }).toEqual({ keys: ['Q1', 'Q2'], refused: [] });
  });

  test('bzip2 in several streams', async () => {
    const { records, refused } = await readAll(write('dump.json.bz2', Buffer.from(multistream, 'base64')));
    expect({ keys: [...records.keys()], refused }).toEqual({ keys: ['Q1', 'Q2'], refused: [] });
  });

  test('an item that occurs in two files is imported once', async () => {
    write('a.json', JSON.stringify(two[0]));
    write('b.json', dump(...two));
    const { records, refused } = await readAll();
    expect([...records.keys()]).toEqual(['Q1', 'Q2']);
    expect(refused).toEqual(['b.json:2, Q1 Q1 stands here a second time']);
  });
});

const handout = resolve(import.meta.dirname, '../../shared/data/07-wikidata-json');
test.skipIf(!existsSync(handout))(
  'the whole data set 07-wikidata-json is imported (needs ../shared/data)',
  async () => {
    const { records, refused, passedOver } = await readAll(handout);
    expect([...records.keys()]).toEqual(['Q34987', 'Q42', 'Q1']);
    expect(refused).toEqual([
      'wbgetentities-1234567890-missing.json:1 the source says that it is missing',
      'wbgetentities-Q6-Q42-P31.json:1, Q6 the source says that it is missing',
      'wbgetentities-Q6-Q42-P31.json:1, Q42 Q42 stands here a second time',
      'wbgetentities-bogus.json:1 an answer of the API that is an error: Could not find such an entity (Invalid id: bogus)',
    ]);
    expect(passedOver).toHaveLength(111);
    expect(records.get('Q42')!.names).toEqual({
      zh: '道格拉斯·亚当斯',
      en: 'Douglas Adams',
      fr: 'Douglas Adams',
      es: 'Douglas Adams',
      jp: 'ダグラス・アダムズ',
    });
    expect(times(records.get('Q42')!)).toEqual([['life', '1952-03-11', '2001-05-11']]);
    expect([...records.values()].flatMap(faultsIn)).toEqual([]);
  },
);
