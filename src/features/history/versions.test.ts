import { expect, test } from 'vitest';
import { openWorld } from '../../../tests/world.ts';
import { publishAtOnce } from '../../editing/revisions/face/publish.server.ts';
import { contributors, myRevision, revisionList } from './contract.ts';
import { compareRevisions } from '../../editing/revisions/revision-contract.ts';
import { revisionDetail } from '../../editing/revisions/revision-contract.ts';

/** The world, with the English Augustus rewritten by a member. */
async function openRewritten() {
  const world = await openWorld();
  await world.db.insertInto('member').values({ id: 'sima-qian', name: 'Sima Qian', phone: '1' }).execute();
  const content = {
    name: 'Octavian',
    otherNames: [],
    disambiguation: null,
    summary: 'Mine.',
    body: '<p>Mine.<script>alert(1)</script></p>',
  };
  await world.db.transaction().execute((tx) =>
    publishAtOnce(tx, [{ module: 'text', thingId: 'augustus', language: 'en', content }], {
      authorId: 'sima-qian',
      originId: null,
    }),
  );
  return world;
}

test('the versions of an entry are listed newest first, the latest of each module marked', async () => {
  const { as } = await openRewritten();
  const { total, revisions } = await as(null, 'en')(revisionList, { itemId: 'augustus-en' });
  expect(revisions[0]).toMatchObject({
    module: 'text',
    language: 'en',
    author: 'Sima Qian',
    latest: true,
    origin: null,
  });
  expect(revisions.filter(({ module }) => module === 'text').map(({ latest }) => latest)).toEqual([true, false]);
  expect(total).toBe(revisions.length);
  expect(await as(null, 'en')(revisionList, { itemId: 'augustus-en', page: 2, size: 1 })).toMatchObject({
    total,
    revisions: [{ id: revisions[1]!.id }],
  });
});

test('V08 a version is found by its id and its entry’s id, and is sanitized', async () => {
  const { as } = await openRewritten();
  const current = await as(null, 'en')(revisionDetail, { id: 'augustus-en' });
  expect(current).toMatchObject({
    name: 'Octavian',
    itemId: 'augustus-en',
    content: { summary: 'Mine.', body: '<p>Mine.</p>' },
  });
  expect(await as(null)(revisionDetail, { id: current.id })).toEqual(current);
  await expect(as(null)(revisionDetail, { id: 'no-such' })).rejects.toMatchObject({ errorName: 'revisionNotFound' });
  // An entry id in another language than the call's selects its subject.
  for (const id of ['augustus', 'augustus-fr']) expect(await as(null, 'en')(revisionDetail, { id })).toEqual(current);
  expect(await as(null, 'fr')(revisionDetail, { id: 'augustus-en' })).toMatchObject({ itemId: 'augustus-fr' });
});

test('writing C a single version is shown whole if there is none to compare it with', async () => {
  const { as, db } = await openRewritten();
  const { revisions } = await as(null, 'en')(revisionList, { itemId: 'augustus-en' });
  const [only] = revisions.filter(({ module }) => module === 'facts');
  const comparison = await as(null, 'en')(compareRevisions, { b: only!.id });
  expect(comparison).toMatchObject({ module: 'facts', a: null, b: { id: only!.id } });
  expect(comparison.difference.fields.find(({ field }) => field === 'kind')?.runs).toEqual([
    { op: 'added', text: 'person' },
  ]);
  await db
    .insertInto('revision')
    .values({
      id: 'waiting',
      module: 'facts',
      thingId: 'augustus',
      language: null,
      authorId: 'sima-qian',
      state: 'submitted',
      submittedAt: new Date(),
      content: '{}',
      baseId: null,
      originId: null,
      rejectReason: null,
      decidedAt: null,
    })
    .execute();
  await expect(as(null, 'en')(compareRevisions, { b: 'waiting' })).rejects.toMatchObject({
    errorName: 'revisionNotFound',
  });
});

test('a member sees their own versions only', async () => {
  const { as } = await openRewritten();
  expect(await as('sima-qian', 'en')(myRevision, { vId: 'augustus-en' })).toMatchObject({ author: 'Sima Qian' });
  await expect(as('ban-zhao', 'en')(myRevision, { vId: 'augustus-en' })).rejects.toMatchObject({
    errorName: 'revisionNotFound',
  });
  await expect(as(null)(myRevision, { vId: 'augustus-en' })).rejects.toMatchObject({ errorName: 'accountExpired' });
});

test('contributors are ranked', async () => {
  const { as } = await openRewritten();
  expect(
    (await as(null, 'en')(contributors, { id: 'augustus-en' })).map(({ rank, name, revisions }) => [
      rank,
      name,
      revisions,
    ]),
  ).toEqual([
    [1, 'Stele', 5],
    [2, 'Sima Qian', 1],
  ]);
});
