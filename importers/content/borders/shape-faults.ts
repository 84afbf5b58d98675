/**
 * Finds what nobody meant to draw in borders: specks of land, holes, threads, and thin gaps and overlaps between
 * neighbours. All of it is measured on lines across the map, so that it is fast enough for every extent.
 */
import { contains, yearsOf } from './check.ts';
import type { Extent, Ring, StateExtents } from './shape.ts';

type Point = Ring[number];
/** From west to east on a line along a latitude, or from south to north on a line along a longitude. */
type Stretch = [from: number, to: number];
type Axis = 0 | 1;
/** Stretches by the number of the line; line n lies at n × `lineDistance`. */
type Stretches = Map<number, Stretch[]>;

export interface ShapeFault {
  state: string;
  span: Extent['span'];
  kind: 'speck' | 'hole' | 'thread' | 'gap' | 'overlap';
  at: Point;
  /** Square degrees. */
  area: number;
  /** The neighbour of a gap or an overlap. */
  neighbour?: string;
}

/** Square degrees: a land or hole below this needs a reason. */
const smallArea = 0.5;
/** Degrees between lines; what is thin on fewer than three lines in a row is a corner. */
const lineDistance = 0.2;
/** Degrees: a thread, gap or overlap is narrower. */
const thinWidth = 0.15;
/** The part of a coast line that may lie on land, as coasts are drawn without their bays. */
const landShareOfCoast = 0.2;

export interface KnownLands {
  /** The outer rings of all land. */
  land: readonly Ring[];
  /** Places that a state held apart from its other lands. */
  cities: readonly { at: Point; holders: ReadonlySet<string> }[];
}

/** Faults in the shapes of `states`; neighbours are looked for among all of `borders`. */
export function findShapeFaults(
  borders: readonly StateExtents[],
  lands: KnownLands,
  states: ReadonlySet<string> = new Set(borders.map(({ id }) => id)),
): ShapeFault[] {
  const coast = ([0, 1] as const).map((axis) => stretchesOf(lands.land, axis));
  const isLand = ([x, y]: Point) =>
    (coast[0]!.get(Math.round(y / lineDistance)) ?? []).some(([from, to]) => from < x && x < to);
  const extents = borders.flatMap(({ id, extents }) =>
    extents.map((extent) => ({ id, extent, box: boxOf(extent.rings) })),
  );
  return extents
    .filter(({ id }) => states.has(id))
    .flatMap(({ id, extent, box }): ShapeFault[] => {
      const middle = middleOf(extent);
      const neighbours = extents.filter(
        (other) => other.id !== id && isIn(other.extent, middle) && touch(box, other.box),
      );
      const fault = (kind: ShapeFault['kind'], at: Point, area: number, neighbour?: string): ShapeFault => ({
        state: id,
        span: extent.span,
        kind,
        at: [round(at[0]), round(at[1])],
        area: round(area),
        ...(neighbour !== undefined && { neighbour }),
      });
      return [
        ...extent.rings
          .filter((ring) => areaOf(ring) < smallArea && !isIsland(ring, isLand) && !holdsCity(ring, id, lands))
          .map((ring) => fault('speck', ring[0]!, areaOf(ring))),
        ...(extent.holes ?? [])
          .filter(
            (hole) => areaOf(hole) < smallArea && !neighbours.some((other) => holdsMiddle(other.extent.rings, hole)),
          )
          .map((hole) => fault('hole', hole[0]!, areaOf(hole))),
        ...([0, 1] as const).flatMap((axis) => {
          const ownStretches = extentStretches(extent, axis);
          return [
            ...thinRuns(ownStretches, axis, coast[axis]!).map(({ at, area }) => fault('thread', at, area)),
            ...neighbours.flatMap((other) => {
              const otherStretches = extentStretches(other.extent, axis);
              return [
                ...thinRuns(overlapsOf(ownStretches, otherStretches), axis, coast[axis]!).map(({ at, area }) =>
                  fault('overlap', at, area, other.id),
                ),
                ...thinRuns(gapsBetween(ownStretches, otherStretches), axis, coast[axis]!).map(({ at, area }) =>
                  fault('gap', at, area, other.id),
                ),
              ];
            }),
          ];
        }),
      ];
    });
}

const round = (degrees: number) => Math.round(degrees * 100) / 100;
const middleOf = (extent: Extent) => {
  const [from, until] = yearsOf(extent);
  return Math.floor((from + Math.min(until, new Date().getUTCFullYear())) / 2);
};
const isIn = (extent: Extent, year: number) => {
  const [from, until] = yearsOf(extent);
  return from <= year && year <= until;
};

function boxOf(rings: readonly Ring[]): [west: number, south: number, east: number, north: number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of rings.flat()) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

const touch = (a: readonly number[], b: readonly number[]): boolean =>
  a[0]! < b[2]! + thinWidth && b[0]! < a[2]! + thinWidth && a[1]! < b[3]! + thinWidth && b[1]! < a[3]! + thinWidth;

const areaOf = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length]!;
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

/** Whether a ring is drawn around land, not across it. */
function isIsland(ring: Ring, isLand: (point: Point) => boolean): boolean {
  const points = ring.flatMap(([x, y], at): Point[] => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    const many = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / 0.1));
    return Array.from({ length: many }, (_, n) => [x + ((nextX - x) * n) / many, y + ((nextY - y) * n) / many]);
  });
  return points.filter(isLand).length <= landShareOfCoast * points.length;
}

const holdsCity = (ring: Ring, state: string, { cities }: KnownLands): boolean =>
  cities.some(({ at, holders }) => holders.has(state) && contains(ring, at));

function holdsMiddle(rings: readonly Ring[], hole: Ring): boolean {
  const middle: Point = [
    hole.reduce((sum, [x]) => sum + x, 0) / hole.length,
    hole.reduce((sum, [, y]) => sum + y, 0) / hole.length,
  ];
  return rings.some((ring) => contains(ring, middle));
}

/** The stretches of lines that lie within rings, by the even–odd rule. */
function stretchesOf(rings: readonly Ring[], axis: Axis): Stretches {
  const crossings = new Map<number, number[]>();
  for (const ring of rings)
    for (const [at, from] of ring.entries()) {
      const to = ring[(at + 1) % ring.length]!;
      const [low, high] = from[1 - axis]! < to[1 - axis]! ? [from, to] : [to, from];
      const [start, end] = [low[1 - axis]!, high[1 - axis]!];
      for (let line = Math.ceil(start / lineDistance); line * lineDistance < end; line++) {
        const x = low[axis]! + ((high[axis]! - low[axis]!) * (line * lineDistance - start)) / (end - start);
        const list = crossings.get(line);
        if (list) list.push(x);
        else crossings.set(line, [x]);
      }
    }
  return new Map(
    [...crossings].map(([line, list]) => {
      list.sort((a, b) => a - b);
      return [line, Array.from({ length: list.length >> 1 }, (_, n) => [list[2 * n]!, list[2 * n + 1]!] as Stretch)];
    }),
  );
}

const ofExtent = new WeakMap<Extent, Stretches[]>();
function extentStretches(extent: Extent, axis: Axis): Stretches {
  const both = ofExtent.get(extent) ?? [];
  if (!both.length) ofExtent.set(extent, both);
  return (both[axis] ??= stretchesOf([...extent.rings, ...(extent.holes ?? [])], axis));
}

const combine = (a: Stretches, b: Stretches, on: (a: Stretch[], b: Stretch[]) => Stretch[]): Stretches =>
  new Map([...a].flatMap(([line, list]) => (b.has(line) ? [[line, on(list, b.get(line)!)] as const] : [])));

const overlapsOf = (a: Stretches, b: Stretches): Stretches =>
  combine(a, b, (ownStretches, otherStretches) =>
    ownStretches.flatMap(([from, to]) =>
      otherStretches.flatMap(([start, end]): Stretch[] =>
        Math.max(from, start) < Math.min(to, end) ? [[Math.max(from, start), Math.min(to, end)]] : [],
      ),
    ),
  );

const gapsBetween = (a: Stretches, b: Stretches): Stretches =>
  combine(a, b, (ownStretches, otherStretches) =>
    ownStretches.flatMap(([from, to]) =>
      otherStretches.flatMap(([start, end]): Stretch[] =>
        to < start ? [[to, start]] : end < from ? [[end, from]] : [],
      ),
    ),
  );

/** Runs of thin stretches on land, on at least three lines in a row. */
function thinRuns(stretches: Stretches, axis: Axis, coast: Stretches): { at: Point; area: number }[] {
  const runs: { line: number; last: Stretch; first: Point; lines: number; area: number }[] = [];
  for (const line of [...stretches.keys()].sort((a, b) => a - b))
    for (const stretch of stretches.get(line)!) {
      const [from, to] = stretch,
        width = to - from,
        middle = (from + to) / 2;
      if (width >= thinWidth || width < 0.01) continue;
      if (!coast.get(line)?.some(([start, end]) => start < middle && middle < end)) continue;
      const run = runs.find(
        ({ line: before, last }) => before === line - 1 && last[0] < to + lineDistance && from < last[1] + lineDistance,
      );
      if (run) Object.assign(run, { line, last: stretch, lines: run.lines + 1, area: run.area + width * lineDistance });
      else {
        const across = line * lineDistance;
        runs.push({
          line,
          last: stretch,
          first: axis === 0 ? [middle, across] : [across, middle],
          lines: 1,
          area: width * lineDistance,
        });
      }
    }
  return runs.filter(({ lines }) => lines >= 3).map(({ first, area }) => ({ at: first, area }));
}
