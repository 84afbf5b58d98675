import { resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testContext, createVisitor } from '../../../tests/visitor.ts';
import { openDatabase } from '../../../tests/world.ts';
import { implementations } from '../../calls.server.ts';
import { createApi } from '../../kit/calls/api.server.ts';
import { migrate, migrationsIn } from '../../kit/database/migrations.server.ts';
import { groupDetail } from './contract.ts';
import { savedGraph, savedPath } from './saved-graphs-contract.ts';

test('graphs and paths saved before groups become groups under their own ids: customRelationGraph and abPathSave answer as before', async () => {
  const { db } = await openDatabase('template0');
  const allMigrations = await migrationsIn(resolve('migrations'));
  await migrate(
    db,
    allMigrations.filter(({ name }) => name < '2026-12-02-groups'),
  );
  await sql`insert into member (id, name) values ('sima-qian', 'Sima Qian')`.execute(db);
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection); // these entries have no revisions
    for (const [id, name] of [
      ['rome', 'Rome'],
      ['athens', 'Athens'],
    ]) {
      await sql`insert into thing (id, type) values (${id}, 'subject')`.execute(connection);
      await sql`insert into subject (id, kind) values (${id}, 'place')`.execute(connection);
      await sql`insert into entry (id, subject_id, language, name, revision_id) values (${`${id}-en`}, ${id}, 'en', ${name}, 'none')`.execute(
        connection,
      );
    }
    await sql`set session_replication_role = origin`.execute(connection);
  });
  const nodes = [
    { itemId: 'rome-en', x: 1, y: 2 },
    { itemId: 'gone', x: 3, y: 4 },
  ];
  const path = {
    aId: 'rome-en',
    bId: 'athens',
    pass: [],
    types: [],
    kinds: [],
    hops: 12,
    together: false,
  };
  await sql`
    insert into saved_graph (id, kind, member_id, name, content, created_at) values
      ('g1', 'graph', 'sima-qian', 'Two towns', ${JSON.stringify({ name: 'Two towns', nodes, edges: ['r1'] })}::jsonb, '2026-01-02'),
      ('g2', 'graph', 'sima-qian', '', '{}'::jsonb, '2026-01-02'),
      ('p1', 'path', 'sima-qian', '', ${JSON.stringify(path)}::jsonb, '2026-01-03')`.execute(db);

  await migrate(db, allMigrations);

  const house = testContext(db);
  const call = createApi(implementations).callFor({ ...house, language: 'en', visitor: createVisitor(), member: null });
  expect(await call(savedGraph, { id: 'g1' })).toMatchObject({
    name: 'Two towns',
    author: 'Sima Qian',
    createdAt: expect.stringMatching(/^2026-01-0[12]T/),
    nodes: [{ itemId: 'rome', name: 'Rome', x: 1, y: 2 }],
    edges: [],
  });
  expect(await call(savedPath, { id: 'p1' })).toMatchObject({
    name: 'Rome – Athens',
    path,
    address: '/relation/atobPath?id=rome-en&to=athens',
  });
  expect(await call(groupDetail, { id: 'g1', type: 'graph' })).toMatchObject({
    visibility: 'link',
    content: {
      relations: ['r1'],
      nodes: [
        { itemId: 'rome', called: 'Rome' },
        { itemId: 'gone', called: '' },
      ],
    },
    shown: { nodes: [{ title: 'Rome', gone: false }, { gone: true }] },
  });
  expect(await call(groupDetail, { id: 'g2' })).toMatchObject({ content: { name: 'g2', nodes: [] } });
});
