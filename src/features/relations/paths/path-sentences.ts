import type { FoundPath, GraphEdge, GraphNode, ShortestPath } from '../contract.ts';
import { layPathGraph } from './path-graph-layout.ts';
import { layPathTimes } from './path-times-layout.ts';
import { nameIn, partsOfSentence } from '../face/sentences.ts';

/** A word or two of a sentence, or an entry and how the sentence writes its name. */
export type SentencePart = string | { entry: GraphNode; name: string };

/** A hop as it is read: from one entry to the next. */
export interface PathHop extends Pick<GraphEdge, 'id' | 'type' | 'time' | 'language' | 'description' | 'source'> {
  from: GraphNode;
  to: GraphNode;
  /** Where the relation points: onwards, back to where one came from, or neither. */
  points: 'on' | 'back' | null;
  says: SentencePart[];
  /** Further relations between the two. */
  more: number;
}

/** The hops of a path, each with its sentence ready to be set: done once, on the server. */
function hopsOf(path: FoundPath, { nodes, edges }: ShortestPath): PathHop[] {
  const node = new Map(nodes.map((one) => [one.itemId, one])),
    edge = new Map(edges.map((one) => [one.id, one]));
  return path.hops.map(({ edge: id, more }, place) => {
    const { a, b, says, directed, type, time, language, description, source } = edge.get(id)!;
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
      says: partsOfSentence(says).map((part) =>
        typeof part === 'string'
          ? part
          : { entry: ends[part.end], name: nameIn(says, part.end, ends[part.end], language) },
      ),
    };
  });
}

const asText = (hop: PathHop): string => hop.says.map((part) => (typeof part === 'string' ? part : part.name)).join('');

/** What tells the alternatives apart: the entries between their ends. */
function innerNames({ paths, nodes }: ShortestPath): string[][] {
  const node = new Map(nodes.map((one) => [one.itemId, one]));
  return paths.map((path) => path.nodes.slice(1, -1).map((id) => node.get(id)!.name));
}

/** All that the page shows of an answer, the alternative of this number (counted from 1) in full. */
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
    graph: layPathGraph(answer, index),
    times: layPathTimes(hops),
  };
}
export type PresentedPaths = ReturnType<typeof presentPaths>;
