import { emptySteps, type Steps } from './best-paths.ts';
import { kinds } from '../../../rules/kinds.ts';
import { leapCost, outsideCost, passingCost, type Lifetimes } from './costs.ts';
import { edgeAt, kindOf, nodeAt, typeOf, type Graph } from './csr.ts';
import type { Filters } from './filters.ts';

/** The state of a search from one end. */
export interface Side {
  /**
   * Bit offset of this side within a node's state, 0 or 4: four bits with its distance from this end plus one; 0 is
   * unreached.
   */
  shift: number;
  /** The nodes in the order they were reached, and the offset of each distance. */
  queue: Int32Array;
  levels: number[];
  end: number;
  /** Approximate number of links of the last level; and of each level before. */
  ahead: number;
  scanned: number[];
}
const isAt = (state: number, { shift }: Side, depth: number) => ((state >> shift) & 15) === depth + 1;

/** The nodes at one position of all shortest paths, and the cost of passing each. */
export interface Layer {
  nodes: number[];
  costs: number[];
}

/**
 * Constant data while the layers of a query are built. `state` has each node's distances from both ends (`Side.shift`).
 */
export interface SearchContext {
  graph: Graph;
  filters: Filters;
  state: Uint8Array;
  typeCost: readonly number[];
  /** Of the two ends. */
  lifetimes: Lifetimes;
}

/** Cost of passing a node that is no end. */
export const nodeCost = (
  { graph: { traits, degrees, firstYears, lastYears }, lifetimes }: SearchContext,
  node: number,
) =>
  passingCost(kinds[kindOf(traits[node]!)], degrees[node]!) +
  outsideCost(lifetimes, firstYears[node]!, lastYears[node]!);

/** Cost of a relation, given as a link and its edge. */
export const relationCost = (
  { graph: { fromYears, toYears }, typeCost, lifetimes }: SearchContext,
  link: number,
  edge: number,
) => typeCost[typeOf(link)]! + outsideCost(lifetimes, fromYears[edge]!, toYears[edge]!);

/** Cost of the time between two nodes. */
export const nodesLeapCost = ({ graph: { firstYears, lastYears } }: SearchContext, node: number, other: number) =>
  leapCost(firstYears[node]!, lastYears[node]!, firstYears[other]!, lastYears[other]!);

/**
 * Finds the nodes and steps on shortest paths among everything a search reached. Keeps 16 bytes per node between
 * queries.
 */
export function createLayers() {
  let question = 0,
    turn = 0;
  /** By node: the query that put it into a layer, and its index there. */
  let placed = new Int32Array(0),
    places = new Int32Array(0);
  /** By node: the round in which it was last met, and its step there. */
  let met = new Int32Array(0),
    steps = new Int32Array(0);

  function put(layer: Layer, node: number, cost: number) {
    placed[node] = question;
    places[node] = layer.nodes.push(node) - 1;
    layer.costs.push(cost);
  }

  return {
    begin(room: number) {
      if (room > placed.length || question > 2 ** 30 || turn > 2 ** 30) {
        [placed, places, met, steps] = [
          new Int32Array(room),
          new Int32Array(room),
          new Int32Array(room),
          new Int32Array(room),
        ];
        question = turn = 0;
      }
      question++;
    },

    /** The layer of nodes where the two searches met. */
    middle(context: SearchContext, nodes: readonly number[], isEnd: boolean): Layer {
      const layer: Layer = { nodes: [], costs: [] };
      for (const node of nodes) put(layer, node, isEnd ? 0 : nodeCost(context, node));
      return layer;
    },

    /**
     * The next layer from the middle towards an end: the nodes at distance `depth` from that end with a step to
     * `inner`, and these steps. Scans the links of whichever side has fewer, so never more than the search did. A step
     * with several relations costs as much as the cheapest of them.
     */
    grow(context: SearchContext, inner: Layer, side: Side, depth: number): { layer: Layer; layerSteps: Steps } {
      const { graph, filters, state } = context;
      const { degrees, starts, links, edges } = graph;
      const layer: Layer = { nodes: [], costs: [] },
        layerSteps = emptySteps(),
        leaps: number[] = [];
      const towardsStart = side.shift === 0;
      const fromInner = inner.nodes.reduce((sum, node) => sum + degrees[node]!, 0) <= side.scanned[depth]!;
      const nodes: ArrayLike<number> = fromInner
        ? inner.nodes
        : side.queue.subarray(side.levels[depth], side.levels[depth + 1]);
      const targetDepth = fromInner ? depth : depth + 1;
      for (let at = 0; at < nodes.length; at++) {
        const node = nodes[at]!,
          last = starts[node]! + degrees[node]!;
        turn++;
        for (let place = starts[node]!; place < last; place++) {
          const link = links[place]!,
            next = nodeAt(link);
          if (
            !isAt(state[next]!, side, targetDepth) ||
            (!fromInner && placed[next] !== question) ||
            !isStepAllowed(graph, filters, node, link, edgeAt(edges[place]!))
          )
            continue;
          const [outerNode, innerNode] = fromInner ? [next, node] : [node, next];
          if (placed[outerNode] !== question) put(layer, outerNode, depth ? nodeCost(context, outerNode) : 0);
          const outerAt = places[outerNode]!,
            innerAt = places[innerNode]!;
          const passing = towardsStart ? inner.costs[innerAt]! : layer.costs[outerAt]!;
          const relation = relationCost(context, link, edgeAt(edges[place]!));
          if (met[next] === turn) {
            const step = steps[next]!;
            layerSteps.cost[step] = Math.min(relation + passing + leaps[step]!, layerSteps.cost[step]!);
            continue;
          }
          const leap = nodesLeapCost(context, node, next);
          leaps.push(leap);
          const cost = relation + passing + leap;
          met[next] = turn;
          steps[next] = layerSteps.cost.push(cost) - 1;
          layerSteps.from.push(towardsStart ? outerAt : innerAt);
          layerSteps.to.push(towardsStart ? innerAt : outerAt);
        }
      }
      return { layer, layerSteps };
    },
  };
}

/** Whether a step passes the filters; its nodes are already known to pass. */
export function isStepAllowed(
  { firstYears, lastYears, fromYears, toYears }: Graph,
  { typeBits, year, together }: Filters,
  node: number,
  link: number,
  edge: number,
): boolean {
  const other = nodeAt(link);
  return (
    ((typeBits >> typeOf(link)) & 1) === 1 &&
    (year === null || (fromYears[edge]! <= year && toYears[edge]! >= year)) &&
    (!together || (firstYears[node]! <= lastYears[other]! && firstYears[other]! <= lastYears[node]!))
  );
}
