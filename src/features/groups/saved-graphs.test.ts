import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openWorld } from '../../../tests/world.ts';
import * as limits from '../../rules/limits.ts';
import { relationsOfEntry } from '../relations/contract.ts';
import { removeSaved, savedGraph, savedPath, saveGraph, savePath } from './saved-graphs-contract.ts';

async function openMembers() {
  const world = await openWorld();
  await world.db
    .insertInto('member')
    .values([
      { id: 'sima-qian', name: 'Sima Qian' },
      { id: 'ban-zhao', name: 'Ban Zhao' },
    ])
    .execute();
  return world;
}

test('R09 a saved path leads back to its query, with its stops in the reader’s language', async () => {
  const { as } = await openMembers();
  const { id } = await as('sima-qian')(savePath, {
    path: {
      aId: 'qin-shi-huang',
      bId: 'augustus-en',
      pass: 'silk-road',
      types: 'career,location',
      year: '-100',
      together: true,
    },
  });
  const path = await as(null, 'fr')(savedPath, { id });
  expect(path).toMatchObject({
    author: 'Sima Qian',
    address:
      '/relation/atobPath?id=qin-shi-huang&to=augustus-en&pass=silk-road&types=career,location&year=-100&together=true',
  });
  expect(path.stops.map(({ name }) => name).sort()).toEqual(['Auguste', 'Qin Shi Huang', 'Route de la soie']);
  await expect(as('sima-qian')(savePath, { path: { aId: 'augustus', bId: 'augustus-en' } })).rejects.toMatchObject({
    errorName: 'samePathEnds',
  });
  await expect(as('sima-qian')(savePath, { path: { aId: 'augustus', bId: 'nobody' } })).rejects.toMatchObject({
    errorName: 'entryNotFound',
  });
  await expect(as(null)(savedPath, { id: 'nothing' })).rejects.toMatchObject({ errorName: 'graphNotFound' });
});

test('R20 a saved graph has its positions and current relations; other members cannot change it', async () => {
  const { as } = await openMembers();
  const { relations } = await as(null)(relationsOfEntry, { id: 'qin-shi-huang' });
  const drawn = relations.find(({ other }) => other.itemId === 'li-si')!;
  const graph = {
    name: '秦',
    nodes: [
      { itemId: 'qin-shi-huang', x: 1, y: 2 },
      { itemId: 'li-si', x: 3, y: 4 },
    ],
    edges: [drawn.id, 'gone'],
  };
  const { id } = await as('sima-qian')(saveGraph, { graph });
  const reply = await as(null, 'en')(savedGraph, { id });
  expect(reply.nodes).toEqual(
    expect.arrayContaining([expect.objectContaining({ itemId: 'li-si', name: 'Li Si', x: 3, y: 4 })]),
  );
  expect(reply.edges.map((edge) => edge.id)).toEqual([drawn.id]);
  await expect(as('ban-zhao')(saveGraph, { graph, id })).rejects.toMatchObject({ errorName: 'graphNotFound' });
  await expect(as('sima-qian')(saveGraph, { graph: { ...graph, name: 'Qin' }, id })).resolves.toEqual({ id });
  expect((await as(null)(savedGraph, { id })).name).toBe('Qin');
});

test('security M7 a member has a quota of graphs and paths, also for concurrent saves, each with a size limit, and can delete them', async () => {
  const { as, db } = await openMembers();
  const { graphs } = limits.quota,
    path = { aId: 'qin-shi-huang', bId: 'augustus' };
  await sql`insert into thing (id, type) select 'old' || n, 'group' from generate_series(2, ${graphs}::int) n`.execute(
    db,
  );
  await sql`insert into special_group (thing_id, kind, member_id, language, content) select 'old' || n, 'graph', 'sima-qian', 'zh', '{}' from generate_series(2, ${graphs}::int) n`.execute(
    db,
  );
  const ends = await Promise.allSettled(Array.from({ length: 4 }, () => as('sima-qian')(savePath, { path })));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { errorName: 'quotaReached', details: { what: 'graphs', most: graphs } },
  });
  const graph = { name: 'Qin', nodes: [{ itemId: 'qin-shi-huang', x: 0, y: 0 }], edges: [] };
  await expect(as('sima-qian')(saveGraph, { graph })).rejects.toMatchObject({ errorName: 'quotaReached' });
  await expect(as('ban-zhao')(removeSaved, { id: 'old2' })).rejects.toMatchObject({ errorName: 'graphNotFound' });
  await as('sima-qian')(removeSaved, { id: 'old2' });
  const large = {
    ...graph,
    edges: Array.from({ length: limits.savedEdges }, (_, number) => `${number}`.padStart(90, 'x')),
  };
  await expect(as('sima-qian')(saveGraph, { graph: large })).rejects.toMatchObject({ errorName: 'tooLarge' });
  await expect(as('sima-qian')(saveGraph, { graph })).resolves.toMatchObject({ id: expect.any(String) });
});
