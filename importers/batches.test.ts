import { expect, test } from 'vitest';
import { readRows } from '../tests/agreement.ts';
import { openDatabase } from '../tests/world.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { importSource, type ImportOptions } from './engine.ts';
import type { ImportedSubject, Report, Source } from './record.ts';

const life = (startTime: string, endTime: string) => [
  { role: 'life' as const, startTime, endTime, startNote: null, endNote: null, timeDesc: null, source: null },
];
const person = (key: string, name: string, more: Partial<ImportedSubject> = {}): ImportedSubject => ({
  key,
  kind: 'person',
  region: null,
  names: { en: name },
  times: [],
  place: null,
  same: { test: key },
  ...more,
});
const augustus = { times: life('-0063-09-23 00:00:00', '0014-08-19 00:00:00') };
const century = { times: life('1801-00-00 00:00:00', '1870-00-00 00:00:00') };

/** Namesakes with equal, other and no dates, shared identifiers, entries that exist here, and a key that comes twice. */
const records: ImportedSubject[] = [
  person('a1', 'Mary Holt', { ...century, distinction: { en: 'the elder' } }),
  person('b1', 'Augustus', augustus),
  person('a2', 'Mary Holt', { ...century, distinction: { en: 'the younger' } }),
  person('b2', 'Augustus', augustus),
  person('a3', 'Mary Holt', { distinction: { en: 'of Leeds' } }),
  person('c1', 'Trajan', century),
  person('d1', 'Octavian the painter', { same: { viaf: '7', test: 'd1' } }),
  person('d2', 'Somebody else', { same: { viaf: '7', test: 'd2' } }),
  person('a4', 'MARY HOLT', { kind: 'place' }),
  person('e1', 'Ann Lee', { names: { en: 'Ann Lee', fr: 'Anne Lee' } }),
  person('e2', 'Anne Lee', { names: { fr: 'Anne Lee' }, distinction: { fr: 'de Lyon' } }),
  person('b3', 'Gaius Octavius', { ...augustus, names: { fr: 'Prénom nouveau', en: 'Augustus' } }),
  person('a1', 'Mary Holt again', century),
  person('f1', 'Rival', { same: { wikidata: 'Q1', test: 'f1' }, ...century }),
  person('f2', 'Rival', { same: { wikidata: 'Q2', test: 'f2' }, ...century }),
  ...Array.from({ length: 30 }, (_, at) => person(`g${at}`, 'Untitled', { distinction: { en: `no. ${at}` } })),
];
const sourceOf = (...read: ImportedSubject[]): Source => ({
  origin: { id: 'batches', name: 'Batches', licence: 'CC0', url: null },
  async *read() {
    for (const [at, record] of read.entries()) yield { where: `file:${at + 1}`, record };
  },
});

/** The report of an import, with keys in place of the ids that the database assigned. */
async function importIn(db: Database, options: ImportOptions): Promise<Report> {
  const { onLine: _, ...report } = await importSource(db, sourceOf(...records), options);
  const keepKeys = report.keptApart.map(({ from, other, ...line }) =>
    other === undefined ? { ...line, from } : { ...line, other },
  );
  return { ...report, keptApart: keepKeys as Report['keptApart'] };
}

/** What readers see of the import, with keys in place of ids. */
async function contentOf(db: Database): Promise<unknown> {
  const imported = await db
    .selectFrom('importRecord')
    .where('originId', '=', 'batches')
    .select(['key', 'thingId'])
    .execute();
  const keys = new Map(imported.map(({ key, thingId }) => [thingId, key]));
  const { entry, same_as, subject_time, other_name } = await readRows(db, [...keys.keys()], { contentOnly: true });
  const named = [...keys].sort(([a], [b]) => b.length - a.length);
  return [entry, same_as, subject_time, other_name]
    .flat()
    .map((row) => named.reduce((text, [id, key]) => text.replaceAll(`"${id}`, `"${key}`), row))
    .map((row) => row.replace(/"revision_id": "[a-z0-9]+", /, ''))
    .sort();
}

test('the report and the database are the same for every batch size, and a trial reports the same', async () => {
  const outcomes = [];
  for (const batchSize of [1, 7, 1000]) {
    const { db } = await openDatabase('part');
    const trial = await importIn(db, { batchSize, dryRun: true });
    const report = await importIn(db, { batchSize });
    expect(trial, `a trial in batches of ${batchSize}`).toEqual(report);
    const content = await contentOf(db);
    const repeated = await importIn(db, { batchSize });
    expect(repeated).toMatchObject({ taken: 0, changed: 0, unchanged: records.length - 1, merged: [], keptApart: [] });
    expect(await contentOf(db)).toEqual(content);
    outcomes.push({ report, content });
  }
  const [first, ...others] = outcomes;
  for (const other of others) expect(other).toEqual(first);

  const { report, content } = first!;
  expect(report.merged).toEqual([{ key: 'b1', into: 'augustus', because: 'name Augustus and dates' }]);
  expect(report.refused).toEqual([{ where: 'file:13', why: 'a1 stands here a second time' }]);
  const apart = new Map(report.keptApart.map(({ key, from, other, because }) => [key, `${other ?? from}: ${because}`]));
  expect(Object.fromEntries([...apart].filter(([key]) => !key.startsWith('g')))).toEqual({
    a2: 'a1: same name Mary Holt and dates, but taken by another record',
    a3: 'a1: same name Mary Holt, no dates to compare',
    b2: 'b1: same name Augustus and dates, but taken by another record',
    b3: 'b1: same name Augustus and dates, but taken by another record',
    c1: 'trajan: same name Trajan, other dates',
    d2: 'd1: same viaf 7, but taken by another record',
    e2: 'e1: same name Anne Lee, no dates to compare',
    f2: 'f1: same name Rival, but wikidata Q1',
  });
  // Each of thirty namesakes is told once, not with each of the others.
  expect(report.keptApart.filter(({ key }) => key.startsWith('g'))).toHaveLength(29);
  // Distinctions are those of all namesakes, also of the one that was read first.
  for (const words of ['the elder', 'the younger', 'of Leeds', 'de Lyon', 'no. 0', 'no. 29'])
    expect(JSON.stringify(content)).toContain(words);
});

test('of 150 namesakes the one with agreeing dates is found, also as the last; the report names a hundred', async () => {
  const namesakes = Array.from({ length: 150 }, (_, at) => {
    const [start, end] = [`0${500 + at * 3}-00-00 00:00:00`, '0990-00-00 00:00:00'];
    const point = (role: 'birth' | 'death', startTime: string) => ({ ...life(startTime, '')[0]!, role, endTime: null });
    return person(`n${at}`, 'Wang Wei', {
      ownId: `namesake-${String(at).padStart(3, '0')}`,
      times: at === 149 ? [point('birth', start), point('death', end)] : life(start, end),
    });
  });
  const twin = person('twin', 'Wang Wei', { times: life('0948-00-00 00:00:00', '0989-00-00 00:00:00') });
  const undated = person('undated', 'Wang Wei');
  for (const batchSize of [1, 1000]) {
    const { db } = await openDatabase('part');
    await importSource(db, {
      ...sourceOf(...namesakes),
      origin: { id: 'others', name: 'Others', licence: 'CC0', url: null },
    });
    for (const dryRun of [true, false]) {
      const { merged, keptApart } = await importSource(db, sourceOf(undated, twin), { batchSize, dryRun });
      expect(merged).toEqual([{ key: 'twin', into: 'namesake-149', because: 'name Wang Wei and dates' }]);
      expect(keptApart.map(({ from }) => from)).toEqual(namesakes.slice(0, 100).map(({ ownId }) => ownId));
    }
  }
});
