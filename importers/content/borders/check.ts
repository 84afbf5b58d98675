import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Subject, When } from '../content.ts';
import { problemsOfCitation } from '../sources/check-sources.ts';
import type { Content } from '../load.ts';
import type { Problem } from '../rules/problems.ts';
import { readBorders, readCities } from './load.ts';
import type { Extent, Ring, StateExtents } from './shape.ts';
import { readHolders, readUnits } from './since-1914.ts';

type Point = Ring[number];
type Report = (path: readonly PropertyKey[], message: string) => void;

/** Degrees: coasts are drawn without their bays, and what is drawn by hand is about one degree exact. */
const tolerance = 0.25;
const steps = [0, -tolerance, tolerance];

/** Problems of the borders of a content folder. */
export function problemsOfBorders(content: Content): Problem[] {
  const borders = readBorders(content);
  const has = (file: string) => existsSync(join(content.folder, 'borders', file));
  return [
    ...problemsOfStates(borders, content),
    ...(has('holders.json') ? problemsOfHolders(content.folder, borders) : []),
    ...(has('cities.json') ? problemsOfCities(content.folder, borders) : []),
  ];
}

/** Problems of each state: its extents, its gaps, its capital. */
export function problemsOfStates(
  borders: readonly StateExtents[],
  { subjects, catalogue }: Pick<Content, 'subjects' | 'catalogue'>,
): Problem[] {
  const byId = new Map(subjects.map((subject) => [subject.id, subject]));
  const ids = new Set(borders.map(({ id }) => id));
  return borders.flatMap((state) => {
    const problems: Problem[] = [];
    const report: Report = (path, message) =>
      problems.push({ file: `borders/states/${state.id}.geojson`, path, message });
    const subject = state.polity === undefined ? undefined : byId.get(state.polity);
    if (state.polity === undefined && !state.name) report([], 'has neither polity nor name');
    if (state.polity !== undefined && !['polity', 'people', 'site'].includes(subject?.kind ?? ''))
      report(['polity'], `${state.polity} is no polity, people or site`);
    if (!state.name && state.polity !== state.id) report(['polity'], `the file of ${state.polity} has another name`);
    if (state.partOf !== undefined && !ids.has(state.partOf)) report(['partOf'], `there is no state ${state.partOf}`);
    if (!state.extents.length) report([], 'has no extents, and is in no line of holders.json');
    problemsOfTimes(state, subject, report);
    for (const extent of state.extents) {
      const path = pathOf(extent);
      for (const problem of problemsOfCitation(catalogue, extent.source))
        report([...path, 'properties', 'source'], problem);
      for (const [at, ring] of extent.rings.entries()) {
        const ringPath = [...path, 'geometry', 'coordinates', at];
        const crossing = crossingOf(ring);
        if (crossing) report(ringPath, `a ring crosses itself near ${crossing.join(' ')}`);
      }
    }
    if (subject?.place && !state.capitalIsOffMap && !state.extents.some((extent) => holdsPlace(extent, subject)))
      report(['features'], `none of its extents contains its capital, ${subject.place.name.en}`);
    return problems;
  });
}

const pathOf = ({ feature }: Extent): PropertyKey[] => (feature === undefined ? [] : ['features', feature]);

function problemsOfTimes({ extents, gaps = [] }: StateExtents, subject: Subject | undefined, report: Report): void {
  const spans = subject?.times.map(({ span }) => span);
  const unused = new Set(gaps);
  for (const [at, extent] of extents.entries()) {
    const path = [...pathOf(extent), 'properties', 'when'];
    const [start, end] = yearsOf(extent),
      previous = extents[at - 1];
    if (start > end) report(path, 'ends before it starts');
    if (
      spans &&
      (start < Math.min(...spans.map(([from]) => year(from))) ||
        end > Math.max(...spans.map(([, until]) => year(until))))
    )
      report(path, `${extent.span.join('/')} is beyond the time of ${subject!.id}`);
    if (!previous) continue;
    if (yearsOf(previous)[1] >= start) report(path, 'begins before the extent before it has ended');
    const [from, until] = [after(yearsOf(previous)[1]), before(start)];
    if (from > until) continue;
    const gap = gaps.find(({ years: [first, last] }) => year(first) === from && year(last) === until);
    if (gap) unused.delete(gap);
    else report(path, `nothing is drawn from ${from} to ${until}, and gaps has no reason`);
  }
  for (const gap of unused) report(['gaps', gaps.indexOf(gap)], 'there is no such gap');
}

/** The coasts of the map leave out islets and spits on which the capital of a short entry may be. */
const holdsPlace = (extent: Extent, { place, brief }: Subject): boolean => {
  const [latitude, longitude] = place!.at;
  return (
    isWithin(extent, [longitude, latitude]) ||
    (brief === true &&
      extent.rings.some((ring) => ring.some(([x, y]) => Math.abs(x - longitude) < 1 && Math.abs(y - latitude) < 1)))
  );
};

/** From 1914 on every unit of land has one holder a year. */
function problemsOfHolders(folder: string, borders: readonly StateExtents[]): Problem[] {
  const states = new Set(borders.map(({ id }) => id)),
    units = new Set(Object.keys(readUnits(join(folder, 'borders')).objects)),
    holders = readHolders(join(folder, 'borders'));
  const problems: Problem[] = [];
  for (const unit of units)
    if (!holders.has(unit))
      problems.push({ file: 'borders/holders.json', path: ['units'], message: `there is no line for ${unit}` });
  for (const [unit, list] of holders) {
    const report = (from: number | undefined, message: string) =>
      problems.push({
        file: 'borders/holders.json',
        path: ['units', unit, ...(from === undefined ? [] : [String(from)])],
        message,
      });
    if (!units.has(unit)) report(undefined, `units.topojson has no ${unit}: npm run world:units makes it`);
    if (!list[0] || list[0].from > 1914) report(undefined, 'nobody held it in 1914');
    for (const [at, { from, state }] of list.entries()) {
      if (!states.has(state)) report(from, `there is no state ${state}`);
      if (list[at - 1]?.state === state) report(from, `${state} held it before`);
    }
  }
  return problems;
}

/** Cities that a state held, as is known, and that the borders give to none or to another; from 1914 on, cities in no state. */
export function problemsOfCities(folder: string, borders: readonly StateExtents[]): Problem[] {
  const byId = new Map(borders.map((state) => [state.id, state]));
  const maps = [1914, 1920, 1938, 1945, 1991, 2020].map((when) => ({
    when,
    extents: borders.flatMap((state) => extentIn(state, when) ?? []),
  }));
  return Object.entries(readCities(folder)).flatMap(([city, { at, holders }]) => [
    ...Object.entries(holders).flatMap(([when, id]): Problem[] => {
      const extent = extentIn(byId.get(id), Number(when));
      return extent && isNear(extent, at)
        ? []
        : [
            {
              file: 'borders/cities.json',
              path: ['cities', city, 'holders', when],
              message: `${id} does not contain ${city} in ${when}`,
            },
          ];
    }),
    ...maps.flatMap(({ when, extents }): Problem[] =>
      extents.some((extent) => isNear(extent, at))
        ? []
        : [{ file: 'borders/cities.json', path: ['cities', city], message: `${city} is in no state in ${when}` }],
    ),
  ]);
}

const isNear = (extent: Extent, [x, y]: Point): boolean =>
  isInBoxOf(extent, [x, y]) && steps.some((east) => steps.some((north) => isWithin(extent, [x + east, y + north])));

export const isInBoxOf = (extent: Extent, point: Point): boolean => extent.rings.some((ring) => isInBox(ring, point));

const boxes = new WeakMap<Ring, [west: number, south: number, east: number, north: number]>();
/** Whether a point is in the box around a ring or near it; most are not, and boxes tell so fast. */
function isInBox(ring: Ring, [x, y]: Point): boolean {
  let box = boxes.get(ring);
  if (!box) {
    const [xs, ys] = [ring.map(([longitude]) => longitude), ring.map(([, latitude]) => latitude)];
    boxes.set(ring, (box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]));
  }
  const [west, south, east, north] = box;
  return x > west - tolerance && x < east + tolerance && y > south - tolerance && y < north + tolerance;
}

/** The extent of a state that is shown in a year. */
export const extentIn = (state: StateExtents | undefined, when: number): Extent | undefined =>
  state?.extents.find((extent) => yearsOf(extent)[0] <= when && when <= yearsOf(extent)[1]);

export const isWithin = ({ rings, holes = [] }: Extent, point: Point): boolean =>
  rings.some((ring) => contains(ring, point)) && !holes.some((hole) => contains(hole, point));

/** The year after, and the year before; there is no year 0. */
const after = (count: number) => (count === -1 ? 1 : count + 1);
const before = (count: number) => (count === 1 ? -1 : count - 1);
const year = (when: When | '..'): number => (when === '..' ? Infinity : Number(/^-?\d{4}/.exec(when)![0]));
export const yearsOf = ({ span }: Extent): [number, number] => [year(span[0]), year(span[1])];

/** By the even–odd rule. */
export function contains(ring: Ring, [x, y]: Point): boolean {
  return (
    ring.filter(([x1, y1], at) => {
      const [x2, y2] = ring[(at + 1) % ring.length]!;
      return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    }).length %
      2 ===
    1
  );
}

function crossingOf(ring: Ring): Point | undefined {
  const edges = ring.map((from, at) => [from, ring[(at + 1) % ring.length]!] as const);
  return edges.find(
    ([a, b], i) =>
      same(a, b) || edges.some(([c, d], j) => j > i + 1 && !(i === 0 && j === edges.length - 1) && meet(a, b, c, d)),
  )?.[0];
}

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
/** Positive where c is left of the way from a to b. */
const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const onEdge = (a: Point, b: Point, c: Point): boolean =>
  turn(a, b, c) === 0 &&
  Math.min(a[0], b[0]) <= c[0] &&
  c[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= c[1] &&
  c[1] <= Math.max(a[1], b[1]);

function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return true;
  return onEdge(a, b, c) || onEdge(a, b, d) || onEdge(c, d, a) || onEdge(c, d, b);
}
