import { expect, test } from 'vitest';
import { expectAgreement, readRows } from '../../tests/agreement.ts';
import { openDatabase } from '../../tests/world.ts';
import { publishAtOnce, type Proposal } from '../../src/editing/revisions/face/publish.server.ts';
import type { Facts, Text } from '../../src/features/entries/rules.ts';
import type { Database } from '../../src/kit/database/database.server.ts';
import { syntheticSource } from '../../bench/import-source.ts';
import { importSource } from '../engine.ts';
import type { ImportedRelation, ImportedSubject, Source } from '../record.ts';
import { undoImport } from './undo.ts';
import { removeImportedContent, type Fields } from './remove-imported-content.ts';

const origin = { id: 'test', name: 'Test', licence: 'CC0', url: null };
const sourceOf = (...records: ImportedSubject[]): Source => ({
  origin,
  async *read() {
    for (const record of records) yield { where: record.key, record };
  },
});
const time = { startNote: null, endNote: null, timeDesc: null, source: null };
const life = { ...time, role: 'life' as const, startTime: '1815-12-10 00:00:00', endTime: '1852-11-27 00:00:00' };
const friendOf = (to: string): ImportedRelation => ({
  to,
  type: 'friendship',
  word: { en: 'friend of' },
  inverse: null,
  time: null,
  place: null,
  description: null,
  source: null,
});
const person = (key: string, more: Partial<ImportedSubject> = {}): ImportedSubject => ({
  key,
  kind: 'person',
  region: null,
  names: { en: key, fr: key },
  summary: { en: `About ${key}.` },
  times: [life],
  place: null,
  same: { test: key },
  relations: [friendOf('Ada')],
  events: [
    {
      ...time,
      startTime: '1833-06-05 00:00:00',
      endTime: null,
      title: { en: `${key} arrives` },
      place: null,
      weight: 2,
      with: ['Ada'],
    },
  ],
  ...more,
});
const ada = person('Ada', { relations: [friendOf('Babbage')], events: [] });

/** Ignores the revision of an entry, because a reverted part is a new revision. */
const rowsOf = async (db: Database, ids: readonly string[]) => {
  const rows = await readRows(db, ids, { contentOnly: true });
  return { ...rows, entry: rows.entry.map((row) => row.replace(/"revision_id": "[^"]*"/, '')).sort() };
};
const everybody = async (db: Database) =>
  (await db.selectFrom('subject').select('id').orderBy('id').execute()).map(({ id }) => id);
const everything = (db: Database) => db.selectFrom('thing').select('id').orderBy('id').execute();
const idOf = async (db: Database, key: string) =>
  (
    await db
      .selectFrom('importRecord')
      .where('originId', '=', 'test')
      .where('key', '=', key)
      .select('thingId')
      .executeTakeFirstOrThrow()
  ).thingId;
const write = (db: Database, ...proposals: Proposal[]) =>
  db.transaction().execute((tx) => publishAtOnce(tx, proposals, { authorId: 'import-world', originId: null }));
async function newest<Content>(
  db: Database,
  id: string,
  module: string,
  language: 'en' | null = null,
): Promise<Content> {
  const { content } = await db
    .selectFrom('revision')
    .where('thingId', '=', id)
    .where('module', '=', module)
    .where('language', 'is not distinct from', language)
    .where('published', '=', true)
    .orderBy('publicationNumber', 'desc')
    .select('content')
    .executeTakeFirstOrThrow();
  return content as Content;
}

test('undo removes an import without a trace: every row readers see is as before; a second undo changes nothing', async () => {
  const { db } = await openDatabase('part');
  const before = await everybody(db),
    things = await everything(db),
    rows = await rowsOf(db, before);
  const caesar = person('caesar', {
    same: { wikidata: 'Q1048', test: 'caesar' },
    names: { en: 'C. Iulius', fr: 'César' },
  });
  await importSource(db, sourceOf(ada, person('Babbage'), caesar));
  expect(await rowsOf(db, before)).not.toEqual(rows);

  expect(await undoImport(db, 'test')).toMatchObject({ removed: 2, stays: [] });
  expect(await everybody(db)).toEqual(before);
  expect(await rowsOf(db, before)).toEqual(rows);
  await expectAgreement(db, ['julius-caesar']);
  expect(await everything(db)).toEqual(things);
  expect(await db.selectFrom('searchName').where('name', 'in', ['Ada', 'C. Iulius']).selectAll().execute()).toEqual([]);

  expect(await undoImport(db, 'test')).toMatchObject({ removed: 0, stays: [], reverted: 0 });
});

test('a dry run reports the same and changes nothing; an undone import can be repeated', async () => {
  const { db } = await openDatabase('part');
  await importSource(db, sourceOf(ada, person('Babbage')));
  const before = await readRows(db, await everybody(db));
  expect(await undoImport(db, 'test', { dryRun: true })).toMatchObject({ removed: 2 });
  expect(await readRows(db, await everybody(db))).toEqual(before);
  await undoImport(db, 'test');
  expect(await importSource(db, sourceOf(ada, person('Babbage')))).toMatchObject({ taken: 2, merged: [], dangling: 0 });
  await expectAgreement(db, [await idOf(db, 'Ada'), await idOf(db, 'Babbage')]);
});

test('a subject that others wrote about keeps their text; what only the import wrote is removed', async () => {
  const { db } = await openDatabase('part');
  await importSource(db, sourceOf(ada, person('Babbage')));
  const [id, other] = [await idOf(db, 'Ada'), await idOf(db, 'Babbage')];
  const text = await newest<Text>(db, id, 'text', 'en');
  await write(db, {
    module: 'text',
    thingId: id,
    language: 'en',
    content: { ...text, otherNames: ['Countess'], summary: 'Wrote the first program.' },
  });
  expect(await undoImport(db, 'test')).toMatchObject({
    removed: 1,
    stays: [{ id, name: 'Ada', why: 'others have written about it' }],
  });
  expect(await db.selectFrom('subject').where('id', '=', other).selectAll().execute()).toEqual([]);
  expect(await newest<Text>(db, id, 'text', 'en')).toMatchObject({
    name: 'Ada',
    otherNames: ['Countess'],
    summary: 'Wrote the first program.',
  });
  expect(await newest<Facts>(db, id, 'facts')).toEqual({
    kind: 'person',
    region: null,
    times: [],
    place: null,
    same: {},
  });
  const entries = db.selectFrom('entry').where('subjectId', '=', id).select('language');
  expect(await entries.execute()).toEqual([{ language: 'en' }]);
  expect(await db.selectFrom('relation').where('fromId', '=', id).selectAll().execute()).toEqual([]);
  await expectAgreement(db, [id]);
});

test('subjects stay whole if others or a text link to them, another import added them, or a draft exists', async () => {
  const { db } = await openDatabase('part');
  await importSource(
    db,
    sourceOf(...['Ada', 'Babbage', 'Byron', 'Clara', 'Dora'].map((key) => person(key, { relations: [] }))),
  );
  const [adaId, babbage, byron, clara, dora] = await Promise.all(
    ['Ada', 'Babbage', 'Byron', 'Clara', 'Dora'].map((key) => idOf(db, key)),
  );
  const { relations } = await newest<{ relations: object[] }>(db, 'julius-caesar', 'relations');
  const text = await newest<Text>(db, 'julius-caesar', 'text', 'en');
  await write(
    db,
    {
      module: 'relations',
      thingId: 'julius-caesar',
      language: null,
      content: {
        relations: [...relations, { ...friendOf(adaId!), to: adaId!, attributes: {}, origin: null }] as never,
      },
    },
    {
      module: 'text',
      thingId: 'julius-caesar',
      language: 'en',
      content: { ...text, body: `${text.body}<p><a href="/detail/${babbage!}-en">Babbage</a></p>` },
    },
  );
  await importSource(db, {
    ...sourceOf({ ...person('Byron'), relations: [], events: [] }),
    origin: { ...origin, id: 'second', name: 'Second' },
  });
  await db
    .insertInto('revision')
    .values({
      id: 'draft',
      module: 'text',
      thingId: clara!,
      language: 'en',
      content: JSON.stringify(await newest<Text>(db, clara!, 'text', 'en')) as never,
      authorId: 'import-world',
      state: 'draft',
      originId: null,
    })
    .execute();
  const { removed, stays } = await undoImport(db, 'test');
  expect(removed).toBe(1);
  expect(await everybody(db)).not.toContain(dora);
  expect(Object.fromEntries(stays.map(({ name, why }) => [name, why]))).toEqual({
    Ada: 'julius-caesar leads to it',
    Babbage: 'a text that somebody wrote leads to it',
    Byron: 'Second brought it too',
    Clara: 'others have written about it',
  });
  await expectAgreement(db, [adaId!, babbage!, byron!, clara!, 'julius-caesar']);
});

test('an interrupted undo of several batches resumes; other collections stay', async () => {
  const { db } = await openDatabase('part');
  await importSource(db, sourceOf(ada));
  const before = await everybody(db),
    rows = await readRows(db, before, { contentOnly: true });
  await importSource(db, syntheticSource(600));
  let batches = 0;
  const first = await undoImport(db, 'synthetic', { stopped: () => batches++ > 0 });
  expect(first.removed).toBe(500);
  const second = await undoImport(db, 'synthetic');
  expect(second.removed).toBe(100);
  expect(await everybody(db)).toEqual(before);
  expect(await readRows(db, before, { contentOnly: true })).toEqual(rows);
  await expect(undoImport(db, 'synthetic')).rejects.toThrow('Nothing was imported from “synthetic”. There is: test.');
  await expect(undoImport(db, 'world')).rejects.toThrow('The built-in world is no import');
});

test('changes by others to imported fields, list items and record entries stay, in either order', () => {
  const blank = () => ({ kind: 'person', times: [], same: {} });
  const without = (...states: [isOurs: boolean, content: Fields][]) =>
    removeImportedContent(
      states.map(([isOurs, content]) => ({ isOurs, content })),
      blank,
    );
  const importedFacts = { kind: 'person', times: ['birth', 'death'], same: { a: '1' }, region: 'europe' };
  expect(without([true, importedFacts])).toBeNull();
  // They changed one time and added an identifier: both are theirs, the rest is removed.
  expect(
    without(
      [true, importedFacts],
      [false, { ...importedFacts, times: ['birth', 'death, 1852'], same: { a: '1', b: '2' } }],
    ),
  ).toEqual({
    kind: 'person',
    times: ['death, 1852'],
    same: { b: '2' },
  });
  // Existed before: it is reverted, and keeps what they changed later.
  const ownFacts = { kind: 'place', times: ['built'], same: {}, region: null };
  const both = { kind: 'place', times: ['built', 'birth'], same: { a: '1' }, region: 'europe' };
  expect(without([false, ownFacts], [true, both])).toEqual(ownFacts);
  expect(
    without([false, ownFacts], [true, both], [false, { ...both, times: ['birth', 'ruined'], region: 'africa' }]),
  ).toEqual({
    ...ownFacts,
    times: ['ruined'],
    region: 'africa',
  });
  // A value that the import changed is reverted; one that they set to the same value stays.
  expect(without([false, ownFacts], [true, { ...ownFacts, kind: 'site' }])).toEqual(ownFacts);
});
