import { expect, test, vi } from 'vitest';
import { openDatabase, openWorld } from '../../../tests/world.ts';
import { listenForPublications } from '../../kit/database/publications.server.ts';
import { entryDetail } from '../entries/contract.ts';
import { publishAtOnce, type Proposal } from './face/publish.server.ts';

const by = { authorId: 'import-world', originId: null };
const text = (subjectId: string, more: Partial<Extract<Proposal, { module: 'text' }>['content']> = {}): Proposal => ({
  module: 'text',
  thingId: subjectId,
  language: 'en',
  content: { name: 'Test', otherNames: [], disambiguation: null, summary: '', body: '', ...more },
});
const facts = (subjectId: string): Proposal => ({
  module: 'facts',
  thingId: subjectId,
  language: null,
  content: { kind: 'person', region: null, times: [], place: null, same: {} },
});
const relation = (to: string) => ({
  to,
  type: 'friendship' as const,
  word: { en: 'friend of' },
  inverse: null,
  time: null,
  place: null,
  description: null,
  attributes: {},
  source: null,
  origin: null,
});

test('V08 V09 names, summaries and texts are made safe, links of the form ?id=X lead to entries', async () => {
  const { as, db } = await openWorld();
  await db.transaction().execute((tx) =>
    publishAtOnce(
      tx,
      [
        facts('x'),
        text('x', {
          name: 'A<script>alert(1)</script>da',
          summary: '<b onclick=x>Bold</b> &lt;img src=x onerror=y&gt;',
          body: '<p onmouseover="x">See <a href="?id=augustus">Augustus</a>.<iframe src="//evil"></iframe></p><style>*{}</style>',
        }),
      ],
      by,
    ),
  );
  const entry = await as(null, 'en')(entryDetail, { id: 'x-en' });
  expect(entry.name).toBe('Ada');
  expect(entry.summary.trim()).toBe('Bold');
  expect(entry.html).toBe('<p>See <a href="/detail/augustus">Augustus</a>.</p>');
});

test('who is no longer spoken of is announced too: pages and graph must forget the relation', async () => {
  const { db, url } = await openDatabase();
  await db
    .transaction()
    .execute((tx) =>
      publishAtOnce(
        tx,
        [
          facts('x'),
          facts('y'),
          { module: 'relations', thingId: 'x', language: null, content: { relations: [relation('y')] } },
        ],
        by,
      ),
    );
  const heard: string[][] = [];
  const publications = listenForPublications(url, (tags) => heard.push(tags));
  await publications.ready;
  await db
    .transaction()
    .execute((tx) =>
      publishAtOnce(tx, [{ module: 'relations', thingId: 'x', language: null, content: { relations: [] } }], by),
    );
  await vi.waitFor(() => expect(heard.flat()).toEqual(expect.arrayContaining(['x', 'y'])));
  await publications.stop();
});

test('publishing again replaces; the weight of both ends follows; an unknown end is left out', async () => {
  const { db } = await openWorld();
  const weights = async () =>
    Object.fromEntries(
      (await db.selectFrom('subject').where('id', 'in', ['x', 'y', 'z']).select(['id', 'weight']).execute()).map(
        ({ id, weight }) => [id, weight],
      ),
    );
  await db.transaction().execute((tx) =>
    publishAtOnce(
      tx,
      [
        facts('x'),
        facts('y'),
        facts('z'),
        {
          module: 'relations',
          thingId: 'x',
          language: null,
          content: { relations: [relation('y'), relation('nobody')] },
        },
      ],
      by,
    ),
  );
  expect(await weights()).toEqual({ x: 1, y: 1, z: 0 });
  await db
    .transaction()
    .execute((tx) =>
      publishAtOnce(
        tx,
        [{ module: 'relations', thingId: 'x', language: null, content: { relations: [relation('z')] } }],
        by,
      ),
    );
  expect(await weights()).toEqual({ x: 1, y: 0, z: 1 });
});

test('T12 a published revision follows the one before and nothing half done is ever seen', async () => {
  const { db } = await openWorld();
  const before = await db
    .selectFrom('entry')
    .where('id', '=', 'augustus-en')
    .select(['name', 'revisionId'])
    .executeTakeFirstOrThrow();
  await expect(
    db.transaction().execute(async (tx) => {
      await publishAtOnce(tx, [text('augustus', { name: 'Half' })], by);
      throw new Error('cut off');
    }),
  ).rejects.toThrow('cut off');
  expect(
    await db
      .selectFrom('entry')
      .where('id', '=', 'augustus-en')
      .select(['name', 'revisionId'])
      .executeTakeFirstOrThrow(),
  ).toEqual(before);

  await db.transaction().execute((tx) => publishAtOnce(tx, [text('augustus', { name: 'Octavian' })], by));
  const { revisionId } = await db
    .selectFrom('entry')
    .where('id', '=', 'augustus-en')
    .select('revisionId')
    .executeTakeFirstOrThrow();
  expect(
    await db.selectFrom('revision').where('id', '=', revisionId).select(['baseId', 'state']).executeTakeFirstOrThrow(),
  ).toEqual({ baseId: before.revisionId, state: 'passed' });
});
