import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDrivers } from '../src/kit/drivers.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';
import { manifestScheme } from '../src/rules/identifiers/subject-identifiers.ts';
import { entryDetail } from '../src/features/entries/contract.ts';
import { createGalleryFixture, drawPicture } from '../tests/gallery.ts';
import { publicDomain, startWikimedia, type TestFile } from '../tests/wikimedia-server.ts';
import { createStatement, dump, human, item, snak, toItem, toTime } from '../tests/wikidata-items.ts';
import { openDatabase } from '../tests/world.ts';
import { commonsSelection, importCommonsPictures } from './commons-pictures.ts';
import { importSource } from './engine.ts';
import { undoImport } from './undo/undo.ts';
import { wikidataSource } from './wikidata.ts';

const picture = (name: string, more: Parameters<typeof createStatement>[1] = {}) =>
  createStatement(snak('P18', 'string', name), more);
const legend = (language: string, text: string) => snak('P2096', 'monolingualtext', { language, text });

/** A world, and a service with the items and files of a test; `fetchPictures` fetches those of some entries. */
async function openPictures(service: Parameters<typeof startWikimedia>[0]) {
  const wikimedia = await startWikimedia(service);
  const fixture = await createGalleryFixture();
  const { db, settings } = fixture;
  const withService = readSettings({
    ...wikimedia.settings,
    PICTURE_HOSTS: new URL(wikimedia.settings['WIKIMEDIA_UPLOAD_URL']!).origin,
    STELE_DATA: settings.STELE_DATA,
    STELE_DEV: 'on',
  });
  const drivers = createDrivers(db, withService);
  const services = { media: drivers.media, wikimedia: drivers.wikimedia!, settings: withService };
  return {
    ...fixture,
    wikimedia,
    forgetReplies: () => rmSync(join(settings.STELE_DATA, 'wikimedia'), { recursive: true, force: true }),
    fetchPictures: async (selected: string, options: Parameters<typeof importCommonsPictures>[3] = {}) =>
      importCommonsPictures(db, services, await commonsSelection(db, selected), options),
    loadPortraits: async (...ids: string[]) =>
      (await db.selectFrom('subject').where('id', 'in', ids).orderBy('id').select('portrait').execute()).map(
        ({ portrait }) => portrait,
      ),
  };
}

test('an entry gets the picture of its Wikidata item with author, licence, source and legends; undo removes it', async () => {
  const bytes = await drawPicture(2);
  const { db, fetchPictures, loadPortraits, as } = await openPictures({
    items: {
      Q1405: item('Q1405', 'Augustus', [
        human,
        picture('Of old.jpg', { rank: 'deprecated' }),
        picture('Another.jpg'),
        picture('Statue_of_nobody.jpg', {
          rank: 'preferred',
          qualifiers: [legend('en', 'A statue'), legend('zh-hans', '雕像'), legend('ja', '彫像')],
        }),
      ]),
    },
    files: {
      'Statue of nobody.jpg': {
        bytes,
        metadata: {
          LicenseShortName: 'CC BY-SA 4.0',
          Artist: '<a href="//x">A photographer</a>',
          Credit: 'Own work',
        },
      },
    },
  });
  expect(await fetchPictures('augustus', { dryRun: true })).toMatchObject({ read: 1, taken: 1, refused: [] });
  expect(await loadPortraits('augustus')).toEqual([null]);
  expect(await fetchPictures('augustus-en')).toMatchObject({ read: 1, taken: 1, refused: [] });
  const credit = {
    author: 'A photographer',
    licence: 'CC-BY-SA-4.0',
    source: {
      title: 'Wikimedia Commons',
      where: 'Statue of nobody.jpg · Own work',
      url: expect.stringContaining('/wiki/File:Statue'),
    },
  };
  const [portrait] = await loadPortraits('augustus');
  expect(portrait).toMatchObject({ caption: { en: 'A statue', zh: '雕像', jp: '彫像' }, credit });
  expect(await as(null, 'en')(entryDetail, { id: 'augustus-en' })).toMatchObject({
    portrait: { url: portrait!.url, credit },
  });
  expect(await fetchPictures('augustus')).toMatchObject({ taken: 0, unchanged: 1, refused: [] });
  await undoImport(db, 'commons', {});
  expect(await loadPortraits('augustus')).toEqual([null]);
  expect(
    await db.selectFrom('image').where('name', '=', 'Statue of nobody.jpg').select('publishedAt').execute(),
  ).toEqual([{ publishedAt: null }]);
});

test('a painting gets its picture as the first of its gallery, and a chosen picture stays', async () => {
  const { db, bring, publish, fetchPictures } = await openPictures({
    items: {
      Q12418: item('Q12418', 'Mona Lisa', [createStatement(toItem('P31', 'Q3305213')), picture('Painting.jpg')]),
    },
    files: { 'Painting.jpg': { bytes: await drawPicture(4) } },
  });
  expect(await fetchPictures('mona-lisa')).toMatchObject({ taken: 1, refused: [] });
  const loadGallery = () =>
    db
      .selectFrom('imageShown')
      .innerJoin('image', 'image.id', 'imageShown.imageId')
      .where('subjectId', '=', 'mona-lisa')
      .where('part', '=', 'gallery')
      .orderBy('position')
      .select(['name', 'author'])
      .execute();
  expect((await loadGallery())[0]).toMatchObject({ name: 'Painting.jpg', author: 'A painter' });
  await undoImport(db, 'commons', {});
  expect((await loadGallery()).filter(({ name }) => name === 'Painting.jpg')).toEqual([]);
  const upload = await bring(9);
  await publish({
    module: 'gallery',
    thingId: 'mona-lisa',
    language: null,
    content: {
      images: [
        { id: upload.id, url: `/media/image/${upload.hash}-${upload.width}x${upload.height}.webp`, caption: null },
      ],
    },
  });
  expect(await fetchPictures('mona-lisa')).toMatchObject({
    taken: 0,
    passedOver: { 'has a picture already': 1 },
    refused: [],
  });
});

test('a merged item gives its picture, and a TIFF of 300 MB its rendering', async () => {
  const bytes = await drawPicture(6);
  const { fetchPictures, loadPortraits, wikimedia } = await openPictures({
    items: { Q1405: { redirect: 'Q900001' }, Q900001: item('Q900001', 'Augustus', [human, picture('Large.tif')]) },
    files: { 'Large.tif': { bytes, isRendering: true, size: 300 << 20 } },
  });
  expect(await fetchPictures('augustus')).toMatchObject({ taken: 1, refused: [] });
  expect(await loadPortraits('augustus')).toMatchObject([{ credit: { author: 'A painter' } }]);
  expect(wikimedia.requests.filter(({ path }) => /original|thumb/.test(path)).map(({ path }) => path)).toEqual([
    '/thumb/Large.tif',
  ]);
});

test('every entry that gets no picture has a line with the reason, and nothing is invented', async () => {
  const files: Record<string, TestFile> = {
    'Fair.jpg': { metadata: { LicenseShortName: 'Fair use', NonFree: 'true' } },
    'Noncommercial.jpg': { metadata: { LicenseShortName: 'CC BY-NC-SA 4.0', Artist: 'X' } },
    'Unlicensed.jpg': { metadata: {} },
    'Film.webm': { mediatype: 'VIDEO' },
    'Small.png': { bytes: await drawPicture(1, { width: 40, height: 40 }) },
    'Text.jpg': { bytes: Buffer.from('no picture'), isRendering: true },
    'Gone.tif': { isRendering: true },
    'Drawing.svg': { bytes: await drawPicture(7), isRendering: true, mediatype: 'DRAWING' },
  };
  const testCases: [id: string, item: string, statements: Parameters<typeof item>[2], why: string | null][] = [
    ['confucius', 'Q4604', [human, picture('Fair.jpg')], '“Fair.jpg”: it is not free (Fair use)'],
    ['aristotle', 'Q868', [human, picture('Noncommercial.jpg')], 'CC BY-NC-SA 4.0, is not accepted here'],
    ['plato', 'Q859', [human, picture('Unlicensed.jpg')], 'no licence is stated'],
    ['socrates', 'Q913', [human, picture('Film.webm')], 'is no picture (VIDEO)'],
    ['homer', 'Q6691', [human, picture('Small.png')], ''],
    ['ashoka', 'Q8589', [human, picture('Text.jpg')], ''],
    ['charlemagne', 'Q3044', [human, picture('Gone.tif')], 'status 404'],
    ['cleopatra', 'Q635', [human, picture('Nowhere.jpg')], 'Commons has no file “Nowhere.jpg”'],
    ['julius-caesar', 'Q1048', [human], 'names no picture'],
    ['nero', 'Q1413', [human, createStatement({ snaktype: 'novalue', property: 'P18' })], 'there is no picture of it'],
    ['trajan', 'Q1425', [human, createStatement({ snaktype: 'somevalue', property: 'P18' })], 'does not know'],
    ['hadrian', 'Q1427', [createStatement(toItem('P31', 'Q4167410')), picture('X.jpg')], 'a page of Wikimedia'],
    [
      'marcus-aurelius',
      'Q1430',
      [createStatement(toItem('P31', 'Q515')), picture('X.jpg')],
      'a place, not as a person',
    ],
    ['augustus', 'Q1405', [createStatement(toItem('P31', 'Q20643955')), human, picture('Drawing.svg')], null],
  ];
  const { db, fetchPictures, loadPortraits, wikimedia } = await openPictures({ files });
  const itemBySubject = new Map(
    (await db.selectFrom('sameAs').where('scheme', '=', 'wikidata').select(['subjectId', 'value']).execute()).map(
      ({ subjectId, value }) => [subjectId, value],
    ),
  );
  const cases = testCases.flatMap(([id, , statements, why]) => {
    const itemId = itemBySubject.get(id);
    return itemId ? [{ id, itemId, statements, why }] : [];
  });
  expect(cases.length).toBeGreaterThan(10);
  for (const { id, itemId, statements } of cases) wikimedia.items[itemId] = item(itemId, id, statements);
  const deleted = [...itemBySubject].find(([id]) => !cases.some((entity) => entity.id === id))![0];
  const report = await fetchPictures([deleted, ...cases.map(({ id }) => id)].join(','));
  expect(report).toMatchObject({ read: cases.length + 1, taken: 1 });
  expect(report.refused.length).toBe(cases.length);
  for (const { id, itemId, why } of cases.filter((entity) => entity.why !== null))
    expect(report.refused, id).toContainEqual({
      where: expect.stringContaining(`(${id}, ${itemId})`),
      why: expect.stringContaining(why!),
    });
  expect(report.refused).toContainEqual({
    where: expect.stringContaining(`(${deleted}, `),
    why: 'Wikidata has no such item: it was deleted',
  });
  expect((await loadPortraits(...cases.map(({ id }) => id))).filter(Boolean)).toHaveLength(1);
  await expect(fetchPictures('nobody-of-this-name')).rejects.toThrow('There is no entry with a Wikidata item');
});

/** A period as qualifiers: start, end, each a year. */
const period = (start: number | null, end: number | null) =>
  (
    [
      ['P580', start],
      ['P582', end],
    ] as const
  ).flatMap(([property, year]) =>
    year === null ? [] : [toTime(property, `+${String(year).padStart(4, '0')}-00-00T00:00:00Z`)],
  );

test('a state gets its flags and arms by period in its gallery, with reasons for those left out; undo removes them', async () => {
  const flag = (name: string, more: Parameters<typeof createStatement>[1] = {}) =>
    createStatement(snak('P41', 'string', name), more);
  const { db, fetchPictures, wikimedia } = await openPictures({
    files: {
      'Second.svg': { bytes: await drawPicture(1), isRendering: true, mediatype: 'DRAWING' },
      'First.svg': { bytes: await drawPicture(2) },
      'Since.svg': { bytes: await drawPicture(3) },
      'Preferred.svg': { bytes: await drawPicture(4) },
      'Arms.svg': { bytes: await drawPicture(5) },
      'Closed.svg': { metadata: { LicenseShortName: 'Fair use', NonFree: 'true' } },
      'Broken.svg': { bytes: Buffer.from('no picture') },
    },
  });
  const [itemId, otherItem] = (
    await db
      .selectFrom('sameAs')
      .where('scheme', '=', 'wikidata')
      .where('subjectId', 'in', ['byzantine-empire', 'ottoman-empire'])
      .orderBy('subjectId')
      .select('value')
      .execute()
  ).map(({ value }) => value) as [string, string];
  wikimedia.items[itemId] = item(itemId, 'A state', [
    createStatement(toItem('P31', 'Q6256')),
    flag('Second.svg', { qualifiers: period(1300, 1350) }),
    flag('First.svg', { qualifiers: period(1200, 1250) }),
    flag('First.svg', { qualifiers: period(1260, 1270) }),
    flag('Since.svg', { qualifiers: period(1400, null) }),
    flag('Preferred.svg', { rank: 'preferred' }),
    flag('Unpreferred.svg'),
    flag('Old.svg', { rank: 'deprecated' }),
    flag('Backwards.svg', { qualifiers: period(1500, 1400) }),
    flag('Closed.svg', { qualifiers: period(1410, 1420) }),
    flag('Broken.svg', { qualifiers: period(1430, 1440) }),
    flag('Nowhere.svg', { qualifiers: period(1450, 1460) }),
    createStatement({ snaktype: 'somevalue', property: 'P41' }),
    createStatement(snak('P94', 'string', 'Arms.svg'), { qualifiers: period(null, 1453) }),
    createStatement({ snaktype: 'novalue', property: 'P94' }),
  ]);
  const loadGallery = () =>
    db
      .selectFrom('revision')
      .where('thingId', '=', 'byzantine-empire')
      .where('module', '=', 'gallery')
      .orderBy('publicationNumber', 'desc')
      .select(['content', 'published'])
      .executeTakeFirst();
  expect(await fetchPictures('byzantine-empire', { dryRun: true })).toMatchObject({ read: 2, taken: 1 });
  const report = await fetchPictures('byzantine-empire');
  expect(report).toMatchObject({ read: 2, taken: 1 });
  expect(report.refused.map(({ why }) => why).toSorted()).toEqual([
    'Commons has no file “Nowhere.svg”',
    'Wikidata names no picture',
    'flag “Backwards.svg”: its period cannot be read',
    expect.stringMatching(/^flag “Broken.svg”: /),
    'flag “Closed.svg”: it is not free (Fair use)',
    'flag “Unpreferred.svg”: no period is stated for it, and another is preferred',
    'flag: Wikidata does not name its file',
  ]);
  const { images } = (await loadGallery())!.content as { images: { caption: Record<string, string> }[] };
  expect(images.map(({ caption }) => caption.en)).toEqual([
    'Flag (1200 – 1250, 1260 – 1270)',
    'Flag (1300 – 1350)',
    'Flag (1400 –)',
    'Flag',
    'Coat of arms (– 1453)',
  ]);
  expect(images.map(({ caption }) => caption.zh)[1]).toBe('旗帜（1300年—1350年）');
  // Another state with the same file has its own period.
  const titles = async (id: string) =>
    (
      await db
        .selectFrom('imageShown')
        .innerJoin('image', 'image.id', 'imageShown.imageId')
        .where('subjectId', '=', id)
        .where('part', '=', 'gallery')
        .where('name', '=', 'Arms.svg')
        .select('title')
        .execute()
    ).map(({ title }) => title.en);
  wikimedia.items[otherItem] = item(otherItem, 'Another state', [
    createStatement(toItem('P31', 'Q6256')),
    createStatement(snak('P94', 'string', 'Arms.svg'), { qualifiers: period(1261, null) }),
  ]);
  expect(await fetchPictures('ottoman-empire')).toMatchObject({ taken: 1 });
  expect([await titles('byzantine-empire'), await titles('ottoman-empire')]).toEqual([
    ['Coat of arms (– 1453)'],
    ['Coat of arms (1261 –)'],
  ]);
  const again = await fetchPictures('byzantine-empire');
  expect(again).toMatchObject({ read: 1, taken: 0 });
  await undoImport(db, 'commons', {});
  expect(
    await db.selectFrom('imageShown').where('subjectId', '=', 'byzantine-empire').select('imageId').execute(),
  ).toEqual([]);
  expect(await db.selectFrom('importRecord').where('originId', '=', 'commons').select('key').execute()).toEqual([]);
});

test('a painting gets the picture of the manifest of its museum; one without free rights is linked, a private host is not', async () => {
  const { db, fetchPictures, forgetReplies, wikimedia } = await openPictures({
    files: { 'Painting.jpg': { bytes: await drawPicture(4) } },
  });
  const origin = wikimedia.settings['WIKIMEDIA_UPLOAD_URL']!,
    museumPicture = await drawPicture(8);
  const manifest = (stated: string | null, address = `${origin}/museum.jpg`) => ({
    '@context': 'http://iiif.io/api/presentation/3/context.json',
    id: `${origin}/manifest`,
    type: 'Manifest',
    label: { en: ['A painting'] },
    ...(stated && { rights: stated }),
    requiredStatement: { label: { en: ['Attribution'] }, value: { en: ['A museum'] } },
    items: [
      {
        id: `${origin}/canvas`,
        type: 'Canvas',
        width: 640,
        height: 420,
        items: [{ items: [{ body: { id: address, type: 'Image', width: 640, height: 420 } }] }],
      },
    ],
  });
  let rights: string | null = null,
    file: string | undefined;
  wikimedia.fault = ({ pathname }, answer) => {
    if (pathname === '/museum.jpg') answer.end(museumPicture);
    else if (pathname === '/manifest') answer.end(JSON.stringify(manifest(rights, file)));
    else if (pathname === '/inward') answer.writeHead(302, { location: 'http://127.0.0.2/manifest' }).end();
    else return false;
    return true;
  };
  const describe = (address: string, ...more: ReturnType<typeof createStatement>[]) => {
    wikimedia.items['Q12418'] = item('Q12418', 'Mona Lisa', [
      createStatement(toItem('P31', 'Q3305213')),
      createStatement(snak('P6108', 'string', address)),
      ...more,
    ]);
    forgetReplies();
  };
  const loadLink = () =>
    db.selectFrom('sameAs').where('scheme', '=', manifestScheme).select(['subjectId', 'value']).execute();
  const loadPictures = () =>
    db
      .selectFrom('image')
      .where('uploaderId', '=', 'import-commons')
      .where('publishedAt', 'is not', null)
      .select(['licence', 'source'])
      .execute();
  const whyOmitted = async () => (await fetchPictures('mona-lisa')).omitted.map(({ why }) => why);

  for (const [address, why] of [
    ['http://127.0.0.1:9/manifest', 'PICTURE_HOSTS'],
    [`${origin}/inward`, ''],
    [`${origin}/none`, ''],
  ] as const) {
    describe(address);
    expect(await whyOmitted()).toEqual([expect.stringContaining(why)]);
  }
  expect(await loadLink()).toEqual([]);
  describe('https://iiif.museum.example/manifest');
  expect(await whyOmitted()).toEqual([expect.stringContaining('iiif.museum.example')]);
  expect(await loadLink()).toEqual([{ subjectId: 'mona-lisa', value: 'https://iiif.museum.example/manifest' }]);
  await undoImport(db, 'commons', {});
  expect(await loadLink()).toEqual([]);

  describe(`${origin}/manifest`);
  rights = 'http://rightsstatements.org/vocab/InC/1.0/';
  expect(await whyOmitted()).toEqual([expect.stringContaining(`its rights are not free (${rights})`)]);
  expect(await loadLink()).toEqual([{ subjectId: 'mona-lisa', value: `${origin}/manifest` }]);
  expect(await loadPictures()).toEqual([]);
  rights = 'http://creativecommons.org/publicdomain/zero/1.0/';
  file = 'http://127.0.0.1:9/museum.jpg';
  expect(await whyOmitted()).toEqual([expect.stringContaining('127.0.0.1:9')]);
  file = undefined;
  expect(await fetchPictures('mona-lisa')).toMatchObject({ taken: 1, refused: [], omitted: [] });
  expect(await loadPictures()).toEqual([
    { licence: 'CC0-1.0', source: expect.objectContaining({ title: 'A museum', url: `${origin}/manifest` }) },
  ]);
  await undoImport(db, 'commons', {});
  expect([await loadLink(), await loadPictures()]).toEqual([[], []]);

  // Where the manifest may not be copied, the file of Commons is.
  rights = null;
  describe(`${origin}/manifest`, picture('Painting.jpg'));
  expect(await fetchPictures('mona-lisa')).toMatchObject({ taken: 1, refused: [], omitted: [expect.anything()] });
  expect(await loadPictures()).toMatchObject([{ licence: 'public-domain' }]);
});

test('a command that is told to stop during a request ends at once; the next run goes on, and nothing is half done', async () => {
  const { service, start, countPictures, countRecords } = await prepareCommand(6);
  let files = 0;
  const isHanging = Promise.withResolvers<void>();
  service.fault = ({ pathname }, answer) => {
    if (!pathname.startsWith('/original/') || ++files < 4) return false;
    answer.writeHead(200, { 'content-length': 1_000_000 }).write('half a picture');
    isHanging.resolve();
    return true;
  };
  const command = start();
  await isHanging.promise;
  const stoppedAt = performance.now();
  command.kill('SIGTERM');
  const [code] = (await once(command, 'exit')) as [number];
  expect([code, performance.now() - stoppedAt < 10_000]).toEqual([130, true]);
  expect([await countPictures(), await countRecords()]).toEqual([3, 3]);
  service.fault = () => false;
  expect(await once(start(), 'exit')).toEqual([0, null]);
  expect([await countPictures(), await countRecords()]).toEqual([6, 6]);
});

test('a service that stays away ends the run by name, and what is in stays in', async () => {
  const { fetchPictures, wikimedia, db } = await openPictures({ files: {} });
  wikimedia.fault = (_, answer) => {
    answer.writeHead(429, { 'retry-after': '7200' }).end();
    return true;
  };
  await expect(fetchPictures('augustus')).rejects.toMatchObject({
    errorName: 'wikimediaBusy',
    details: { seconds: 7200 },
  });
  expect(await db.selectFrom('importRecord').where('originId', '=', 'commons').select('key').execute()).toEqual([]);
});

/** A database with people of whom the service names a picture each, and the command that fetches them. */
async function prepareCommand(people: number) {
  const folder = mkdtempSync(join(tmpdir(), 'stele-commons-')),
    report = join(folder, 'report.json');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { db, url } = await openDatabase('tables');
  const ids = Array.from({ length: people }, (_, at) => `Q${at + 1000}`),
    fileOf = (id: string) => `Photograph of nothing ${id}.jpg`;
  const items = ids.map((id, at) => item(id, `Invented ${at}`, [human, picture(fileOf(id))]));
  writeFileSync(join(folder, 'items.json'), dump(...items));
  await importSource(db, await wikidataSource(folder));
  const service = await startWikimedia({ items: Object.fromEntries(items.map((entity) => [entity.id, entity])) });
  for (const [at, id] of ids.entries())
    service.files[fileOf(id)] = {
      bytes: await drawPicture(at, { width: 200 + (at % 20), height: 150 }),
      metadata: at % 2 ? publicDomain : { LicenseShortName: 'CC BY 4.0', Artist: `Photographer ${at}` },
    };
  return {
    db,
    service,
    report,
    countPictures: async () =>
      (await db.selectFrom('subject').where('portrait', 'is not', null).select('id').execute()).length,
    countRecords: async () =>
      (await db.selectFrom('importRecord').where('originId', '=', 'commons').select('key').execute()).length,
    start: () =>
      spawn(process.execPath, [resolve('importers/run.ts'), 'commons', '--report', report], {
        env: { ...process.env, ...service.settings, DATABASE_URL: url, STELE_DATA: folder, STELE_WORLD: 'off' },
        stdio: 'ignore',
        detached: true,
      }),
  };
}

test('issue 43: 400 entries get pictures with credits by one command that is killed twice and resumed, and is undone whole', async () => {
  const { db, service, report, start, countPictures } = await prepareCommand(400);
  /** Kills the command with all its processes once the service has been asked for so many files. */
  async function runUntil(files: number): Promise<void> {
    let left = files;
    const command = start();
    service.fault = (address) => {
      if (address.pathname.startsWith('/original/') && --left === 0) process.kill(-command.pid!, 'SIGKILL');
      return false;
    };
    await once(command, 'exit');
  }
  await runUntil(90);
  const first = await countPictures();
  await runUntil(120);
  const second = await countPictures();
  expect([first > 0, second > first, second < 400]).toEqual([true, true, true]);
  service.fault = () => false;
  const [code] = (await once(start(), 'exit')) as [number];
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
    origin: { id: 'commons' },
    read: 400,
    taken: 400 - second,
    unchanged: second,
    refused: [],
  });
  expect(await countPictures()).toBe(400);
  const credited = await db.selectFrom('subject').select('portrait').execute();
  for (const { portrait } of credited)
    expect(portrait!.credit).toMatchObject({
      author: expect.stringMatching(/^(?:Photographer \d+|A painter)$/),
      source: { title: 'Wikimedia Commons', url: expect.stringContaining('/wiki/File:Photograph') },
    });
  // Each file was fetched once, besides the two that were under way when the command was killed.
  const fetched = service.requests.filter(({ path }) => path.startsWith('/original/')).map(({ path }) => path);
  expect(fetched.length).toBeLessThanOrEqual(402);
  await undoImport(db, 'commons', {});
  expect(await countPictures()).toBe(0);
  expect(await db.selectFrom('image').where('publishedAt', 'is not', null).select('id').execute()).toEqual([]);
  expect(await db.selectFrom('importRecord').select('originId').distinct().execute()).toEqual([
    { originId: 'wikidata' },
  ]);
  expect((await db.selectFrom('subject').select('id').execute()).length).toBe(400);
});
