import type { NumberedPath, PathQuestion } from '../../../rules/path-engine.ts';
import { findBestPaths, type Steps } from './best-paths.ts';
import { findCheapestPath, type CostedStep } from './cheapest-path.ts';
import { stepCost, typeCosts } from './costs.ts';
import { edgeAt, hiddenKind, kindOf, approximateLinkCount, nodeAt, nodeOf, typeOf, type Graph } from './csr.ts';
import {
  createLayers,
  isStepAllowed,
  nodeCost,
  nodesLeapCost,
  relationCost,
  type SearchContext,
  type Side,
} from './layers.ts';
import { compileFilters, type Filters } from './filters.ts';

/** Maximum hops from one end: a distance plus one fits into four bits. */
const maxHopsPerSide = 14;

/**
 * Shortest paths by bidirectional breadth-first search, always expanding the side with fewer links. Memory access
 * outside the processor's caches dominates, so the data needed of every link is in the link itself and in two bytes per
 * node. Its buffers, 25 bytes per node, are reused between queries, and only what a query touched is cleared.
 */
export function createSearch() {
  const layering = createLayers();
  let state = new Uint8Array(0);
  const sides = [0, 4].map((shift): Side => ({
    shift,
    queue: new Int32Array(0),
    levels: [],
    end: 0,
    ahead: 0,
    scanned: [],
  })) as [Side, Side];

  function begin({ nodeCount, degrees }: Graph, from: number, to: number) {
    if (nodeCount > state.length) {
      const room = Math.ceil(nodeCount * 1.1);
      state = new Uint8Array(room);
      for (const side of sides) side.queue = new Int32Array(room);
    }
    layering.begin(state.length);
    [from, to].forEach((node, place) => {
      const side = sides[place]!;
      state[node]! |= 1 << side.shift;
      side.queue[0] = node;
      side.levels = [0];
      side.end = 1;
      side.ahead = degrees[node]!;
      side.scanned = [];
    });
  }

  function forget() {
    for (const { queue, end } of sides) for (let at = 0; at < end; at++) state[queue[at]!] = 0;
  }

  /** Expands one side by a level; returns the nodes already reached by the other side. */
  function expand(graph: Graph, { typeBits, kindBits, largestHub, year, together }: Filters, near: Side): number[] {
    const { starts, degrees, links, edges, traits, firstYears, lastYears, fromYears, toYears } = graph;
    const { queue, levels, shift } = near,
      mark = (levels.length + 1) << shift;
    const hubs = largestHub < Infinity;
    const begin = levels.at(-1)!,
      end = near.end;
    const meets: number[] = [];
    let scanned = 0,
      ahead = 0;
    for (let at = begin; at < end; at++) {
      const node = queue[at]!,
        first = starts[node]!,
        last = first + degrees[node]!;
      scanned += last - first;
      for (let place = first; place < last; place++) {
        const link = links[place]!,
          next = nodeAt(link),
          reached = state[next]!;
        if ((reached >> shift) & 15 || (meets.length && !reached) || !((typeBits >> typeOf(link)) & 1)) continue;
        if (year !== null && (fromYears[edgeAt(edges[place]!)]! > year || toYears[edgeAt(edges[place]!)]! < year))
          continue;
        if (together && (firstYears[next]! > lastYears[node]! || firstYears[node]! > lastYears[next]!)) continue;
        if (reached) {
          meets.push(next);
        } else {
          const trait = traits[next]!;
          if (!((kindBits >> kindOf(trait)) & 1) || (hubs && degrees[next]! > largestHub)) continue;
          if (year !== null && (firstYears[next]! > year || lastYears[next]! < year)) continue;
          queue[near.end++] = next;
          ahead += approximateLinkCount(trait);
        }
        state[next] = reached | mark;
      }
    }
    levels.push(end);
    near.scanned.push(scanned);
    near.ahead = ahead;
    return meets;
  }

  /** The best paths through the nodes where the searches met. */
  function choose(ground: SearchContext, meets: number[], limit: number) {
    const [forth, back] = sides,
      { numbers } = ground.graph;
    const layers = [layering.middle(ground, meets, back.levels.length === 1)],
      steps: Steps[] = []; // met at the end itself, which has no cost
    for (let depth = forth.levels.length - 2; depth >= 0; depth--) {
      const { layer, layerSteps } = layering.grow(ground, layers[0]!, forth, depth);
      layers.unshift(layer);
      steps.unshift(layerSteps);
    }
    for (let depth = back.levels.length - 2; depth >= 0; depth--) {
      const { layer, layerSteps } = layering.grow(ground, layers.at(-1)!, back, depth);
      layers.push(layer);
      steps.push(layerSteps);
    }
    const paths = findBestPaths(
      layers.map(({ nodes }) => nodes.map((node) => numbers[node]!)),
      steps,
      limit + 1,
    );
    const relations = relationsBetween(ground);
    return {
      paths: paths.slice(0, limit).map((nodes): NumberedPath => ({
        nodes,
        hops: nodes.slice(1).map((number, place) => relations(nodes[place]!, number)),
      })),
      more: paths.length > limit,
    };
  }

  function search(ground: SearchContext, question: PathQuestion) {
    const { graph, filters } = ground,
      [forth, back] = sides;
    for (let hops = 1; hops <= Math.min(question.mostHops, maxHopsPerSide); hops++) {
      const near = forth.ahead <= back.ahead ? forth : back;
      const meets = expand(graph, filters, near);
      if (meets.length) return choose(ground, meets, question.alternatives);
      if (near.end === near.levels.at(-1)) return null;
    }
    return null;
  }

  return function find(graph: Graph, question: PathQuestion): { paths: NumberedPath[]; more: boolean } | null {
    const from = nodeOf(graph, question.from),
      to = nodeOf(graph, question.to),
      filters = compileFilters(question);
    if (!canEndAt(graph, filters, from) || !canEndAt(graph, filters, to)) return null;
    if (from === to) return { paths: [{ nodes: [question.from], hops: [] }], more: false };
    const { firstYears, lastYears, typeCounts } = graph;
    const lifetimes = {
      firstYear: Math.min(firstYears[from]!, firstYears[to]!),
      lastYear: Math.max(lastYears[from]!, lastYears[to]!),
    };
    const context = { graph, filters, typeCost: typeCosts([...typeCounts]), lifetimes };
    if (question.isCheapest) return searchCheapest({ ...context, state }, from, to, question.mostHops);
    begin(graph, from, to);
    try {
      return search({ ...context, state }, question);
    } finally {
      forget();
    }
  };
}

/** The cheapest path between two nodes; null if it has more than `mostHops` hops. */
function searchCheapest(context: SearchContext, from: number, to: number, mostHops: number) {
  const search = findCheapestPath(from, to, 1);
  let state = search.next();
  while (!state.done) state = search.next(costedSteps(context, state.value[0]!, from, to));
  const nodes = state.value?.map((node) => context.graph.numbers[node]!);
  if (!nodes || nodes.length > mostHops + 1) return null;
  const relations = relationsBetween(context);
  const hops = nodes.slice(1).map((number, place) => relations(nodes[place]!, number));
  return { paths: [{ nodes, hops }], more: false };
}

/** The steps that a path may take from a node, one for each relation. */
function costedSteps(context: SearchContext, origin: number, from: number, to: number): CostedStep[] {
  const { graph, filters } = context,
    { starts, degrees, links, edges } = graph;
  const steps: CostedStep[] = [];
  const passing = (node: number) => (node === from || node === to ? 0 : nodeCost(context, node));
  const passingHere = passing(origin);
  for (let place = starts[origin]!, last = place + degrees[origin]!; place < last; place++) {
    const link = links[place]!,
      edge = edgeAt(edges[place]!),
      target = nodeAt(link);
    if (!isStepAllowed(graph, filters, origin, link, edge)) continue;
    if (target !== to && target !== from && !mayPass(graph, filters, target)) continue;
    const step = stepCost + relationCost(context, link, edge) + nodesLeapCost(context, origin, target);
    steps.push({ origin, target, cost: 2 * step + passingHere + passing(target) });
  }
  return steps;
}

const mayPass = (
  { traits, degrees, firstYears, lastYears }: Graph,
  { kindBits, largestHub, year }: Filters,
  node: number,
) =>
  ((kindBits >> kindOf(traits[node]!)) & 1) === 1 &&
  degrees[node]! <= largestHub &&
  (year === null || (firstYears[node]! <= year && lastYears[node]! >= year));

const canEndAt = ({ traits, firstYears, lastYears }: Graph, { year }: Filters, node: number) =>
  node >= 0 &&
  kindOf(traits[node]!) !== hiddenKind &&
  (year === null || (firstYears[node]! <= year && lastYears[node]! >= year));

/** The relations of a step between two subjects by number, the most informative first; each pair is looked up once. */
function relationsBetween(context: SearchContext) {
  const { graph, filters } = context;
  const { degrees, starts, links, edges, relations } = graph;
  const relationsByPair = new Map<string, number[]>();
  return (from: number, to: number): number[] => {
    const before = relationsByPair.get(`${from} ${to}`);
    if (before) return before;
    const fromNode = nodeOf(graph, from),
      other = nodeOf(graph, to),
      [node, far] = degrees[fromNode]! <= degrees[other]! ? [fromNode, other] : [other, fromNode];
    const candidates: { number: number; cost: number }[] = [];
    for (let place = starts[node]!, last = place + degrees[node]!; place < last; place++) {
      const link = links[place]!,
        edge = edgeAt(edges[place]!);
      if (nodeAt(link) === far && isStepAllowed(graph, filters, node, link, edge))
        candidates.push({ number: relations[edge]!, cost: relationCost(context, link, edge) });
    }
    const sorted = candidates.sort((x, y) => x.cost - y.cost || x.number - y.number).map(({ number }) => number);
    relationsByPair.set(`${from} ${to}`, sorted);
    return sorted;
  };
}
