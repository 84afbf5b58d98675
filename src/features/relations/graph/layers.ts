import { noSteps, type Steps } from './best-paths.ts';
import { subjectCost } from './costs.ts';
import { edgeAt, nodeAt, typeOf, type Graph } from './csr.ts';
import type { Filters } from './question.ts';

/** What was reached from one end. */
export interface Side {
  /**
   * Which four bits of a node's state are its own: 0 or 4. They say how far from the end it is, and one; 0: not
   * reached.
   */
  shift: number;
  /** The nodes in the order in which they were reached, and where each distance begins. */
  queue: Int32Array;
  levels: number[];
  end: number;
  /** Links of those reached last, about; and of each distance before. */
  ahead: number;
  scanned: number[];
}
const isAt = (state: number, { shift }: Side, depth: number) => ((state >> shift) & 15) === depth + 1;

/** Nodes at one place of all the shortest paths, and what it costs to pass each. */
export interface Layer {
  nodes: number[];
  costs: number[];
}

/**
 * What does not change while the layers of a question are made. `state` says by node how far it is from the ends
 * (`Side.shift`).
 */
export interface SearchContext {
  graph: Graph;
  filters: Filters;
  state: Uint8Array;
  typeCost: readonly number[];
}

/**
 * Finds the nodes and steps that lie on shortest paths among all that a search has reached. Keeps 16 bytes a node from
 * question to question.
 */
export function createLayers() {
  let question = 0,
    turn = 0;
  /** By node: in which question it was put into a layer, and where. */
  let placed = new Int32Array(0),
    places = new Int32Array(0);
  /** By node: in which turn it was met last, and as which step. */
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

    /** The layer of the nodes where the searches met. */
    middle({ graph: { degrees } }: SearchContext, nodes: readonly number[], isEnd: boolean): Layer {
      const layer: Layer = { nodes: [], costs: [] };
      for (const node of nodes) put(layer, node, isEnd ? 0 : subjectCost(degrees[node]!));
      return layer;
    },

    /**
     * One layer further from the middle towards an end: the nodes at distance `depth` from it that have a step to
     * `inner`, and these steps as they lead to the other end. Looks at the links of those or of these, whichever have
     * fewer; so it never looks at more than the search itself has. A step with several relations costs what the most
     * telling one does.
     */
    grow(
      { graph, filters, state, typeCost }: SearchContext,
      inner: Layer,
      side: Side,
      depth: number,
    ): { layer: Layer; made: Steps } {
      const { degrees, starts, links, edges } = graph;
      const layer: Layer = { nodes: [], costs: [] },
        made = noSteps();
      const towardsStart = side.shift === 0;
      const fromInner = inner.nodes.reduce((sum, node) => sum + degrees[node]!, 0) <= side.scanned[depth]!;
      const nodes: ArrayLike<number> = fromInner
        ? inner.nodes
        : side.queue.subarray(side.levels[depth], side.levels[depth + 1]);
      const wanted = fromInner ? depth : depth + 1;
      for (let at = 0; at < nodes.length; at++) {
        const node = nodes[at]!,
          last = starts[node]! + degrees[node]!;
        turn++;
        for (let place = starts[node]!; place < last; place++) {
          const link = links[place]!,
            next = nodeAt(link);
          if (
            !isAt(state[next]!, side, wanted) ||
            (!fromInner && placed[next] !== question) ||
            !isStepAllowed(graph, filters, node, link, edgeAt(edges[place]!))
          )
            continue;
          const [outerNode, innerNode] = fromInner ? [next, node] : [node, next];
          if (placed[outerNode] !== question) put(layer, outerNode, depth ? subjectCost(degrees[outerNode]!) : 0);
          const outerAt = places[outerNode]!,
            innerAt = places[innerNode]!;
          const cost = typeCost[typeOf(link)]! + (towardsStart ? inner.costs[innerAt]! : layer.costs[outerAt]!);
          if (met[next] === turn) {
            made.cost[steps[next]!] = Math.min(cost, made.cost[steps[next]!]!);
            continue;
          }
          met[next] = turn;
          steps[next] = made.cost.push(cost) - 1;
          made.from.push(towardsStart ? outerAt : innerAt);
          made.to.push(towardsStart ? innerAt : outerAt);
        }
      }
      return { layer, made };
    },
  };
}

/** Whether a step is allowed; that its nodes are, is known. */
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
