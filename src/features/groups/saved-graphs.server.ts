import { implement } from '../../kit/calls/api.server.ts';
import { asJson, type Database } from '../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { edgesOf, nodesOf, withoutNumber } from '../relations/face/nodes-and-edges.server.ts';
import { stopsOf } from '../relations/face/path-of-stops.server.ts';
import { createGroup, deleteOwnGroup, findGroup, lockOwnGroup, reindexGroup, type GroupRow } from './queries.server.ts';
import type { Group, GroupNode } from './rules.ts';
import * as contract from './saved-graphs-contract.ts';
import { addressOfPath } from './shown-group.server.ts';

/** Graphs and paths through the calls that predate groups: they are stored as groups with visibility `link`. */
export const savedGraphs = implement(contract, {
  async savePath({ path, name }, { db, member, language }) {
    const stops = await stopsOf(db, [path.aId, ...path.pass, path.bId]);
    if (stops.some(({ id }, place) => id === stops[place + 1]?.id)) fail('samePathEnds');
    const nodes = await nodesFor(db, stops, language);
    const names = nodes
      .map(({ called }) => called)
      .join(' – ')
      .slice(0, limits.defaultTextLength);
    const content = { ...emptyGraph, name: name || names, nodes, path };
    return { id: await createGroup(db, member!.id, { kind: 'graph', language, visibility: 'link', content }) };
  },

  async savedPath({ id }, { db, language }) {
    const { path, ...saved } = await findSavedGraph(db, id);
    if (!path) fail('graphNotFound');
    const ids = (await stopsOf(db, [path.aId, ...path.pass, path.bId])).map((stop) => stop.id);
    const stops = (await nodesOf(db, { ids }, language)).map(withoutNumber);
    return { ...toGraphHead(saved), path, stops, address: addressOfPath(path) };
  },

  async saveGraph({ graph, id }, { db, member, language }) {
    if (Buffer.byteLength(JSON.stringify(graph)) > limits.savedGraphBytes) fail('tooLarge');
    const stops = await stopsOf(
      db,
      graph.nodes.map(({ itemId }) => itemId),
    );
    const nodes = (await nodesFor(db, stops, language)).map((node, place) => {
      const { x, y } = graph.nodes[place]!;
      return { ...node, at: { x, y } };
    });
    const content: Group = { ...emptyGraph, name: graph.name, nodes, relations: graph.edges };
    if (!id) return { id: await createGroup(db, member!.id, { kind: 'graph', language, visibility: 'link', content }) };
    const before = await lockOwnGroup(db, id, member!.id).catch(() => fail('graphNotFound'));
    if (before.kind !== 'graph' || before.content?.path) fail('graphNotFound');
    await db
      .updateTable('specialGroup')
      .set({ content: asJson(content) as never, draft: null, version: before.version + 1, savedBy: null })
      .where('thingId', '=', id)
      .execute();
    await reindexGroup(db, before);
    return { id };
  },

  async removeSaved({ id }, { db, member }) {
    const row = await lockOwnGroup(db, id, member!.id).catch(() => fail('graphNotFound'));
    if (row.kind !== 'graph') fail('graphNotFound');
    await deleteOwnGroup(db, row);
    return null;
  },

  async savedGraph({ id }, { db, language }) {
    const { group, path, ...saved } = await findSavedGraph(db, id);
    if (path) fail('graphNotFound');
    const places = new Map(group.nodes.flatMap(({ itemId, at }) => (itemId ? [[itemId, at ?? { x: 0, y: 0 }]] : [])));
    const nodes = (await nodesOf(db, { ids: [...places.keys()] }, language)).map(withoutNumber);
    const ids = nodes.map(({ itemId }) => itemId);
    const { relations } = group;
    const rows =
      relations.length && ids.length
        ? await db
            .selectFrom('relation')
            .where('fromId', 'in', ids)
            .where('toId', 'in', ids)
            .$if(relations !== 'all', (of) => of.where('id', 'in', relations as string[]))
            .orderBy('number')
            .limit(limits.groups.edges)
            .selectAll()
            .execute()
        : [];
    return {
      ...toGraphHead({ ...saved, group }),
      nodes: nodes.map((node) => ({ ...node, ...places.get(node.itemId)! })),
      edges: edgesOf(rows, nodes, language),
    };
  },
});

const emptyGraph = {
  kind: 'graph',
  about: '',
  year: null,
  lanes: false,
  journey: false,
  edges: [],
  unions: [],
  relations: 'all',
  path: null,
} as const satisfies Omit<Group, 'edges' | 'unions' | 'nodes' | 'name'> & { edges: []; unions: [] };

async function nodesFor(db: Database, stops: readonly { id: string }[], language: Language): Promise<GroupNode[]> {
  const entries = await loadLinkedEntries(
    db,
    stops.map(({ id }) => id),
    language,
  );
  return stops.map(({ id }, place) => ({
    key: `n${place + 1}`,
    itemId: id,
    called: entries.get(id)?.name.slice(0, limits.nameLength) ?? '',
    title: '',
    note: '',
    time: null,
    place: null,
    sketch: null,
    hue: null,
    at: null,
    gender: null,
  }));
}

/** A graph visible to anyone with its address. Fails with `graphNotFound`. */
async function findSavedGraph(db: Database, id: string) {
  const row = await findGroup(db, id);
  if (row?.kind !== 'graph' || row.visibility === 'private' || !row.content) fail('graphNotFound');
  return { row, group: row.content, path: row.content.path };
}

const toGraphHead = ({ row, group }: { row: GroupRow; group: Group }) => ({
  id: row.thingId,
  name: group.name,
  author: row.author,
  createdAt: row.createdAt.toISOString(),
});
