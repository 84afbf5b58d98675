import {
  addEdge,
  addNode,
  edgeAt,
  edgeIn,
  edgeOut,
  isOut,
  linkTo,
  nodeAt,
  nodeOf,
  indexNodes,
  withCapacity,
  setTraits,
  typeOf,
  type EdgeRow,
  type Graph,
  type NodeRow,
} from './csr.ts';

/**
 * The current database state of some subjects: themselves, and every relation that starts from them. A relation is
 * published with the subject it starts from.
 */
export interface Changes {
  nodes: readonly NodeRow[];
  edges: readonly EdgeRow[];
}

/**
 * Applies publications to a loaded graph. A node that outgrows its block of links has them copied to the end, with
 * spare capacity; the old block is lost until the graph is reloaded. `tail` counts the links at the end.
 */
export function createWriter(graph: Graph) {
  const loaded = graph.linkCount;
  /** Capacity of a node's block of links, if it differs from their number. */
  const rooms = new Map<number, number>();

  function unlink(node: number, edge: number) {
    const { starts, degrees, links, edges } = graph,
      last = starts[node]! + degrees[node]! - 1;
    let place = starts[node]!;
    while (edgeAt(edges[place]!) !== edge) place++;
    links[place] = links[last]!;
    edges[place] = edges[last]!;
    if (!rooms.has(node)) rooms.set(node, degrees[node]!);
    degrees[node]!--;
    setTraits(graph, node);
  }

  function link(node: number, link: number, end: number) {
    const { starts, degrees } = graph,
      degree = degrees[node]!;
    if (degree === (rooms.get(node) ?? degree)) move(node);
    const place = starts[node]! + degree;
    graph.links[place] = link;
    graph.edges[place] = end;
    degrees[node]!++;
    setTraits(graph, node);
  }

  function move(node: number) {
    const { starts, degrees } = graph,
      degree = degrees[node]!,
      room = degree + Math.max(4, degree >> 2),
      start = graph.linkCount;
    graph.linkCount += room;
    graph.links = withCapacity(graph.links, graph.linkCount);
    graph.edges = withCapacity(graph.edges, graph.linkCount);
    graph.links.copyWithin(start, starts[node]!, starts[node]! + degree);
    graph.edges.copyWithin(start, starts[node]!, starts[node]! + degree);
    starts[node] = start;
    rooms.set(node, room);
  }

  /** Replaces the relations that start from a node. */
  function setEdges(node: number, rows: readonly EdgeRow[]) {
    const rowsByRelation = new Map(rows.map((row) => [row.relation, row]));
    for (let place = graph.starts[node]! + graph.degrees[node]! - 1; place >= graph.starts[node]!; place--) {
      if (!isOut(graph.edges[place]!)) continue;
      const edge = edgeAt(graph.edges[place]!),
        other = nodeAt(graph.links[place]!),
        row = rowsByRelation.get(graph.relations[edge]!);
      if (row && row.type === typeOf(graph.links[place]!)) {
        graph.fromYears[edge] = row.fromYear;
        graph.toYears[edge] = row.toYear;
        rowsByRelation.delete(row.relation);
      } else {
        graph.typeCounts[typeOf(graph.links[place]!)]!--;
        unlink(node, edge);
        unlink(other, edge);
      }
    }
    for (const row of rowsByRelation.values()) {
      const other = nodeOf(graph, row.b);
      if (other < 0) continue; // unpublished in between
      const edge = addEdge(graph, row.relation, row.type, row.fromYear, row.toYear);
      link(node, linkTo(other, row.type), edgeOut(edge));
      link(other, linkTo(node, row.type), edgeIn(edge));
    }
  }

  return {
    get tail() {
      return graph.linkCount - loaded;
    },

    apply({ nodes, edges }: Changes) {
      for (const row of nodes) {
        const node = nodeOf(graph, row.number);
        if (node < 0) {
          addNode(graph, row.number, row.kind, row.firstYear, row.lastYear);
          indexNodes(graph, graph.nodeCount - 1);
          continue;
        }
        graph.firstYears[node] = row.firstYear;
        graph.lastYears[node] = row.lastYear;
        setTraits(graph, node, row.kind);
      }
      const from = Map.groupBy(edges, ({ a }) => a);
      for (const { number } of nodes) setEdges(nodeOf(graph, number), from.get(number) ?? []);
    },
  };
}
