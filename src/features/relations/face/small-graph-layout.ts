import { cutToWidth, textWidth } from '../../../rules/text-width.ts';

/** Size of the drawing, in its own units; Latin letters are `letter` units wide. */
export const smallGraph = { width: 300, height: 216, centre: { x: 150, y: 100 } } as const;
/** Most neighbours: more could not all have labels. */
export const maxNeighbours = 8;
const radii = { x: 112, y: 76 },
  letterWidth = 5.6,
  lineHeight = 12;
/** Half columns per line of a name, and most lines. */
const lineWidth = 15,
  maxLines = 2;

export interface PlacedName {
  x: number;
  y: number;
  lines: string[];
}

/**
 * Positions for the neighbours of an entry, evenly on an ellipse around it with the first at the top, each with its
 * name below; a name that would overlap another or leave the drawing loses its second line, or is omitted if that is
 * not enough. `places[0]` is the centre.
 */
export function layOutSmallGraph(names: readonly string[]): (Omit<PlacedName, 'lines'> & { lines: string[] | null })[] {
  const [centreName = '', ...others] = names;
  const points = [
    { ...smallGraph.centre, name: centreName, r: 7 },
    ...others.slice(0, maxNeighbours).map((name, at, { length }) => {
      const angle = (2 * Math.PI * at) / length - Math.PI / 2;
      return {
        x: Math.round(smallGraph.centre.x + radii.x * Math.cos(angle)),
        y: Math.round(smallGraph.centre.y + radii.y * Math.sin(angle)),
        name,
        r: 4.5,
      };
    }),
  ];
  const taken: Box[] = points.map(({ x, y, r }) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r }));
  return points.map(({ x, y, name, r }, at) => {
    const nameLines = linesOf(name);
    const lines = [nameLines, nameLines.length > 1 ? [shorten(nameLines.join(' '))] : nameLines].find((tried) => {
      const box = boxOf(tried, x, y + r + 3);
      const isFree = !taken.some((other, of) => of !== at && boxesOverlap(box, other));
      const isInside = box.left >= 0 && box.right <= smallGraph.width && box.bottom <= smallGraph.height;
      if (isFree && isInside) taken.push(box);
      return isFree && isInside;
    });
    return { x, y, lines: lines ?? null };
  });
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The box of lines centred at `x` and below `top`. */
export function boxOf(lines: readonly string[], x: number, top: number): Box {
  const half = (Math.max(...lines.map(textWidth)) * letterWidth) / 2;
  return { left: x - half, right: x + half, top, bottom: top + lines.length * lineHeight };
}
export const boxesOverlap = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

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
