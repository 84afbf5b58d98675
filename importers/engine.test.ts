import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { expectAgreement } from '../tests/agreement.ts';
import { richSource, syntheticSource } from '../bench/import-source.ts';
import { openDatabase } from '../tests/world.ts';
import { publishAtOnce } from '../src/editing/revisions/face/publish.server.ts';
import { connect, type Database } from '../src/kit/database/database.server.ts';
import { holdLock } from '../src/kit/database/locks.server.ts';
import { dropIndexesForBulkLoad } from '../src/kit/database/deferred-indexes.server.ts';
import { importSource as importBy, type ImportOptions } from './engine.ts';
import type { ImportedSubject, ReadResult, Source } from './record.ts';
import { searchIndexes } from './bulk-load.ts';

const nowhere = { place: null, description: null, source: null, inverse: null } as const;
const life = (startTime: string, endTime: string) => ({
  role: 'life' as const,
  startTime,
  endTime,
  startNote: null,
  endNote: null,
  timeDesc: null,
  source: null,
});
const person = (key: string, more: Partial<ImportedSubject> = {}): ImportedSubject => ({
  key,
  kind: 'person',
  region: null,
  names: { en: key },
  times: [],
  place: null,
  same: { test: key },
  ...more,
});

const sourceOf = (...reads: (ImportedSubject | Extract<ReadResult, { refused: string }>)[]): Source => ({
  origin: { id: 'test', name: 'Test', licence: 'CC0', url: null },
  async *read() {
    for (const read of reads) yield 'refused' in read ? read : { where: `${read.key}:1`, record: read };
  },
});
const countRevisions = async (db: Database) =>
  (
    await db
      .selectFrom('revision')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
const subjectFor = (db: Database, key: string) =>
  db
    .selectFrom('importRecord')
    .where('originId', '=', 'test')
    .where('key', '=', key)
    .select(['thingId as subjectId', 'hash', 'linkedHash'])
    .executeTakeFirstOrThrow();

const ada = person('Ada', {
  times: [life('1815-12-10 00:00:00', '1852-11-27 00:00:00')],
  relations: [{ to: 'Babbage', type: 'friendship', word: { en: 'friend of' }, time: null, ...nowhere }],
});
const babbage = person('Babbage', {
  events: [
    {
      startTime: '1833-06-05 00:00:00',
      endTime: null,
      startNote: null,
      endNote: null,
      timeDesc: null,
      title: { en: 'Shows Ada the engine' },
      place: null,
      weight: 2,
      with: ['Ada'],
      source: null,
    },
  ],
});

describe.each([
  ['new subjects by COPY', true],
  ['as whatever is published', false],
])('%s', (_, bulk) => {
  const importSource = (db: Database, source: Source, options: ImportOptions = {}) =>
    importBy(db, source, { bulk, ...options });

  test('records are published as revisions: subject, text, event, relation', async () => {
    const { db } = await openDatabase('part');
    const report = await importSource(db, sourceOf(ada, babbage));
    expect(report).toMatchObject({ read: 2, taken: 2, changed: 0, unchanged: 0, dangling: 0, refused: [] });
    const [adaId, other] = [(await subjectFor(db, 'Ada')).subjectId, (await subjectFor(db, 'Babbage')).subjectId];
    expect(await db.selectFrom('relation').where('fromId', '=', adaId).select(['toId', 'type']).execute()).toEqual([
      { toId: other, type: 'friendship' },
    ]);
    const event = await db.selectFrom('event').where('subjectId', '=', other).select('id').executeTakeFirstOrThrow();
    expect(await db.selectFrom('eventSubject').where('eventId', '=', event.id).select('subjectId').execute()).toEqual([
      { subjectId: adaId },
    ]);
    expect(
      await db
        .selectFrom('revision')
        .where('thingId', '=', adaId)
        .where('state', '=', 'passed')
        .where('originId', '=', 'test')
        .select('module')
        .orderBy('module')
        .execute(),
    ).toEqual([{ module: 'facts' }, { module: 'relations' }, { module: 'text' }]);
  });

  test('a repeated import changes nothing; a changed record becomes a new revision of that record only', async () => {
    const { db } = await openDatabase('part');
    await importSource(db, sourceOf(ada, babbage));
    const before = await countRevisions(db);
    expect(await importSource(db, sourceOf(ada, babbage))).toMatchObject({ taken: 0, changed: 0, unchanged: 2 });
    expect(await countRevisions(db)).toBe(before);

    const { subjectId } = await subjectFor(db, 'Ada');
    expect(
      await importSource(db, sourceOf({ ...ada, summary: { en: 'Wrote the first program.' } }, babbage)),
    ).toMatchObject({ changed: 1, unchanged: 1 });
    expect((await subjectFor(db, 'Ada')).subjectId).toBe(subjectId);
    expect(
      (await db.selectFrom('entry').where('subjectId', '=', subjectId).select('summary').executeTakeFirstOrThrow())
        .summary,
    ).toBe('Wrote the first program.');
    expect(await countRevisions(db)).toBe(before + 3); // facts, text and relations of Ada
  });

  test('timemap nodes are added, changed and removed with their record; nodes added by others stay', async () => {
    const { db } = await openDatabase('part');
    const nodes = async () =>
      (
        await db
          .selectFrom('timemapNode')
          .where('subjectId', '=', subjectId)
          .orderBy('position')
          .select('title')
          .execute()
      ).map(({ title }) => title.en);
    const node = (en: string) => ({
      title: { en },
      description: null,
      time: null,
      place: { latitude: 51.5, longitude: 0, name: {} },
      sketch: null,
      images: [],
      weight: 1,
      source: null,
    });
    await importSource(db, sourceOf(ada, babbage));
    const { subjectId } = await subjectFor(db, 'Ada');
    await importSource(db, sourceOf({ ...ada, nodes: [node('London')] }, babbage));
    expect(await nodes()).toEqual(['London']);
    const before = await countRevisions(db);
    expect(await importSource(db, sourceOf({ ...ada, nodes: [node('London')] }, babbage))).toMatchObject({
      changed: 0,
    });
    expect(await countRevisions(db)).toBe(before);
    await db.transaction().execute((tx) =>
      publishAtOnce(
        tx,
        [{ module: 'timemap', thingId: subjectId, language: null, content: { nodes: [node('Turin')] } }],
        {
          authorId: 'import-world',
          originId: null,
        },
      ),
    );
    await importSource(db, sourceOf({ ...ada, nodes: [node('Nottingham')] }, babbage));
    expect(await nodes()).toEqual(['Turin', 'Nottingham']);
    await importSource(db, sourceOf(ada, babbage));
    expect(await nodes()).toEqual(['Turin']);
  });

  test('an import interrupted between subjects and links resumes', async () => {
    const { db } = await openDatabase('part');
    let batches = 0;
    await importSource(db, sourceOf(ada, babbage), { stopped: () => ++batches > 0 });
    expect(await subjectFor(db, 'Ada')).toMatchObject({ linkedHash: null });
    expect(await importSource(db, sourceOf(ada, babbage))).toMatchObject({ taken: 0, unchanged: 2 });
    const { subjectId, hash, linkedHash } = await subjectFor(db, 'Ada');
    expect(linkedHash).toBe(hash);
    expect(await db.selectFrom('relation').where('fromId', '=', subjectId).select('id').execute()).toHaveLength(1);
  });

  test('the same identifier means the same subject: missing data are added, nothing is overwritten', async () => {
    const { db } = await openDatabase('part');
    await db.insertInto('sameAs').values({ scheme: 'test', value: 'caesar', subjectId: 'julius-caesar' }).execute();
    const report = await importSource(
      db,
      sourceOf(
        person('caesar', {
          names: { en: 'C. Iulius', fr: 'César' },
          summary: { en: 'Other words.' },
          times: [life('0001-01-01 00:00:00', '0002-01-01 00:00:00')],
        }),
      ),
    );
    expect(report.merged).toEqual([{ key: 'caesar', into: 'julius-caesar', because: 'test caesar' }]);
    const entry = await db
      .selectFrom('entry')
      .where('id', '=', 'julius-caesar-en')
      .select(['name', 'summary'])
      .executeTakeFirstOrThrow();
    expect(entry.name).toBe('Julius Caesar');
    expect(entry.summary).not.toBe('Other words.');
    expect(
      (await db.selectFrom('otherName').where('entryId', '=', 'julius-caesar-en').select('name').execute()).map(
        ({ name }) => name,
      ),
    ).toContain('C. Iulius');
    expect(
      (
        await db
          .selectFrom('subjectTime')
          .where('subjectId', '=', 'julius-caesar')
          .where('role', '=', 'life')
          .select('startTime')
          .execute()
      )[0]!.startTime,
    ).toMatch(/^-0100/);
    expect(
      await db.selectFrom('relation').where('fromId', '=', 'julius-caesar').select('id').execute(),
    ).not.toHaveLength(0);
  });

  test('a record with the same name and matching dates is merged; with other dates it is kept apart and reported', async () => {
    const { db } = await openDatabase('part');
    const same = person('k1', {
      names: { en: 'Augustus' },
      times: [life('-0063-09-23 00:00:00', '0014-08-19 00:00:00')],
    });
    const other = person('k2', {
      names: { en: 'Trajan' },
      times: [life('1900-00-00 00:00:00', '1950-00-00 00:00:00')],
    });
    const report = await importSource(db, sourceOf(same, other));
    expect(report.merged).toEqual([{ key: 'k1', into: 'augustus', because: 'name Augustus and dates' }]);
    expect(report.keptApart).toEqual([{ key: 'k2', from: 'trajan', because: 'same name Trajan, other dates' }]);
  });

  test('a dry run writes nothing; a refused record is reported with its place; a dangling relation is counted', async () => {
    const { db } = await openDatabase('part');
    const before = await countRevisions(db);
    const refused = { where: 'file.rdf:12', refused: 'truncated' };
    expect(await importSource(db, sourceOf(ada, refused), { dryRun: true })).toMatchObject({
      read: 1,
      taken: 1,
      refused: [{ where: 'file.rdf:12', why: 'truncated' }],
    });
    expect(await countRevisions(db)).toBe(before);
    expect(await importSource(db, sourceOf(ada, refused))).toMatchObject({ taken: 1, dangling: 1 });
  });

  test('a changed record without relations and events removes the ones it had', async () => {
    const { db } = await openDatabase('part');
    await importSource(db, sourceOf(ada, babbage));
    await importSource(db, sourceOf({ ...ada, relations: [] }, { ...babbage, events: [] }));
    expect(
      await db
        .selectFrom('relation')
        .where('fromId', '=', (await subjectFor(db, 'Ada')).subjectId)
        .select('id')
        .execute(),
    ).toEqual([]);
    expect(
      await db
        .selectFrom('event')
        .where('subjectId', '=', (await subjectFor(db, 'Babbage')).subjectId)
        .select('id')
        .execute(),
    ).toEqual([]);
  });

  test('events and relations from others stay, also when a merged record changes or loses its own', async () => {
    const { db } = await openDatabase('part');
    const loadCaesar = async () => ({
      events: (
        await db
          .selectFrom('event')
          .where('subjectId', '=', 'julius-caesar')
          .select('title')
          .orderBy('earliest')
          .execute()
      ).map(({ title }) => title.en),
      relations: await db
        .selectFrom('relation')
        .where('fromId', '=', 'julius-caesar')
        .select(['toId', 'type'])
        .orderBy('type')
        .orderBy('toId')
        .execute(),
    });
    const before = await loadCaesar();
    expect(before.events.length).toBeGreaterThan(0);
    await db.insertInto('sameAs').values({ scheme: 'test', value: 'caesar', subjectId: 'julius-caesar' }).execute();
    const event = (en: string) => ({ ...babbage.events![0]!, title: { en }, with: [] });
    const caesar = person('caesar', { relations: [{ ...ada.relations![0]! }], events: [event('Meets Babbage')] });

    await importSource(db, sourceOf(caesar, babbage));
    expect((await loadCaesar()).events.toSorted()).toEqual([...before.events, 'Meets Babbage'].toSorted());
    expect((await loadCaesar()).relations).toHaveLength(before.relations.length + 1);
    await importSource(db, sourceOf({ ...caesar, events: [event('Meets Ada')] }, babbage));
    expect((await loadCaesar()).events.toSorted()).toEqual([...before.events, 'Meets Ada'].toSorted());
    await importSource(db, sourceOf({ ...caesar, relations: [], events: [] }, babbage));
    expect(await loadCaesar()).toEqual(before);
  });

  test('of two records that claim the same subject, one is merged and the other is kept apart and reported', async () => {
    const { db } = await openDatabase('part');
    await db.insertInto('sameAs').values({ scheme: 'test', value: 'x', subjectId: 'julius-caesar' }).execute();
    const record = (key: string) => person(key, { same: { test: 'x' } });
    const report = await importSource(db, sourceOf(record('one'), record('two')));
    expect(report.merged).toEqual([{ key: 'one', into: 'julius-caesar', because: 'test x' }]);
    expect(report.keptApart).toEqual([
      { key: 'two', from: 'julius-caesar', other: 'one', because: 'same test x, but taken by another record' },
    ]);
    const later = await importSource(db, sourceOf(record('one'), record('two'), record('three')));
    expect(later).toMatchObject({ unchanged: 2, merged: [], keptApart: [{ key: 'three', from: 'julius-caesar' }] });
  });

  test('things with different Wikidata ids are kept apart, also if they share another identifier', async () => {
    const { db } = await openDatabase('part');
    await db.insertInto('sameAs').values({ scheme: 'viaf', value: '5', subjectId: 'julius-caesar' }).execute();
    const { value } = await db
      .selectFrom('sameAs')
      .where('subjectId', '=', 'julius-caesar')
      .where('scheme', '=', 'wikidata')
      .select('value')
      .executeTakeFirstOrThrow();
    const apart = await importSource(db, sourceOf(person('other', { same: { viaf: '5', wikidata: 'Q2' } })));
    expect(apart.merged).toEqual([]);
    expect(apart.keptApart).toEqual([
      { key: 'other', from: 'julius-caesar', because: `same viaf 5, but wikidata ${value}` },
    ]);
    const same = await importSource(db, sourceOf(person('same', { same: { viaf: '5', wikidata: value } })));
    expect(same.merged).toMatchObject([{ key: 'same', into: 'julius-caesar' }]);
  });

  test('what an existing entry keeps of its own relations and identifiers is reported, in a trial too', async () => {
    const { db } = await openDatabase('part');
    const known = await db
      .selectFrom('relation')
      .where('fromId', '=', 'julius-caesar')
      .select(['toId', 'type'])
      .orderBy('number')
      .limit(1)
      .executeTakeFirstOrThrow();
    const caesar = person('caesar', {
      ownId: 'julius-caesar',
      same: { wikidata: 'Q1' },
      relations: [{ ...ada.relations![0]!, to: known.toId, type: known.type, word: { en: 'other words' } }],
    });
    for (const dryRun of [true, false]) {
      const { omitted } = await importSource(db, { ...sourceOf(caesar), keysAreIds: true }, { dryRun });
      expect(omitted).toEqual([
        { where: 'caesar:1', why: 'the existing entry has its own identifier (wikidata): Q1' },
        { where: 'caesar:1', why: `the existing entry has its own relation to ${known.toId}: other words` },
      ]);
    }
  });

  test('two simultaneous imports of one source import it once', async () => {
    const { db } = await openDatabase('part');
    const before = await countRevisions(db);
    const reports = await Promise.all([
      importSource(db, sourceOf(ada, babbage)),
      importSource(db, sourceOf(ada, babbage)),
    ]);
    expect(reports.map(({ taken }) => taken).toSorted()).toEqual([0, 2]);
    expect(await countRevisions(db)).toBe(before + 6); // facts and text of both, relations of one, events of the other
  });

  test('a source of several batches is imported whole and linked across batches; a repeat changes nothing', async () => {
    const { db } = await openDatabase('part');
    const steps = new Map<string, number>();
    const report = await importSource(db, syntheticSource(2100), {
      onProgress: (step, done) => void steps.set(step, done),
    });
    expect({ ...report, steps: Object.fromEntries(steps) }).toMatchObject({
      read: 2100,
      taken: 2100,
      dangling: 0,
      refused: [],
      steps: { subjects: 2100, relations: 2100 },
    });
    const { n } = await db
      .selectFrom('relation')
      .innerJoin('subject', 'subject.id', 'fromId')
      .where('originId', '=', 'synthetic')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(n).toBeGreaterThan(3 * 2100 - 20); // except for the few that would refer to themselves
    const before = await countRevisions(db);
    expect(await importSource(db, syntheticSource(2100))).toMatchObject({ taken: 0, changed: 0, unchanged: 2100 });
    expect(await countRevisions(db)).toBe(before);
  });

  test('a record that occurs twice in a source is imported once and reported', async () => {
    const { db } = await openDatabase('part');
    expect(
      await importSource(db, sourceOf(ada, babbage, person('Ada', { summary: { en: 'Somebody else.' } }))),
    ).toMatchObject({ read: 3, taken: 2, refused: [{ where: 'Ada:1', why: 'Ada stands here a second time' }] });
  });

  test('an import writes the same as publishing: rows, search, edges, counts, names in five languages, relations both ways', async () => {
    const { db } = await openDatabase('part');
    await importSource(db, richSource(40));
    await importSource(
      db,
      sourceOf(ada, babbage, person('O’Brien\t\\', { names: { zh: '安\n娜', en: '<b>Bold</b> & co' } })),
    );
    const { rows } = await sql<{
      id: string;
    }>`select thing_id as id from import_record where origin_id in ('rich', 'test')`.execute(db);
    expect(rows).toHaveLength(43);
    await expectAgreement(
      db,
      rows.map(({ id }) => id),
    );
  });

  test('a first load drops the search indexes; they are rebuilt when it ends, or by the next import if it is killed', async () => {
    const { db } = await openDatabase('part');
    const indexes = async () =>
      (
        await sql<{
          one: string;
        }>`select indexdef as one from pg_indexes where tablename like 'search%' order by 1`.execute(db)
      ).rows;
    const before = await indexes();
    // More than the existing number of subjects, which are the built-in world.
    const first = { firstLoad: 2000 };
    let during = 0;
    await importSource(db, syntheticSource(2600), {
      ...first,
      onProgress: () => void indexes().then((now) => (during = Math.max(during, before.length - now.length))),
    });
    expect(await indexes()).toEqual(before);
    expect(during).toBe(bulk ? 2 : 0);
    const dying = {
      ...first,
      firstLoad: 5000,
      onProgress: () => {
        throw new Error('killed');
      },
    };
    await dropIndexesForBulkLoad(db, searchIndexes);
    await expect(importSource(db, sourceOf(ada), dying)).rejects.toThrow('killed');
    expect(await indexes()).toHaveLength(before.length - 2);
    await importSource(db, sourceOf());
    expect(await indexes()).toEqual(before);
  });

  test('an import that is killed leaves its counts to the next import', async () => {
    const { db } = await openDatabase('part');
    const weightOf = async (id: string) =>
      (await db.selectFrom('subject').where('id', '=', id).select('weight').executeTakeFirstOrThrow()).weight;
    const dying = {
      stopped: () => false,
      onProgress: (step: string) => {
        if (step === 'relations') throw new Error('killed');
      },
    };
    await expect(importSource(db, sourceOf(ada, babbage), dying)).rejects.toThrow('killed');
    const { subjectId } = await subjectFor(db, 'Babbage');
    expect(await weightOf(subjectId)).toBe(bulk ? 0 : 1);
    await importSource(db, sourceOf());
    expect(await weightOf(subjectId)).toBe(1);
  });
});

test('unreadable shapes leave no deferred counts or indexes of the subjects imported before them', async () => {
  const { db } = await openDatabase('tables');
  const failing = {
    ...sourceOf(ada, babbage),
    borders: {
      isWhole: true,
      files: (): never => {
        throw new Error('unreadable');
      },
    },
  };
  await expect(importBy(db, failing)).rejects.toThrow('unreadable');
  const { rows } = await sql`select what from owed_count union all select name from owed_index`.execute(db);
  expect(rows).toEqual([]);
});

test('two processes that fill the same empty database drop its indexes once', async () => {
  const { db, url } = await openDatabase('tables');
  const other = connect(url, 2);
  onTestFinished(() => other.db.destroy());
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const reader = await db.startTransaction().execute();
  await sql`select from search_name limit 1`.execute(reader);
  const both = Promise.all([db, other.db].map((database) => dropIndexesForBulkLoad(database, searchIndexes)));
  await expect.poll(async () => (await waiting.execute(other.db)).rows).toHaveLength(2);
  await reader.commit().execute();
  await both;
  const { rows } = await sql<{ name: string }>`select name from owed_index order by 1`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(searchIndexes);
});

test('operations A1 dropping indexes waits until no other import writes, and does not block that import', async () => {
  const { db, url } = await openDatabase('tables');
  const other = connect(url, 2);
  onTestFinished(() => other.db.destroy());
  const writer = await db.startTransaction().execute();
  await holdLock(writer, 'imports');
  await sql`lock table import_record in row exclusive mode`.execute(writer);
  const aside = dropIndexesForBulkLoad(other.db, ['entry_changed', 'entry_revision', 'import_record_subject']);
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db)).rows).toHaveLength(1);
  await sql`lock table entry in row exclusive mode`.execute(writer);
  await writer.commit().execute();
  await expect(aside).resolves.toBe(true);
});

test.for([0, 20, 60, 150, 400])(
  'operations A1 two imports into one empty database, started %d ms apart, both succeed',
  async (delay) => {
    const { db, url } = await openDatabase('tables');
    const other = connect(url, 2);
    onTestFinished(() => other.db.destroy());
    const first = importBy(db, syntheticSource(600));
    await setTimeout(delay);
    await Promise.all([first, importBy(other.db, syntheticSource(600))]);
    const { rows } = await sql<{ subjects: number; owed: number }>`
      select (select count(*) from subject) as subjects, (select count(*) from owed_index) as owed`.execute(db);
    expect(rows).toEqual([{ subjects: 600, owed: 0 }]);
  },
);

test('filling an empty database drops the indexes used by readers; they are rebuilt when the import ends', async () => {
  const { db } = await openDatabase('tables');
  const indexes = async () =>
    (
      await sql<{
        name: string;
      }>`select indexname as name from pg_indexes where schemaname = 'public' order by 1`.execute(db)
    ).rows;
  const before = await indexes();
  const during: string[][] = [];
  const looking = sourceOf(ada, babbage);
  await importBy(db, {
    ...looking,
    async *read() {
      const now = (await indexes()).map(({ name }) => name);
      during.push(before.map(({ name }) => name).filter((name) => !now.includes(name)));
      yield* looking.read();
    },
  });
  expect(during).toEqual([expect.arrayContaining(['listed_then', 'search_name_key', 'search_passage_words'])]);
  expect(await indexes()).toEqual(before);
});
