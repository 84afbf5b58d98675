import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readMappingFrom } from './mapping.ts';
import { previewOf } from '../preview-pages.ts';
import { proposeMapping } from './propose.ts';
import { tableSource } from './table.ts';

async function propose(content: string, name = 'collection.csv') {
  const folder = mkdtempSync(join(tmpdir(), 'stele-propose-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, name);
  writeFileSync(file, content);
  const proposal = await proposeMapping(file);
  const source = await tableSource(file, readMappingFrom(proposal.mapping, 'the proposal'));
  const records = [];
  for await (const item of source.read()) if ('record' in item) records.push(item.record);
  return { ...proposal, table: proposal.mapping.table as Record<string, unknown>, records };
}

test('issue 37: a mapping is proposed from the headers of a museum’s table, and its rows are read by it', async () => {
  const { table, unmapped, records } = await propose(
    `Accession No.;Title;Titre (fr);Artist;Date;Medium;Dimensions;Room\nA 1;Melon;Le melon;Ann Example;c. 1642;Oil on canvas;73.2 × 59.9 cm;4\nA 2;Pear;La poire;Ann Example;1650;Oil on panel;20 × 30 cm;5\n`,
  );
  expect(table).toMatchObject({
    key: 'Accession No.',
    kind: 'painting',
    names: { en: 'Title', fr: 'Titre (fr)' },
    times: [{ role: 'made', from: 'Date' }],
    painting: {
      artists: [{ column: 'Artist', match: 'name' }],
      medium: 'Medium',
      size: { column: 'Dimensions', unit: 'cm' },
      inventory: 'Accession No.',
    },
  });
  expect(unmapped).toEqual(['Room']);
  expect(records).toMatchObject([
    { names: { en: 'Melon', fr: 'Le melon' }, painting: { size: { height: 73.2, width: 59.9 }, inventory: 'A 1' } },
    { names: { en: 'Pear' } },
  ]);
  expect(previewOf(records[0]!)).toBe('Melon (painting)\n  also: Le melon [fr]\n  made: c. 1642\n  by Ann Example');
});

test('issue 37: headers in other languages are understood, and give the language of names and dates', async () => {
  const people = await propose('编号,姓名,出生,去世,性别\n1,李白,701年,762年,男\n2,薛涛,约768年,832年,女\n');
  expect(people.table).toMatchObject({
    key: '编号',
    kind: 'person',
    names: { zh: '姓名' },
    times: [{ role: 'life', from: '出生', until: '去世', language: 'zh' }],
    gender: { column: '性别', values: { 男: 'male', 女: 'female' } },
  });
  expect(people.records).toMatchObject([{ gender: 'male' }, { gender: 'female' }]);
  const places = await propose(
    '[{"id":"1","nom":"Lutèce","latitude":48.85,"longitude":2.35,"QID":"Q1"}]',
    'lieux.json',
  );
  expect(places.table).toMatchObject({
    kind: 'site',
    names: { fr: 'nom' },
    place: { latitude: 'latitude', longitude: 'longitude' },
    same: { wikidata: 'QID' },
  });
});

test('issue 37: without a known header the first distinct column is the key, and the next one the name', async () => {
  const { table } = await propose('a,b\nx,One\ny,Two\n');
  expect(table).toMatchObject({ key: 'a', kind: 'idea', names: { en: 'b' } });
  await expect(propose('a,b\n')).rejects.toThrow('has no rows');
});

test('columns called by a language are names, and other names have their separator', async () => {
  const { mapping, unmapped } = await proposeMapping('importers/examples/bridges.csv');
  expect(mapping).toMatchObject({
    table: {
      kind: 'site',
      names: { en: 'english', fr: 'french' },
      otherNames: { en: { column: 'also', separator: '|' } },
      summary: { en: 'about' },
      times: [{ role: 'span', from: 'built', until: 'gone', language: 'en' }],
      place: { latitude: 'lat', longitude: 'lon' },
    },
  });
  expect(unmapped).toEqual(['sort', 'part of']);
});

test('a column of deaths alone is a death, and a column of ends alone is no beginning', async () => {
  const people = await propose('id,name,died\n1,Ann,1669\n');
  expect(people.table).toMatchObject({ kind: 'person', times: [{ role: 'death', from: 'died' }] });
  expect(people.records).toMatchObject([{ times: [{ role: 'death', startTime: '1669-00-00 00:00:00' }] }]);
  const bridges = await propose('id,name,latitude,longitude,until\n1,Bridge,1,1,1669\n');
  expect(bridges.table).not.toHaveProperty('times');
});
