import type { CanvasEdge, CanvasNode } from '../../../ui/graph-canvas/graph-canvas.ts';
import { bounds, recordBounds, yearOfSecond, type TimeRecord } from '../../../rules/time/historical-time.ts';
import type { Kind } from '../../../rules/kinds.ts';
import type { RelationType } from '../../../rules/relation-types.ts';
import type { Graph, GraphEdge, GraphNode, EntryRelation } from '../contract.ts';

/** A node whose neighbours the reader has loaded. */
interface ExpandedNode {
  /** The neighbours loaded with it. */
  neighbours: ReadonlySet<string>;
  /** Total number of its neighbours. */
  total: number;
  /** The number of neighbours requested. */
  requested: number;
}

/** The part of the graph that a reader has loaded onto the canvas. Its centre is always expanded. */
export interface ExploredGraph {
  center: string;
  nodes: ReadonlyMap<string, GraphNode>;
  edges: ReadonlyMap<string, GraphEdge>;
  expanded: ReadonlyMap<string, ExpandedNode>;
}

/** Adds a node's neighbours, as `nearestRelations` returns them, with all relations among them. */
export function expandNode(
  loaded: ExploredGraph | null,
  reply: Graph & { center: string; total: number },
  requestedCount: number,
): ExploredGraph {
  const { center, total } = reply;
  const neighbourIds = new Set(reply.nodes.map(({ itemId }) => itemId).filter((id) => id !== center));
  return {
    center: loaded?.center ?? center,
    nodes: new Map([...(loaded?.nodes ?? []), ...reply.nodes.map((node) => [node.itemId, node] as const)]),
    edges: new Map([...(loaded?.edges ?? []), ...reply.edges.map((edge) => [edge.id, edge] as const)]),
    expanded: new Map([
      ...(loaded?.expanded ?? []),
      [center, { neighbours: neighbourIds, total, requested: requestedCount }],
    ]),
  };
}

/** Adds one more neighbour of the centre, taken from a larger reply. */
export function addNeighbour(loaded: ExploredGraph, reply: Graph, id: string): ExploredGraph {
  const node = reply.nodes.find(({ itemId }) => itemId === id),
    center = loaded.expanded.get(loaded.center);
  if (!node || !center) return loaded;
  const nodes = new Map([...loaded.nodes, [id, node]]);
  const edges = reply.edges.filter(({ a, b }) => (a === id || b === id) && nodes.has(a) && nodes.has(b));
  return {
    ...loaded,
    nodes,
    edges: new Map([...loaded.edges, ...edges.map((edge) => [edge.id, edge] as const)]),
    expanded: new Map([
      ...loaded.expanded,
      [loaded.center, { ...center, neighbours: new Set([...center.neighbours, id]) }],
    ]),
  };
}

/** Removes a node's neighbours, except those also loaded with the centre or another node that stays expanded. */
export function collapseNode(loaded: ExploredGraph, id: string): ExploredGraph {
  if (id === loaded.center) return loaded;
  const open = new Map([...loaded.expanded].filter(([nodeId]) => nodeId !== id));
  const held = new Set([loaded.center]);
  for (const holder of held) for (const neighbour of open.get(holder)?.neighbours ?? []) held.add(neighbour);
  return {
    center: loaded.center,
    nodes: new Map([...loaded.nodes].filter(([nodeId]) => held.has(nodeId))),
    edges: new Map([...loaded.edges].filter(([, { a, b }]) => held.has(a) && held.has(b))),
    expanded: new Map([...open].filter(([nodeId]) => held.has(nodeId))),
  };
}

/** The neighbours of each node on the canvas. */
export function neighboursOf({ edges }: Pick<ExploredGraph, 'edges'>): Map<string, Set<string>> {
  const neighbours = new Map<string, Set<string>>();
  const put = (id: string, other: string) => neighbours.set(id, (neighbours.get(id) ?? new Set()).add(other));
  for (const { a, b } of edges.values()) {
    put(a, b);
    put(b, a);
  }
  return neighbours;
}

/** The filter of canvas and list; an empty set allows everything. */
export interface Filter {
  types: ReadonlySet<RelationType>;
  kinds: ReadonlySet<Kind>;
  /** Only relations and entries of this year; −221 is 221 BC. */
  year: number | null;
}
export const noFilter: Filter = { types: new Set(), kinds: new Set(), year: null };
export const isFiltering = ({ types, kinds, year }: Filter) => types.size > 0 || kinds.size > 0 || year !== null;

/** Adds a value to a set, or removes it. */
export const toggle = <T>(set: ReadonlySet<T>, value: T): ReadonlySet<T> =>
  set.has(value) ? new Set([...set].filter((item) => item !== value)) : new Set([...set, value]);

const boundsCache = new WeakMap<TimeRecord, { earliest: number; latest: number } | null>();
function boundsOf(time: TimeRecord) {
  let cachedBounds = boundsCache.get(time);
  if (cachedBounds === undefined) boundsCache.set(time, (cachedBounds = recordBounds(time)));
  return cachedBounds;
}

/** Whether a time includes a year; null if no time is known. */
export function includesYear(time: TimeRecord | null | undefined, year: number): boolean | null {
  const span = time && boundsOf(time);
  if (!span) return null;
  const { earliest, latest } = bounds({ year, month: 0, day: 0, seconds: 0 });
  return span.earliest <= latest && span.latest >= earliest;
}

const allows = <T>(set: ReadonlySet<T>, value: T) => set.size === 0 || set.has(value);

/** Whether an entry passes the filter; the centre always does. */
const nodePasses = (filter: Filter, node: GraphNode, center: string) =>
  node.itemId === center ||
  (allows(filter.kinds, node.kind) && (filter.year === null || includesYear(node.time, filter.year) !== false));
const edgePasses = (filter: Filter, { type, time }: Pick<GraphEdge, 'type' | 'time'>) =>
  allows(filter.types, type) && (filter.year === null || includesYear(time, filter.year) !== false);

/** Whether a relation of the list passes the same filter as the canvas. */
export const relationPasses = (
  filter: Filter,
  { type, time, other }: Pick<EntryRelation, 'type' | 'time' | 'other'>,
  node?: GraphNode,
): boolean =>
  edgePasses(filter, { type, time }) &&
  allows(filter.kinds, other.kind) &&
  (filter.year === null || includesYear(node?.time, filter.year) !== false);

/** Whether it may have existed in the filter's year, as its time is unknown. */
const isFaint = (filter: Filter, time: TimeRecord | null) =>
  filter.year !== null && includesYear(time, filter.year) === null;

/** Applies the filter: relations between two entries that pass, and these entries. */
export function applyFilter(loaded: ExploredGraph, filter: Filter): { nodes: Set<string>; edges: GraphEdge[] } {
  const keeps = (id: string) => {
    const node = loaded.nodes.get(id);
    return node !== undefined && nodePasses(filter, node, loaded.center);
  };
  const edges = [...loaded.edges.values()].filter((edge) => edgePasses(filter, edge) && keeps(edge.a) && keeps(edge.b));
  return { nodes: new Set([loaded.center, ...edges.flatMap(({ a, b }) => [a, b])]), edges };
}

/** Number of relations of each type and entries of each kind on the canvas, each with all other filters applied. */
export function facetCounts(
  loaded: ExploredGraph,
  filter: Filter,
): { types: Map<RelationType, number>; kinds: Map<Kind, number> } {
  const types = new Map<RelationType, number>(),
    kinds = new Map<Kind, number>();
  for (const { type } of loaded.edges.values()) types.set(type, 0);
  for (const { kind } of loaded.nodes.values()) kinds.set(kind, 0);
  for (const { type } of applyFilter(loaded, { ...filter, types: new Set() }).edges)
    types.set(type, types.get(type)! + 1);
  for (const id of applyFilter(loaded, { ...filter, kinds: new Set() }).nodes) {
    const { kind } = loaded.nodes.get(id)!;
    kinds.set(kind, kinds.get(kind)! + 1);
  }
  return { types, kinds };
}

/** First and last year of anything on the canvas; null if nothing has a time. */
export function yearsOf(loaded: ExploredGraph, now = new Date().getUTCFullYear()): { from: number; to: number } | null {
  let earliest = Infinity,
    latest = -Infinity;
  for (const { time } of [...loaded.nodes.values(), ...loaded.edges.values()]) {
    const span = time && boundsOf(time);
    if (!span) continue;
    earliest = Math.min(earliest, span.earliest);
    latest = Math.max(latest, span.latest);
  }
  return earliest <= latest ? { from: yearOfSecond(earliest), to: Math.min(now, yearOfSecond(latest)) } : null;
}

/** The number of a node's neighbours that are not on the canvas. */
export function hiddenNeighbours(
  loaded: ExploredGraph,
  id: string,
  neighbours: ReadonlyMap<string, ReadonlySet<string>>,
): number {
  const open = loaded.expanded.get(id),
    visibleCount = neighbours.get(id)?.size ?? 0;
  return Math.max(0, (open ? open.total : (loaded.nodes.get(id)?.degree ?? 0)) - visibleCount);
}

/** Words on a merged edge before the rest is only counted. */
const maxWords = 3;

export function toCanvasGraph(
  loaded: ExploredGraph,
  filter: Filter,
  hueOf: (kind: Kind) => string,
): { nodes: CanvasNode[]; edges: CanvasEdge[] } {
  const stays = applyFilter(loaded, filter),
    neighbours = neighboursOf(loaded);
  const nodes = [...loaded.nodes.values()].map((node): CanvasNode => {
    const { itemId: id, name, kind, degree, time } = node;
    const isCenter = id === loaded.center,
      open = loaded.expanded.has(id);
    return {
      id,
      label: name,
      color: hueOf(kind),
      size: 3.4 + 1.45 * Math.log2(1 + degree) + (isCenter ? 3 : 0),
      rank: (isCenter ? 1e9 : 0) + (open ? 1e6 : 0) + degree,
      open,
      more: hiddenNeighbours(loaded, id, neighbours),
      faint: isFaint(filter, time),
      hidden: !stays.nodes.has(id),
    };
  });
  const visibleEdgeIds = new Set(stays.edges.map(({ id }) => id));
  const pairs = Map.groupBy(loaded.edges.values(), ({ a, b }) => (a < b ? `${a}\n${b}` : `${b}\n${a}`));
  const edges = [...pairs].flatMap(([id, pairEdges]): CanvasEdge[] => {
    const visibleEdges = pairEdges.filter((edge) => visibleEdgeIds.has(edge.id)),
      describedEdges = visibleEdges.length ? visibleEdges : pairEdges;
    const [a, b] = id.split('\n') as [string, string];
    if (a === b || !loaded.nodes.has(a) || !loaded.nodes.has(b)) return [];
    return [
      {
        id,
        a,
        b,
        ...wordsBetween(a, describedEdges),
        toA: describedEdges.some((edge) => edge.directed && edge.b === a),
        toB: describedEdges.some((edge) => edge.directed && edge.b === b),
        count: describedEdges.length,
        faint: describedEdges.every(({ time }) => isFaint(filter, time)),
        hidden: !visibleEdges.length,
      },
    ];
  });
  return { nodes, edges };
}

/**
 * The labels of a merged edge, from a to b and the other way; if its relations run both ways, arrows show the direction
 * of each.
 */
function wordsBetween(a: string, edges: readonly GraphEdge[]): { label: string; turned: string } {
  const words = new Map<string, { word: string; way: 1 | -1 | 0 }>();
  for (const { word, directed, a: from } of edges) {
    const way = directed ? (from === a ? 1 : -1) : 0;
    words.set(`${word}${way}`, { word, way });
  }
  const allWords = [...words.values()],
    mixed = new Set(allWords.map(({ way }) => way)).size > 1;
  const read = (turn: 1 | -1) => {
    const parts = allWords
      .slice(0, maxWords)
      .map(({ word, way }) => (!mixed || way === 0 ? word : way * turn > 0 ? `${word} →` : `← ${word}`));
    return parts.join(' · ') + (allWords.length > maxWords ? ` +${allWords.length - maxWords}` : '');
  };
  return { label: read(1), turned: read(-1) };
}

/** Normalizes a text for searching: without case, accents and width variants. */
export const normalizeName = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Entries on the canvas whose name contains the text: those that begin with it first, then by degree. */
export function findNodes(loaded: ExploredGraph, text: string, visibleIds: ReadonlySet<string>): GraphNode[] {
  const searchName = normalizeName(text.trim());
  if (!searchName) return [];
  return [...loaded.nodes.values()]
    .map((node) => ({ node, at: normalizeName(node.name).indexOf(searchName) }))
    .filter(({ node, at }) => at >= 0 && visibleIds.has(node.itemId))
    .sort(
      (match, other) =>
        Number(match.at > 0) - Number(other.at > 0) ||
        other.node.degree - match.node.degree ||
        (match.node.itemId < other.node.itemId ? -1 : 1),
    )
    .map(({ node }) => node);
}
