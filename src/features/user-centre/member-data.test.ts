import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createVisitor } from '../../../tests/visitor.ts';
import { openWorld } from '../../../tests/world.ts';
import { openSession } from '../../kit/calls/session.server.ts';
import * as limits from '../../rules/limits.ts';
import { createArticles } from '../../../tests/create-articles.ts';
import { deleteAccount, exportData, type ExportedData } from './contract.ts';
import { memberColumns } from './member-data.ts';

/** A member with rows in every table, and another whose data must not appear in the export. */
async function aMemberEverywhere() {
  const { db, by } = await openWorld();
  const id = 'zhang-qian',
    at = new Date('2026-01-01');
  await db
    .insertInto('member')
    .values([
      { id: 'inviter', name: 'inviter' },
      { id, name: 'Traveller West', phone: '+8613800138000', mail: 'zhang@example.org', invitedBy: 'inviter' },
    ])
    .execute();
  await db.insertInto('member').values({ id: 'guest', name: 'guest', invitedBy: id }).execute();
  const visitor = createVisitor();
  const sessionId = await openSession(db, visitor, id, { hasShownSecondFactor: true });
  const revision = {
    thingId: 'augustus',
    module: 'text' as const,
    language: 'en' as const,
    content: '{"name":"Draft of mine"}',
    baseId: null,
    originId: null,
    decidedAt: null,
    rejectReason: null,
  };
  await db
    .insertInto('revision')
    .values([
      { ...revision, id: 'd1', authorId: id, state: 'draft' },
      { ...revision, id: 'p1', authorId: id, state: 'passed', content: '{"name":"Public"}' },
      { ...revision, id: 'n1', authorId: id, state: 'not passed', content: '{"name":"Refused"}', rejectReason: 'Why?' },
      { ...revision, id: 'o1', authorId: 'guest', state: 'first', thingId: 'rome', reviewerId: id, baseId: 'd1' },
    ])
    .execute();
  await db
    .insertInto('auditStep')
    .values({ revisionId: 'o1', act: 'claim', fromState: 'submitted', toState: 'first', memberId: id })
    .execute();
  await db
    .insertInto('auditLog')
    .values({ memberId: id, role: 'reviewer', act: 'review/act', detail: '{"id":"o1"}', request: null })
    .execute();
  await db.insertInto('identity').values({ provider: 'weixin', outsideId: 'o1', memberId: id }).execute();
  await db
    .insertInto('passkey')
    .values({ id: 'k1', memberId: id, publicKey: Buffer.from('k'), counter: 0, name: 'Key' })
    .execute();
  await db
    .insertInto('secondFactor')
    .values({ memberId: id, secret: Buffer.from('encrypted'), recoverySalt: Buffer.from('salt') })
    .execute();
  await db
    .insertInto('recoveryCode')
    .values({ memberId: id, codeHash: Buffer.from('c') })
    .execute();
  await db
    .insertInto('message')
    .values([
      { id: 'm1', memberId: id, type: 'system', content: '{"kind":"welcome"}' },
      {
        id: 'm2',
        memberId: 'guest',
        type: 'system',
        content: JSON.stringify({
          kind: 'auditMended',
          itemId: 'rome',
          itemName: 'Rome',
          modModule: 'item',
          userName: 'Traveller West',
        }),
      },
    ])
    .execute();
  await db.insertInto('messageSetting').values({ memberId: id }).execute();
  await db
    .insertInto('appeal')
    .values([
      { id: 'a1', memberId: id, reason: 'Sorry.', decidedAt: at, decidedBy: 'inviter' },
      { id: 'a2', memberId: 'guest', reason: 'x', decidedAt: at, decidedBy: id, answer: 'No.' },
    ])
    .execute();
  await db
    .insertInto('editLock')
    .values({ thingId: 'rome', module: 'facts', language: '', ownerId: id, sessionId: 's', token: '1', until: at })
    .execute();
  await db.insertInto('taskDone').values({ memberId: id, subjectId: 'rome', lack: 'place', language: '' }).execute();
  await db.insertInto('prohibitedTerm').values({ id: 't1', term: 'x', addedBy: id }).execute();
  await db
    .insertInto('report')
    .values([
      { id: 'r1', memberId: id, thingId: null, itemId: null, kind: 'mistake', body: 'Wrong.' },
      {
        id: 'r2',
        memberId: 'guest',
        thingId: null,
        itemId: null,
        kind: 'mistake',
        body: 'x',
        closedBy: id,
        closedAt: at,
      },
    ])
    .execute();
  await db
    .insertInto('image')
    .values({
      id: 'i1',
      thingId: 'rome',
      hash: 'i1',
      width: 10,
      height: 10,
      author: null,
      licence: 'CC0-1.0',
      source: JSON.stringify({ title: 'x', author: null, year: null, where: null, url: null }) as never,
      name: 'x.jpg',
      size: 1,
      format: 'jpeg',
      murmurHash: 'x',
      uploaderId: id,
      publishedAt: null,
    })
    .execute();
  await db
    .insertInto('recording')
    .values({
      id: 'r1',
      thingId: 'rome',
      hash: 'r1',
      kind: 'audio',
      format: 'mp3',
      seconds: 1,
      name: 'x.mp3',
      size: 1,
      uploaderId: id,
      publishedAt: null,
    })
    .execute();
  await createArticles(db, [{ id: 'ar1', title: 'West', language: 'en', authorId: id, publishedAt: at }]);
  await db
    .insertInto('citedArticle')
    .values({ entryId: 'augustus-en', articleId: 'ar1', reason: 'x', addedBy: id })
    .execute();
  await db
    .insertInto('accessToken')
    .values({ id: 't', memberId: id, tokenHash: Buffer.from('t'), name: 'Helper', expiresAt: at })
    .execute();
  await db
    .insertInto('knownDevice')
    .values({ tokenHash: Buffer.from('k'), memberId: id })
    .execute();
  const commentFields = {
    body: '["x"]',
    language: 'en',
    type: 'item',
    thingId: 'rome',
    parentId: null,
    anchor: null,
  } as const;
  await db
    .insertInto('thing')
    .values(['c1', 'c2'].map((comment) => ({ id: comment, type: 'comment' })))
    .execute();
  await db
    .insertInto('comment')
    .values([
      { ...commentFields, id: 'c1', authorId: id, rootId: null },
      { ...commentFields, id: 'c2', authorId: 'guest', rootId: 'c1', hiddenAt: at, hiddenBy: id, hideReason: 'x' },
    ])
    .execute();
  await db.insertInto('thingLike').values({ thingId: 'rome', memberId: id }).execute();
  await db.insertInto('favourite').values({ thingId: 'rome', memberId: id, type: 'item', title: 'Rome' }).execute();
  await db.insertInto('watch').values({ thingId: 'rome', memberId: id, type: 'item', how: 'daily' }).execute();
  await db.insertInto('watchFeed').values({ memberId: id, secret: 'secret' }).execute();
  await db
    .insertInto('pushSubscription')
    .values({ endpoint: 'https://push.example/1', sessionId, memberId: id, p256dh: 'p', auth: 'a' })
    .execute();
  await db.updateTable('member').set({ bannedBy: id }).where('id', '=', 'guest').execute();
  await db
    .insertInto('thing')
    .values([{ id: 'g1', type: 'group' }])
    .execute();
  await sql`insert into special_group (thing_id, member_id, kind, language, visibility, content) values ('g1', ${id}, 'graph', 'en', 'link', '{}')`.execute(
    db,
  );
  return { db, id, call: by(visitor, 'en') };
}

test('export and deletion cover every column that names a member, so a new table cannot be forgotten', async () => {
  const { db } = await openWorld();
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text || '.' || attname as name from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'member'::regclass order by 1`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(memberColumns).toSorted());
});

test('the export covers every table that names a member: private texts, pictures, reports, appeals, graphs', async () => {
  const { call } = await aMemberEverywhere();
  const exportedData = await call(exportData, {});
  const parts = (part: unknown): unknown[] =>
    Array.isArray(part)
      ? [part]
      : part && typeof part === 'object' && !('favor' in part)
        ? Object.values(part)
        : [part];
  for (const { exportedAs } of Object.values(memberColumns)) {
    if (exportedAs === 'things') {
      expect(Object.values(exportedData.things).flat(), 'things').not.toEqual([]); // by type: members need not have every type
      continue;
    }
    for (const part of parts(exportedData[exportedAs as keyof ExportedData]))
      expect(part, exportedAs).toSatisfy((value: unknown) =>
        Array.isArray(value) ? value.length > 0 : value !== null,
      );
  }
  expect(exportedData.revisions.map(({ id, content }) => [id, content]).toSorted()).toEqual([
    ['d1', { name: 'Draft of mine' }],
    ['n1', { name: 'Refused' }],
    ['p1', null],
  ]);
  expect(exportedData).toMatchObject({
    invited: ['guest'],
    images: [{ name: 'x.jpg', publishedAt: null }],
    reports: [{ body: 'Wrong.' }],
    appeals: [{ reason: 'Sorry.' }],
    reviews: { steps: [{ act: 'claim' }] },
  });
  expect(exportedData.secondFactor).toEqual({ since: expect.any(String), app: true, recoveryCodes: 1 });
  expect(JSON.stringify(exportedData)).not.toMatch(/publicKey|hash":/i);
  for (let more = 1; more < limits.exportsPerHour; more++) await call(exportData, {});
  await expect(call(exportData, {})).rejects.toMatchObject({ errorName: 'tryLater' });
});

test('after deletion no table names the member: personal and unread data is gone, the rest has a pseudonym', async () => {
  const { db, id, call } = await aMemberEverywhere();
  const { pseudonym } = await call(deleteAccount, {});
  for (const [column, { onDeletion }] of Object.entries(memberColumns)) {
    const [table, name] = column.split('.') as [string, string];
    const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(name)} = ${id}`.execute(db);
    expect(rows.length > 0, column).toBe(onDeletion === 'stay');
  }
  expect(await db.selectFrom('recoveryCode').selectAll().execute()).toEqual([]);
  expect(
    (await db.selectFrom('revision').where('authorId', '=', id).select('id').orderBy('id').execute()).map(
      (row) => row.id,
    ),
  ).toEqual(['n1', 'p1']);
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  );
  for (const { name } of tables) {
    const { rows } =
      await sql`select to_jsonb(one)::text from ${sql.table(name)} one where to_jsonb(one)::text ~ ${'"Traveller West"|13800138000|zhang@example'}`.execute(
        db,
      );
    expect(rows, name).toEqual([]);
  }
  expect(
    (await db.selectFrom('message').where('id', '=', 'm2').select('content').executeTakeFirst())!.content,
  ).toMatchObject({
    userName: pseudonym,
  });
});
