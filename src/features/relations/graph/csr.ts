import { typeBits } from '../type-codes.ts';

/**
 * The published graph in typed arrays: compressed sparse rows, with each relation at both its ends, as paths follow
 * relations in either direction. A *node* is the index of a subject, an *edge* that of a relation, a *link* that of an
 * edge at one of its ends. The arrays have spare capacity; changes are written there (changes.ts), invisibly to a
 * search.
 */
export interface Graph {
  nodeCount: number;
  /** By node: the subject's number. */
  numbers: Int32Array<ArrayBuffer>;
  /**
   * By node: its kind in the lower four bits (`hiddenKind` if it has no entry), in the upper four the order of
   * magnitude of its number of links.
   */
  traits: Uint8Array<ArrayBuffer>;
  /**
   * By node: first and last year of its existence, over all its times: a reign is within a life. `openYear` if none is
   * known.
   */
  firstYears: Int32Array<ArrayBuffer>;
  lastYears: Int32Array<ArrayBuffer>;
  /** By node: offset and number of its links. */
  starts: Int32Array<ArrayBuffer>;
  degrees: Int32Array<ArrayBuffer>;
  /** Hash table from numbers of subjects to node + 1; 0 is empty. */
  slots: Int32Array<ArrayBuffer>;

  edgeCount: number;
  /** By edge: number of the relation, and the years in which it held. */
  relations: Int32Array<ArrayBuffer>;
  fromYears: Int32Array<ArrayBuffer>;
  toYears: Int32Array<ArrayBuffer>;

  linkCount: number;
  /**
   * By link: the node at the other end with the relation type in the lowest bits; the edge with its direction in the
   * lowest bit (1: incoming).
   */
  links: Int32Array<ArrayBuffer>;
  edges: Int32Array<ArrayBuffer>;

  /** By type code: the number of edges. */
  typeCounts: Int32Array<ArrayBuffer>;
}

/** A kind that no query requests. */
export const hiddenKind = 15;
export const kindOf = (trait: number) => trait & 15;
/** At most twice a node's number of links, from its traits: exact enough to choose the cheaper side of a search. */
export const approximateLinkCount = (trait: number) => 1 << (trait >> 4);
/** Updates a node's traits; call it after its kind or number of links has changed. */
export function setTraits({ traits, degrees }: Graph, node: number, kind = kindOf(traits[node]!)) {
  traits[node] = kind | (Math.min(15, 32 - Math.clz32(degrees[node]!)) << 4);
}
/** Without a known time, a subject counts as always existing. */
export const openYear = { first: -(2 ** 31), last: 2 ** 31 - 1 };

export const linkTo = (node: number, type: number) => (node << typeBits) | type;
export const nodeAt = (link: number) => link >>> typeBits;
export const typeOf = (link: number) => link & (2 ** typeBits - 1);
/** A node and a type share 32 bits. */
const maxNodes = 2 ** (32 - typeBits);
export const edgeOut = (edge: number) => edge << 1;
export const edgeIn = (edge: number) => (edge << 1) | 1;
export const edgeAt = (end: number) => end >>> 1;
export const isOut = (end: number) => (end & 1) === 0;

const ints = (length: number) => new Int32Array(length);

/**
 * Returns the column with capacity for at least `length`, growing by half, so that growth is amortized. The content is
 * moved, not copied: the given column is empty afterwards.
 */
export function withCapacity<Column extends Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>(
  column: Column,
  length: number,
): Column {
  if (length <= column.length) return column;
  const bytes = Math.max(length, Math.ceil(column.length * 1.5), 1024) * column.BYTES_PER_ELEMENT;
  return (
    column instanceof Uint8Array
      ? new Uint8Array(column.buffer.transfer(bytes))
      : new Int32Array(column.buffer.transfer(bytes))
  ) as Column;
}
/** Frees a column's memory at once instead of leaving it to the garbage collector. */
export const release = (column: Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>) => void column.buffer.transfer(0);

/** Nodes by the numbers of their subjects: open addressing, at most half full. */
const slotOf = (slots: Int32Array, number: number) => Math.imul(number, 0x9e3779b1) >>> (Math.clz32(slots.length) + 1);
const slotsFor = (nodes: number) => ints(2 ** Math.max(4, Math.ceil(Math.log2(nodes * 2))));

/** The node of a subject; −1 if there is none. */
export function nodeOf({ slots, numbers }: Pick<Graph, 'slots' | 'numbers'>, number: number): number {
  const last = slots.length - 1;
  for (let slot = slotOf(slots, number); ; slot = (slot + 1) & last) {
    const node = slots[slot]! - 1;
    if (node < 0 || numbers[node] === number) return node;
  }
}

/** Adds the nodes from `first` on to the hash table; grows it if needed. */
export function indexNodes(graph: Pick<Graph, 'slots' | 'numbers' | 'nodeCount'>, first: number) {
  if (graph.nodeCount * 2 > graph.slots.length) {
    graph.slots = slotsFor(graph.nodeCount);
    first = 0;
  }
  const { slots, numbers, nodeCount } = graph,
    last = slots.length - 1;
  for (let node = first; node < nodeCount; node++) {
    let slot = slotOf(slots, numbers[node]!);
    while (slots[slot]) slot = (slot + 1) & last;
    slots[slot] = node + 1;
  }
}

export const emptyGraph = (): Graph => ({
  nodeCount: 0,
  numbers: ints(0),
  traits: new Uint8Array(0),
  firstYears: ints(0),
  lastYears: ints(0),
  starts: ints(0),
  degrees: ints(0),
  slots: slotsFor(0),
  edgeCount: 0,
  relations: ints(0),
  fromYears: ints(0),
  toYears: ints(0),
  linkCount: 0,
  links: ints(0),
  edges: ints(0),
  typeCounts: ints(2 ** typeBits),
});

export interface NodeRow {
  number: number;
  kind: number;
  firstYear: number;
  lastYear: number;
}
export interface EdgeRow {
  relation: number;
  /** Numbers of subjects. */
  a: number;
  b: number;
  type: number;
  fromYear: number;
  toYear: number;
}

/** Appends a node without links; it is not yet in the hash table. */
export function addNode(graph: Graph, number: number, kind: number, firstYear: number, lastYear: number): number {
  const node = graph.nodeCount++;
  if (node >= maxNodes) throw new Error(`A graph in memory has at most ${maxNodes} subjects.`);
  if (node >= graph.numbers.length) {
    for (const name of ['numbers', 'firstYears', 'lastYears', 'starts', 'degrees'] as const)
      graph[name] = withCapacity(graph[name], node + 1);
    graph.traits = withCapacity(graph.traits, node + 1);
  }
  graph.numbers[node] = number;
  graph.firstYears[node] = firstYear;
  graph.lastYears[node] = lastYear;
  setTraits(graph, node, kind);
  return node;
}

/** Appends an edge that is not linked yet. */
export function addEdge(graph: Graph, relation: number, type: number, fromYear: number, toYear: number): number {
  const edge = graph.edgeCount++;
  if (edge >= graph.relations.length)
    for (const name of ['relations', 'fromYears', 'toYears'] as const)
      graph[name] = withCapacity(graph[name], edge + 1);
  graph.relations[edge] = relation;
  graph.fromYears[edge] = fromYear;
  graph.toYears[edge] = toYear;
  graph.typeCounts[type]!++;
  return edge;
}

/** Links every edge at both its ends, by a counting sort. `a` and `b` are the nodes of each edge, `types` its type. */
export function linkEdges(graph: Graph, a: Int32Array, b: Int32Array, types: Uint8Array): void {
  const { nodeCount, edgeCount, degrees, starts } = graph;
  for (let edge = 0; edge < edgeCount; edge++) {
    degrees[a[edge]!]!++;
    degrees[b[edge]!]!++;
  }
  const next = new Int32Array(nodeCount);
  for (let node = 0, start = 0; node < nodeCount; start += degrees[node++]!) {
    starts[node] = next[node] = start;
    setTraits(graph, node);
  }
  graph.linkCount = edgeCount * 2;
  graph.links = withCapacity(graph.links, withSpareCapacity(graph.linkCount));
  graph.edges = withCapacity(graph.edges, withSpareCapacity(graph.linkCount));
  const { links, edges } = graph;
  for (let edge = 0; edge < edgeCount; edge++) {
    const subject = a[edge]!,
      other = b[edge]!,
      type = types[edge]!;
    let at = next[subject]!++;
    links[at] = linkTo(other, type);
    edges[at] = edgeOut(edge);
    at = next[other]!++;
    links[at] = linkTo(subject, type);
    edges[at] = edgeIn(edge);
  }
}

/** A capacity with room for later publications. */
export const withSpareCapacity = (count: number) => count + Math.max(1024, Math.ceil(count / 32));

/** Builds a graph from rows; for tests and small graphs. */
export function graphOf(nodes: readonly NodeRow[], edges: readonly EdgeRow[]): Graph {
  const graph = emptyGraph();
  for (const { number, kind, firstYear, lastYear } of nodes) addNode(graph, number, kind, firstYear, lastYear);
  indexNodes(graph, 0);
  for (const { relation, type, fromYear, toYear } of edges) addEdge(graph, relation, type, fromYear, toYear);
  const nodesOf = (end: 'a' | 'b') => Int32Array.from(edges, (edge) => nodeOf(graph, edge[end]));
  linkEdges(
    graph,
    nodesOf('a'),
    nodesOf('b'),
    Uint8Array.from(edges, ({ type }) => type),
  );
  return graph;
}

/** Memory of a graph in bytes, spare capacity included. */
export const bytesOf = (graph: Graph) =>
  Object.values(graph).reduce(
    (sum: number, part) => sum + (typeof part === 'number' ? 0 : (part as Int32Array).byteLength),
    0,
  );
