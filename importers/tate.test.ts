import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openWorld } from '../tests/world.ts';
import { museumList, paintingDetail, paintingFilters, paintingList } from '../src/features/paintings/contract.ts';
import { importSource } from './engine.ts';
import { mediumOf, sizeOf, subjectsIn, tateSource } from './tate.ts';
import { undoImport } from './undo/undo.ts';

test('the museum’s sizes, media and subjects are converted to our units and words', () => {
  expect(sizeOf('support: 1426 x 1022 mm frame: 1660 x 1207 x 122 mm')).toEqual({
    height: 142.6,
    width: 102.2,
    depth: null,
  });
  expect(sizeOf('unconfirmed')).toEqual({ height: null, width: null, depth: null });
  expect(mediumOf('Oil paint on mahogany veneer mounted onto board')).toEqual({
    materials: ['oil'],
    supports: ['panel', 'board'],
  });
  expect(
    subjectsIn({ children: [{ name: 'people', children: [{ name: 'portraits', children: [{ name: 'girl' }] }] }] }),
  ).toEqual(['portrait', 'girl']);
});

const work = {
  acno: 'N00922',
  title: 'Miss Georgiana Fane',
  classification: 'painting',
  contributors: [{ id: 334, fc: 'Sir Thomas Lawrence', role: 'artist' }],
  dateRange: { startYear: 1806, endYear: 1806, text: '?1806' },
  dateText: '?1806',
  medium: 'Oil paint on canvas',
  dimensions: 'support: 1426 x 1022 mm',
  creditLine: 'Bequeathed by Lady Georgiana Fane 1875',
  subjects: { children: [{ name: 'portraits', children: [{ name: 'goat' }] }] },
  url: 'http://www.tate.org.uk/art/artworks/n00922',
};
const artist = {
  id: 334,
  fc: 'Sir Thomas Lawrence',
  mda: 'Lawrence, Sir Thomas',
  birth: { time: { startYear: 1769 } },
  death: { time: { startYear: 1830 } },
};

test('Tate’s works are imported as paintings with artists and museum; a repeat changes nothing, and undo works', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stele-tate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const put = (name: string, of: object) => writeFileSync(join(folder, name), JSON.stringify(of));
  put('n00922.json', work);
  put('n1.json', { ...work, acno: 'N00001', dateRange: null, dateText: 'date not known' });
  put('a1.json', { ...work, acno: 'A00001', classification: 'on paper, unique', medium: 'Graphite on paper' });
  put('broken.json', { ...work, title: '' });
  put('lawrence.json', artist);
  const { db, as } = await openWorld();
  await db.deleteFrom('painting').execute(); // removes the built-in world's paintings, so that only Tate's count
  const bring = async () => importSource(db, await tateSource(folder), {});
  expect(await bring()).toMatchObject({
    taken: 4,
    refused: [{ why: 'no title' }],
    passedOver: { 'a work that is no painting': 1 },
  });
  const ask = as(null, 'en');
  const { paintings } = await ask(paintingList, { filters: { themes: ['goat'], centuries: [19] } });
  expect(paintings).toMatchObject([
    {
      name: 'Miss Georgiana Fane',
      museum: { name: 'Tate' },
      artists: [{ name: 'Sir Thomas Lawrence', entry: { kind: 'person' } }],
      time: { startNote: 'doubtful' },
    },
  ]);
  expect(await ask(paintingDetail, { id: paintings[0]!.itemId })).toMatchObject({
    size: { height: 142.6, width: 102.2 },
    materials: ['Oil'],
    inventory: 'N00922',
    source: { where: 'N00922', url: 'https://www.tate.org.uk/art/artworks/n00922' },
  });
  expect(await ask(museumList, {})).toMatchObject([{ name: 'Tate', count: 2 }]);
  expect(await bring()).toMatchObject({ taken: 0, changed: 0, unchanged: 4 });
  await undoImport(db, 'tate', {});
  expect((await ask(paintingFilters, { group: 'themes' })).groups[0]!.choices).toEqual([]);
});

const data = '../shared/data/19-paintings-tate';
test.skipIf(!existsSync(data))(
  'the 620 works of ../shared/data are imported with their artists, one of whom is not among the 180',
  async () => {
    let paintings = 0;
    const works: string[] = [],
      artists = new Set<string>();
    for await (const item of (await tateSource(data)).read()) {
      if (!('record' in item)) throw new Error(JSON.stringify(item));
      if (item.record.kind === 'painting') paintings++;
      if (item.record.kind === 'person') artists.add(item.record.key);
      for (const { to } of item.record.relations ?? []) works.push(to);
    }
    expect([paintings, artists.size, works.filter((key) => !artists.has(key)).length]).toEqual([620, 180, 1]);
  },
);
