import type { Subject, When } from '../subject.ts';
import { sources } from '../sources/index.ts';
import type { Extent, PolityExtents, Ring } from './shape.ts';

type Point = Ring[number];

/** What is wrong with the extents, a sentence each. */
export function problemsOfBorders(borders: readonly PolityExtents[], world: readonly Subject[]): string[] {
  const problems: string[] = [];
  const byId = new Map(world.map((one) => [one.id, one]));
  const seen = new Set<string>();
  for (const { polity, name, extents } of borders) {
    const called = polity ?? name?.[1] ?? '(nobody)';
    const say = (problem: string) => problems.push(`extents of ${called}: ${problem}`);
    const subject = polity ? byId.get(polity) : undefined;
    if (seen.has(called)) say('stand twice');
    seen.add(called);
    if (!polity && !name) say('have neither polity nor name');
    if (polity && subject?.kind !== 'polity' && subject?.kind !== 'people') say('are of no polity or people');
    if (name && name.filter((text) => text.trim()).length !== 5) say('have no name in five languages');
    if (!extents.length) say('are empty');
    const life = subject?.times.map(({ span }) => span);
    extents.forEach((extent, at) => {
      const [start, end] = years(extent);
      const before = extents[at - 1];
      if (!(start <= end)) say(`${extent.span.join(' to ')} ends before it starts`);
      if (before && years(before)[1] >= start) say(`${extent.span.join(' to ')} begins before the one before has ended`);
      if (life && (start < Math.min(...life.map((span) => year(span[0]))) || end > Math.max(...life.map((span) => year(span[1]))))) say(`${extent.span.join(' to ')} is outside its own time`);
      if (!(extent.source[0] in sources)) say(`unknown source ${extent.source[0]}`);
      if (!extent.rings.length) say(`${extent.span[0]} has no land`);
      for (const ring of extent.rings) {
        if (ring.length < 3) say(`a ring of ${extent.span[0]} has ${ring.length} points`);
        if (ring.some(([longitude, latitude]) => Math.abs(longitude) > 180 || Math.abs(latitude) > 90)) say(`a ring of ${extent.span[0]} leaves the earth`);
        const crossing = crossingOf(ring);
        if (crossing) say(`a ring of ${extent.span[0]} crosses itself near ${crossing.join(' ')}`);
      }
    });
    if (subject?.place) {
      const [latitude, longitude] = subject.place.at;
      if (!extents.some((extent) => liesIn(extent, [longitude, latitude]))) say('never hold its own place');
    }
  }
  return problems;
}

/** The extent of a polity, by id or English name, that is shown in a year. */
export function extentIn(borders: readonly PolityExtents[], called: string, when: number): Extent | undefined {
  return borders.find(({ polity, name }) => (polity ?? name![1]) === called)?.extents.find((extent) => years(extent)[0] <= when && when <= years(extent)[1]);
}

export const liesIn = ({ rings, holes = [] }: Extent, point: Point): boolean => rings.some((ring) => contains(ring, point)) && !holes.some((hole) => contains(hole, point));

const year = (when: When | '..'): number => (when === '..' ? Infinity : Number(/^-?\d{4}/.exec(when)![0]));
const years = ({ span }: Extent): [number, number] => [year(span[0]), year(span[1])];

/** By the even–odd rule. */
export function contains(ring: Ring, [x, y]: Point): boolean {
  return ring.filter(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length]!;
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
  }).length % 2 === 1;
}

function crossingOf(ring: Ring): Point | undefined {
  const edges = ring.map((from, at) => [from, ring[(at + 1) % ring.length]!] as const);
  return edges.find(([a, b], i) => same(a, b) || edges.some(([c, d], j) => j > i + 1 && !(i === 0 && j === edges.length - 1) && meet(a, b, c, d)))?.[0];
}

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
/** Positive where c lies left of the way from a to b. */
const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const onEdge = (a: Point, b: Point, c: Point): boolean => turn(a, b, c) === 0 && Math.min(a[0], b[0]) <= c[0] && c[0] <= Math.max(a[0], b[0]) && Math.min(a[1], b[1]) <= c[1] && c[1] <= Math.max(a[1], b[1]);

function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return true;
  return onEdge(a, b, c) || onEdge(a, b, d) || onEdge(c, d, a) || onEdge(c, d, b);
}
