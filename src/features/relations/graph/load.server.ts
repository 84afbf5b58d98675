import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { kinds } from '../../../rules/kinds.ts';
import { createRowReader } from './copy-rows.ts';
import {
  addEdge,
  addNode,
  hiddenKind,
  linkEdges,
  nodeOf,
  emptyGraph,
  indexNodes,
  openYear,
  release,
  withCapacity,
  withSpareCapacity,
  type EdgeRow,
  type Graph,
  type NodeRow,
} from './csr.ts';

/** The columns of a node, all integers; of all subjects unless `which` narrows them. A null year is unknown. */
const nodesSql = (which = '') => {
  const whereClause = which && `where subject_id in (select id from subject ${which})`;
  return `
    select subject.number, case when entry.subject_id is not null then array_position('{${kinds.join(',')}}'::text[], subject.kind) - 1 end as kind, time.first, time.last
    from subject
    left join (select distinct subject_id from entry ${whereClause}) entry on entry.subject_id = subject.id
    left join (select subject_id, min(from_year) as first, max(to_year) as last from subject_time ${whereClause} group by subject_id) time on time.subject_id = subject.id
    ${which}`;
};
const edgesSql = 'select number as relation, a, b, type, from_year, to_year from edge';

/** Loads the whole graph from one snapshot. */
export async function loadGraph(client: pg.Client): Promise<Graph> {
  await client.query('begin isolation level repeatable read read only');
  const graph = emptyGraph();
  const {
    rows: [about],
  } = await client.query<{ subjects: number; edges: number }>(`
    select (select reltuples from pg_class where oid = 'subject'::regclass) as subjects, (select reltuples from pg_class where oid = 'edge'::regclass) as edges`);
  reserveCapacity(graph, about!.subjects, about!.edges);

  await copyRows(client, nodesSql(), [0, hiddenKind, openYear.first, openYear.last], (row) =>
    addNode(graph, row[0]!, row[1]!, row[2]!, row[3]!),
  );
  indexNodes(graph, 0);
  let a = new Int32Array(graph.relations.length),
    b = new Int32Array(graph.relations.length),
    types = new Uint8Array(graph.relations.length);
  const nodeBy = createNodeLookup(graph);
  await copyRows(client, edgesSql, [0, 0, 0, 0, openYear.first, openYear.last], (row) => {
    const node = nodeBy(row[1]!),
      other = nodeBy(row[2]!);
    if (node < 0 || other < 0) return;
    const edge = addEdge(graph, row[0]!, row[3]!, row[4]!, row[5]!);
    if (edge >= a.length)
      [a, b, types] = [withCapacity(a, edge + 1), withCapacity(b, edge + 1), withCapacity(types, edge + 1)];
    a[edge] = node;
    b[edge] = other;
    types[edge] = row[3]!;
  });
  await client.query('commit');
  linkEdges(graph, a, b, types);
  [a, b, types].forEach(release);
  return graph;
}

/** `nodeOf` for very many lookups: a direct table, unless the numbers are too sparse. */
function createNodeLookup(graph: Graph): (number: number) => number {
  const { nodeCount, numbers } = graph;
  let last = 0;
  for (let node = 0; node < nodeCount; node++) last = Math.max(last, numbers[node]!);
  if (last > nodeCount * 8) return (number) => nodeOf(graph, number);
  const table = new Int32Array(last + 1).fill(-1);
  for (let node = 0; node < nodeCount; node++) table[numbers[node]!] = node;
  return (number) => (number <= last ? table[number]! : -1);
}

/** Capacity from the planner's estimates, plus a margin; if they are missing, the arrays grow. */
function reserveCapacity(graph: Graph, subjects: number, edges: number) {
  for (const name of ['numbers', 'firstYears', 'lastYears', 'starts', 'degrees'] as const)
    graph[name] = withCapacity(graph[name], withSpareCapacity(subjects));
  graph.traits = withCapacity(graph.traits, withSpareCapacity(subjects));
  for (const name of ['relations', 'fromYears', 'toYears'] as const)
    graph[name] = withCapacity(graph[name], withSpareCapacity(edges));
}

async function copyRows(client: pg.Client, query: string, blanks: readonly number[], take: (row: Int32Array) => void) {
  const read = createRowReader(blanks, take);
  for await (const chunk of client.query(copyTo(`copy (${query}) to stdout (format binary)`))) read(chunk as Buffer);
}

interface NodeRecord {
  number: number;
  kind: number | null;
  first: number | null;
  last: number | null;
}
const toNodeRow = ({ number, kind, first, last }: NodeRecord): NodeRow => ({
  number,
  kind: kind ?? hiddenKind,
  firstYear: first ?? openYear.first,
  lastYear: last ?? openYear.last,
});

interface EdgeRecord {
  relation: number;
  a: number;
  b: number;
  type: number;
  from_year: number | null;
  to_year: number | null;
}
const toEdgeRow = ({ relation, a, b, type, from_year: from, to_year: to }: EdgeRecord): EdgeRow => ({
  relation,
  a,
  b,
  type,
  fromYear: from ?? openYear.first,
  toYear: to ?? openYear.last,
});

/**
 * The current database state of these subjects, by id, and of those at the other ends of their relations that `isKnown`
 * denies.
 */
export async function readChanges(
  client: pg.Client,
  ids: readonly string[],
  isKnown: (number: number) => boolean,
): Promise<{ nodes: NodeRow[]; edges: EdgeRow[] }> {
  await client.query('begin isolation level repeatable read read only');
  const { rows: nodes } = await client.query<NodeRecord>(nodesSql('where subject.id = any($1)'), [ids]);
  const numbers = new Set(nodes.map(({ number }) => number));
  const { rows: edges } = await client.query<EdgeRecord>(`${edgesSql} where a = any($1)`, [[...numbers]]);
  const strangers = [...new Set(edges.map(({ b }) => b))].filter((number) => !numbers.has(number) && !isKnown(number));
  const { rows: others } = strangers.length
    ? await client.query<NodeRecord>(nodesSql('where subject.number = any($1)'), [strangers])
    : { rows: [] };
  await client.query('commit');
  return { nodes: [...nodes, ...others].map(toNodeRow), edges: edges.map(toEdgeRow) };
}
