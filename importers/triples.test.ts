import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { faultsIn } from '../tests/record-faults.ts';
import { openDatabase } from '../tests/world.ts';
import { importSource } from './engine.ts';
import type { ImportedSubject, Source } from './record.ts';
import { triplesSource, type TriplesOptions } from './triples.ts';
import { wikidataSource } from './wikidata.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stele-triples-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const lines = (...triples: [string, string, string][]) => `${triples.map((triple) => triple.join('\t')).join('\n')}\n`;

async function readAll(path = folder, options: TriplesOptions = {}) {
  const records = new Map<string, ImportedSubject>(),
    refused: string[] = [],
    others: string[] = [],
    omitted: string[] = [];
  const source: Source = await triplesSource(path, options);
  for await (const item of source.read()) {
    if ('record' in item) {
      records.set(item.record.key, item.record);
      others.push(...(item.without ?? []));
    } else if ('refused' in item) refused.push(`${item.where} ${item.refused}`);
    else if ('passedOver' in item) others.push(item.passedOver);
    else if ('omitted' in item) omitted.push(`${item.where} ${item.omitted as string}`);
  }
  return { source, records, refused, others, omitted, findRecord: (key: string) => records.get(key)! };
}

test('the lines of a subject are collected from anywhere in the file, each relation once', async () => {
  const file = write(
    'philosophers.tsv.gz',
    gzipSync(
      lines(
        ['Plato', 'student_of', 'Socrates'],
        ['Aristotle', 'student_of', 'Plato'],
        ['Plato', 'wrote', '理想国'],
        ['Plato', 'student_of', 'Socrates'],
      ),
    ),
  );
  const { source, records, findRecord } = await readAll(file, { name: 'Philosophers', licence: 'CC0' });
  expect(source.origin).toEqual({ id: 'triples-philosophers', name: 'Philosophers', licence: 'CC0', url: null });
  expect([...records.keys()].toSorted()).toEqual(['Aristotle', 'Plato', 'Socrates', '理想国']);
  expect(findRecord('Plato').relations!.map(({ to, word }) => [to, word])).toEqual([
    ['Socrates', { en: 'student of' }],
    ['理想国', { en: 'wrote' }],
  ]);
  expect(findRecord('Plato').relations![0]!.sentence).toEqual({ en: '{a} (student of): {b}' });
  expect([findRecord('理想国').names, findRecord('Socrates').same, findRecord('Socrates').nameless]).toEqual([
    { zh: '理想国' },
    {},
    false,
  ]);
});

test('Wikidata ids get words from their properties, a kind from what links them, and names from label files', async () => {
  const file = write(
    'codex.txt',
    lines(
      ['Q1', 'P27', 'Q2'],
      ['Q1', 'P737', 'Q3'],
      ['Q1', 'P77777', 'Q4'],
      ['Q1', 'P88888', 'Q4'],
      ['Q5', 'P36', 'Q6'],
    ),
  );
  mkdirSync(join(folder, 'fr'));
  const json = write(
    'fr/names.json',
    JSON.stringify({ Q1: { label: 'Platon', description: 'philosophe' }, P77777: 'aimait', __proto__: { label: 'x' } }),
  );
  const tsv = write('names.tsv', 'Q1\tja\tプラトン\nQ1\tde\tPlaton\nP77777\ten\tloved\n');
  const { findRecord } = await readAll(file, { labels: [json, tsv] });
  expect(findRecord('Q1')).toMatchObject({
    kind: 'person',
    names: { fr: 'Platon', jp: 'プラトン' },
    summary: { fr: 'philosophe' },
    nameless: false,
    same: { wikidata: 'Q1' },
  });
  expect(findRecord('Q1').relations!.map(({ to, type, word }) => [to, type, word.en, word.fr])).toEqual([
    ['Q2', 'attribution', 'belongs to', 'appartient à'],
    ['Q3', 'influence', 'influenced by', 'influencé par'],
    ['Q4', 'other', 'loved', 'aimait'],
    ['Q4', 'other', 'P88888', undefined],
  ]);
  expect(['Q2', 'Q3', 'Q4', 'Q5', 'Q6'].map((id) => [findRecord(id).kind, findRecord(id).nameless])).toEqual([
    ['polity', true],
    ['person', true],
    ['idea', true],
    ['polity', true],
    ['place', true],
  ]);
});

test('invalid lines are refused by their place, the rest is imported', async () => {
  write(
    'a.tsv',
    Buffer.concat([
      Buffer.from('\ufeffA\tb\tC\r\nonly one\nA\tb\nA\tb\tC\td\n\tb\tC\nA\tb\t\u0000\n\n   \n'),
      Buffer.from('A\tb\t\xff\n', 'latin1'),
      Buffer.from(`A\tb\t${'x'.repeat(70_000)}\nA\tb\t${'y'.repeat(300)}\nA\tb\tA\n`),
      Buffer.from('A\t<b>b</b>\t<script>x</script>D\n__proto__\tconstructor\ttoString\nlast\tb\tline'),
    ]),
  );
  write('b.tsv.gz', gzipSync(lines(['E', 'f', 'G'])).subarray(0, 12));
  write('LICENSE.txt', 'No triples here');
  const { records, refused, others } = await readAll();
  expect(refused).toEqual([
    'a.tsv:2 1 column where three should be',
    'a.tsv:3 2 columns where three should be',
    'a.tsv:4 4 columns where three should be',
    'a.tsv:5 a name is missing, or longer than a name can be',
    'a.tsv:6 a name is missing, or longer than a name can be',
    'a.tsv:9 not in UTF-8',
    'a.tsv:10 a line longer than 64 kB',
    'a.tsv:11 a name is missing, or longer than a name can be',
    expect.stringMatching(/^b\.tsv\.gz:\d cannot be read on/),
  ]);
  expect(others).toEqual(['a relation to itself']);
  expect([...records.keys()].toSorted()).toEqual(['A', 'C', 'D', '__proto__', 'last', 'line', 'toString']);
});

test('a line of 50 MB costs no memory; a hub keeps as many relations as fit and reports the rest', async () => {
  const file = write(
    'long.tsv',
    `A\tb\t${'y'.repeat(50 * 1024 * 1024)}\n${Array.from({ length: 20_010 }, (_, n) => `Hub\tlinks\tN${n}`).join('\n')}\n`,
  );
  const before = process.memoryUsage().rss;
  const { refused, others, findRecord } = await readAll(file);
  expect(refused).toEqual(['long.tsv:1 a line longer than 64 kB']);
  expect(findRecord('Hub').relations).toHaveLength(20_000);
  expect(others).toHaveLength(10);
  expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(120);
});

test('a subject with the same Wikidata id keeps its name and gets relations; a bare id is replaced by a later name', async () => {
  const { db } = await openDatabase();
  const file = write(
    'graph.tsv',
    lines(['Q1048', 'P27', 'Q900001'], ['Q900001', 'P530', 'Q900002'], ['Q900002', 'P530', 'Q900001']),
  );
  const names = async (key: string) =>
    (
      await db
        .selectFrom('importRecord')
        .innerJoin('entry', 'entry.subjectId', 'importRecord.thingId')
        .where('key', '=', key)
        .where('originId', 'like', 'triples%')
        .select(['language', 'name'])
        .orderBy('language')
        .execute()
    ).map(({ language, name }) => `${language} ${name}`);
  const before = await db.selectFrom('otherName').where('entryId', 'like', 'julius-caesar%').select('name').execute();
  const report = await importSource(db, await triplesSource(file));
  expect(report).toMatchObject({
    taken: 3,
    merged: [{ key: 'Q1048', into: 'julius-caesar', because: 'wikidata Q1048' }],
  });
  expect(await names('Q1048')).toEqual(
    ['en Julius Caesar', 'es Julio César', 'fr Jules César', 'jp ユリウス・カエサル', 'zh 尤利乌斯·凯撒'].map(
      (name) => expect.stringMatching(name.slice(0, 2)) as string,
    ),
  );
  expect(await db.selectFrom('otherName').where('entryId', 'like', 'julius-caesar%').select('name').execute()).toEqual(
    before,
  );
  expect(await names('Q900001')).toEqual(['en Q900001']);
  expect(
    await db
      .selectFrom('relation')
      .where('type', '=', 'nonhuman-nonhuman')
      .innerJoin('importRecord', 'importRecord.thingId', 'relation.fromId')
      .where('originId', 'like', 'triples%')
      .where('key', '<>', 'Q1048')
      .select('key')
      .execute(),
  ).toHaveLength(1);

  const value = (text: string) => ({ value: text });
  writeFileSync(
    join(folder, 'later.json'),
    JSON.stringify({
      type: 'item',
      id: 'Q900001',
      labels: { en: value('A republic'), fr: value('Une république') },
      claims: {
        P31: [
          {
            rank: 'normal',
            mainsnak: { snaktype: 'value', datavalue: { type: 'wikibase-entityid', value: { id: 'Q7275' } } },
          },
        ],
      },
    }),
  );
  await importSource(db, await wikidataSource(join(folder, 'later.json')));
  expect(await names('Q900001')).toEqual(['en A republic', 'fr Une république']);
  expect(await importSource(db, await triplesSource(file))).toMatchObject({ taken: 0, changed: 0, unchanged: 3 });
  expect(await names('Q900001')).toEqual(['en A republic', 'fr Une république']);
});

const handout = resolve(import.meta.dirname, '../../shared/data/08-codex-s-graph');
test.skipIf(!existsSync(handout))(
  'the whole data set 08-codex-s-graph is imported (needs ../shared/data)',
  async () => {
    const { records, refused, others } = await readAll(handout);
    const relations = [...records.values()].flatMap((record) => record.relations!);
    expect({
      subjects: records.size,
      relations: relations.length,
      refused,
      others,
      worded: relations.every(({ word, sentence }) => word.en && word.zh && word.es && sentence!.en),
      within: relations.every(({ to }) => records.has(to)),
      faults: [...records.values()].flatMap(faultsIn),
    }).toEqual({
      subjects: 2034,
      relations: 36_543,
      refused: [],
      others: [],
      worded: true,
      within: true,
      faults: [],
    });
  },
);

test('N-Triples: relations, names and descriptions in our languages; every other value is reported', async () => {
  const file = write(
    'caesar.nt',
    [
      '# a comment',
      '<http://www.wikidata.org/entity/Q1048> <http://www.wikidata.org/prop/direct/P26> <http://www.wikidata.org/entity/Q635> .',
      '<http://www.wikidata.org/entity/Q1048> <http://www.w3.org/2000/01/rdf-schema#label> "Jules C\\u00E9sar \\"dit\\""@fr .',
      '<http://www.wikidata.org/entity/Q1048> <http://www.w3.org/2000/01/rdf-schema#label> "Gaius Julius"@de .',
      '<http://www.wikidata.org/entity/Q1048> <http://schema.org/description> "Roman\\nstatesman"@en-GB .',
      '<http://e.org/A> <http://e.org/born> "1900"^^<http://www.w3.org/2001/XMLSchema#gYear> . # year',
      '_:b0 <http://e.org/knows> <http://e.org/A> <http://e.org/graph> .',
      '<http://e.org/A> <http://e.org/x> "open .',
    ].join('\n'),
  );
  const { records, refused, omitted } = await readAll(file);
  expect(records.get('Q1048')).toMatchObject({
    names: { fr: 'Jules César "dit"' },
    summary: { en: 'Roman statesman' },
    same: { wikidata: 'Q1048' },
    relations: [{ to: 'Q635', type: expect.any(String) as string }],
  });
  expect(records.get('_:b0')).toMatchObject({ nameless: true, relations: [{ to: 'http://e.org/A' }] });
  expect(refused).toEqual(['caesar.nt:8 not well-formed N-Triples']);
  expect(omitted).toEqual([
    'caesar.nt:4 no room for it: label, Gaius Julius (de)',
    'caesar.nt:6 no room for it: born, 1900',
  ]);
});
