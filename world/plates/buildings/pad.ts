import {
  box as boxPath,
  closed,
  element,
  filled,
  group,
  ink,
  number,
  open,
  paper,
  scaleBar,
  seal,
  segment,
  sheet,
  softInk,
  stone,
  stroked,
  widthOfNumber,
  type Point,
} from '../pen.ts';

/** Points in metres, y upwards. */
export type Metres = readonly Point[];

/** Part of a plate on which something is drawn to scale. */
export interface Pad {
  at(point: Point): Point;
  /** Pixels a metre. */
  scale: number;
  area(points: Metres, fill?: string, width?: number, more?: Record<string, string | number>): string;
  line(points: Metres, width?: number, color?: string, dash?: string): string;
  rect(x: number, y: number, width: number, height: number, fill?: string, line?: number): string;
  disc(x: number, y: number, radius: number, fill?: string, line?: number): string;
  /** A measure from one x to another along a y, its line so many pixels below (or above, if negative). */
  across(x1: number, x2: number, y: number, said: number | string, below?: number): string;
  /** A measure from one y to another along an x, its line so many pixels to the left (or right, if negative). */
  upright(y1: number, y2: number, x: number, said: number | string, left?: number): string;
  /** The ground, from side to side. */
  ground(y?: number): string;
  bar(x: number, y: number): string;
}

/** Fits an extent in metres into a frame in pixels, standing on its foot. */
export function pad(
  [left, top, wide, high]: readonly [number, number, number, number],
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): Pad {
  const scale = Math.min(wide / (x2 - x1), high / (y2 - y1));
  const x0 = left + (wide - (x2 - x1) * scale) / 2,
    foot = top + high - (high - (y2 - y1) * scale) / 2;
  const at = ([x, y]: Point): Point => [x0 + (x - x1) * scale, foot - (y - y1) * scale];
  const measure = (from: Point, to: Point, said: number | string, isAcross: boolean): string => {
    const text = String(said),
      height = 20,
      [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
      half = widthOfNumber(text, height) / 2 + 7;
    const tick = ([x, y]: Point) =>
      stroked(isAcross ? segment(x, y - 7, x, y + 7) : segment(x - 7, y, x + 7, y), 1.4, seal);
    return group(
      {},
      stroked(open([from, to]), 1.2, seal),
      tick(from),
      tick(to),
      filled(boxPath(mx - half, my - 15, 2 * half, 30), paper),
      number(text, [mx, my + height / 2], { height, color: seal }),
    );
  };
  return {
    at,
    scale,
    area: (points, fill = stone, width = 1.6, more = {}) => filled(closed(points.map(at)), fill, width, more),
    line: (points, width = 1.4, color = ink, dash) =>
      stroked(open(points.map(at)), width, color, { 'stroke-dasharray': dash }),
    rect: (x, y, width, height, fill = stone, line = 1.6) =>
      filled(closed(rectOf(x, y, width, height).map(at)), fill, line),
    disc: (x, y, radius, fill = ink, line = 0) => {
      const [cx, cy] = at([x, y]);
      return element('circle', { cx, cy, r: radius * scale, fill, ...(line && { stroke: ink, 'stroke-width': line }) });
    },
    across: (xa, xb, y, said, below = 34) => {
      const [from, to] = [at([xa, y]), at([xb, y])];
      return measure([from[0], from[1] + below], [to[0], to[1] + below], said, true);
    },
    upright: (ya, yb, x, said, aside = 40) => {
      const [from, to] = [at([x, ya]), at([x, yb])];
      return measure([from[0] - aside, from[1]], [to[0] - aside, to[1]], said, false);
    },
    ground: (y = 0) => {
      const level = at([0, y])[1];
      return stroked(segment(left, level, left + wide, level), 3, ink) + hatchBelow(left, wide, level);
    },
    bar: (x, y) => scaleBar([x, y], scale, 200),
  };
}

/** Earth under a ground line. */
function hatchBelow(left: number, wide: number, level: number): string {
  const strokes = Array.from({ length: Math.floor(wide / 12) }, (_, at) =>
    segment(left + at * 12 + 8, level + 2, left + at * 12, level + 11),
  );
  return stroked(strokes.join(''), 0.9, softInk);
}

/** Part of an ellipse around a point, from one angle to another in degrees, anticlockwise from the right. */
export function arc(x: number, y: number, rx: number, ry = rx, from = 0, to = 360, pieces = 48): Point[] {
  return Array.from({ length: pieces + 1 }, (_, piece): Point => {
    const angle = ((from + ((to - from) * piece) / pieces) * Math.PI) / 180;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

/** Opening with a round head: from its left foot over the arch to its right foot. */
export const archway = (x: number, y: number, width: number, height: number): Point[] => [
  [x - width / 2, y],
  ...arc(x, y + height - width / 2, width / 2, width / 2, 180, 0, 20),
  [x + width / 2, y],
];
/** The same with a pointed head, of two circles. */
export const pointedArch = (x: number, y: number, width: number, height: number): Point[] => {
  const rise = width * 0.72,
    spring = y + height - rise;
  const side = Array.from({ length: 13 }, (_, at): Point => {
    const t = at / 12;
    return [x - (width / 2) * Math.cos((t * Math.PI) / 2) ** 0.85, spring + rise * Math.sin((t * Math.PI) / 2) ** 0.92];
  });
  return [
    [x - width / 2, y],
    ...side,
    ...side.map(([sx, sy]): Point => [2 * x - sx, sy]).toReversed(),
    [x + width / 2, y],
  ];
};

export const squareOf = (x: number, y: number, half: number): Point[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];
export const rectOf = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
/** A regular polygon with one side below. */
export const regular = (x: number, y: number, radius: number, sides: number): Point[] =>
  Array.from({ length: sides }, (_, at): Point => {
    const angle = (-90 + 180 / sides + (at * 360) / sides) * (Math.PI / 180);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
export const turnedBy = (points: Metres, degrees: number, [cx, cy]: Point = [0, 0]): Point[] => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.map(([x, y]): Point => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]);
};

/** Size of a plate of one building, and the frame for its only drawing. */
export const plateSize = [1200, 900] as const;
export const whole = [110, 90, 980, 680] as const;
export const onSheet = (...drawn: readonly string[]): string => sheet(...plateSize) + drawn.join('');
export const shade = '#cfc1a3',
  dark = '#b3a283',
  light = '#efe6d2',
  water = '#c3cfca',
  garden = '#cdd2b4';
