import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectAgreement } from '../../../tests/agreement.ts';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { connect } from '../../kit/database/database.server.ts';
import { entryDetail } from '../../features/entries/contract.ts';
import { myRevision, revisionList } from '../../features/history/contract.ts';
import { revisionDetail } from './revision-contract.ts';
import * as contract from './contract.ts';
import * as reviewCalls from '../../features/review/contract.ts';
import * as entryCalls from '../../features/entries/writing-contract.ts';
import { publishAtOnce } from './face/publish.server.ts';

/** Sets the clock of this process off the database's by some hours. */
function setClock(hours: number) {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + hours * 3_600_000);
  onTestFinished(() => void vi.useRealTimers());
}

test('faults 6 a process with its clock two hours behind loses no publication: its own is the newest, the next save builds on it', async () => {
  const { by, open, pass, newText, db } = await createReviewFixture();
  const itemId = 'augustus-en',
    author = by('author');
  const { token, baseId } = await open('author', itemId);
  setClock(-2);
  const first = await author(entryCalls.saveVersion, {
    itemId,
    text: newText('Augustus', { body: '<p>One.</p>' }),
    token,
    baseId,
  });
  await pass(first.revisionId);
  expect(await author(contract.lockStatus, { itemId })).toMatchObject({ content: 'passed' });
  expect(
    (await author(revisionList, { itemId, exact: true })).revisions
      .filter(({ module }) => module === 'text')
      .map(({ id, latest }) => [id, latest]),
  ).toEqual([
    [first.revisionId, true],
    [baseId, false],
  ]);
  expect(await author(revisionDetail, { id: itemId })).toMatchObject({ id: first.revisionId });
  expect(await author(myRevision, { vId: itemId })).toMatchObject({ id: first.revisionId });
  expect(
    (await author(contract.moduleInfo, { id: itemId })).modules.find(({ module }) => module === 'text'),
  ).toMatchObject({
    revisionId: first.revisionId,
  });

  const lock = await by('other')(contract.heartbeat, { itemId });
  const save = (base: string | null) =>
    by('other')(entryCalls.saveVersion, {
      itemId,
      text: newText('Augustus', { body: '<p>Two.</p>' }),
      token: lock.token,
      baseId: base,
    });
  await expect(save(baseId)).rejects.toMatchObject({
    errorName: 'baseOutdated',
    details: { revisionId: first.revisionId },
  });
  const second = await save(first.revisionId);
  await pass(second.revisionId);
  expect(await author(entryDetail, { id: itemId })).toMatchObject({
    html: '<p>Two.</p>',
    revisionId: second.revisionId,
  });
  await expectAgreement(db, ['augustus']);

  // All dates come from the database, whatever the clock of the process says.
  const { rows } = await sql<{ late: boolean }>`
    select bool_or(least(changed_at, decided_at, submitted_at) < now() - interval '1 hour') as late from revision where author_id in ('author', 'other')`.execute(
    db,
  );
  expect(rows).toEqual([{ late: false }]);
  expect(await author(reviewCalls.reviewPace, {})).toMatchObject({ oldestDays: null });
});

test('faults 6 rows with wrong clocks are ordered by number; an import builds on the newest published version, never on a draft', async () => {
  const { by, open, pass, newText, db } = await createReviewFixture();
  const { token, baseId } = await open('author', 'augustus-en');
  const { revisionId } = await by('author')(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text: newText('Octavian'),
    token,
    baseId,
  });
  await pass(revisionId);
  // As if dated by another host's clock.
  await db
    .updateTable('revision')
    .set({ decidedAt: new Date('2020-01-01'), createdAt: new Date('2020-01-01') })
    .where('id', '=', revisionId)
    .execute();
  expect(await by('author')(revisionDetail, { id: 'augustus-en' })).toMatchObject({ id: revisionId, latest: true });
  await by('other')(entryCalls.saveVersion, { itemId: 'augustus-en', text: newText('Draft'), baseId, draft: true });
  await db.transaction().execute((tx) =>
    publishAtOnce(tx, [{ module: 'text', thingId: 'augustus', language: 'en', content: newText('Imported') }], {
      authorId: 'import-world',
      originId: null,
    }),
  );
  const newest = await db
    .selectFrom('revision')
    .where('thingId', '=', 'augustus')
    .where('published', '=', true)
    .orderBy('publicationNumber', 'desc')
    .select(['content', 'baseId'])
    .executeTakeFirstOrThrow();
  expect(newest).toMatchObject({ content: { name: 'Imported' }, baseId: revisionId });
});

test('faults 6 numbers follow the order of commits: concurrent publications wait for each other', async () => {
  const { db, url, newText } = await createReviewFixture();
  const other = connect(url, 1);
  onTestFinished(() => other.db.destroy());
  const publishing = (name: string) => [
    { module: 'text' as const, thingId: 'augustus', language: 'en' as const, content: newText(name) },
  ];
  const by = { authorId: 'import-world', originId: null };
  const first = await db.startTransaction().execute();
  await publishAtOnce(first, publishing('First'), by);
  const second = other.db.transaction().execute((tx) => publishAtOnce(tx, publishing('Second'), by));
  await expect
    .poll(
      async () =>
        (await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(first)).rows.length,
    )
    .toBe(1);
  await first.commit().execute();
  await second;
  const rows = await db
    .selectFrom('revision')
    .where('thingId', '=', 'augustus')
    .where('module', '=', 'text')
    .where('language', '=', 'en')
    .orderBy('publicationNumber')
    .select(['id', 'content', 'baseId'])
    .execute();
  expect(rows.map(({ content }) => (content as { name: string }).name)).toEqual(['Augustus', 'First', 'Second']);
  expect(rows.map(({ baseId }) => baseId)).toEqual([null, rows[0]!.id, rows[1]!.id]);
});
