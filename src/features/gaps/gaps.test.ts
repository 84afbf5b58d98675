import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { createStatement, human, item, terms, toItem } from '../../../tests/wikidata-items.ts';
import { startWikimedia } from '../../../tests/wikimedia-server.ts';
import { beginRun, endRun } from '../../kit/jobs/job-runs.server.ts';
import { gapList } from './contract.ts';
import { findGaps, findGapsJob } from './find-gaps.server.ts';

const spouse = (id: string) => createStatement(toItem('P26', id));

test('subjects to which items of several entries lead and that have no entry are ranked; names and pages of Wikimedia are not', async () => {
  const service = await startWikimedia();
  const { db, drivers, by } = await createReviewFixture(service.settings, 'stele');
  const itemRows = await db
    .selectFrom('sameAs')
    .innerJoin('listedSubject', 'listedSubject.subjectId', 'sameAs.subjectId')
    .where('scheme', '=', 'wikidata')
    .orderBy('rank')
    .limit(4)
    .select(['value'])
    .execute();
  const [a, b, c, d] = itemRows.map(({ value }) => value) as [string, string, string, string];
  Object.assign(service.items, {
    [a]: item(a, 'A', [human, spouse('Q900001'), spouse('Q900002'), spouse('Q900003'), spouse(d)]),
    [b]: item(b, 'B', [human, spouse('Q900001'), spouse('Q900002'), spouse('Q900003'), spouse(d)]),
    [c]: item(c, 'C', [human, spouse('Q900002'), spouse('Q900004')]),
    Q900001: item('Q900001', 'Second', [human]),
    Q900002: item('Q900002', 'First', [human], { labels: terms({ en: 'First', fr: 'Premier' }) }),
    Q900003: item('Q900003', 'A list', [createStatement(toItem('P31', 'Q13406463'))]),
    Q900004: item('Q900004', 'Of one alone', [human]),
  });
  const progress: number[] = [];
  const gaps = await findGaps(db, drivers.wikimedia!, {
    signal: new AbortController().signal,
    progress: (done) => void progress.push(done),
  });
  expect(gaps.map(({ item: id, kind, entries }) => [id, kind, entries])).toEqual([
    ['Q900002', 'person', 3],
    ['Q900001', 'person', 2],
  ]);
  expect(progress.at(-1)).toBeGreaterThan(4);

  const ask = by('reviewer', 'fr');
  expect(await ask(gapList, {})).toMatchObject({ isWikimediaOn: true, countedAt: null, linked: [] });
  const run = await beginRun(db, {
    job: findGapsJob.name,
    queueId: 1,
    input: {},
    runner: '00000000-0000-4000-8000-000000000000',
    attempt: 1,
  });
  await endRun(db, run, { outcome: 'done', report: { gaps } });
  expect(await ask(gapList, {})).toMatchObject({
    linked: [
      { item: 'Q900002', name: 'Premier', entries: 3 },
      { item: 'Q900001', name: 'Second' },
    ],
  });
  // A subject that got its entry since is no gap.
  await sql`insert into same_as (scheme, value, subject_id) values ('wikidata', 'Q900002', 'augustus')`.execute(db);
  expect((await ask(gapList, {})).linked.map(({ item: id }) => id)).toEqual(['Q900001']);
  await expect(by('author')(gapList, {})).rejects.toMatchObject({ errorName: 'notAllowed' });
});

test('words that two readers searched for in vain are listed, unless an entry has that name by now', async () => {
  const { db, by } = await createReviewFixture({}, 'stele');
  const search = (term: string, session: string) =>
    sql`
      insert into page_event (session, action, kind, page, came_from, language, looked_ms, term)
      values (${session}, 'view', 'search', '', 'start', 'en', 0, ${term})`.execute(db);
  for (const session of ['one', 'two', 'three']) await search('wanted', session);
  for (const session of ['one', 'two']) await search('augustus', session);
  await search('once', 'one');
  expect(await by('reviewer')(gapList, {})).toMatchObject({
    isWikimediaOn: false,
    linked: [],
    searched: [{ term: 'wanted', times: 3 }],
  });
});
