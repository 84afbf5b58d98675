import { entryAddress } from '../../../../rules/entry-ids.ts';
import { textWidth } from '../../../../rules/text-width.ts';
import { type Polygon, type Position, type Ring } from '../../../../ui/map-canvas/geometry.ts';
import { createPaths, drawPolygons, projectPlace, type SmallMapView } from '../../../../ui/map-canvas/small-map.ts';
import type { MapBorder } from '../../contract.ts';
import { mapLabel } from '../map-label.ts';
import { labelSizes, oldWorld, pictureSize, type DrawnState, type LabelLayout } from './picture-size.ts';

/** The inhabited world; a degree of longitude is 0.82 of one of latitude, as at 35° from the equator. */
const world: SmallMapView = { west: -180, east: 180, south: -56, north: 78, ...pictureSize };
const letterWidth = 0.54;
/** Most names in each layout. */
const maxLabels: Record<LabelLayout, number> = { wide: 22, narrow: 9 };
/** Share of a name's width that its state must have, so that names of small states do not cover their neighbours. */
const leastShare = 0.55;

/** Land and rivers of the world, the same for every year. */
export const drawWorld = () => createPaths(world);

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
interface Chord {
  x: number;
  y: number;
  width: number;
}

/** The states of a year as paths, the largest first, with the positions of the names that fit without touching. */
export function drawYear(borders: readonly MapBorder[]): DrawnState[] {
  const states = borders
    .map(({ polity, name, entryId, hue, precision, shape }) => {
      const polygons = shape.coordinates as unknown as Polygon[];
      return {
        polity,
        name,
        href: entryId && entryAddress(entryId),
        hue,
        precision,
        path: drawPolygons(world, polygons),
        chord: widestChord(polygons),
      };
    })
    .filter(({ path }) => path !== '')
    .sort((a, b) => (b.chord?.width ?? 0) - (a.chord?.width ?? 0));
  const wide = placeLabels(states, 'wide', { left: 0, right: pictureSize.width, top: 0, bottom: pictureSize.height });
  const narrow = placeLabels(states, 'narrow', {
    left: oldWorld.x,
    right: oldWorld.x + oldWorld.width,
    top: oldWorld.y,
    bottom: oldWorld.y + oldWorld.height,
  });
  return states.map(({ polity, name, href, hue, precision, path }, at) => ({
    polity,
    name,
    href,
    hue,
    precision,
    path,
    labels: { ...(wide.has(at) && { wide: wide.get(at)! }), ...(narrow.has(at) && { narrow: narrow.get(at)! }) },
  }));
}

function placeLabels(
  states: readonly { name: string; chord: Chord | null }[],
  layout: LabelLayout,
  frame: Box,
): Map<number, [x: number, y: number]> {
  const size = labelSizes[layout],
    taken: Box[] = [],
    placed = new Map<number, [number, number]>();
  for (const [at, { name, chord }] of states.entries()) {
    if (placed.size === maxLabels[layout]) break;
    if (!chord) continue;
    const width = textWidth(mapLabel(name)) * letterWidth * size;
    if (chord.width < width * leastShare) continue;
    const box = {
      left: chord.x - width / 2 - size / 3,
      right: chord.x + width / 2 + size / 3,
      top: chord.y - size * 0.75,
      bottom: chord.y + size * 0.75,
    };
    const fits =
      box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
    if (!fits || taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    placed.set(at, [Math.round(chord.x), Math.round(chord.y)]);
  }
  return placed;
}

const overlap = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** The widest of nine horizontal lines across the largest polygon; its middle is where a name has most room. */
function widestChord(polygons: readonly Polygon[]): Chord | null {
  const rings = polygons.map((polygon) => polygon[0]!.map((place) => project(place)));
  const ring = rings.reduce<Ring | null>(
    (largest, next) => (!largest || areaOf(next) > areaOf(largest) ? next : largest),
    null,
  );
  if (!ring) return null;
  const ys = ring.map(([, y]) => y),
    top = Math.min(...ys),
    bottom = Math.max(...ys);
  let best: Chord | null = null;
  for (let line = 1; line <= 9; line++) {
    const y = top + ((bottom - top) * line) / 10;
    for (const [left, right] of crossings(ring, y)) {
      // Lines in the middle are preferred: a name at the tip of a state looks as if it belonged to the next.
      const width = (right - left) * (1 - Math.abs(line - 5) / 20);
      if (!best || width > best.width) best = { x: (left + right) / 2, y, width };
    }
  }
  return best;
}

const project = ([longitude, latitude]: Position): Position => {
  const { x, y } = projectPlace(world, { latitude, longitude });
  return [x, y];
};

/** The parts of a horizontal line inside a ring, from left to right. */
function crossings(ring: Ring, y: number): [number, number][] {
  const xs: number[] = [];
  for (let at = 1; at < ring.length; at++) {
    const [x1, y1] = ring[at - 1]!,
      [x2, y2] = ring[at]!;
    if (y1 > y !== y2 > y) xs.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  xs.sort((a, b) => a - b);
  return Array.from({ length: xs.length >> 1 }, (_, pair) => [xs[pair * 2]!, xs[pair * 2 + 1]!]);
}

function areaOf(ring: Ring): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at++) sum += ring[at - 1]![0] * ring[at]![1] - ring[at]![0] * ring[at - 1]![1];
  return Math.abs(sum / 2);
}
