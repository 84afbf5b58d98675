import type { FoundPath, ShortestPath } from '../contract.ts';
import { layOutPathGraph } from './path-graph-layout.ts';
import { layOutPathTimes } from './path-times-layout.ts';
import { nameInSentence, partsOfSentence } from '../face/sentences.ts';
import type { PathHop } from './path-hop.ts';

/** The hops of a path with their sentences in parts; computed on the server. */
function hopsOf(path: FoundPath, { nodes, edges }: ShortestPath): PathHop[] {
  const node = new Map(nodes.map((graphNode) => [graphNode.itemId, graphNode])),
    edge = new Map(edges.map((graphEdge) => [graphEdge.id, graphEdge]));
  return path.hops.map(({ edge: id, more }, place) => {
    const { a, b, says: sentence, directed, type, time, language, description, source } = edge.get(id)!;
    const from = node.get(path.nodes[place]!)!,
      to = node.get(path.nodes[place + 1]!)!;
    const ends = { a: node.get(a)!, b: node.get(b)! };
    return {
      id,
      type,
      time,
      language,
      description,
      source,
      from,
      to,
      more,
      points: directed ? (a === from.itemId ? 'on' : 'back') : null,
      sentence: partsOfSentence(sentence).map((part) =>
        typeof part === 'string'
          ? part
          : { entry: ends[part.end], name: nameInSentence(sentence, part.end, ends[part.end], language) },
      ),
    };
  });
}

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
