import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { drawPicture } from '../../tests/gallery.ts';
import { testContext } from '../../tests/visitor.ts';
import { openDatabase, openWorld } from '../../tests/world.ts';
import { implementations } from '../../src/calls.server.ts';
import { entryDetail } from '../../src/features/entries/contract.ts';
import type { Text } from '../../src/features/entries/rules.ts';
import { familyOf } from '../../src/features/families/contract.ts';
import { imageList } from '../../src/features/media/gallery/contract.ts';
import { preparePicture, savePicture } from '../../src/features/media/pictures.server.ts';
import { makePack } from '../../src/features/packs/make-pack.server.ts';
import { readSelection } from '../../src/features/packs/selection.server.ts';
import { relationsOfEntry } from '../../src/features/relations/contract.ts';
import { publishAtOnce } from '../../src/editing/revisions/face/publish.server.ts';
import { timelineOfEntry } from '../../src/features/timelines/contract.ts';
import { timemapOfEntry } from '../../src/features/timemaps/contract.ts';
import { createApi } from '../../src/kit/calls/api.server.ts';
import type { Call } from '../../src/kit/calls/endpoint.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import { openPack } from '../../src/kit/packs/read-pack.server.ts';
import type { Language } from '../../src/rules/languages.ts';
import { pictureAddress } from '../../src/rules/picture-address.ts';
import { undoImport } from '../undo/undo.ts';
import { importPack } from './import-pack.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stele-packs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** An empty Stele with a folder of its own. */
async function anEmptySite() {
  const { db } = await openDatabase('tables');
  const folder = aFolder(),
    house = testContext(db, { STELE_DATA: folder });
  const api = createApi(implementations);
  return {
    db,
    store: { media: house.drivers.media, folder },
    as: (language: Language): Call => api.callFor({ ...house, language }),
  };
}

const subjects = [
  'augustus',
  'livia',
  'julius-caesar',
  'cleopatra',
  'roman-empire',
  'tiberius',
  'tiberius-claudius-nero',
  'battle-of-actium',
  'laozi',
];
const books = ['book-laozi'];

/** The built-in world, with a picture of Augustus and a member's contributions about him. */
async function aSite() {
  const folder = aFolder(),
    world = await openWorld({ STELE_DATA: folder }),
    { db, drivers } = world;
  await db.insertInto('member').values({ id: 'member-17', name: 'Sima Qian', phone: '+8613800000000' }).execute();
  const sent = await drawPicture(3);
  const image = await savePicture(
    db,
    drivers.media,
    'member-17',
    await preparePicture(sent),
    {
      thingId: null,
      title: { en: 'A head of marble' },
      description: {},
      tags: [],
      author: 'A sculptor',
      licence: 'CC0-1.0',
      source: { title: 'A museum', author: null, year: null, where: 'Room 5', url: null },
      name: 'head.jpg',
      size: sent.length,
      format: 'jpeg',
      murmurHash: 'of-a-head',
    },
    sent,
  );
  const { content } = await db
    .selectFrom('revision')
    .where('thingId', '=', 'augustus')
    .where('module', '=', 'text')
    .where('language', '=', 'en')
    .select('content')
    .executeTakeFirstOrThrow();
  const text = { ...(content as unknown as Text), summary: 'He found Rome of brick.' };
  const galleryImage = { id: image.id, url: pictureAddress(image), caption: { en: 'His head' } };
  const point = (x: number, y: number): [number, number] => [x, y];
  await db.transaction().execute((tx) =>
    publishAtOnce(
      tx,
      [
        { module: 'text', thingId: 'augustus', language: 'en', content: text },
        { module: 'gallery', thingId: 'augustus', language: null, content: { images: [galleryImage] } },
        {
          module: 'regions',
          thingId: image.id,
          language: null,
          content: {
            regions: [
              {
                points: [point(0.1, 0.1), point(0.5, 0.1), point(0.5, 0.5)],
                itemId: 'augustus',
                label: { en: 'Head' },
                sentence: {},
              },
            ],
          },
        },
      ],
      { authorId: 'member-17', originId: null },
    ),
  );
  const pack = async (things = { selector: 'a test', subjects, books }): Promise<string> => {
    const path = join(folder, 'stele.zip');
    const site = { db, media: drivers.media, site: 'https://other.example', name: 'Other' };
    await pipeline(makePack(things, site), createWriteStream(path));
    return path;
  };
  return { ...world, pack };
}

/** The published data of an entry in a language, limited to packed things; without ids that the database assigns. */
async function seen(call: Call, id: string) {
  const among = (other: { itemId: string }) => subjects.includes(other.itemId);
  const {
    origins: _o,
    revisionId: _r,
    createdAt: _c,
    changedAt: _d,
    contemporaries: _n,
    attributed: _w,
    ...entry
  } = await call(entryDetail, { id });
  const mentionedPlaces = entry.mentionedPlaces.filter(among);
  const [timeline, timemap, relations, gallery, family] = await Promise.all([
    call(timelineOfEntry, { id }),
    call(timemapOfEntry, { id }),
    call(relationsOfEntry, { id, page: 1 }),
    call(imageList, { itemId: id, size: 10 }),
    call(familyOf, { id, way: 'both', steps: 1 }),
  ]);
  return {
    entry: { ...entry, mentionedPlaces, portrait: entry.portrait?.caption ?? null, views: [] },
    events: timeline.events
      .filter(({ owner }) => among(owner))
      .map(({ id: _id, also: _a, ...event }) => ({ ...event, with: event.with.filter(among) })),
    nodes: timemap.nodes
      .filter(({ owner }) => owner === null || among(owner))
      .map(({ title, description, time, place, sketch, source }) => ({
        title,
        description,
        time,
        place,
        sketch,
        source,
      })),
    relations: relations.relations
      .filter(({ other }) => among(other))
      .map(({ id: _id, source, time, description, says, other }) => ({
        source,
        time,
        description,
        says,
        to: other.itemId,
      })),
    pictures: gallery.images.map(({ id: _id, url: _url, ...image }) =>
      JSON.stringify(image, (key, value: unknown) =>
        /url|id$|address|href|At$|tiles|murmurHash|size/i.test(key) ? undefined : value,
      ),
    ),
    unions: family.unions
      .filter(({ toldBy }) => subjects.includes(toldBy))
      .map(({ id: _id, partners, children, ...union }) => ({
        ...union,
        partners: partners.filter((partner) => subjects.includes(partner)),
        children: children.filter((child) => subjects.includes(child.id)),
      })),
  };
}

/** Texts in all languages. */
const textsOf = (db: Database) =>
  db
    .selectFrom('entry')
    .where('subjectId', 'in', subjects)
    .orderBy('id')
    .select(['id', 'language', 'name', 'pronunciation', 'disambiguation', 'summary', 'body'])
    .execute();

const segmentsOf = async (db: Database) =>
  (
    await sql`
      select chapter, witness, ordinal, kind, html, notes, aligned from book_segment where book_id = 'book-laozi'
      order by chapter, witness, ordinal`.execute(db)
  ).rows;

const countOf = async (db: Database, table: 'revision' | 'member' | 'image') =>
  (
    await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

test('a pack imported into an empty site shows the same entries, pictures and books; a repeat changes nothing; undo keeps later edits', async () => {
  const site = await aSite(),
    { db, store, as } = await anEmptySite(),
    path = await site.pack();

  const trial = await importPack(db, store, path, { dryRun: true });
  expect(trial.report).toMatchObject({ refused: [] });
  expect(trial.report.taken).toBeGreaterThan(subjects.length);
  expect(await countOf(db, 'revision')).toBe(0);

  const { origin, report } = await importPack(db, store, path);
  expect(origin).toEqual({
    id: 'pack-other.example',
    name: 'Other (other.example)',
    licence: 'CC BY-SA 4.0',
    url: 'https://other.example',
  });
  expect(report).toMatchObject({ refused: [], broken: [], merged: [], keptApart: [] });
  for (const language of ['zh', 'fr'] as const)
    for (const id of subjects) expect(await seen(as(language), id)).toEqual(await seen(site.as(null, language), id));
  expect(await textsOf(db)).toEqual(await textsOf(site.db));
  expect(await segmentsOf(db)).toEqual(await segmentsOf(site.db));

  // Authors are names attached to their texts: none of them is a member here.
  expect(await db.selectFrom('member').select(['id', 'phone']).execute()).toEqual([
    { id: 'import-pack-other.example', phone: null },
  ]);
  const attributed = await db
    .selectFrom('attribution')
    .where('thingId', '=', 'augustus')
    .select(['module', 'language', 'authors', 'fromName', 'fromLicence'])
    .orderBy('module')
    .orderBy('language')
    .execute();
  expect(attributed).toContainEqual({
    module: 'text',
    language: 'en',
    authors: ['Sima Qian'],
    fromName: 'Stele',
    fromLicence: 'CC BY-SA 4.0',
  });

  const revisions = await countOf(db, 'revision');
  const again = await importPack(db, store, path);
  expect(again.report).toMatchObject({ taken: 0, changed: 0, refused: [] });
  expect([await countOf(db, 'revision'), await countOf(db, 'image')]).toEqual([revisions, 1]);

  await db.insertInto('member').values({ id: 'ban-zhao', name: 'Ban Zhao' }).execute();
  const { content } = await db
    .selectFrom('revision')
    .where('thingId', '=', 'laozi')
    .where('module', '=', 'text')
    .where('language', '=', 'fr')
    .select('content')
    .executeTakeFirstOrThrow();
  const revisedText = { ...(content as unknown as Text), summary: 'Le vieux maître.' };
  await db.transaction().execute((tx) =>
    publishAtOnce(tx, [{ module: 'text', thingId: 'laozi', language: 'fr', content: revisedText }], {
      authorId: 'ban-zhao',
      originId: null,
    }),
  );
  const undone = await undoImport(db, origin.id);
  expect(undone.stays).toEqual([expect.objectContaining({ id: 'laozi', why: 'others have written about it' })]);
  expect(await db.selectFrom('subject').select('id').execute()).toEqual([{ id: 'laozi' }]);
  expect(await as('fr')(entryDetail, { id: 'laozi' })).toMatchObject({ summary: 'Le vieux maître.' });
}, 60_000);

test('subjects that already exist in a site are matched by id, get what they lack and keep what they have', async () => {
  const site = await aSite(),
    path = await site.pack({ selector: 'a test', subjects: ['augustus', 'livia'], books }),
    { db } = await openDatabase();
  const store = { media: testContext(db, { STELE_DATA: aFolder() }).drivers.media, folder: aFolder() };
  const before = await countOf(db, 'revision');
  const { report } = await importPack(db, store, path);
  expect(report.merged.map(({ into, because }) => [into, because])).toEqual([
    ['augustus', 'the same id'],
    ['livia', 'the same id'],
  ]);
  expect(report.passedOver).toEqual({ 'a book that is here already': 1 });
  // A picture and its regions were missing; his summary was not.
  expect(await countOf(db, 'revision')).toBe(before + 2);
  expect(
    (await db.selectFrom('entry').where('id', '=', 'augustus-en').select('summary').executeTakeFirstOrThrow()).summary,
  ).not.toBe('He found Rome of brick.');
  expect((await undoImport(db, 'pack-other.example')).stays).toEqual([]);
  expect(await db.selectFrom('imageShown').where('subjectId', '=', 'augustus').selectAll().execute()).toEqual([]);
}, 60_000);

test('a pack also contains JSON-LD, EDTF, GeoJSON, GEDCOM, TEI and IIIF, and describes its contents', async () => {
  const site = await aSite(),
    pack = await openPack(await site.pack());
  onTestFinished(() => pack.close());
  const text = async (name: string) => await new Response((await pack.open(name)) as never).text();
  const graph = (JSON.parse(await text('entries.jsonld')) as { '@graph': Record<string, unknown>[] })['@graph'];
  expect(graph.filter(({ identifier }) => identifier === 'augustus')).toHaveLength(5);
  const places = JSON.parse(await text('places.geojson')) as {
    type: string;
    features: { properties: { subject: string } }[];
  };
  expect(places.type).toBe('FeatureCollection');
  expect(places.features.some(({ properties }) => properties.subject === 'battle-of-actium')).toBe(true);
  expect(await text('times.ndjson')).toContain('{"subject":"augustus","role":"life","edtf":"-0062-09-21/0014-08-17"');
  expect(await text('families.ged')).toMatch(/^\u{feff}?0 HEAD\n[^]*1 NAME Augustus\n[^]*0 TRLR\n$/u);
  expect(await text('families.ged')).toMatch(/1 FACT Julio-Claudian dynasty\n2 TYPE house\n/);
  expect(await text('tei/book-laozi.xml')).toContain('<TEI xmlns="http://www.tei-c.org/ns/1.0">');
  expect(JSON.parse(await text('iiif/augustus.json'))).toMatchObject({ type: 'Manifest' });
  const [media] = (await text('media.ndjson'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(media).toMatchObject({ kind: 'picture', details: { licence: 'CC0-1.0', author: 'A sculptor' } });
  // Names of authors, and no other data about them.
  const partsText = await text('parts.ndjson');
  expect(partsText.includes('"authors":["Sima Qian"]')).toBe(true);
  expect(partsText.includes('8613800000000') || partsText.includes('member-17')).toBe(false);
  expect(pack.manifest).toMatchObject({
    site: { name: 'Other', url: 'https://other.example' },
    counts: { entries: subjects.length, books: 1, media: 1 },
    origins: [{ name: 'Stele', licence: 'CC BY-SA 4.0', url: null }],
  });
  // Selections that readers and operators may request.
  const asking = { db: site.db, call: site.as(null, 'en'), language: 'en' as const };
  expect(await readSelection('house:augustus', asking)).toMatchObject({
    subjects: expect.arrayContaining(['livia', 'tiberius']) as string[],
  });
  expect(await readSelection('topic:Rome', asking)).toMatchObject({ selector: 'topic:Rome' });
  expect((await readSelection('entry:laozi-fr', asking))!.subjects).toEqual(['laozi']);
  expect(await readSelection('nothing', asking)).toBeNull();
  await expect(readSelection('entry:nobody', asking)).rejects.toThrow('entryNotFound');
}, 60_000);
