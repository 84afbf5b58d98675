import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { entryDetail } from '../entries/contract.ts';
import { createEntry, saveVersion } from '../entries/writing-contract.ts';
import { saveMuseum } from '../paintings/writing-contract.ts';
import { withdraw } from '../../editing/revisions/contract.ts';
import { publishAtOnce } from '../../editing/revisions/face/publish.server.ts';
import { passTogether, publishPasses, review, reviewDetail, reviewQueue, undoPasses } from './contract.ts';
import { publishDecided, publishJob, publishAtStartJob } from './publication.server.ts';

const facts = { kind: 'idea' as const, region: null, times: [], place: null, same: {} };

/** A desk with a submitted new entry: facts and text as one bundle. */
async function openNewEntry(environment: NodeJS.ProcessEnv = {}) {
  const desk = await createReviewFixture(environment);
  const { revisionId: id, itemId } = await desk.by('author')(createEntry, { facts, text: desk.newText('Silence') });
  const rows = async () =>
    (
      await desk.db
        .selectFrom('revision')
        .where('authorId', '=', 'author')
        .select(['module', 'state', 'stagesPassed', 'stagesNeeded', 'bundleId', 'publishAt', 'reviewerId'])
        .execute()
    ).toSorted((a, b) => a.module.localeCompare(b.module));
  const states = async () => (await rows()).map(({ state }) => state);
  const isRead = async () =>
    desk
      .by('other')(entryDetail, { id: itemId })
      .then(
        () => true,
        () => false,
      );
  const { bundleId } = (await rows())[0]!;
  return { ...desk, id, itemId, bundleId, rows, states, isRead };
}

/** Ends the time to undo. */
const letDueTimePass = (db: Database) =>
  db
    .updateTable('revision')
    .set({ publishAt: sql<Date>`now() - interval '1 second'` })
    .where('publishAt', 'is not', null)
    .execute();
const messagesTo = async (db: Database, memberId: string) =>
  (await db.selectFrom('message').where('memberId', '=', memberId).select('content').execute()).map(
    ({ content }) => content as { kind: string },
  );
const jobContext = (db: Database) => ({ db, signal: new AbortController().signal }) as never;

test('writing A1 a pass is recorded at once and published once, when the time to undo it is over', async () => {
  const { by, db, decide, id, itemId, bundleId, rows, states, isRead } = await openNewEntry();
  const passed = await decide('reviewer', id, 'pass', { publishNow: false });
  expect(passed).toMatchObject({ state: 'first', reviewer: 'reviewer', publishAt: expect.any(String) as string });
  expect((await rows()).every(({ publishAt, reviewerId }) => publishAt !== null && reviewerId === 'reviewer')).toBe(
    true,
  );
  expect(await isRead()).toBe(false);
  expect((await by('reviewer')(reviewQueue, { which: 'mine' })).total).toBe(0);
  expect((await by('reviewer')(reviewQueue, { which: 'decided' })).items).toMatchObject([{ id }]);
  // Until publication no other reviewer can decide, and the author cannot withdraw.
  await expect(decide('second', id, 'claim')).rejects.toMatchObject({ errorName: 'stateChanged' });
  await expect(decide('reviewer', id, 'reject', { reason: 'No.' })).rejects.toMatchObject({
    errorName: 'stateChanged',
  });
  await expect(by('author')(withdraw, { id })).rejects.toMatchObject({ errorName: 'stateChanged' });

  await publishDecided(db, bundleId); // too early
  expect(await states()).toEqual(['first', 'first']);
  await letDueTimePass(db);
  await Promise.all([1, 2, 3].map(() => publishJob.run({ bundleId }, jobContext(db))));
  expect(await states()).toEqual(['passed', 'passed']);
  expect(await isRead()).toBe(true);
  expect((await messagesTo(db, 'author')).filter(({ kind }) => kind === 'auditPassed')).toMatchObject([
    { modModule: 'item', itemName: 'Silence', thing: { type: 'item', id: itemId.replace(/-en$/, '') } },
  ]);
  expect((await by('reviewer')(reviewDetail, { id })).steps.map(({ act, by: who }) => [act, who])).toEqual([
    ['submit', 'author'],
    ['claim', 'reviewer'],
    ['pass', 'reviewer'],
  ]);
});

test('writing A1 the publication job is queued when the call returns, and overdue ones are published at startup', async () => {
  const { db, decide, id, states } = await openNewEntry();
  await decide('reviewer', id, 'pass', { publishNow: false });
  const { rows: jobs } = await sql<{ seconds: number }>`
    select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs where task_identifier = 'publishing'`.execute(
    db,
  );
  expect(jobs).toHaveLength(1);
  expect(jobs[0]!.seconds).toBeLessThanOrEqual(6);
  await publishAtStartJob.run({}, jobContext(db));
  expect(await states()).toEqual(['first', 'first']);
  await letDueTimePass(db);
  await publishAtStartJob.run({}, jobContext(db));
  expect(await states()).toEqual(['passed', 'passed']);
});

test('writing A1 undo returns a proposal to its reviewer until it is published; no one else can undo', async () => {
  const { by, db, decide, id, bundleId, rows, states } = await openNewEntry();
  await decide('reviewer', id, 'pass', { publishNow: false });
  expect(await by('second')(undoPasses, { ids: [id] })).toEqual([{ id, error: 'stateChanged' }]);
  expect(await by('reviewer')(undoPasses, { ids: [id] })).toEqual([{ id, error: null }]);
  await publishDecided(db, bundleId, { now: true });
  expect(await rows()).toMatchObject([
    { state: 'first', publishAt: null, reviewerId: 'reviewer' },
    { state: 'first', publishAt: null, reviewerId: 'reviewer' },
  ]);
  expect((await by('reviewer')(reviewQueue, { which: 'mine' })).total).toBe(1);

  await decide('reviewer', id, 'pass', { publishNow: false });
  expect(await by('second')(publishPasses, { ids: [id] })).toEqual([{ id, error: 'stateChanged' }]);
  expect(await by('reviewer')(publishPasses, { ids: [id] })).toEqual([{ id, error: null }]);
  expect(await states()).toEqual(['passed', 'passed']);
  expect(await by('reviewer')(undoPasses, { ids: [id] })).toEqual([{ id, error: 'stateChanged' }]);
});

test('writing A1 what cannot be published any more returns to its reviewer, who is notified of the reason; nothing is lost', async () => {
  const { by, db, open, newText, decide } = await createReviewFixture();
  const { token, baseId } = await open('author', 'augustus-en');
  const { revisionId: id } = await by('author')(saveVersion, {
    itemId: 'augustus-en',
    text: newText('Augustus', { summary: 'Mine.' }),
    token,
    baseId,
  });
  await decide('reviewer', id, 'pass', { publishNow: false });
  await db.transaction().execute((tx) =>
    publishAtOnce(tx, [{ module: 'text', thingId: 'augustus', language: 'en', content: newText('Augustus') }], {
      authorId: 'other',
      originId: null,
    }),
  );
  await letDueTimePass(db);
  await publishAtStartJob.run({}, jobContext(db));
  const { submission, steps, outdated, after } = await by('reviewer')(reviewDetail, { id });
  expect(submission).toMatchObject({ state: 'first', reviewer: 'reviewer', publishAt: null });
  expect(after).toMatchObject({ summary: 'Mine.' });
  expect(outdated).toBe(true);
  expect(steps.at(-1)).toMatchObject({ act: 'return', reason: 'baseOutdated' });
  expect(await messagesTo(db, 'reviewer')).toContainEqual(
    expect.objectContaining({ kind: 'passReturned', error: 'baseOutdated', revisionId: id }),
  );
  expect(await decide('reviewer', id, 'reject', { reason: 'A newer version was published.' })).toMatchObject({
    state: 'not passed',
  });
});

test('writing A2 facts and text of a new entry pass stages together, as many as the part that needs most', async () => {
  const { by, decide, id, rows, states, isRead } = await openNewEntry({ REVIEW_STAGES: 'text=2' });
  expect((await rows()).map(({ stagesNeeded }) => stagesNeeded)).toEqual([3, 3]); // one more for a newcomer
  expect(await by('reviewer')(reviewDetail, { id })).toMatchObject({ stagesReason: 'newcomer' });
  for (const [place, who] of (['reviewer', 'second'] as const).entries()) {
    await decide(who, id, 'pass');
    expect(await states()).toEqual(['auditing', 'auditing']);
    expect((await rows()).map(({ stagesPassed }) => stagesPassed)).toEqual([place + 1, place + 1]);
    expect(await isRead()).toBe(false);
  }
  await decide('third', id, 'pass');
  expect(await states()).toEqual(['passed', 'passed']);
  expect(await isRead()).toBe(true);
});

test('writing A2 so do all texts of a museum, and facts that need more stages than their text', async () => {
  const { by, db, decide } = await createReviewFixture({ REVIEW_STAGES: 'facts=2' });
  const { revisionId: id } = await by('author')(saveMuseum, {
    names: { en: 'The Lamp Museum', fr: 'Musée de la lampe' },
    place: { latitude: 53.355, longitude: -2.998, name: {} },
    summary: {},
  });
  const progress = () =>
    db
      .selectFrom('revision')
      .where('authorId', '=', 'author')
      .select(['state', 'stagesPassed', 'stagesNeeded'])
      .distinct()
      .execute();
  expect(await progress()).toEqual([{ state: 'submitted', stagesPassed: 0, stagesNeeded: 3 }]);
  await decide('reviewer', id, 'pass');
  await decide('second', id, 'pass');
  expect(await progress()).toEqual([{ state: 'auditing', stagesPassed: 2, stagesNeeded: 3 }]);
  await decide('third', id, 'pass');
  expect(await progress()).toEqual([{ state: 'passed', stagesPassed: 3, stagesNeeded: 3 }]);
});

test('writing A2 a part that its author keeps as a draft is not in the bundle of a submitted part', async () => {
  const { by, db, decide, id, newText } = await openNewEntry();
  await decide('reviewer', id, 'pass');
  // Facts and text of a second entry, withdrawn; then its text is submitted in a bundle of its own.
  const second = await by('author')(createEntry, { facts, text: newText('Noise') });
  await by('author')(withdraw, { id: second.revisionId });
  const again = await by('author')(createEntry, {
    itemId: second.itemId,
    facts,
    text: newText('Noise'),
    onVersion: second.version,
  });
  const bundles = await db
    .selectFrom('revision')
    .where('thingId', '=', second.itemId.replace(/-en$/, ''))
    .select('bundleId')
    .distinct()
    .execute();
  expect(bundles).toHaveLength(1);
  expect(await decide('second', again.revisionId, 'pass')).toMatchObject({ state: 'passed' });
});

test('several proposals are passed together, and an error is reported only for its own proposal', async () => {
  const { by, db, newText, versionsOf } = await createReviewFixture();
  const ids: string[] = [];
  for (const name of ['One', 'Two', 'Three'])
    ids.push((await by('author')(createEntry, { facts, text: newText(name) })).revisionId);
  const [first, second, third] = ids as [string, string, string];
  const proposals = await Promise.all(ids.map(async (id) => ({ id, versions: await versionsOf(id) })));
  await by('second')(review, { id: second, act: 'claim', versions: await versionsOf(second) });
  expect(await by('reviewer')(passTogether, { proposals })).toEqual([
    { id: first, error: null, canUndo: true },
    { id: second, error: 'stateChanged', canUndo: false },
    { id: third, error: null, canUndo: true },
  ]);
  expect(await by('reviewer')(undoPasses, { ids: [first] })).toEqual([{ id: first, error: null }]);
  await letDueTimePass(db);
  await publishAtStartJob.run({}, jobContext(db));
  const states = await Promise.all(
    ids.map(async (id) => (await by('reviewer')(reviewDetail, { id })).submission.state),
  );
  expect(states).toEqual(['first', 'first', 'passed']);
});

test('issue 33 (10) an unexpected error at one proposal is its outcome, and the others are passed', async () => {
  const { by, db, newText, versionsOf } = await openNewEntry();
  const ids = await Promise.all(
    ['Echo', 'Noise', 'Song'].map(
      async (name) => (await by('author')(createEntry, { facts, text: newText(name) })).revisionId,
    ),
  );
  const [first, second, third] = ids as [string, string, string];
  await sql`create function refuse_step() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`.execute(
    db,
  );
  await sql`create trigger refuse_step before insert on audit_step for each row
    when (new.revision_id = ${sql.lit(second)}) execute function refuse_step()`.execute(db);
  const proposals = await Promise.all(ids.map(async (id) => ({ id, versions: await versionsOf(id) })));
  expect(await by('reviewer')(passTogether, { proposals })).toEqual([
    { id: first, error: null, canUndo: true },
    { id: second, error: 'requestFailed', canUndo: false },
    { id: third, error: null, canUndo: true },
  ]);
});

test('an administrator can release a claim held by a former reviewer', async () => {
  const { db, decide, id } = await openNewEntry();
  await decide('reviewer', id, 'claim');
  await db.updateTable('member').set({ role: 'member' }).where('id', '=', 'reviewer').execute();
  await expect(decide('second', id, 'hand back')).rejects.toMatchObject({ errorName: 'stateChanged' });
  expect(await decide('boss', id, 'hand back')).toMatchObject({ state: 'submitted', reviewer: null });
  expect(await decide('second', id, 'pass')).toMatchObject({ state: 'passed' });
});
