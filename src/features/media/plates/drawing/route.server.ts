import { fullStop, forEachContentLanguage, usesHan } from '../../../../rules/languages.ts';
import { writeHistoricalTime, type TimeRecord } from '../../../../rules/time/historical-time.ts';
import type { Extent, Figure, KnownLine, Route, State, Stop } from './figure.ts';
import { beginDrawing, linesPath, needWorld, quietMap, ringsPath, viewOf, type View } from './sheet.ts';
import { azimuthal, type Degrees } from './projection.ts';
import {
  element,
  filled,
  group,
  ink,
  number,
  paper,
  scaleBar,
  seal,
  segment,
  sheet,
  softInk,
  stroked,
  svgOf,
  type Point,
} from './pen.ts';
import { write, writeCredit, writeDate, writeList } from './words.server.ts';

/** Maximum number of numbered stops on a plate: the weightiest ones. */
const mostStops = 12;
/** A life or a war of fewer places, or of places so near to each other, in kilometres, needs no map where no line is known. */
const leastStops = { person: 5, war: 3 } as const,
  leastKm = 250;

const width = 1200,
  margin = 36,
  inner = width - 2 * margin;
const yearOf = (text: string): number => Number(/^-?\d{4,5}/.exec(text)![0]);
const startYearOf = (time: TimeRecord | null): number => (time ? yearOf(time.startTime) : Infinity);
/** For the order of time: 331 BC in October is after 331 BC in May. */
function moment(time: TimeRecord | null): number {
  if (!time) return Infinity;
  const [, minus, year, month = '0', day = '0'] = /^(-?)(\d{4,5})(?:-(\d\d))?(?:-(\d\d))?/.exec(time.startTime)!;
  return (minus ? -1 : 1) * Number(year) + Number(month) / 13 + Number(day) / 420;
}

/** The way of a person or the course of a war: numbered stops in the order of time, and the lines that are known. */
export function drawRoute(subject: Route, states: readonly State[]): Figure | null {
  const stops = chooseStops(subject.stops);
  const { lines } = subject;
  const positions = [...stops.map(({ at }) => at), ...lines.flatMap(({ points }) => points)];
  if (
    !lines.length &&
    (stops.length < leastStops[subject.kind === 'war' ? 'war' : 'person'] || acrossKm(positions) < leastKm)
  )
    return null;
  const height = needWorld(positions) ? 640 : 900;
  const size = [width, height] as const;
  const view = viewOf(positions, [margin, margin, inner, height - 2 * margin], { room: 0.16, least: 260 });
  const laid = layNumbers(
    stops.map(({ at }) => view.at(at)),
    lines.flatMap(({ points }) => points.map(view.at)),
    view,
  );
  const year = yearShown(subject, stops);
  const list = writeList(stops.map((stop, at) => writeStop(stop, String(at + 1))));
  return {
    key: `route/${subject.id}`,
    subject: subject.id,
    title: write(titleKeyOf(subject, lines.length > 0), { name: subject.names }),
    description: forEachContentLanguage((language) =>
      [
        list[language] + fullStop(language),
        write(lines.length ? 'plate.lines' : 'plate.points')[language],
        year === null ? '' : write('plate.frontiers', { when: writeDate(timeOfYear(year)) })[language],
        write('plate.scale')[language],
      ]
        .filter(Boolean)
        .join(usesHan(language) ? '' : ' '),
    ),
    source: writeCredit([...subject.works, ...stops.flatMap(({ work }) => work ?? [])]),
    tags: ['map'],
    regions: stops.map((stop, at) => {
      const [x, y] = laid[at]!;
      return {
        box: [(x - 26) / width, (y - 26) / height, 52 / width, 52 / height],
        ...(stop.entry && stop.entry !== subject.id && { entry: stop.entry }),
        label: stop.title,
        sentence: stop.time
          ? write('plate.stopSentence', { place: stop.place, when: writeDate(stop.time) })
          : stop.place,
      };
    }),
    svg() {
      beginDrawing();
      const map = quietMap(view, {
        onLand: year === null ? '' : drawFrontiers(view, states, year),
        above: lines.map((line) => drawLine(view, line)).join(''),
      });
      const dotted = lines.length
        ? ''
        : stroked(thread(stops.map(({ at }) => view.at(at))), 3, seal, { 'stroke-dasharray': '1 9', opacity: '0.9' });
      const bar = view.isWorld
        ? ''
        : scaleBar(barPlace(view, [...laid, ...stops.map(({ at }) => view.at(at))]), view.perKm, 210);
      return svgOf(
        size,
        sheet(width, height) +
          map +
          dotted +
          bar +
          stops.map(({ at }, place) => numbered(place + 1, view.at(at), laid[place]!)).join(''),
      );
    },
  };
}

const writeStop = ({ title, time }: Stop, number: string) =>
  time ? write('plate.stopAt', { number, title, when: writeDate(time) }) : write('plate.stop', { number, title });

export function timeOfYear(year: number): TimeRecord {
  const text = writeHistoricalTime({ year, month: 0, day: 0, seconds: 0 });
  return { startTime: text, endTime: text, startNote: null, endNote: null, timeDesc: null };
}

function titleKeyOf({ kind }: Route, hasLines: boolean) {
  if (kind === 'war') return 'plate.title.war';
  if (kind === 'person') return hasLines ? 'plate.title.journeys' : 'plate.title.life';
  return 'plate.title.course';
}

/** The weightiest, each place once, in the order of time; of one moment, as they are written. */
function chooseStops(stops: readonly Stop[]): Stop[] {
  const byPlace = new Map<string, Stop>();
  for (const stop of stops) {
    const other = byPlace.get(stop.placeKey);
    if (!other || stop.weight > other.weight) byPlace.set(stop.placeKey, stop);
  }
  const places = [...byPlace.values()];
  return places
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostStops)
    .toSorted((a, b) => moment(a.time) - moment(b.time) || places.indexOf(a) - places.indexOf(b));
}

function acrossKm(positions: readonly Degrees[]): number {
  if (positions.length < 2) return 0;
  const points = positions.map(azimuthal(positions[0]!));
  return Math.max(...points.map(([x, y]) => Math.hypot(x, y)));
}

/** The year whose frontiers the drawing of a route shows, if any. */
export const frontierYear = (route: Route): number | null => yearShown(route, chooseStops(route.stops));

/** The year whose frontiers are shown: the middle one of its stops; null where they lie too far apart in time. */
function yearShown({ kind }: Pick<Route, 'kind'>, stops: readonly Stop[]): number | null {
  const years = stops.map(({ time }) => startYearOf(time)).filter(Number.isFinite);
  if (!years.length || (kind !== 'person' && kind !== 'war') || years.at(-1)! - years[0]! > 130) return null;
  return years[Math.floor((years.length - 1) / 2)]!;
}

/** Colours of realms, as in an atlas coloured by hand. */
const washes = ['#d8c08a', '#b9c4ae', '#dcb8a0', '#b7bfc6', '#cdb9c4', '#c9c79a'];
/** The same for a state on every map, whatever other states there are. */
const washOf = (id: string): string =>
  washes[[...id].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 8191, 7) % washes.length]!;
function drawFrontiers(view: View, states: readonly State[], year: number): string {
  const isThen = ({ time: { startTime, endTime } }: Extent) =>
    yearOf(startTime) <= year && (endTime === null || year <= yearOf(endTime));
  return states
    .flatMap(({ id, extents }) => extents.filter(isThen).map(({ rings }) => ({ rings, wash: washOf(id) })))
    .map(({ rings, wash }) => ({ wash, d: ringsPath(view, rings, { smooth: 2, finest: 0.5 }) }))
    .filter(({ d }) => d)
    .map(
      ({ d, wash }) =>
        filled(d, wash, 0, { opacity: '0.5' }) +
        stroked(d, 1.8, softInk, { 'stroke-dasharray': '7 6', opacity: '0.8' }),
    )
    .join('');
}

/** A line that is known, with an arrow at its end where it leads somewhere. */
function drawLine(view: View, { type, points, style }: KnownLine): string {
  if (type === 'Polygon') return filled(ringsPath(view, [points], { smooth: 1 }), seal, 0, { opacity: '0.3' });
  const d = linesPath(view, [smoothed(points)]);
  const dash = style === 'dashed' ? '12 9' : style === 'dotted' ? '2 9' : undefined;
  const drawn = stroked(d, 11, paper, { opacity: '0.7' }) + stroked(d, 5.5, seal, { 'stroke-dasharray': dash });
  return style === 'arrow' ? drawn + arrow(points.slice(-2).map(view.at) as [Point, Point]) : drawn;
}

/** Through all points, bent as a road bends (Catmull–Rom). */
function smoothed(points: readonly Degrees[]): Degrees[] {
  const at = (place: number) => points[Math.max(0, Math.min(points.length - 1, place))]!;
  return points
    .slice(0, -1)
    .flatMap((_, place) =>
      Array.from({ length: 6 }, (_, step): Degrees => {
        const t = step / 6;
        const [p0, p1, p2, p3] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
        const mixed = (axis: 0 | 1) =>
          0.5 *
          (2 * p1[axis] +
            (p2[axis] - p0[axis]) * t +
            (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
            (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3);
        return [mixed(0), mixed(1)];
      }),
    )
    .concat([points.at(-1)!]);
}

function arrow([[x1, y1], [x2, y2]]: readonly [Point, Point]): string {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return element('path', {
    d: 'M6 0L-26 -14L-18 0L-26 14Z',
    fill: seal,
    transform: `translate(${x2.toFixed(1)} ${y2.toFixed(1)}) rotate(${angle.toFixed(1)})`,
  });
}

/** From stop to stop in gentle curves. */
const thread = (points: readonly Point[]): string =>
  points
    .map(([x, y], at) => {
      const before = points[at - 1];
      if (!before) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
      const [dx, dy] = [x - before[0], y - before[1]];
      const control: Point = [(x + before[0]) / 2 - dy * 0.12, (y + before[1]) / 2 + dx * 0.12];
      return `Q${control[0].toFixed(1)} ${control[1].toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');

/** Half a side of what a number takes, in pixels. */
const reach = 27;
/** Positions of the numbers: next to their places, clear of each other, of the places and, where it can be, of the lines. */
function layNumbers(
  dots: readonly Point[],
  lines: readonly Point[],
  { frame: [left, top, wide, high] }: View,
): Point[] {
  const laid: Point[] = [];
  for (const [x, y] of dots) {
    const tries = [44, 64, 88, 116].flatMap((far) =>
      Array.from({ length: 12 }, (_, turn): Point => {
        const angle = ((turn * 30 - 45) * Math.PI) / 180;
        return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
      }),
    );
    const cost = ([tx, ty]: Point, at: number) => {
      const near = (points: readonly Point[], least: number) =>
        points.filter(([px, py]) => Math.hypot(px - tx, py - ty) < least).length;
      const isOut = tx < left + 34 || tx > left + wide - 34 || ty < top + 34 || ty > top + high - 34;
      return (
        near(laid, 2 * reach + 4) * 100 +
        near(dots, reach + 10) * 60 +
        near(lines, reach + 4) * 8 +
        (isOut ? 500 : 0) +
        at * 0.3
      );
    };
    laid.push(
      tries
        .map((place, at) => ({ place, cost: cost(place, at) }))
        .reduce((best, next) => (next.cost < best.cost ? next : best)).place,
    );
  }
  return laid;
}

function numbered(value: number, [x, y]: Point, [tx, ty]: Point): string {
  const far = Math.hypot(tx - x, ty - y);
  const [ex, ey] = [tx - ((tx - x) / far) * 24, ty - ((ty - y) / far) * 24];
  return group(
    {},
    stroked(segment(x, y, ex, ey), 1.8, ink),
    element('circle', { cx: x, cy: y, r: 8.5, fill: seal, stroke: paper, 'stroke-width': 2.5 }),
    element('circle', { cx: tx, cy: ty, r: 24, fill: paper, stroke: ink, 'stroke-width': 2 }),
    number(value, [tx, ty + 11.5], { height: 23, color: ink, weight: 0.13 }),
  );
}

/** The lower corner with fewer marks. */
function barPlace({ frame: [left, top, wide, high] }: View, marks: readonly Point[]): Point {
  const inLeft = marks.filter(([x, y]) => x < left + 300 && y > top + high - 110).length;
  const inRight = marks.filter(([x, y]) => x > left + wide - 300 && y > top + high - 110).length;
  return [inLeft > inRight ? left + wide - 260 : left + 26, top + high - 52];
}
