/**
 * Makes `content/borders/units.topojson` from Natural Earth's states and our cuts: the units of land that changed hands
 * since 1914, as a topology in which neighbours share their lines, so that territories join without seams.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { difference, intersection } from 'polyclip-ts';
import { feature } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';
import { cutAtDateLine } from '../src/features/timemaps/face/shapes.ts';
import { builtInFolder } from '../importers/content/load.ts';
import { readCuts } from '../importers/content/borders/since-1914.ts';

type Point = [number, number];
type Shape = Point[][][];
type WeightedPoint = [x: number, y: number, weight: number];

/** Square degrees: smaller islands are dropped, unless a unit consists of nothing else. */
const minIsletArea = 0.08;
/** Area of a corner's triangle below which the corner is dropped, in square degrees: about a fifth of a degree. */
const corner = 0.02;
/** Maximum number of rounds to repair lines that touch. */
const maxRounds = 40;
/** Distance in degrees at which a corner counts as touching a line. */
const touchDistance = 0.02;
/** Uninhabited. */
const uninhabitedLands = new Set([
  'Antarctica',
  'Fr. S. Antarctic Lands',
  'S. Geo. and the Is.',
  'Heard I. and McDonald Is.',
  'Indian Ocean Ter.',
  'Ashmore and Cartier Is.',
  'Br. Indian Ocean Ter.',
  'Siachen Glacier',
]);

const bordersFolder = join(builtInFolder, 'borders');
const require = createRequire(import.meta.url);
const states = JSON.parse(readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8')) as Topology<{
  countries: GeometryCollection<{ name: string }>;
}>;

const units = new Map<string, Shape>();
for (const { geometry, properties } of feature(states, states.objects.countries).features) {
  const { name } = properties;
  if (uninhabitedLands.has(name) || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) continue;
  const shape = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Shape;
  units.set(name, snapToGrid(withoutIslets(shape.flatMap((polygon) => cutAtDateLine(polygon)))));
}
/** Corners before any cut. */
const originalCorners = new Set([...units.values()].flat(3).map(String));
for (const {
  properties: { piece, of },
  geometry,
} of readCuts(bordersFolder)) {
  const unit = units.get(of);
  if (!unit) throw new Error(`${piece} is cut out of ${of}, which is not there`);
  const form: Shape = [geometry.coordinates];
  const cut = snapToGrid(intersection(unit as never, form as never) as Shape);
  if (!cut.length) throw new Error(`${piece} holds nothing of ${of}`);
  units.set(piece, cut);
  units.set(of, snapToGrid(difference(unit as never, form as never) as Shape));
}
weldCorners([...units.values()]);

const fullTopology = topology(
  Object.fromEntries([...units].map(([name, coordinates]) => [name, { type: 'MultiPolygon' as const, coordinates }])),
) as Topology<Record<string, MultiPolygon>>;
const weightedTopology = presimplify(fullTopology as never) as unknown as typeof fullTopology;
const lines = thinArcs(weightedTopology.arcs as unknown as WeightedPoint[][], cornersOf(weightedTopology));
writeFileSync(
  join(bordersFolder, 'units.topojson'),
  `${JSON.stringify({ type: 'Topology', objects: withAreas(weightedTopology.objects, lines), arcs: lines })}\n`,
);

/** The weight that a corner needs to stay, per arc: small units keep more corners. */
function cornersOf({ arcs, objects }: typeof fullTopology): number[] {
  const corners = arcs.map(() => corner);
  for (const [name, object] of Object.entries(objects)) {
    const size = units.get(name)!.reduce((sum, [outer]) => sum + Math.abs(area(outer!)), 0);
    for (const arc of object.arcs.flat(2)) {
      const at = arc < 0 ? ~arc : arc;
      corners[at] = Math.min(corners[at]!, size / 60);
    }
  }
  return corners;
}

/** Arcs with fewer corners that do not cross: where they would, the next weightiest corner stays too. */
function thinArcs(arcs: readonly WeightedPoint[][], corners: readonly number[]): Point[][] {
  const cornerIndexes = arcs.map((arc, at) =>
    arc.flatMap(([, , weight], i) => (i === 0 || i === arc.length - 1 || weight >= corners[at]! ? [i] : [])),
  );
  for (let isWrong = true; isWrong;) {
    isWrong = false;
    for (const { at, from, until } of meetingEdges(arcs, cornerIndexes)) {
      const between = arcs[at]!.slice(from + 1, until);
      if (!between.length) continue;
      const next = from + 1 + between.reduce((best, point, i) => (point[2] > between[best]![2] ? i : best), 0);
      if (cornerIndexes[at]!.includes(next)) continue;
      cornerIndexes[at] = [...cornerIndexes[at]!, next].sort((a, b) => a - b);
      isWrong = true;
    }
  }
  const thin = arcs.map((arc, at) => cornerIndexes[at]!.map((i): WeightedPoint => arc[i]!));
  for (let round = 0; round < maxRounds && separateTouching(thin); round++);
  return thin.map((arc) => arc.map(([x, y]): Point => [x, y]));
}

/** Repairs a line that touches another: drops one of its corners, or adds an end as a corner of the other. */
function separateTouching(arcs: WeightedPoint[][]): boolean {
  const allIndexes = arcs.map((arc) => arc.map((_, i) => i));
  const edges = meetingEdges(arcs, allIndexes);
  const done = new Set<number>();
  let mended = false;
  for (let i = 0; i < edges.length; i += 2) {
    const [first, other] = [edges[i]!, edges[i + 1]!];
    if (done.has(first.at) || done.has(other.at)) continue;
    done.add(first.at).add(other.at);
    const inner = [first, other].flatMap(({ at, from, until }) =>
      [from, until].filter((corner) => corner > 0 && corner < arcs[at]!.length - 1).map((corner) => ({ at, corner })),
    );
    const nearest = inner
      .map((each) => ({
        ...each,
        away: distanceTo(
          arcs[each.at]![each.corner]!,
          each.at === first.at && [first.from, first.until].includes(each.corner) ? other : first,
        ),
      }))
      .sort((a, b) => a.away - b.away)[0];
    const ends = [first, other].flatMap((edge) =>
      [edge.a, edge.b].map((point) => ({ point, edge: edge === first ? other : first })),
    );
    const end = ends
      .map((each) => ({ ...each, away: distanceTo(each.point, each.edge) }))
      .sort((a, b) => a.away - b.away)[0]!;
    if (nearest && nearest.away <= Math.min(end.away, touchDistance)) arcs[nearest.at]!.splice(nearest.corner, 1);
    else if (end.away < touchDistance) arcs[end.edge.at]!.splice(end.edge.until, 0, [end.point[0], end.point[1], 0]);
    else continue;
    mended = true;
  }
  return mended;
}

/** Distance from a point to a line, in degrees. */
function distanceTo([x, y]: readonly number[], { a, b }: Edge): number {
  const length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
  if (length === 0) return Math.hypot(x! - a[0], y! - a[1]);
  const along = Math.max(0, Math.min(1, ((x! - a[0]) * (b[0] - a[0]) + (y! - a[1]) * (b[1] - a[1])) / length));
  return Math.hypot(x! - a[0] - along * (b[0] - a[0]), y! - a[1] - along * (b[1] - a[1]));
}

interface Edge {
  at: number;
  from: number;
  until: number;
  a: Point;
  b: Point;
}

function meetingEdges(arcs: readonly WeightedPoint[][], cornerIndexes: readonly number[][]): Edge[] {
  const point = ([x, y]: WeightedPoint): Point => [x, y];
  const edges = cornerIndexes
    .flatMap((list, at) =>
      list.slice(1).map((until, i): Edge => {
        const from = list[i]!;
        return { at, from, until, a: point(arcs[at]![from]!), b: point(arcs[at]![until]!) };
      }),
    )
    .map((edge) => ({ ...edge, west: Math.min(edge.a[0], edge.b[0]), east: Math.max(edge.a[0], edge.b[0]) }))
    .sort((edge, other) => edge.west - other.west);
  const wrong: Edge[] = [];
  for (const [i, edge] of edges.entries())
    for (let j = i + 1; j < edges.length && edges[j]!.west <= edge.east; j++)
      if (doEdgesMeet(edge.a, edge.b, edges[j]!.a, edges[j]!.b)) wrong.push(edge, edges[j]!);
  return wrong;
}

/** Whether two lines cross, or one ends on the other, except at a common end. */
function doEdgesMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const isSame = (point: Point, other: Point) => point[0] === other[0] && point[1] === other[1];
  if (isSame(a, c) || isSame(a, d) || isSame(b, c) || isSame(b, d)) return false;
  const turn = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}

/** Drops rings that have collapsed to lines. */
function withAreas(objects: typeof fullTopology.objects, arcs: readonly Point[][]): typeof fullTopology.objects {
  const ringOf = (ring: readonly number[]) =>
    ring.flatMap((arc) => (arc < 0 ? arcs[~arc]!.toReversed() : arcs[arc]!).slice(1));
  return Object.fromEntries(
    Object.entries(objects).map(([name, object]) => {
      const above = (least: number) =>
        object.arcs
          .map((polygon) => polygon.filter((ring) => ringOf(ring).length > 2 && Math.abs(area(ringOf(ring))) > least))
          .filter((polygon) => polygon.length > 0);
      const keptArcs = [above(1e-4), above(0)].find((candidate) => candidate.length > 0);
      if (!keptArcs) throw new Error(`${name} has become a line`);
      return [name, { type: 'MultiPolygon', arcs: keptArcs }];
    }),
  );
}

/**
 * Rounds to a grid of a thousandth of a degree, so that shared corners are exactly equal, and gives all rings the same
 * orientation, which joining shapes requires.
 */
function snapToGrid(shape: Shape): Shape {
  return shape
    .map((polygon) =>
      polygon
        .map((ring) =>
          ring
            .map(([x, y]): Point => [Number(x.toFixed(3)), Number(y.toFixed(3))])
            .filter(([x, y], at, points) => at === 0 || x !== points[at - 1]![0] || y !== points[at - 1]![1]),
        )
        .filter((ring) => ring.length > 3)
        .map((ring, at) => (area(ring) > 0 === (at === 0) ? ring : ring.toReversed())),
    )
    .filter((polygon) => polygon.length > 0);
}

/** Drops small islands; the largest stays regardless of its size. */
function withoutIslets(shape: Shape): Shape {
  const areas = shape.map(([outer]) => Math.abs(area(outer!)));
  const largest = Math.max(...areas);
  return shape.filter(
    ([outer], at) => (areas[at]! >= minIsletArea || areas[at] === largest) && !crossesDateLine(outer!),
  );
}

/** An islet of Fiji has a corner on both sides of the date line, which stretches its ring around the earth. */
function crossesDateLine(ring: readonly Point[]): boolean {
  const longitudes = ring.map(([x]) => x);
  return Math.max(...longitudes) - Math.min(...longitudes) > 180;
}

function area(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Adds a corner that is on a neighbour's line to the neighbour too, so that both share their arcs. */
function weldCorners(shapes: Shape[]): void {
  const rings = shapes.flat(2);
  const news = [
    ...new Map(
      rings
        .flat()
        .filter((point) => !originalCorners.has(String(point)))
        .map((point) => [String(point), point]),
    ).values(),
  ];
  for (const ring of rings) {
    for (let at = ring.length - 1; at > 0; at--) {
      const [a, b] = [ring[at - 1]!, ring[at]!];
      const [west, east] = [Math.min(a[0], b[0]) - 1e-3, Math.max(a[0], b[0]) + 1e-3];
      const [south, north] = [Math.min(a[1], b[1]) - 1e-3, Math.max(a[1], b[1]) + 1e-3];
      const between = news.filter(
        (point) =>
          point[0] >= west &&
          point[0] <= east &&
          point[1] >= south &&
          point[1] <= north &&
          String(point) !== String(a) &&
          String(point) !== String(b) &&
          isOn(point, a, b),
      );
      const from = (point: Point) => Math.hypot(point[0] - a[0], point[1] - a[1]);
      ring.splice(at, 0, ...between.sort((point, other) => from(point) - from(other)));
    }
  }
}
function isOn([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): boolean {
  const length = Math.hypot(bx - ax, by - ay);
  return length > 0 && Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length < 1.5e-3;
}
