import {
  box,
  bronze,
  closed,
  deepStone,
  element,
  faintInk,
  filled,
  group,
  open,
  paper,
  softInk,
  stone,
  stroked,
  type Point,
} from './pen.ts';
import { earth } from './land.ts';
import { azimuthal, equalEarth, turned, type Degrees, type Project } from './projection.ts';

/** Degrees of longitude beyond which a plate shows the whole earth. */
const wide = 185;
/** Land farther from the middle, in degrees of longitude, is not drawn. */
const farthest = 125;

export interface View {
  /** Where a place is on the plate, in pixels. */
  at(place: Degrees): Point;
  /** Pixels a kilometre; exact in the middle. */
  perKm: number;
  /** Its frame on the plate: left, top, width, height in pixels. */
  frame: readonly [number, number, number, number];
  middle: Degrees;
  isWorld: boolean;
}

/** Whether places lie so far apart that only the whole earth shows them. */
export const needWorld = (places: readonly Degrees[]): boolean => {
  const [middle] = middleOf(places);
  return spread(places.map(([longitude]) => turned(longitude, middle))) > wide;
};

/** A view of all of these places, with room around them and at least `least` kilometres across. */
export function viewOf(places: readonly Degrees[], frame: View['frame'], { room = 0.14, least = 500 } = {}): View {
  const [left, top, width, height] = frame;
  const middle = middleOf(places);
  const around = places.map(([longitude, latitude]): Degrees => [middle[0] + turned(longitude, middle[0]), latitude]);
  const isWorld = needWorld(places);
  const project: Project = isWorld ? equalEarth : azimuthal(middle);
  const corners = isWorld ? world : around;
  const points = corners.map(project);
  const xs = points.map(([x]) => x),
    ys = points.map(([, y]) => y);
  const across = Math.max(spread(xs), least),
    down = Math.max(spread(ys), (least * height) / width);
  const free = isWorld ? 0.01 : room;
  const perKm = Math.min(width / (across * (1 + 2 * free)), height / (down * (1 + 2 * free)));
  const x0 = left + width / 2 - half(xs) * perKm,
    y0 = top + height / 2 - half(ys) * perKm;
  return {
    at: (place) => {
      const near: Degrees = isWorld ? place : [middle[0] + turnedOnce(place[0] - middle[0]), place[1]];
      const [x, y] = project(near);
      return [x0 + x * perKm, y0 + y * perKm];
    },
    perKm,
    frame,
    middle,
    isWorld,
  };
}
/** Without Antarctica, where no realm was. */
const world: readonly Degrees[] = [
  [-168, 0],
  [180, 0],
  [0, 84],
  [0, -57],
];

const turnedOnce = (degrees: number): number =>
  degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
const half = (values: readonly number[]): number => (Math.max(...values) + Math.min(...values)) / 2;

/** The middle of the smallest stretch of longitude that holds all, and of their latitudes. */
function middleOf(places: readonly Degrees[]): Degrees {
  const sorted = places.map(([longitude]) => longitude).sort((a, b) => a - b);
  let gap = sorted[0]! + 360 - sorted.at(-1)!,
    after = sorted[0]!;
  sorted.forEach((longitude, at) => {
    const before = sorted[at - 1];
    if (before !== undefined && longitude - before > gap) [gap, after] = [longitude - before, longitude];
  });
  const longitude = turned(after + (360 - gap) / 2, 0);
  return [longitude, half(places.map(([, latitude]) => latitude))];
}

/** Rings as one path: cut at the edge of the drawing, bent with the earth, without invisible detail. */
export function ringsPath(
  view: View,
  rings: readonly (readonly Degrees[])[],
  { smooth = 0, finest = 0.7 } = {},
): string {
  return rings
    .flatMap((ring) => (view.isWorld ? [ring] : nearby(ring, view.middle[0])))
    .map((ring) => thinned(dense(ring, true).map(view.at), finest))
    .filter((points) => points.length > 2 && meetsFrame(points, view.frame))
    .map((points) => closed(smooth ? rounded(points, smooth) : points))
    .join('');
}

export function linesPath(view: View, lines: readonly (readonly Degrees[])[]): string {
  return lines
    .flatMap((line) =>
      view.isWorld || line.every(([longitude]) => Math.abs(turned(longitude, view.middle[0])) < farthest) ? [line] : [],
    )
    .map((line) => thinned(dense(line, false).map(view.at), 0.9))
    .filter((points) => points.length > 1 && meetsFrame(points, view.frame))
    .map(open)
    .join('');
}

/** A ring around a meridian: moved by whole turns, cut where it is too far. */
function nearby(ring: readonly Degrees[], middle: number): Degrees[][] {
  return [-360, 0, 360].flatMap((turn) => {
    const moved = ring.map(([longitude, latitude]): Degrees => [longitude + turn, latitude]);
    const cut = cutAt(cutAt(moved, middle - farthest, 1), middle + farthest, -1);
    return cut.length > 2 ? [cut] : [];
  });
}

/** The part of a ring on one side of a meridian. */
function cutAt(ring: readonly Degrees[], meridian: number, side: 1 | -1): Degrees[] {
  const isIn = ([longitude]: Degrees) => (longitude - meridian) * side >= 0;
  return ring.flatMap((place, at) => {
    const next = ring[(at + 1) % ring.length]!;
    const start = isIn(place) ? [place] : [];
    if (isIn(place) === isIn(next)) return start;
    const share = (meridian - place[0]) / (next[0] - place[0]);
    return [...start, [meridian, place[1] + share * (next[1] - place[1])] as const];
  });
}

/** Long edges bend with the projection: a point every other degree. */
function dense(ring: readonly Degrees[], isClosed: boolean): Degrees[] {
  return ring.flatMap((place, at) => {
    const next = ring[at + 1] ?? (isClosed ? ring[0]! : place);
    const pieces = Math.max(1, Math.ceil(Math.hypot(next[0] - place[0], next[1] - place[1]) / 2));
    return Array.from({ length: pieces }, (_, piece): Degrees => {
      const share = piece / pieces;
      return [place[0] + share * (next[0] - place[0]), place[1] + share * (next[1] - place[1])];
    });
  });
}

function thinned(points: readonly Point[], finest: number): Point[] {
  const apart: Point[] = [];
  for (const point of points) {
    const last = apart.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= finest) apart.push(point);
  }
  return apart;
}

/** Corners cut a little (Chaikin), as a hand draws a frontier that is known to a degree. */
function rounded(points: readonly Point[], times: number): Point[] {
  let ring = [...points];
  for (let time = 0; time < times; time++)
    ring = ring.flatMap(([x, y], at): Point[] => {
      const [nextX, nextY] = ring[(at + 1) % ring.length]!;
      return [
        [x + (nextX - x) * 0.22, y + (nextY - y) * 0.22],
        [x + (nextX - x) * 0.78, y + (nextY - y) * 0.78],
      ];
    });
  return ring;
}

const meetsFrame = (points: readonly Point[], [left, top, width, height]: View['frame']): boolean =>
  points.some(([x]) => x > left - 40) &&
  points.some(([x]) => x < left + width + 40) &&
  points.some(([, y]) => y > top - 40) &&
  points.some(([, y]) => y < top + height + 40);

/** Meridians and parallels at a regular distance in degrees. */
function graticule(view: View): string {
  const [, , width] = view.frame;
  const degreesAcross = width / view.perKm / 111;
  const every = view.isWorld ? 30 : degreesAcross > 60 ? 15 : degreesAcross > 24 ? 10 : 5;
  const middle = view.isWorld ? 0 : Math.round(view.middle[0] / every) * every;
  const reach = view.isWorld ? 180 : 90;
  const lines: Degrees[][] = [];
  for (let longitude = middle - reach; longitude <= middle + reach; longitude += every)
    lines.push(Array.from({ length: 37 }, (_, at): Degrees => [longitude, -85 + (at * 170) / 36]));
  for (let latitude = -75; latitude <= 75; latitude += every)
    lines.push(Array.from({ length: 61 }, (_, at): Degrees => [middle - reach + (at * 2 * reach) / 60, latitude]));
  return lines.map((line) => open(line.map(view.at))).join('');
}

let clips = 0;
const clip = (d: string) => {
  const id = `c${clips++}`;
  return { id, defined: element('clipPath', { id }, element('path', { d })) };
};
/** Ids restart with every drawing, so that the same drawing is the same text. */
export const beginDrawing = () => {
  clips = 0;
};

/** A quiet map: sea as paper with lines along the coast, land as stone, rivers faint. `onLand` is cut at the coast, `above` is not. */
export function quietMap(
  view: View,
  { onLand = '', above = '', detail = '50m' as '50m' | '110m', isSmall = false },
): string {
  const { land: lands, lakes, rivers } = earth(detail);
  const coast = ringsPath(view, lands, { finest: isSmall ? 0.5 : 0.8 });
  const framed = clip(box(...view.frame)),
    land = `c${clips++}`;
  const shore = `l${clips++}`;
  const use = (attributes: Record<string, string | number>) => element('use', { href: `#${shore}`, ...attributes });
  const line = (width: number, color: string) =>
    use({ fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linejoin': 'round' });
  const water = isSmall ? [] : [line(22, '#efe7d6'), line(14, '#e8dfcb'), line(7, '#ded3bb')];
  return group(
    {},
    framed.defined,
    element(
      'defs',
      {},
      element('path', { id: shore, d: coast }) + element('clipPath', { id: land }, use({ 'clip-rule': 'evenodd' })),
    ),
    group(
      { 'clip-path': `url(#${framed.id})` },
      filled(box(...view.frame), paper),
      ...(isSmall ? [] : [stroked(graticule(view), 0.8, '#d9cdb4')]),
      ...water,
      use({ fill: stone, 'fill-rule': 'evenodd' }),
      ...(isSmall
        ? []
        : [
            stroked(linesPath(view, rivers), view.perKm > 0.35 ? 2.4 : 1.4, '#a3ad9c'),
            filled(ringsPath(view, lakes), paper, 0, { stroke: faintInk, 'stroke-width': 0.8 }),
          ]),
      group({ 'clip-path': `url(#${land})` }, onLand),
      line(isSmall ? 0.7 : 1.2, isSmall ? faintInk : softInk),
      above,
    ),
    stroked(box(...view.frame), isSmall ? 0.9 : 1.4, isSmall ? deepStone : softInk),
  );
}

/** A place as a dot in a ring. */
export const placeMark = ([x, y]: Point, radius = 6): string =>
  element('circle', { cx: x, cy: y, r: radius + 3.5, fill: paper, stroke: bronze, 'stroke-width': 1.6 }) +
  element('circle', { cx: x, cy: y, r: radius - 1.5, fill: bronze });
