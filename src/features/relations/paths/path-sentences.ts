import type { ShortestPath } from '../contract.ts';
import { layOutPathGraph } from './path-graph-layout.ts';
import { layOutPathTimes } from './path-times-layout.ts';
import { hopsOf } from '../face/hops-of-path.ts';
import type { PathHop } from '../face/path-hop.ts';

const asText = (hop: PathHop): string =>
  hop.sentence.map((part) => (typeof part === 'string' ? part : part.name)).join('');

/** What distinguishes alternatives: the entries between their ends. */
function innerNames({ paths, nodes }: ShortestPath): string[][] {
  const node = new Map(nodes.map((graphNode) => [graphNode.itemId, graphNode]));
  return paths.map((path) => path.nodes.slice(1, -1).map((id) => node.get(id)!.name));
}

/** Everything that the page shows of a result, with the chosen alternative (counted from 1) in full. */
export function presentPaths(answer: ShortestPath, choice: number) {
  const index = Math.min(choice, answer.paths.length) - 1;
  const hops = hopsOf(answer.paths[index]!, answer);
  return {
    length: answer.length,
    more: answer.more,
    choice: index,
    hops,
    text: hops.map(asText),
    alternatives: innerNames(answer),
    graph: layOutPathGraph(answer, index),
    times: layOutPathTimes(hops),
  };
}
export type PresentedPaths = ReturnType<typeof presentPaths>;
