import type { Subject, When } from '../../importers/content/content.ts';
import { builtInContent } from '../../importers/content/load.ts';
import { called as calledOf, type Extent, type PolityExtents, type Ring } from './shape.ts';

type Point = Ring[number];

/**
 * Years within a polity's life in which nothing is drawn of it, and why. Any other gap is a fault. A year before Christ is
 * negative; both ends count.
 */
const lapses: Readonly<Record<string, readonly (readonly [from: number, until: number, why: string])[]>> = {
  japan: [[1603, 1868, 'drawn as the Tokugawa shogunate']],
  Türks: [[630, 681, 'under Tang']],
  Magadha: [[-412, -346, 'no frontier known']],
  Chalukyas: [[753, 973, 'under the Rashtrakutas']],
  'Bengal Sultanate': [[1541, 1554, 'under the Surs']],
  'Rajput states': [[1541, 1554, 'under the Surs']],
  'mughal-empire': [[1541, 1554, 'driven out by the Surs']],
  Champa: [[1181, 1238, 'under and beside Angkor']],
  'Vietnam (Đại Việt)': [[1407, 1427, 'under Ming']],
  sumer: [[-2334, -2113, 'under Akkad and the Gutians']],
  Babylonia: [[-1594, -1476, 'the dark age after the Hittite raid'], [-744, -606, 'under Assyria']],
  'seleucid-empire': [[-83, -70, 'under Tigranes of Armenia']],
  Armenia: [[114, 117, 'a Roman province']],
  'abbasid-caliphate': [[945, 1151, 'under Buyids and Seljuqs']],
  Georgia: [[1080, 1121, 'under the Seljuqs'], [1223, 1459, 'under Mongols and Timur, and divided']],
  'Crusader states': [[1187, 1191, 'hardly Tyre left']],
  Egypt: [[-1650, -1069, 'Hyksos, then drawn as the New Kingdom'], [-727, -655, 'under Kush and Assyria'], [-525, -405, 'under Persia']],
  'ethiopian-empire': [[1936, 1940, 'annexed by Italy']],
  'Bosporan Kingdom': [[-110, -67, 'under Pontus']],
  Bulgaria: [[971, 975, 'under Byzantium'], [1018, 1185, 'under Byzantium'], [1389, 1877, 'under the Ottomans']],
  Serbia: [[1372, 1877, 'divided, under the Ottomans, then a principality of its own name'], [1918, 2005, 'in Yugoslavia']],
  'Sicily and Naples': [[1492, 1733, 'under Spain']],
  Denmark: [[1397, 1813, 'in the Kalmar Union, then with Norway']],
  Norway: [[1397, 1813, 'in the Kalmar Union, then with Denmark']],
  Sweden: [[1397, 1522, 'in the Kalmar Union']],
  'Savoy–Sardinia': [[1798, 1814, 'under France']],
  netherlands: [[1811, 1814, 'under France']],
  'Florence and Tuscany': [[1800, 1814, 'under France']],
  Albania: [[1939, 1942, 'under Italy']],
  'Republic of Armenia': [[1920, 1991, 'in the Soviet Union']],
  Azerbaijan: [[1920, 1991, 'in the Soviet Union']],
  'Republic of Georgia': [[1921, 1991, 'in the Soviet Union']],
  Estonia: [[1940, 1990, 'in the Soviet Union']],
  Latvia: [[1940, 1990, 'in the Soviet Union']],
  'Republic of Lithuania': [[1940, 1990, 'in the Soviet Union']],
  Austria: [[1938, 1944, 'annexed by Germany']],
  Germany: [[1949, 1989, 'two states']],
  'Poland (since 1918)': [[1939, 1944, 'divided between Germany and the Soviet Union']],
  Czechoslovakia: [[1939, 1944, 'broken up by Germany']],
  Montenegro: [[1918, 2005, 'in Yugoslavia']],
  Slovakia: [[1945, 1992, 'in Czechoslovakia']],
};

/** States of islands of which the map has only some, and not that of the capital. */
const islets = new Set(['kiribati', 'vanuatu']);

/** Years between two extents of a polity that no lapse explains. */
function unexplained(called: string, from: number, until: number): boolean {
  return !lapses[called]?.some(([first, last]) => first === from && last === until);
}

/** What is wrong with the extents, a sentence each. */
export function problemsOfBorders(borders: readonly PolityExtents[], world: readonly Subject[]): string[] {
  const problems: string[] = [];
  const byId = new Map(world.map((one) => [one.id, one]));
  const seen = new Set<string>();
  for (const one of borders) {
    const { polity, name, extents } = one;
    const called = calledOf(one) ?? '(nobody)';
    const say = (problem: string) => problems.push(`extents of ${called}: ${problem}`);
    const subject = polity ? byId.get(polity) : undefined;
    if (seen.has(called)) say('stand twice');
    seen.add(called);
    if (!polity && !name) say('have neither polity nor name');
    if (polity && !['polity', 'people', 'site'].includes(subject?.kind ?? '')) say('are of no polity or people');
    if (name && name.filter((text) => text.trim()).length !== 5) say('have no name in five languages');
    if (!extents.length) say('are empty');
    const life = subject?.times.map(({ span }) => span);
    extents.forEach((extent, at) => {
      const [start, end] = years(extent);
      const before = extents[at - 1];
      if (!(start <= end)) say(`${extent.span.join(' to ')} ends before it starts`);
      if (before && years(before)[1] >= start) say(`${extent.span.join(' to ')} begins before the one before has ended`);
      if (before) {
        const [from, until] = [after(years(before)[1]), earlier(start)];
        if (from <= until && unexplained(called, from, until)) say(`nothing is drawn from ${from} to ${until}`);
      }
      if (life && (start < Math.min(...life.map((span) => year(span[0]))) || end > Math.max(...life.map((span) => year(span[1]))))) say(`${extent.span.join(' to ')} is outside its own time`);
      if (!(extent.source[0] in builtInContent().catalogue.sources)) say(`unknown source ${extent.source[0]}`);
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
      // The coasts of the map leave out islets and spits on which a capital may lie.
      const holds = (extent: Extent) =>
        liesIn(extent, [longitude, latitude]) ||
        islets.has(polity!) ||
        (subject.brief === true && extent.rings.some((ring) => ring.some(([x, y]) => Math.abs(x - longitude) < 1 && Math.abs(y - latitude) < 1)));
      if (!extents.some(holds)) say('never hold its own place');
    }
  }
  return problems;
}

/** The extent of a polity, by id or English name, that is shown in a year. */
export function extentIn(borders: readonly PolityExtents[], called: string, when: number): Extent | undefined {
  return borders.find((one) => calledOf(one) === called)?.extents.find((extent) => years(extent)[0] <= when && when <= years(extent)[1]);
}

export const liesIn = ({ rings, holes = [] }: Extent, point: Point): boolean => rings.some((ring) => contains(ring, point)) && !holes.some((hole) => contains(hole, point));

/** The year after, and the one before; there is no year 0. */
const after = (count: number) => (count === -1 ? 1 : count + 1);
const earlier = (count: number) => (count === 1 ? -1 : count - 1);
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
