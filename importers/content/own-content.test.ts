import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { entryDetail } from '../../src/features/entries/contract.ts';
import { imageList } from '../../src/features/media/gallery/contract.ts';
import { drawPlatesJob } from '../../src/features/media/plates/draw-plates.server.ts';
import { relationsOfEntry } from '../../src/features/relations/contract.ts';
import { timelineOfEntry } from '../../src/features/timelines/contract.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import { openWorld } from '../../tests/world.ts';
import { importSource } from '../engine.ts';
import { readWorld } from '../import-missing-world.ts';
import { undoImport } from '../undo/undo.ts';
import { formatJson } from './json-files.ts';
import { builtInFolder } from './load.ts';
import { openFolder } from './open-folder.ts';

const names = (en: string, han: string) => ({ zh: han, en, fr: en, es: en, jp: han });

/** A content folder with one new subject, a main text of two lines, and a source. */
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stele-content-')),
    subject = join(folder, 'subjects/zhang-heng');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(subject, { recursive: true });
  mkdirSync(join(folder, 'sources'));
  cpSync(join(builtInFolder, 'sources/houhanshu.json'), join(folder, 'sources/houhanshu.json'));
  writeFileSync(
    join(folder, 'content.json'),
    formatJson({ id: 'nanyang', name: 'Nanyang', licence: 'CC BY-SA 4.0', url: null }),
  );
  writeFileSync(
    join(subject, 'subject.json'),
    formatJson({
      kind: 'person',
      region: 'east-asia',
      names: names('Zhang Heng', '张衡'),
      reading: { jp: 'ちょうこう' },
      gender: 'male',
      times: [{ role: 'life', when: '0078/0139', source: 'houhanshu 59' }],
      summary: names('An astronomer.', '天文学家'),
      events: [
        { when: '0132', title: names('Builds a seismoscope', '造候风地动仪'), weight: 2, source: 'houhanshu 59' },
      ],
      relations: [{ word: 'citizen-of', to: 'qin-dynasty', source: 'houhanshu 59' }],
    }),
  );
  writeFileSync(join(subject, 'en.md'), 'He measured the sky.\nHe felt the earth.<script>alert(1)</script>\n');
  return folder;
}

const row = 'original: 淵乎其若深\nzh: 深远\nen: Deep it is\nfr: C’est profond\nes: Es profundo\njp: それは深い\n';

/** A square degree. */
const toRing = (x: number, y: number) => [
  [x, y],
  [x + 1, y],
  [x + 1, y + 1],
  [x, y + 1],
  [x, y],
];

/** Adds a book of three chapters about the subject, and the borders of a state. */
function addBookAndBorder(folder: string): void {
  const chapters = ['1', '2', '3'].map((key) => ({ key, title: key, titles: names(key, key) })),
    book = join(folder, 'books/lingxian');
  mkdirSync(book, { recursive: true });
  mkdirSync(join(folder, 'borders/states'), { recursive: true });
  writeFileSync(
    join(book, 'book.json'),
    formatJson({
      work: null,
      facts: {
        title: names('Ling Xian', '灵宪'),
        originalTitle: '靈憲',
        genre: 'ancient_cn',
        authors: [{ name: names('Zhang Heng', '张衡'), item: 'zhang-heng' }],
        writing: '0120~',
        description: names('On the sky.', '论天'),
      },
      original: { language: 'lzh', edition: names('Commentary to the Hou Hanshu', '后汉书注') },
      volumes: [{ key: 'v', title: names('One volume', '一卷'), chapters }],
    }),
  );
  for (const { key } of chapters) writeFileSync(join(book, `${key}.txt`), `# 1\n${row}`);
  const ring = toRing(112, 33);
  writeFileSync(
    join(folder, 'borders/states/nanyang-commandery.geojson'),
    formatJson({
      type: 'FeatureCollection',
      name: names('Nanyang Commandery', '南阳郡'),
      features: [
        {
          type: 'Feature',
          properties: { when: '0100/0139', source: 'houhanshu' },
          geometry: { type: 'MultiPolygon', coordinates: [[ring]] },
        },
      ],
    }),
  );
}

/** Books and the names of borders of an origin. */
async function booksAndBordersOf(db: Database, origin: string) {
  const [books, borders] = await Promise.all([
    db
      .selectFrom('importRecord')
      .where('originId', '=', origin)
      .where('key', 'like', 'book %')
      .select('thingId')
      .execute(),
    db.selectFrom('border').where('originId', '=', origin).select('name').execute(),
  ]);
  return { books: books.map(({ thingId }) => thingId), borders: borders.map(({ name }) => name) };
}

test('issue 36: a folder in the layout of content/ is imported like any collection, and again only where it changed', async () => {
  const folder = createFolder(),
    { db, as } = await openWorld({}, 'part'),
    bring = () => importSource(db, openFolder(folder));
  expect(await bring()).toMatchObject({ taken: 1, refused: [], broken: [], dangling: 0 });
  const read = () => as(null, 'en')(entryDetail, { id: 'zhang-heng-en' });
  expect(await read()).toMatchObject({ name: 'Zhang Heng', summary: 'An astronomer.' });
  const text = await db.selectFrom('entry').where('id', '=', 'zhang-heng-en').select('body').executeTakeFirstOrThrow();
  expect(text.body).toBe('<p>He measured the sky. He felt the earth.</p>');
  expect((await as(null, 'en')(timelineOfEntry, { id: 'zhang-heng-en' })).events).toMatchObject([
    { title: 'Builds a seismoscope' },
  ]);
  expect((await as(null, 'en')(relationsOfEntry, { id: 'zhang-heng-en', page: 1 })).relations).toMatchObject([
    { other: { itemId: 'qin-dynasty' } },
  ]);
  expect(await bring()).toMatchObject({ taken: 0, changed: 0, unchanged: 1 });
  const file = join(folder, 'subjects/zhang-heng/subject.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('An astronomer.', 'An astronomer of Nanyang.'));
  expect(await bring()).toMatchObject({ taken: 0, changed: 1 });
  expect(await read()).toMatchObject({ summary: 'An astronomer of Nanyang.' });
});

test('issue 36: a site can start from a content folder of its own', async () => {
  const folder = createFolder(),
    { db, as } = await openWorld({}, 'tables');
  await importSource(db, readWorld(folder));
  expect(await db.selectFrom('subject').select('id').execute()).toEqual([{ id: 'zhang-heng' }]);
  expect(await as(null, 'zh')(entryDetail, { id: 'zhang-heng' })).toMatchObject({ name: '张衡' });
  expect(await db.selectFrom('origin').select(['id', 'name']).execute()).toEqual([{ id: 'world', name: 'Nanyang' }]);
});

test('issue 36: books and borders of a folder come with a start from it, and with an import that can be undone', async () => {
  const folder = createFolder();
  addBookAndBorder(folder);
  const started = await openWorld({}, 'tables');
  await importSource(started.db, readWorld(folder));
  const expected = { books: ['book-lingxian'], borders: [expect.objectContaining({ en: 'Nanyang Commandery' })] };
  expect(await booksAndBordersOf(started.db, 'world')).toEqual(expected);

  const { db } = await openWorld({}, 'part');
  expect(await importSource(db, openFolder(folder))).toMatchObject({ refused: [], omitted: [] });
  expect(await booksAndBordersOf(db, 'nanyang')).toEqual(expected);
  await undoImport(db, 'nanyang');
  expect(await booksAndBordersOf(db, 'nanyang')).toEqual({ books: [], borders: [] });
});

test('issue 36: a book that a site has already is left out of an import, with a line in its report', async () => {
  const folder = createFolder();
  addBookAndBorder(folder);
  cpSync(join(folder, 'books/lingxian'), join(folder, 'books/aeneid'), { recursive: true });
  const { db } = await openWorld();
  const { omitted } = await importSource(db, openFolder(folder));
  expect(omitted).toEqual([
    { where: expect.stringContaining('books/aeneid/book.json:1') as string, why: 'a book that is here already' },
  ]);
});

test.each([
  ['books/lingxian/4.txt', /book\.json:\d+: no chapter has the file 4\.txt/],
  ['books/lingxian/notes.md', /books\/lingxian\/notes\.md:1: nothing reads/],
  ['borders/states/nanyang.json', /borders\/states\/nanyang\.json:1: nothing reads/],
  ['plates/map/nanyang.svg', /plates:1: nothing reads/],
])('issue 36: a folder with %s is refused, as its content would be lost', (file, message) => {
  const folder = createFolder();
  addBookAndBorder(folder);
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), 'text');
  expect(() => openFolder(folder)).toThrow(message);
});

test('issue 36: an import of borders that cite an unknown source is refused with its line', () => {
  const folder = createFolder();
  addBookAndBorder(folder);
  const file = join(folder, 'borders/states/nanyang-commandery.geojson');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"houhanshu"', '"an-atlas"'));
  expect(() => openFolder(folder)).toThrow(/nanyang-commandery\.geojson:\d\d: there is no source an-atlas/);
});

test('issue 36: states and files of drawings in a folder that a site starts with are drawn', async () => {
  const folder = createFolder();
  addBookAndBorder(folder);
  const state = join(folder, 'borders/states/nanyang-commandery.geojson');
  const geojson = JSON.parse(readFileSync(state, 'utf8')) as object;
  writeFileSync(state, formatJson({ ...geojson, polity: 'zhang-heng' }));
  cpSync(join(builtInFolder, 'plates/building/parthenon.svg'), join(folder, 'plates/building/house.svg'));
  const parthenon = JSON.parse(readFileSync(join(builtInFolder, 'plates/building/parthenon.json'), 'utf8')) as object;
  writeFileSync(
    join(folder, 'plates/building/house.json'),
    formatJson({ ...parthenon, subject: 'zhang-heng', regions: undefined }),
  );
  const { db, as, drivers, settings, url } = await openWorld({ STELE_WORLD: folder }, 'tables');
  await importSource(db, readWorld(folder));
  const draw = () =>
    drawPlatesJob.run(
      {},
      {
        db,
        drivers,
        settings,
        databaseUrl: url,
        progress() {},
        signal: new AbortController().signal,
        logLine() {},
      },
    );
  expect(await draw()).toEqual({ plates: 2 });
  const { images } = await as(null, 'en')(imageList, { itemId: 'zhang-heng' });
  expect(images.map(({ titles }) => titles.en)).toEqual(['Zhang Heng: extent', expect.stringContaining('Parthenon')]);
  expect(await draw()).toEqual({ plates: 0 });
  writeFileSync(join(folder, 'plates/building/house.json'), '{}');
  await expect(draw()).rejects.toThrow(/^Drawing stopped: .*house\.json:1/);
});
