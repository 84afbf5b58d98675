import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { merge } from 'topojson-client';
import type { MultiPolygon, Topology } from 'topojson-specification';
import { readJsonFile } from '../json-files.ts';
import { CutsFile, HoldersFile } from './schemas.ts';
import type { Extent, Ring } from './shape.ts';

/** The year from which on every inhabited land has a holder. */
export const wholeFrom = 1914;

type Units = Topology<Record<string, MultiPolygon>>;
/** A unit of land within the years in which one state held it. */
interface Holding {
  unit: string;
  from: number;
  until: number;
}

/** The units of land in `units.topojson`, which `npm run world:units` makes. */
export const readUnits = (folder: string): Units =>
  JSON.parse(readFileSync(join(folder, 'units.topojson'), 'utf8')) as Units;
export const readCuts = (folder: string) => readJsonFile(join(folder, 'cuts.geojson'), CutsFile).features;

/** Who held each unit, in the order of time. */
export const readHolders = (folder: string): Map<string, { from: number; state: string }[]> =>
  new Map(
    Object.entries(readJsonFile(join(folder, 'holders.json'), HoldersFile).units).map(([unit, holders]) => [
      unit,
      Object.entries(holders)
        .map(([year, state]) => ({ from: Number(year), state }))
        .sort((a, b) => a.from - b.from),
    ]),
  );

/** The extents since 1914 of each state, put together of the units that it held; one extent for as long as they last. */
export function extentsSince1914(folder: string): Map<string, Extent[]> {
  if (!existsSync(join(folder, 'holders.json'))) return new Map();
  const units = readUnits(folder),
    pieces = new Set(readCuts(folder).flatMap(({ properties: { piece, of } }) => [piece, of])),
    holdings = new Map<string, Holding[]>();
  for (const [unit, holders] of readHolders(folder))
    for (const [at, { from, state }] of holders.entries()) {
      const list = holdings.get(state) ?? [];
      holdings.set(state, [...list, { unit, from, until: (holders[at + 1]?.from ?? Infinity) - 1 }]);
    }
  return new Map([...holdings].map(([state, list]) => [state, toExtents(list, units, pieces)]));
}

function toExtents(lands: readonly Holding[], units: Units, pieces: ReadonlySet<string>): Extent[] {
  // A state whose units all have an earlier first year begins there; of others an earlier year is known of a part only.
  const isWhole = lands.every(({ from }) => from !== wholeFrom);
  const holdings = isWhole ? lands : lands.map((holding) => ({ ...holding, from: Math.max(holding.from, wholeFrom) }));
  const changes = [...new Set(holdings.flatMap(({ from, until }) => [from, until + 1]))].sort((a, b) => a - b);
  return changes.flatMap((from, at): Extent[] => {
    const names = holdings.filter((holding) => holding.from <= from && from <= holding.until).map(({ unit }) => unit);
    const next = changes[at + 1];
    if (!names.length || from === Infinity) return [];
    const isOfToday = next === undefined || next === Infinity;
    return [
      {
        span: [String(from), isOfToday ? '..' : String(next - 1)],
        ...joinUnits(units, names),
        source: [!isOfToday || names.some((unit) => pieces.has(unit)) ? 'obrien-atlas' : 'natural-earth'],
      },
    ];
  });
}

/** Units as one land, without the lines between them. */
function joinUnits(units: Units, names: readonly string[]): Pick<Extent, 'rings' | 'holes'> {
  const { coordinates } = merge(units, names.map((unit) => units.objects[unit]!) as never);
  const loops = coordinates.map((polygon) => polygon.map((ring) => loopsOf(ring.slice(0, -1) as [number, number][])));
  return {
    rings: loops.flatMap(([outer]) => outer!),
    holes: loops.flatMap(([, ...holes]) => holes.flat()),
  };
}

/** Square degrees: what is smaller than this between two units is a fault of the drawing. */
const smallestArea = 1e-3;

/** Splits a ring where it returns to a corner; drops slivers. */
function loopsOf(ring: readonly [number, number][]): Ring[] {
  const loops: Ring[] = [];
  const path: [number, number][] = [];
  const positions = new Map<string, number>();
  for (const point of ring) {
    const first = positions.get(String(point));
    if (first !== undefined) {
      const loop = path.splice(first);
      loops.push(loop);
      for (const corner of loop) positions.delete(String(corner));
    }
    positions.set(String(point), path.length);
    path.push(point);
  }
  loops.push(path);
  const areas = loops.map((loop) => Math.abs(areaOf(loop)));
  const largest = Math.max(...areas);
  return loops.filter(
    ({ length }, at) => length > 2 && (areas[at]! >= smallestArea || (areas[at] === largest && largest > 0)),
  );
}

const areaOf = (ring: Ring): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
