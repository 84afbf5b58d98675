import { cutToWidth, textWidth } from '../../../rules/text-width.ts';

/** Sizes of the drawing, in its own units. */
export const smallGraph = { width: 300, height: 230, radius: 4.5, centreRadius: 7 } as const;
/** Most neighbours: more could not all have names. */
const maxNeighbours = 8;
const middle = { x: 150, y: 112 },
  radii = { x: 108, y: 80 };
/** Width of a Latin letter, half a column; height of a line; space between a mark and its name. */
const letterWidth = 5.7,
  lineHeight = 12.5,
  gap = 2.5;
/** Half columns per line of a name, and most lines. */
const lineWidth = 16,
  maxLines = 2;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
interface Label {
  lines: string[];
  x: number;
  baselines: number[];
}
export interface PlacedNode {
  x: number;
  y: number;
  label: Label;
}

/**
 * An entry in the middle and its first neighbours evenly around it, each with its whole name, or its beginning, above or
 * below its mark: as many as have names that overlap neither each other nor a mark.
 */
export function layOutSmallGraph(
  centreName: string,
  names: readonly string[],
): { centre: PlacedNode; others: PlacedNode[] } {
  for (let count = Math.min(maxNeighbours, names.length); count > 0; count--)
    for (const turn of [0, 0.5]) {
      const placed = placeNames(centreName, names.slice(0, count), turn);
      if (placed) return placed;
    }
  return placeNames(centreName, [], 0)!;
}

/** Null if a name has no room. `turn` is how far the first neighbour is from the top, in steps of the ring. */
function placeNames(centreName: string, names: readonly string[], turn: number) {
  const points = [
    { ...middle, name: centreName, radius: smallGraph.centreRadius as number },
    ...names.map((name, at) => {
      const angle = (2 * Math.PI * (at + turn)) / names.length - Math.PI / 2;
      return {
        x: Math.round(middle.x + radii.x * Math.cos(angle)),
        y: Math.round(middle.y + radii.y * Math.sin(angle)),
        name,
        radius: smallGraph.radius,
      };
    }),
  ];
  const taken: Box[] = points.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  const nodes: PlacedNode[] = [];
  for (const { x, y, name, radius } of points) {
    const free = labelsFor(name, x, y, radius).find(({ box }) => !taken.some((other) => boxesOverlap(box, other)));
    if (!free) return null;
    taken.push(free.box);
    nodes.push({ x, y, label: free.label });
  }
  const [centre, ...others] = nodes;
  return { centre: centre!, others };
}

/** The places where a name may be, best first, all inside the drawing. */
function labelsFor(name: string, x: number, y: number, radius: number): { label: Label; box: Box }[] {
  const allLines = linesOf(name);
  const isBelow = y >= middle.y;
  return [allLines, allLines.length > 1 ? [shorten(allLines.join(' '))] : null].flatMap((lines) =>
    lines
      ? [isBelow, !isBelow].flatMap((below) => {
          const height = lines.length * lineHeight;
          const top = below ? y + radius + gap : y - radius - gap - height;
          const half = (Math.max(...lines.map(textWidth)) * letterWidth) / 2;
          const labelX = Math.max(half + 1, Math.min(smallGraph.width - half - 1, x));
          const box = { left: labelX - half, right: labelX + half, top, bottom: top + height };
          if (box.top < 0 || box.bottom > smallGraph.height) return [];
          const baselines = lines.map((_, row) => Math.round((top + lineHeight * (row + 0.8)) * 10) / 10);
          return [{ label: { lines, x: Math.round(labelX), baselines }, box }];
        })
      : [],
  );
}

export const boxesOverlap = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** The box of a placed name. */
export function boxOf({ lines, x, baselines }: Label): Box {
  const half = (Math.max(...lines.map(textWidth)) * letterWidth) / 2,
    top = baselines[0]! - lineHeight * 0.8;
  return { left: x - half, right: x + half, top, bottom: top + lines.length * lineHeight };
}

const shorten = (name: string) =>
  textWidth(name) <= lineWidth ? name : `${cutToWidth(name, lineWidth - 1).trimEnd()}…`;

/** A name in lines, broken between words; the last is cut if it is too long. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && (lines.length === maxLines || textWidth(`${last} ${word}`) <= lineWidth))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map(shorten);
}
