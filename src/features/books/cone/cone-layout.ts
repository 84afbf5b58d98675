import { textWidth } from '../../../rules/text-width.ts';
import { genres, type Genre } from '../rules.ts';

/** A book on the cone, seen from its tip: the oldest in the centre, each genre in its own quarter. */
interface PlacedPoint {
  x: number;
  y: number;
}

/** Half the width of the drawing, and the radius of the newest book, in its own units. */
export const coneHalf = 400;
const rim = 350,
  tip = 40;

/** The radius of a year, between the years of the oldest and the newest book. */
export const radiusOf = (year: number, [oldest, newest]: readonly [number, number]): number =>
  tip + ((rim - tip) * (year - oldest)) / Math.max(1, newest - oldest);

/**
 * Positions books by age and genre: books of about the same age are spread over their quarter, so that they do not
 * overlap while there is room.
 */
export function placePoints(
  points: readonly { genre: Genre; from: number; until: number }[],
  span: readonly [number, number],
): PlacedPoint[] {
  const quarter = (2 * Math.PI) / genres.length;
  const met = new Map<Genre, number>();
  return points.map(({ genre, from, until }) => {
    const place = met.get(genre) ?? 0;
    met.set(genre, place + 1);
    // The golden ratio never puts two consecutive books on one ray.
    const share = 0.08 + 0.84 * ((place * 0.618_034 + 0.3) % 1);
    const angle = genres.indexOf(genre) * quarter + share * quarter - Math.PI / 2;
    const radius = radiusOf((from + until) / 2, span);
    return { x: Math.round(Math.cos(angle) * radius), y: Math.round(Math.sin(angle) * radius) };
  });
}

export interface PlacedName {
  x: number;
  y: number;
  anchor: 'start' | 'end' | 'middle';
}
/** Height of a label, its width per half column, and its distance from the point. */
const labelHeight = 17,
  column = 8,
  off = 11;

/**
 * Positions labels to the right, left, below or above their points, without overlapping labels, points, ring years or
 * the edge; null if there is no room. The list shows every name.
 */
export function placeNames(
  points: readonly PlacedPoint[],
  names: readonly string[],
  years: readonly { y: number; text: string }[] = [],
): (PlacedName | null)[] {
  const taken: Box[] = points.map(({ x, y }) => ({ left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 }));
  for (const { y, text } of years) {
    const half = (textWidth(text) * column) / 2;
    taken.push({ left: -half, right: half, top: y - labelHeight, bottom: y });
  }
  return points.map(({ x, y }, at) => {
    const wide = textWidth(names[at]!) * column;
    const sides: (PlacedName & { left: number; top: number })[] = [
      { x: x + off, y: y + 5, anchor: 'start', left: x + off, top: y - labelHeight / 2 },
      { x: x - off, y: y + 5, anchor: 'end', left: x - off - wide, top: y - labelHeight / 2 },
      { x, y: y + off + 13, anchor: 'middle', left: x - wide / 2, top: y + off },
      { x, y: y - off - 3, anchor: 'middle', left: x - wide / 2, top: y - off - labelHeight },
    ];
    const free = sides.find(({ left, top }) => {
      const box = { left, right: left + wide, top, bottom: top + labelHeight };
      const isInside = box.left > -coneHalf && box.right < coneHalf && box.top > -coneHalf && box.bottom < coneHalf;
      return isInside && !taken.some((other, of) => of !== at && overlaps(box, other));
    });
    if (!free) return null;
    taken.push({ left: free.left, right: free.left + wide, top: free.top, bottom: free.top + labelHeight });
    return { x: Math.round(free.x), y: Math.round(free.y), anchor: free.anchor };
  });
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const overlaps = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** The years of the rings: at most eight round numbers. */
export function ringsOf([oldest, newest]: readonly [number, number]): number[] {
  const step = [50, 100, 250, 500, 1000, 2500].find((interval) => (newest - oldest) / interval <= 8) ?? 5000;
  const rings = [];
  for (let year = Math.ceil(oldest / step) * step; year <= newest; year += step) if (year !== 0) rings.push(year);
  return rings;
}
