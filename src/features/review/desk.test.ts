import { expect, test } from 'vitest';
import { openWorld } from '../../../tests/world.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { contributors, revisionList } from '../history/contract.ts';
import type { Text } from '../entries/rules.ts';
import { compareRevisions } from '../../editing/revisions/revision-contract.ts';
import { createEntry } from '../entries/writing-contract.ts';
import { heartbeat } from '../../editing/revisions/contract.ts';
import { reviewDetail, reviewQueue } from './contract.ts';
import { saveRelations } from '../relations/writing-contract.ts';
import { publishAtOnce } from '../../editing/revisions/face/publish.server.ts';

/** Directly published revisions count as proposals only when they have a submission date. */
const submitAll = (db: Database) =>
  db
    .updateTable('revision')
    .set({ submittedAt: new Date() })
    .where('authorId', '=', 'sima-qian')
    .where('state', '=', 'passed')
    .execute();

/** The world, with the English and the Japanese Augustus rewritten by a member. */
async function openRewritten() {
  const world = await openWorld();
  await world.db.insertInto('member').values({ id: 'sima-qian', name: 'Sima Qian', phone: '1' }).execute();
  const rewrite = (language: 'en' | 'jp', name: string) => {
    const content: Text = { name, otherNames: [], disambiguation: null, summary: 'Mine.', body: '<p>Mine.</p>' };
    return world.db.transaction().execute((tx) =>
      publishAtOnce(tx, [{ module: 'text', thingId: 'augustus', language, content }], {
        authorId: 'sima-qian',
        originId: null,
      }),
    );
  };
  await rewrite('en', 'Octavian');
  await rewrite('jp', 'オクタウィアヌス');
  await submitAll(world.db);
  return world;
}

test('two versions are compared with the names of the entries they mention', async () => {
  const { as } = await openRewritten();
  const { revisions } = await as(null, 'en')(revisionList, { itemId: 'augustus-en', size: 50 });
  const [fresh, old] = revisions.filter(({ module }) => module === 'text');
  const compared = await as(null, 'en')(compareRevisions, { a: old!.id, b: fresh!.id });
  expect(compared).toMatchObject({
    module: 'text',
    thingId: 'augustus',
    language: 'en',
    a: { author: 'Stele' },
    b: { author: 'Sima Qian' },
  });
  expect(compared.linked.map(({ itemId }) => itemId)).toEqual(['augustus']);
  expect(compared.difference.fields.find(({ field }) => field === 'name')!.runs).toEqual([
    { op: 'removed', text: 'Augustus' },
    { op: 'added', text: 'Octavian' },
  ]);
});

test('a submission includes the names of all entries it mentions, before and after', async () => {
  const { as, db } = await openRewritten();
  const author = as('sima-qian', 'en');
  const { token } = await author(heartbeat, { itemId: 'augustus-en', type: 'relations' });
  const base = await db
    .selectFrom('revision')
    .where('thingId', '=', 'augustus')
    .where('module', '=', 'relations')
    .select(['id', 'content'])
    .executeTakeFirstOrThrow();
  const { relations } = base.content as { relations: { to: string }[] };
  const relation = {
    to: 'cleopatra',
    type: 'enemy' as const,
    word: { en: 'defeated' },
    inverse: null,
    time: null,
    place: null,
    description: null,
    attributes: {},
    source: null,
    origin: null,
  };
  const { revisionId } = await author(saveRelations, {
    itemId: 'augustus-en',
    relations: [...relations.slice(1), relation] as never,
    token,
    baseId: base.id,
  });
  const { linked } = await as('liu-xiang', 'fr')(reviewDetail, { id: revisionId });
  expect(linked.find(({ itemId }) => itemId === 'cleopatra')).toMatchObject({ name: 'Cléopâtre', language: 'fr' });
  expect(linked.map(({ itemId }) => itemId)).toEqual(expect.arrayContaining(['augustus', relations[0]!.to]));
});

test('an entry page lists versions in its own language, whatever the reader’s, the newest published first, with its note', async () => {
  const { as, db } = await openRewritten();
  const texts = async (exact: boolean) =>
    (await as(null, 'jp')(revisionList, { itemId: 'augustus-en', exact, size: 50 })).revisions.filter(
      ({ module }) => module === 'text',
    );
  expect((await texts(true)).map(({ language }) => language)).toEqual(['en', 'en']);
  expect((await texts(false)).map(({ language }) => language)).toEqual(['jp', 'jp']);
  expect((await as(null, 'es')(contributors, { id: 'augustus-en', exact: true })).map(({ name }) => name)).toContain(
    'Sima Qian',
  );
  expect((await as(null, 'es')(contributors, { id: 'augustus-en' })).map(({ name }) => name)).not.toContain(
    'Sima Qian',
  );

  // A draft that was a year old when published is still the newest.
  await db
    .updateTable('revision')
    .set({ createdAt: new Date('2025-01-01'), note: 'at last' })
    .where('authorId', '=', 'sima-qian')
    .where('language', '=', 'en')
    .execute();
  expect(await texts(true)).toMatchObject([
    { author: 'Sima Qian', latest: true, note: 'at last' },
    { author: 'Stele', latest: false, note: '' },
  ]);
});

test('the kind of a new entry and its text is that of the facts judged with it; newcomers can be filtered', async () => {
  const { as, db } = await openRewritten();
  const facts = { kind: 'idea' as const, region: null, times: [], place: null, same: {} };
  await as('sima-qian', 'en')(createEntry, {
    facts,
    text: { name: 'Silence', otherNames: [], disambiguation: null, summary: '', body: '' },
  });
  const { items } = await as('liu-xiang', 'en')(reviewQueue, { kind: 'idea' });
  expect(items.map(({ module, kind }) => [module, kind])).toEqual([['text', 'idea']]);
  expect(await as('liu-xiang', 'en')(reviewQueue, { kind: 'war' })).toMatchObject({ total: 0 });

  // Its author has two passed proposals; with a third they are no longer a newcomer.
  expect(await as('liu-xiang', 'en')(reviewQueue, { newcomers: 'true' })).toMatchObject({
    total: 1,
    items: [{ authorPassed: 2, authorRejected: 0 }],
  });
  await db.transaction().execute((tx) =>
    publishAtOnce(tx, [{ module: 'facts', thingId: 'third', language: null, content: facts }], {
      authorId: 'sima-qian',
      originId: null,
    }),
  );
  // Without a submission it is no proposal.
  expect(await as('liu-xiang', 'en')(reviewQueue, { newcomers: 'true' })).toMatchObject({ total: 1 });
  await submitAll(db);
  expect(await as('liu-xiang', 'en')(reviewQueue, { newcomers: 'true' })).toMatchObject({ total: 0 });
});
