import { expect, test } from 'vitest';
import { openWorld } from '../../../tests/world.ts';
import { publishAtOnce } from '../revisions/face/publish.server.ts';
import { contributors, myRevision, revisionDetail, revisionList } from './contract.ts';

/** The world, and a member who has rewritten the English Augustus. */
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

test('V08 a version is found by its id and by its entry’s, and leaves safe', async () => {
  const { as } = await openRewritten();
  const current = await as(null, 'en')(revisionDetail, { id: 'augustus-en' });
  expect(current).toMatchObject({
    name: 'Octavian',
    itemId: 'augustus-en',
    content: { summary: 'Mine.', body: '<p>Mine.</p>' },
  });
  expect(await as(null)(revisionDetail, { id: current.id })).toEqual(current);
  await expect(as(null)(revisionDetail, { id: 'no-such' })).rejects.toMatchObject({ errorName: 'revisionNotFound' });
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
