/**
 * The geometry of a cylinder of time and its projection. Pure; used by the live cylinder and by its static picture
 * (static-picture.ts). The axis is y with the origin in the middle: the lower end is at −1, the upper at 1.
 */
import { yearOfSecond, bounds } from '../../rules/time/historical-time.ts';
import type { CylinderItem } from './time-cylinder.ts';

/** The view: the longitude that faces the reader, and the span of time between lower and upper end, in seconds. */
export interface CylinderView {
  /** Degrees east, −180 to 180. */
  turn: number;
  earliest: number;
  latest: number;
}
export type TimeSpan = Pick<CylinderView, 'earliest' | 'latest'>;

/** Camera and size of the cylinder on a stage; lengths in half heights of the cylinder, the rest in pixels. */
export interface Lens {
  width: number;
  height: number;
  radius: number;
  /** Distance of the camera from the middle, and its tilt downwards in radians. */
  distance: number;
  tilt: number;
  /** Pixels per unit of length at distance 1. */
  scale: number;
  middleX: number;
  middleY: number;
}

export interface SurfacePoint {
  x: number;
  y: number;
  depth: number;
  /** Positive on the visible side, largest at the front. */
  facing: number;
}

/** Margins in pixels: for the years at the sides and the region names below. */
const margins = { top: 18, foot: 40, side: 62 };
const tilt = 0.3,
  distance = 4.4;
/** Stages are mostly wider than high, so the cylinder is wider there. */
const radii = { least: 0.62, most: 1.4 };
export const degree = Math.PI / 180;

/** The largest cylinder that fits a stage. */
export function lensFor(width: number, height: number): Lens {
  const radius = Math.min(
    radii.most,
    Math.max(radii.least, (0.72 * (width - 2 * margins.side)) / Math.max(1, height - margins.top - margins.foot)),
  );
  const lens: Lens = { width, height, radius, distance, tilt, scale: 1, middleX: 0, middleY: 0 };
  const limit = visibleAngleOf(lens);
  const top = pointOnSurface(lens, Math.PI, 1).y,
    foot = pointOnSurface(lens, 0, -1).y,
    side = pointOnSurface(lens, limit, 1).x;
  const scale = Math.max(
    1,
    Math.min((height - margins.top - margins.foot) / (foot - top), (width / 2 - margins.side) / side),
  );
  const spare = height - margins.top - margins.foot - (foot - top) * scale;
  return { ...lens, scale, middleX: width / 2, middleY: margins.top + spare / 2 - top * scale };
}

/** The angle from the front to the visible edge, in radians. */
export const visibleAngleOf = ({ radius, distance: far, tilt: down }: Lens) =>
  Math.acos(Math.min(1, radius / (far * Math.cos(down))));

/** Projects a point of the surface, given its angle from the front in radians and its height from −1 to 1. */
export function pointOnSurface(lens: Lens, angle: number, y: number): SurfacePoint {
  const { radius, distance: far, scale, middleX, middleY } = lens;
  const sine = Math.sin(lens.tilt),
    cosine = Math.cos(lens.tilt);
  const z = radius * Math.cos(angle);
  const depth = far - y * sine - z * cosine;
  return {
    x: middleX + (scale * radius * Math.sin(angle)) / depth,
    y: middleY - (scale * (y * cosine - z * sine)) / depth,
    depth,
    facing: far * cosine * Math.cos(angle) - radius,
  };
}

/**
 * The point of the surface under a point of the stage, on the front; null outside the cylinder. Not limited by the
 * cylinder's ends.
 */
export function surfaceUnder(lens: Lens, x: number, y: number): { angle: number; y: number } | null {
  const sine = Math.sin(lens.tilt),
    cosine = Math.cos(lens.tilt);
  const right = (x - lens.middleX) / lens.scale,
    up = (lens.middleY - y) / lens.scale;
  // The camera and the ray through that point.
  const eye = { y: lens.distance * sine, z: lens.distance * cosine };
  const way = { x: right, y: -sine + up * cosine, z: -cosine - up * sine };
  const a = way.x ** 2 + way.z ** 2,
    half = eye.z * way.z,
    rest = eye.z ** 2 - lens.radius ** 2;
  const root = half ** 2 - a * rest;
  if (root < 0) return null;
  const reach = (-half - Math.sqrt(root)) / a;
  return { angle: Math.atan2(reach * way.x, eye.z + reach * way.z), y: eye.y + reach * way.y };
}

/** The projection of a circle around the axis: always an ellipse. */
export function projectRing(
  lens: Lens,
  y: number,
): { x: number; y: number; rx: number; ry: number; left: SurfacePoint; right: SurfacePoint } {
  const front = pointOnSurface(lens, 0, y),
    back = pointOnSurface(lens, Math.PI, y),
    side = pointOnSurface(lens, Math.PI / 2, y),
    limit = visibleAngleOf(lens);
  const middle = (front.y + back.y) / 2,
    ry = Math.abs(front.y - back.y) / 2;
  const share = Math.min(0.999, Math.abs(side.y - middle) / Math.max(ry, 1e-6));
  return {
    x: lens.middleX,
    y: middle,
    rx: (side.x - lens.middleX) / Math.sqrt(1 - share ** 2),
    ry,
    left: pointOnSurface(lens, -limit, y),
    right: pointOnSurface(lens, limit, y),
  };
}

export const heightOf = ({ earliest, latest }: TimeSpan, second: number) =>
  -1 + (2 * (second - earliest)) / (latest - earliest);
export const secondAt = ({ earliest, latest }: TimeSpan, y: number) => earliest + ((y + 1) / 2) * (latest - earliest);
export const angleOf = ({ turn }: CylinderView, longitude: number) => normalizeDegrees(longitude - turn) * degree;

/** The same angle within −180 to 180 degrees. */
export const normalizeDegrees = (degrees: number) => degrees - 360 * Math.round(degrees / 360);

/** The shortest span between the ends, in seconds: ten years. */
const minSpan = 10 * 365.2425 * 86_400;

export const rotateView = (view: CylinderView, degrees: number): CylinderView => ({
  ...view,
  turn: normalizeDegrees(view.turn + degrees),
});

/** Pans through time by a fraction of the view, within the whole span. */
export function panView(view: CylinderView, fullSpan: TimeSpan, share: number): CylinderView {
  const long = view.latest - view.earliest;
  const earliest = Math.min(Math.max(view.earliest + share * long, fullSpan.earliest), fullSpan.latest - long);
  return { ...view, earliest, latest: earliest + long };
}

/** Zooms in (factor over 1) or out; the second `around` stays at its place. */
export function zoomView(view: CylinderView, fullSpan: TimeSpan, factor: number, around: number): CylinderView {
  const before = view.latest - view.earliest,
    longest = fullSpan.latest - fullSpan.earliest;
  const long = Math.min(longest, Math.max(Math.min(minSpan, longest), before / factor));
  const fixed = Math.min(Math.max(around, view.earliest), view.latest);
  return panView(
    {
      ...view,
      earliest: fixed - ((fixed - view.earliest) / before) * long,
      latest: fixed + ((view.latest - fixed) / before) * long,
    },
    fullSpan,
    0,
  );
}

/** Moves the view as little as needed to show an item well. */
export function revealItem(view: CylinderView, fullSpan: TimeSpan, lens: Lens, item: PlacedItem): CylinderView {
  const maxOffset = (visibleAngleOf(lens) / degree) * 0.72;
  const off = normalizeDegrees(item.at - view.turn);
  const side = rotateView(view, off > maxOffset ? off - maxOffset : off < -maxOffset ? off + maxOffset : 0);
  const long = view.latest - view.earliest,
    middle = (item.earliest + item.latest) / 2;
  // A span longer than the view counts as visible if any part of it is.
  if (
    item.earliest < view.latest &&
    item.latest > view.earliest &&
    (item.latest - item.earliest > long * 0.8 || (middle > view.earliest && middle < view.latest))
  )
    return side;
  return panView(side, fullSpan, (middle - (view.earliest + view.latest) / 2) / long);
}

/** An item with its place on the surface, next to others of the same place and time. */
export interface PlacedItem extends CylinderItem {
  /** Degrees east, as near to its own longitude as possible. */
  at: number;
  /** Half its width, in degrees. */
  half: number;
}

/** Maximal sideways shift of items, in degrees; beyond that they overlap. */
const maxShiftDegrees = 22;
/** The height of a moment, as a fraction of the whole span. */
const momentShare = 0.012;

/** Gives each item a strip of the surface that is free for its duration, heaviest first. */
export function placeOnSurface(items: readonly CylinderItem[], fullSpan: TimeSpan): PlacedItem[] {
  const wide = items.length < 250 ? 2.6 : items.length < 900 ? 1.7 : 1.1;
  const strips = Math.floor(360 / wide),
    step = 360 / strips;
  const taken: { from: number; to: number }[][] = Array.from({ length: strips }, () => []);
  const moment = (fullSpan.latest - fullSpan.earliest) * momentShare;
  const inOrder = [...items].sort((a, b) => b.weight - a.weight || a.earliest - b.earliest || (a.id < b.id ? -1 : 1));
  const atOf = new Map<string, number>();
  for (const item of inOrder) {
    const span = { from: item.earliest - moment / 2, to: Math.max(item.latest, item.earliest + moment) + moment / 2 };
    const wished = Math.round(item.longitude / step);
    let strip = wished;
    for (let aside = 0; aside * step <= maxShiftDegrees * 2; aside++) {
      const next = wished + (aside % 2 ? 1 : -1) * Math.ceil(aside / 2);
      if (taken[(next + 2 * strips) % strips]!.some(({ from, to }) => from < span.to && span.from < to)) continue;
      strip = next;
      break;
    }
    taken[(strip + 2 * strips) % strips]!.push(span);
    atOf.set(item.id, normalizeDegrees(strip * step));
  }
  return items.map((item) => ({
    ...item,
    at: atOf.get(item.id)!,
    half: wide * (0.26 + 0.12 * Math.min(1, item.weight / 3)),
  }));
}

/**
 * The extent of a bar, or a mark if it would be too short. Heights from −1 to 1, clipped at the ends; null if outside.
 */
export function visibleExtent(
  view: TimeSpan,
  { earliest, latest }: TimeSpan,
  least: number,
): { from: number; to: number; isMark: boolean } | null {
  const from = heightOf(view, earliest),
    to = heightOf(view, latest);
  if (to < -1 || from > 1) return null;
  if (to - from < least) {
    const middle = Math.min(1, Math.max(-1, (from + to) / 2));
    return { from: middle, to: middle, isMark: true };
  }
  return { from: Math.max(-1, from), to: Math.min(1, to), isMark: false };
}

/** The smallest height of a bar in pixels; shorter ones become marks. */
const minBarPixels = 9;
/** The minimal height on the surface. */
export const minSurfaceHeight = (lens: Lens) => (minBarPixels * (lens.distance - lens.radius)) / lens.scale;

/** The nearest item on the front within reach (pixels) of a point of the stage; null if there is none. */
export function itemNear(
  items: readonly PlacedItem[],
  lens: Lens,
  view: CylinderView,
  x: number,
  y: number,
  reach = 7,
): PlacedItem | null {
  const least = minSurfaceHeight(lens);
  let best: PlacedItem | null = null,
    nearest = reach;
  for (const item of items) {
    const extent = visibleExtent(view, item, least);
    if (!extent) continue;
    const angle = angleOf(view, item.at),
      foot = pointOnSurface(lens, angle, extent.from);
    if (foot.facing <= 0) continue;
    const head = pointOnSurface(lens, angle, extent.to);
    const wide = Math.abs(Math.cos(angle)) * item.half * degree * lens.radius * (lens.scale / foot.depth);
    const share = head.y === foot.y ? 0 : Math.min(1, Math.max(0, (y - foot.y) / (head.y - foot.y)));
    const away = Math.hypot(
      Math.max(0, Math.abs(foot.x + share * (head.x - foot.x) - x) - wide),
      foot.y + share * (head.y - foot.y) - y,
    );
    if (away >= nearest) continue;
    nearest = away;
    best = item;
  }
  return best;
}

export type Direction = 'left' | 'right' | 'up' | 'down';
/** Within this many degrees an item counts as being in a direction. */
const directionDegrees = 75;

/** The next item in a direction: the nearest of those more ahead than sideways, including the far side. Null: none. */
export function nextInDirection(
  items: readonly PlacedItem[],
  from: { at: number; second: number },
  fullSpan: TimeSpan,
  way: Direction,
  except: string | null,
): PlacedItem | null {
  // A full turn counts as much as the whole span.
  const upwards = 360 / (fullSpan.latest - fullSpan.earliest);
  let best: PlacedItem | null = null,
    least = Infinity;
  for (const item of items) {
    if (item.id === except) continue;
    const right = normalizeDegrees(item.at - from.at),
      up = (middleOf(item) - from.second) * upwards;
    const on = way === 'right' ? right : way === 'left' ? -right : way === 'up' ? up : -up;
    const aside = Math.abs(way === 'left' || way === 'right' ? up : right);
    if (on <= 1e-9 || aside > on * Math.tan(directionDegrees * degree)) continue;
    const cost = on + aside * 2;
    if (cost < least) [best, least] = [item, cost];
  }
  return best;
}
export const middleOf = ({ earliest, latest }: TimeSpan) => (earliest + latest) / 2;

export const secondOfYear = (year: number) => bounds({ year, month: 0, day: 0, seconds: 0 }).earliest;

/** Round years within a span, at most `maxYears`; the year 1 replaces 0. */
export function ringYears({ earliest, latest }: TimeSpan, maxYears = 11): number[] {
  const first = yearOfSecond(earliest),
    last = yearOfSecond(latest);
  const least = Math.max(1, (last - first) / maxYears),
    power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= least)!;
  const years = new Set<number>();
  for (let year = Math.ceil(first / step) * step; year <= last; year += step) years.add(year === 0 ? 1 : year);
  return [...years].filter((year) => secondOfYear(year) >= earliest && secondOfYear(year) <= latest);
}

/** An occupied box on the stage, in pixels. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];
const isFree = (taken: readonly Box[], [left, top, right, bottom]: Box) =>
  !taken.some((box) => left < box[2] && right > box[0] && top < box[3] && bottom > box[1]);

/** A label and its possible positions, the best first: `x` is the left edge, `y` the middle. */
export interface LabelCandidate<T> {
  of: T;
  wide: number;
  high: number;
  places: readonly { x: number; y: number }[];
}

/** Places labels without overlap within the stage, in order; omits those without room. */
export function placeWithoutOverlap<T>(
  wishes: Iterable<LabelCandidate<T>>,
  { width, height }: Pick<Lens, 'width' | 'height'>,
  taken: Box[],
  maxCount = Infinity,
): { of: T; x: number; y: number }[] {
  const set: { of: T; x: number; y: number }[] = [];
  for (const { of, wide, high, places } of wishes) {
    if (set.length >= maxCount) break;
    for (const { x, y } of places) {
      const box: Box = [x - 2, y - high / 2, x + wide + 2, y + high / 2];
      if (box[0] < 0 || box[1] < 0 || box[2] > width || box[3] > height || !isFree(taken, box)) continue;
      taken.push(box);
      set.push({ of, x, y });
      break;
    }
  }
  return set;
}
