import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { createStatement, human, item, snak, toItem, toTime } from '../../../tests/wikidata-items.ts';
import { startWikimedia } from '../../../tests/wikimedia-server.ts';
import { publishAtOnce } from '../../editing/revisions/face/publish.server.ts';
import { beginRun, endRun } from '../../kit/jobs/job-runs.server.ts';
import type { Kind } from '../../rules/kinds.ts';
import type { Facts } from '../entries/rules.ts';
import { compareItems, compareItemsJob } from './compare-items.server.ts';
import { beginRevision, itemDifferences } from './contract.ts';
import { quickStatement } from './quick-statement.ts';

const source = (url: string | null) => ({ title: 'A book', author: null, year: null, where: null, url });
const life = (
  startTime: string,
  endTime: string,
  { note = null as 'about' | null, url = null as string | null } = {},
) => ({
  role: 'life' as const,
  startTime,
  endTime,
  startNote: note,
  endNote: note,
  timeDesc: null,
  source: source(url),
});
const born = (time: string, precision = 11) => createStatement(toTime('P569', time, precision));
const died = (time: string, precision = 11) => createStatement(toTime('P570', time, precision));

test('dates and places that differ are listed, those that agree or are not certain are not, and nothing is changed', async () => {
  const service = await startWikimedia();
  const { db, drivers, by } = await createReviewFixture(service.settings, 'tables');
  const subjects: [id: string, item: string, kind: Kind, times: object[], place: object | null][] = [
    ['same', 'Q1', 'person', [life('-0063-09-23', '0014-08-19')], null],
    ['other-year', 'Q2', 'person', [life('0100-00-00', '0150-00-00')], null],
    ['uncertain', 'Q3', 'person', [life('0100-00-00', '0150-00-00', { note: 'about' })], null],
    ['coarser', 'Q4', 'person', [life('0100-00-00', '0150-05-00')], null],
    ['far', 'Q5', 'place', [], { latitude: 10, longitude: 10, name: { en: 'Far' } }],
    ['near', 'Q6', 'place', [], { latitude: 10, longitude: 10, name: { en: 'Near' } }],
    ['gone', 'Q7', 'person', [life('0100-00-00', '0150-00-00')], null],
    ['more', 'Q8', 'person', [life('-0063-09-23', '1701-02-03', { url: 'https://book.example/1' })], null],
  ];
  await db.transaction().execute((tx) =>
    publishAtOnce(
      tx,
      subjects.flatMap(([thingId, itemId, kind, times, place]) => [
        {
          module: 'facts' as const,
          thingId,
          language: null,
          content: { kind, region: null, times, place, same: { wikidata: itemId } } as never,
        },
        {
          module: 'text' as const,
          thingId,
          language: 'en' as const,
          content: { name: `The ${thingId}`, otherNames: [], disambiguation: null, summary: '', body: '' },
        },
      ]),
      { authorId: 'author', originId: null },
    ),
  );
  const at = (latitude: number, longitude: number) =>
    createStatement(
      snak('P625', 'globecoordinate', { latitude, longitude, globe: 'http://www.wikidata.org/entity/Q2' }),
    );
  const town = createStatement(toItem('P31', 'Q515'));
  Object.assign(service.items, {
    Q1: item('Q1', 'Same', [human, born('-0063-09-23T00:00:00Z'), died('+0014-08-19T00:00:00Z')]),
    Q2: item('Q2', 'Other', [human, born('+0101-00-00T00:00:00Z', 9), died('+0150-00-00T00:00:00Z', 9)]),
    Q3: item('Q3', 'Uncertain', [human, born('+0120-00-00T00:00:00Z', 9)]),
    Q4: item('Q4', 'Coarser', [human, born('+0100-03-04T00:00:00Z'), died('+0150-00-00T00:00:00Z', 9)]),
    Q5: item('Q5', 'Far', [town, at(12, 10)]),
    Q6: item('Q6', 'Near', [town, at(10.2, 10.2)]),
    Q8: item('Q8', 'More', [human]),
  });
  const report = await compareItems(db, drivers.wikimedia!, {
    signal: new AbortController().signal,
    progress: () => {},
  });
  expect(report.compared).toBe(7);
  expect(report.differences.map(({ subjectId, field }) => `${subjectId} ${field}`).sort()).toEqual([
    'far place',
    'other-year birth',
  ]);
  expect(report.statements).toEqual([
    'Q8\tP569\t-0063-09-23T00:00:00Z/11/J\tS854\t"https://book.example/1"',
    'Q8\tP570\t+1701-02-03T00:00:00Z/11\tS854\t"https://book.example/1"',
  ]);
  const ask = by('reviewer', 'en');
  expect(await ask(itemDifferences, {})).toMatchObject({ comparedAt: null, differences: [], statements: [] });
  const run = await beginRun(db, {
    job: compareItemsJob.name,
    queueId: 1,
    input: {},
    runner: '00000000-0000-4000-8000-000000000000',
    attempt: 1,
  });
  await endRun(db, run, { outcome: 'done', report });
  const reply = await ask(itemDifferences, {});
  expect(reply).toMatchObject({ compared: 7, isWikimediaOn: true });
  expect(reply.differences).toContainEqual({
    entry: { id: 'other-year-en', name: 'The other-year' },
    item: 'Q2',
    field: 'birth',
    local: 'AD 100',
    remote: 'AD 101',
  });
  // Nothing is proposed or published.
  expect((await db.selectFrom('revision').select('id').execute()).length).toBe(2 * subjects.length);

  // A reviewer begins revisions: drafts of theirs, with the item as the source, that nobody else sees.
  await expect(by('author')(beginRevision, { itemId: 'far', field: 'place' })).rejects.toMatchObject({
    errorName: 'notAllowed',
  });
  await expect(ask(beginRevision, { itemId: 'same', field: 'birth' })).rejects.toMatchObject({
    errorName: 'differenceGone',
  });
  expect(await ask(beginRevision, { itemId: 'other-year-en', field: 'birth' })).toEqual({ id: 'other-year-en' });
  await ask(beginRevision, { itemId: 'far', field: 'place' });
  const drafts = await db
    .selectFrom('revision')
    .where('state', '=', 'draft')
    .orderBy('thingId')
    .select(['thingId', 'module', 'authorId', 'published', 'content', 'note', 'baseId'])
    .execute();
  expect(drafts).toMatchObject([
    { thingId: 'far', content: { place: { latitude: 12, longitude: 10, name: { en: 'Far' } } } },
    {
      thingId: 'other-year',
      note: 'Wikidata Q2: AD 100 → AD 101 · A book',
      content: {
        times: [
          {
            role: 'life',
            startTime: '0101-00-00 00:00:00',
            endTime: '0150-00-00',
            source: { title: 'Wikidata', where: 'Q2, P569' },
          },
        ],
      },
    },
  ]);
  for (const draft of drafts)
    expect(draft).toMatchObject({
      module: 'facts',
      authorId: 'reviewer',
      published: false,
      baseId: expect.any(String),
    });
  // Begun again, the drafts stay as they are; a position that somebody has changed since is not overwritten.
  const readDrafts = () =>
    db
      .selectFrom('revision')
      .where('state', '=', 'draft')
      .orderBy('thingId')
      .select(['contentVersion', 'content'])
      .execute();
  const before = await readDrafts(),
    [far] = before;
  await ask(beginRevision, { itemId: 'other-year', field: 'birth' });
  await ask(beginRevision, { itemId: 'far', field: 'place' });
  expect(await readDrafts()).toEqual(before);
  const moved = { ...(far!.content as Facts), place: { ...(far!.content as Facts).place!, latitude: 50 } };
  await db
    .updateTable('revision')
    .set({ content: JSON.stringify(moved) })
    .where('state', '=', 'draft')
    .where('thingId', '=', 'far')
    .execute();
  await expect(ask(beginRevision, { itemId: 'far', field: 'place' })).rejects.toMatchObject({
    errorName: 'differenceGone',
  });
});

test('a line of QuickStatements names the calendar and the precision', () => {
  const line = (year: number, month: number, day: number) =>
    quickStatement('Q1', 'P569', { year, month, day, seconds: 0 }, 'https://a.example/"x"').split('\t')[2];
  expect(line(-44, 3, 15)).toBe('-0044-03-15T00:00:00Z/11/J');
  expect(line(1066, 10, 0)).toBe('+1066-10-00T00:00:00Z/10/J');
  expect(line(1900, 0, 0)).toBe('+1900-00-00T00:00:00Z/9');
});
