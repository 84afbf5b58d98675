import type { GraphNode, ShortestPath } from '../contract.ts';

/** All the paths together, in columns by hop; lengths in CSS pixels. */
export interface PathGraph {
  width: number;
  height: number;
  nodes: { key: string; node: GraphNode; x: number; y: number; chosen: boolean }[];
  edges: {
    key: string;
    x1: number;
    y1: number;
    x2: number;
    y2: number;
    word: string;
    points: 'on' | 'back' | null;
    chosen: boolean;
    label: { x: number; y: number };
  }[];
}

const rowHeight = 92,
  margin = { x: 84, y: 46 };
/** Columns are as wide as a desk has room for, within what names and words need. */
const column = { least: 152, most: 208, room: 1090 };

/** Lays out the graph of all paths: the chosen one on top, the others below as they branch off. */
export function layPathGraph({ paths, nodes, edges }: ShortestPath, choice: number): PathGraph {
  const node = new Map(nodes.map((one) => [one.itemId, one])),
    edge = new Map(edges.map((one) => [one.id, one]));
  const inOrder = [paths[choice]!, ...paths.filter((_, index) => index !== choice)];
  const columns = untangled(inOrder.map((path) => path.nodes));
  const columnWidth = Math.min(column.most, Math.max(column.least, Math.floor(column.room / (columns.length - 1))));
  const place = (hop: number, id: string) => ({
    x: margin.x + hop * columnWidth,
    y: margin.y + columns[hop]!.indexOf(id) * rowHeight,
  });
  const chosen = new Set(inOrder[0]!.nodes.map((id, hop) => `${hop} ${id}`));

  const drawn = new Map<string, PathGraph['edges'][number]>();
  for (const [index, path] of inOrder.entries()) {
    for (const [hop, { edge: id }] of path.hops.entries()) {
      const from = path.nodes[hop]!,
        to = path.nodes[hop + 1]!,
        key = `${hop} ${from} ${to}`;
      if (drawn.has(key)) continue;
      const { x: x1, y: y1 } = place(hop, from),
        { x: x2, y: y2 } = place(hop + 1, to);
      const { word, directed, a } = edge.get(id)!;
      // Lines that cross would have their words on top of each other in the middle.
      const t = y1 === y2 ? 0.5 : y1 < y2 ? 0.62 : 0.38;
      drawn.set(key, {
        key,
        x1,
        y1,
        x2,
        y2,
        word,
        points: directed ? (a === from ? 'on' : 'back') : null,
        chosen: index === 0,
        label: { x: x1 + (x2 - x1) * t, y: y1 + (y2 - y1) * eased(t) },
      });
    }
  }
  return {
    width: margin.x * 2 + (columns.length - 1) * columnWidth,
    height: margin.y * 2 + (Math.max(...columns.map(({ length }) => length)) - 1) * rowHeight,
    nodes: columns.flatMap((ids, hop) =>
      ids.map((id) => ({
        key: `${hop} ${id}`,
        node: node.get(id)!,
        ...place(hop, id),
        chosen: chosen.has(`${hop} ${id}`),
      })),
    ),
    edges: [...drawn.values()],
  };
}

/** How far down a line has come after a part of its way: it leaves and arrives level. */
const eased = (t: number) => 3 * t * t - 2 * t * t * t;

/** How often each column is put in order after its neighbours; more changes little. */
const sweeps = 4;

/** The entries of each hop, the first path's on top, each of the others near those it is joined with. */
function untangled(paths: readonly (readonly string[])[]): string[][] {
  const columns = paths[0]!.map((_, hop) => [...new Set(paths.map((path) => path[hop]!))]);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const beside = sweep % 2 ? 1 : -1;
    for (const hop of beside < 0 ? columns.keys() : [...columns.keys()].toReversed()) {
      const neighbours = columns[hop + beside];
      if (!neighbours) continue;
      const [top, ...rest] = columns[hop]!;
      const height = new Map(
        rest.map((id) => [
          id,
          mean(
            [...new Set(paths.filter((path) => path[hop] === id).map((path) => path[hop + beside]!))].map((one) =>
              neighbours.indexOf(one),
            ),
          ),
        ]),
      );
      columns[hop] = [top!, ...rest.toSorted((a, b) => height.get(a)! - height.get(b)!)];
    }
  }
  return columns;
}
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
