import type { Context } from '../../kit/calls/api.server.ts';
import { implement } from '../../kit/calls/api.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { newId } from '../../kit/database/ids.server.ts';
import { lockQuota } from '../../kit/database/quota.server.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { edgesOf, nodesOf, withoutNumber } from './nodes-and-edges.server.ts';
import { pathAddress } from './paths/path-query.ts';
import { stopsOf } from './paths/path-search.server.ts';
import * as contract from './saved-contract.ts';

export const savedGraphs = implement(contract, {
  async savePath({ path, name }, { db, member }) {
    const stops = await stopsOf(db, [path.aId, ...path.pass, path.bId]);
    if (stops.some(({ id }, place) => id === stops[place + 1]?.id)) fail('samePathEnds');
    return save(db, member!, { kind: 'path', name, content: path });
  },

  async savedPath({ id }, { db, language }) {
    const { content, ...saved } = await findSaved(db, id, 'path');
    const path = content as contract.SavedPath;
    const asked = [path.aId, ...path.pass, path.bId];
    const nodes = new Map(
      (await nodesOf(db, { ids: (await stopsOf(db, asked)).map((stop) => stop.id) }, language)).map((node) => [
        node.itemId,
        withoutNumber(node),
      ]),
    );
    const { aId, bId, hub = null, year = null, ...rest } = path;
    return {
      ...saved,
      path,
      stops: [...nodes.values()],
      address: pathAddress({ ...rest, id: aId, to: bId, hub, year, choice: 1 }),
    };
  },

  async saveGraph({ graph, id }, { db, member }) {
    if (Buffer.byteLength(JSON.stringify(graph)) > limits.savedGraphBytes) fail('tooLarge');
    await stopsOf(
      db,
      graph.nodes.map(({ itemId }) => itemId),
    );
    if (!id) return save(db, member!, { kind: 'graph', name: graph.name, content: graph });
    const { numUpdatedRows } = await db
      .updateTable('savedGraph')
      .set({ name: graph.name, content: JSON.stringify(graph) })
      .where('id', '=', id)
      .where('kind', '=', 'graph')
      .where('memberId', '=', member!.id)
      .executeTakeFirst();
    return numUpdatedRows ? { id } : fail('graphNotFound');
  },

  async removeSaved({ id }, { db, member }) {
    const { numDeletedRows } = await db
      .deleteFrom('savedGraph')
      .where('id', '=', id)
      .where('memberId', '=', member!.id)
      .executeTakeFirst();
    return numDeletedRows ? null : fail('graphNotFound');
  },

  async savedGraph({ id }, { db, language }) {
    const { content, ...saved } = await findSaved(db, id, 'graph');
    const graph = content as contract.SavedGraph,
      places = new Map(graph.nodes.map(({ itemId, ...place }) => [itemId, place]));
    const nodes = (await nodesOf(db, { ids: [...places.keys()] }, language)).map(withoutNumber);
    const rows = graph.edges.length
      ? await db.selectFrom('relation').where('id', 'in', graph.edges).selectAll().execute()
      : [];
    return {
      ...saved,
      nodes: nodes.map((node) => ({ ...node, ...places.get(node.itemId)! })),
      edges: edgesOf(rows, nodes, language),
    };
  },
});

async function save(
  db: Database,
  member: NonNullable<Context['member']>,
  { kind, name, content }: { kind: 'path' | 'graph'; name: string; content: object },
): Promise<{ id: string }> {
  await lockQuota(db, 'graphs', member.id);
  const { count } = await db
    .selectFrom('savedGraph')
    .where('memberId', '=', member.id)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.quota.graphs) fail('quotaReached', { what: 'graphs', most: limits.quota.graphs });
  const id = newId();
  await db
    .insertInto('savedGraph')
    .values({ id, kind, name, memberId: member.id, content: JSON.stringify(content) })
    .execute();
  return { id };
}

/** Whoever has its address may see it. Fails with `graphNotFound`. */
async function findSaved(db: Database, id: string, kind: 'path' | 'graph') {
  const row = await db
    .selectFrom('savedGraph')
    .innerJoin('member', 'member.id', 'savedGraph.memberId')
    .where('savedGraph.id', '=', id)
    .where('kind', '=', kind)
    .select(['savedGraph.id', 'savedGraph.name', 'member.name as author', 'savedGraph.createdAt', 'content'])
    .executeTakeFirst();
  if (!row) fail('graphNotFound');
  return { ...row, createdAt: row.createdAt.toISOString() };
}
