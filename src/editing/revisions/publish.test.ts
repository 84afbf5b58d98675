import { expect, test, vi } from 'vitest';
import { openDatabase, openWorld } from '../../../tests/world.ts';
import { listenForPublications } from '../../kit/database/publications.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { entryDetail, entrySimpleIntro } from '../../features/entries/contract.ts';
import { entryIntro } from '../lookups/contract.ts';
import { relationsOfEntry } from '../../features/relations/contract.ts';
import { publishAtOnce, type Proposal } from './face/publish.server.ts';
import { friendship } from '../../../tests/friendship.ts';

const by = { authorId: 'import-world', originId: null };
const publish = (db: Database, ...proposals: Proposal[]) =>
  db.transaction().execute((tx) => publishAtOnce(tx, proposals, by));
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

test('V08 published content is sanitized: no script, style, link, frame or handler in texts, no element in names and summary', async () => {
  const { db, as } = await openWorld();
  const bad = '<script>alert(1)</script><img src=x onerror=alert(1)>&lt;b&gt;';
  await publish(
    db,
    text('augustus', {
      name: `Augustus${bad}`,
      disambiguation: `emperor${bad}`,
      summary: `First${bad} emperor`,
      otherNames: [`Octavian${bad}`],
      body: `<h2>Life</h2><p style="position:fixed;text-align:center" onclick="alert(1)" class="left x">One <a href="javascript:alert(1)">two</a></p><script>alert(1)</script><style>p{}</style><link rel="stylesheet" href="//evil.example"><iframe src="//evil.example"></iframe><svg onload="alert(1)"></svg>`,
    }),
  );
  const entry = await as(null, 'en')(entryDetail, { id: 'augustus' });
  expect([entry.name, entry.disambiguation, entry.summary, entry.otherNames]).toEqual([
    'Augustus',
    'emperor',
    'First emperor',
    ['Octavian'],
  ]);
  expect(entry.html).not.toMatch(/<(script|style|link|iframe|svg)|on\w+=|javascript:|position/i);
  expect(entry.html).toContain('style="text-align:center"');
  expect(entry.html).toContain('class="left written-x"');
  for (const endpoint of [entryIntro, entrySimpleIntro])
    await expect(as(null, 'en')(endpoint, { id: 'augustus' })).resolves.toMatchObject({
      name: 'Augustus',
      summary: 'First emperor',
    });
  const { relations } = await as(null, 'en')(relationsOfEntry, { id: 'battle-of-actium' });
  expect(relations.find(({ other }) => other.itemId === 'augustus')!.other).toMatchObject({
    name: 'Augustus',
    disambiguation: 'emperor',
  });
});

test('V09 links of the form ?id=X become /detail/X when a text is published, others stay', async () => {
  const { db, as } = await openWorld();
  await publish(
    db,
    text('augustus', {
      body: '<p><a href="?id=cleopatra">one</a> <a href="/item.html?lang=en&amp;id=rome">two</a> <a href="https://example.org/?id=x">three</a></p>',
    }),
  );
  const { html } = await as(null, 'en')(entryDetail, { id: 'augustus' });
  expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
    '/detail/cleopatra',
    '/detail/rome',
    'https://example.org/?id=x',
  ]);
});

test('removing a relation also notifies its other end, so pages and graph drop the relation', async () => {
  const { db, url } = await openDatabase();
  await db
    .transaction()
    .execute((tx) =>
      publishAtOnce(
        tx,
        [
          facts('x'),
          facts('y'),
          { module: 'relations', thingId: 'x', language: null, content: { relations: [friendship('y')] } },
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

test('publishing again replaces content and updates the weights of both ends; an unknown end is left out', async () => {
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
          content: { relations: [friendship('y'), friendship('nobody')] },
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
        [{ module: 'relations', thingId: 'x', language: null, content: { relations: [friendship('z')] } }],
        by,
      ),
    );
  expect(await weights()).toEqual({ x: 1, y: 0, z: 1 });
});

test('T12 a published revision follows the previous one, and no partial state is visible', async () => {
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
