import { textWidth } from '../../../rules/text-width.ts';
import type { GraphNode, ShortestPath } from '../contract.ts';

/** All the paths together, in columns by hop; lengths in CSS pixels. */
export interface PathGraph {
  width: number;
  height: number;
  nodes: { key: string; node: GraphNode; x: number; y: number; isChosen: boolean }[];
  edges: {
    key: string;
    x1: number;
    y1: number;
    x2: number;
    y2: number;
    word: string;
    points: 'on' | 'back' | null;
    isChosen: boolean;
    /** Position of its word; null if that would overlap a name or another word: the list has it, too. */
    label: { x: number; y: number } | null;
  }[];
}

const rowHeight = 92,
  margin = { x: 84, y: 46 };
/** Height of a line of a name. */
const lineHeight = 18;
/** Columns fill a desktop screen, within the limits that names and words need. */
const columnWidths = { least: 152, most: 208, room: 1090 };

/** Lays out the graph of all paths: the chosen one on top, the others branch off below. */
export function layOutPathGraph({ paths, nodes, edges }: ShortestPath, choice: number): PathGraph {
  const node = new Map(nodes.map((graphNode) => [graphNode.itemId, graphNode])),
    edge = new Map(edges.map((graphEdge) => [graphEdge.id, graphEdge]));
  const inOrder = [paths[choice]!, ...paths.filter((_, index) => index !== choice)];
  const columns = orderColumns(inOrder.map((path) => path.nodes));
  const columnWidth = Math.min(
    columnWidths.most,
    Math.max(columnWidths.least, Math.floor(columnWidths.room / (columns.length - 1))),
  );
  const place = (hop: number, id: string) => ({
    x: margin.x + hop * columnWidth,
    y: margin.y + columns[hop]!.indexOf(id) * rowHeight,
  });
  const chosenKeys = new Set(inOrder[0]!.nodes.map((id, hop) => `${hop} ${id}`));

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
      drawn.set(key, {
        key,
        x1,
        y1,
        x2,
        y2,
        word,
        points: directed ? (a === from ? 'on' : 'back') : null,
        isChosen: index === 0,
        label: null,
      });
    }
  }
  const boxes = nodeBoxes(
    columns.flatMap((ids, hop) => ids.map((id) => ({ ...place(hop, id), name: node.get(id)!.name }))),
  );
  const placed = [...boxes];
  for (const line of drawn.values()) line.label = placeWord(line, placed);
  return {
    width: margin.x * 2 + (columns.length - 1) * columnWidth,
    height: Math.max(...boxes.map(({ bottom }) => bottom)) + lineHeight + 20,
    nodes: columns.flatMap((ids, hop) =>
      ids.map((id) => ({
        key: `${hop} ${id}`,
        node: node.get(id)!,
        ...place(hop, id),
        isChosen: chosenKeys.has(`${hop} ${id}`),
      })),
    ),
    edges: [...drawn.values()],
  };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
/** Width of a text in the graph's small type, in CSS pixels, slightly overestimated. */
const widthOf = (text: string) => textWidth(text) * 6.8;
/** The box of a text in lines of a given width around a point. */
function boxAt(x: number, top: number, text: string, maxWidth: number, line: number): Box {
  const width = widthOf(text),
    half = Math.min(width, maxWidth) / 2;
  return { left: x - half - 4, right: x + half + 4, top, bottom: top + line * Math.ceil(width / maxWidth) };
}

/** Boxes of nodes' marks and of the names below them. */
const nodeBoxes = (nodes: readonly { x: number; y: number; name: string }[]): Box[] =>
  nodes.flatMap(({ x, y, name }) => [
    { left: x - 12, right: x + 12, top: y - 12, bottom: y + 12 },
    boxAt(x, y + 8, name, 150, lineHeight),
  ]);

/** Positions of a word along its line, the best first; not in the middle, where lines cross. */
const positionsDown = [0.62, 0.55, 0.7, 0.48, 0.78],
  positionsUp = positionsDown.map((part) => 1 - part);

/** A position along the line where the word overlaps nothing; the chosen path's word is placed first, and always. */
function placeWord({ x1, y1, x2, y2, word, isChosen }: PathGraph['edges'][number], placed: Box[]) {
  for (const t of y1 === y2 ? [0.5] : y1 < y2 ? positionsDown : positionsUp) {
    const x = x1 + (x2 - x1) * t,
      y = y1 + (y2 - y1) * ease(t),
      lines = Math.ceil(widthOf(word) / 124),
      box = boxAt(x, y - 9 * lines, word, 124, 18);
    const meets = placed.some(
      (other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
    );
    if (meets && !isChosen) continue;
    placed.push(box);
    return { x, y };
  }
  return null;
}

/** Vertical progress of a line after a part of its way: its ends are horizontal. */
const ease = (t: number) => 3 * t * t - 2 * t * t * t;

/** How many times each column is ordered by its neighbours; more changes little. */
const sweeps = 4;

/** The entries of each hop, the first path's on top, the others near their neighbours. */
function orderColumns(paths: readonly (readonly string[])[]): string[][] {
  const columns = paths[0]!.map((_, hop) => [...new Set(paths.map((path) => path[hop]!))]);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const offset = sweep % 2 ? 1 : -1;
    for (const hop of offset < 0 ? columns.keys() : [...columns.keys()].toReversed()) {
      const neighbours = columns[hop + offset];
      if (!neighbours) continue;
      const [top, ...rest] = columns[hop]!;
      const height = new Map(
        rest.map((id) => [
          id,
          mean(
            [...new Set(paths.filter((path) => path[hop] === id).map((path) => path[hop + offset]!))].map((neighbour) =>
              neighbours.indexOf(neighbour),
            ),
          ),
        ]),
      );
      columns[hop] = [top!, ...rest.toSorted((a, b) => height.get(a)! - height.get(b)!)];
    }
  }
  return columns;
}
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
