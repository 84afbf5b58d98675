import type { CanvasEdge, CanvasNode } from '../../../ui/graph-canvas/graph-canvas.ts';
import { includesYear } from '../../relations/face/explored-graph.ts';
import type { ShownEdge, ShownGroup, ShownNode } from '../contract.ts';

/** Maximum number of words on a line; the rest are counted. */
const maxWords = 3;

/** A graph as the canvas draws it: all lines between two nodes are merged into one. */
export function canvasGraph(
  { nodes, edges, year }: Pick<ShownGroup, 'nodes' | 'edges' | 'year'>,
  colorOf: (node: ShownNode) => string,
): { nodes: CanvasNode[]; edges: CanvasEdge[] } {
  const nodeKeys = new Set(nodes.map(({ key }) => key));
  const pairs = Map.groupBy(
    edges.filter(({ a, b }) => a !== b && nodeKeys.has(a) && nodeKeys.has(b)),
    ({ a, b }) => (a < b ? `${a}\n${b}` : `${b}\n${a}`),
  );
  const lines = new Map<string, number>();
  for (const pair of pairs.keys()) for (const key of pair.split('\n')) lines.set(key, (lines.get(key) ?? 0) + 1);
  const isFaint = ({ time, gone }: ShownNode) => gone || (year !== null && includesYear(time, year) === false);
  return {
    nodes: nodes.map((node): CanvasNode => {
      const count = lines.get(node.key) ?? 0;
      return {
        id: node.key,
        label: node.title,
        color: colorOf(node),
        size: 4.5 + 1.45 * Math.log2(1 + count),
        rank: count,
        open: true,
        more: 0,
        faint: isFaint(node),
        hidden: false,
      };
    }),
    edges: [...pairs].map(([id, pairEdges]): CanvasEdge => {
      const [a, b] = id.split('\n') as [string, string];
      return {
        id,
        a,
        b,
        label: wordsOf(pairEdges, a),
        turned: wordsOf(pairEdges, b),
        toA: pairEdges.some((edge) => edge.directed && edge.b === a),
        toB: pairEdges.some((edge) => edge.directed && edge.b === b),
        count: pairEdges.length,
        faint: pairEdges.every(({ time }) => year !== null && includesYear(time, year) === false),
        hidden: false,
      };
    }),
  };
}

/** The words of a line, read from one of its ends; arrows mark the direction when directions differ. */
function wordsOf(edges: readonly ShownEdge[], from: string): string {
  const isMixed = new Set(edges.map(({ a, directed }) => (directed ? a : ''))).size > 1;
  const words = [
    ...new Set(
      edges.map(({ a, word, directed }) => (!isMixed || !directed ? word : a === from ? `${word} →` : `← ${word}`)),
    ),
  ];
  return words.slice(0, maxWords).join(' · ') + (words.length > maxWords ? ` +${words.length - maxWords}` : '');
}
