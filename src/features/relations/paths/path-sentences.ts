import type { ShortestPath } from '../contract.ts';
import { layOutPathGraph } from './path-graph-layout.ts';
import { layOutPathTimes } from './path-times-layout.ts';
import { hopsOf } from '../face/hops-of-path.ts';
import type { PathHop } from '../face/path-hop.ts';
import { innerNames, lifetimesOnPath } from './path-offers.ts';

const asText = (hop: PathHop): string =>
  hop.sentence.map((part) => (typeof part === 'string' ? part : part.name)).join('');

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
    lifetimes: lifetimesOnPath([hops[0]!.from, ...hops.map(({ to }) => to)]),
  };
}
export type PresentedPaths = ReturnType<typeof presentPaths>;
