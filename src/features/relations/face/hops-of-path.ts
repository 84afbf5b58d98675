import type { FoundPath, ShortestPath } from '../contract.ts';
import type { PathHop } from './path-hop.ts';
import { nameInSentence, partsOfSentence } from '../../../rules/sentences/sentences.ts';

/** The hops of a path with their sentences in parts; computed on the server. */
export function hopsOf(path: FoundPath, { nodes, edges }: ShortestPath): PathHop[] {
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
