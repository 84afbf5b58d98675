import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { merge } from 'topojson-client';
import type { MultiPolygon, Topology } from 'topojson-specification';
import { cuts } from './units/cuts.ts';
import { holders } from './units/holders.ts';
import { names, subjects } from './units/states.ts';
import type { Extent, PolityExtents, Ring } from './shape.ts';

/** The year from which on every inhabited land has a holder. */
export const wholeFrom = 1914;

const topology = JSON.parse(readFileSync(join(import.meta.dirname, 'units/units.json'), 'utf8')) as Topology<
  Record<string, MultiPolygon>
>;
const pieces = new Set(cuts.flatMap(([piece, of]) => [piece, of]));
export const units: readonly string[] = Object.keys(topology.objects);

/** The states since 1914, put together of the units that they held; where a set of units lasts, it is one extent. */
export function statesSince1914(): PolityExtents[] {
  const held = new Map<string, { unit: string; from: number; until: number }[]>();
  for (const [unit, said] of holders)
    said.forEach(({ from, state }, at) => {
      const list = held.get(state) ?? [];
      held.set(state, [...list, { unit, from, until: (said[at + 1]?.from ?? Infinity) - 1 }]);
    });
  return [...held].map(([state, list]) => ({
    ...(subjects[state] ? { polity: subjects[state] } : { name: names.get(state)! }),
    extents: extentsOf(list),
  }));
}

function extentsOf(all: readonly { unit: string; from: number; until: number }[]): Extent[] {
  // A state all of whose land is told of before 1914 begins there; of others an earlier year tells a part only.
  const isWhole = all.every(({ from }) => from !== wholeFrom);
  const list = isWhole ? all : all.map((one) => ({ ...one, from: Math.max(one.from, wholeFrom) }));
  const turns = [...new Set(list.flatMap(({ from, until }) => [from, until + 1]))].sort((a, b) => a - b);
  return turns.flatMap((from, at) => {
    const own = list.filter((one) => one.from <= from && from <= one.until).map(({ unit }) => unit);
    const next = turns[at + 1];
    if (!own.length || from === Infinity) return [];
    return [
      {
        span: [String(from), next === undefined || next === Infinity ? ('..' as const) : String(next - 1)] as const,
        ...shapeOf(own),
        source: [own.some((unit) => pieces.has(unit)) || next !== Infinity ? ('obrien-atlas' as const) : ('natural-earth' as const)],
      },
    ];
  });
}

/** Units as one land: what lies between two of them is no line. */
function shapeOf(own: readonly string[]): Pick<Extent, 'rings' | 'holes'> {
  const { coordinates } = merge(topology, own.map((unit) => topology.objects[unit]!) as never);
  const loops = coordinates.map((polygon) => polygon.map((ring) => loopsOf(ring.slice(0, -1) as [number, number][])));
  return {
    rings: loops.flatMap(([outer]) => outer!),
    holes: loops.flatMap(([, ...holes]) => holes.flat()),
  };
}

/** Square degrees: what is smaller than this between two units is a fault of the drawing. */
const smallest = 1e-3;

/** A ring that comes back to a corner, as several that do not; slivers are dropped. */
function loopsOf(ring: readonly [number, number][]): Ring[] {
  const loops: Ring[] = [];
  const open: [number, number][] = [];
  const at = new Map<string, number>();
  for (const point of ring) {
    const met = at.get(String(point));
    if (met !== undefined) {
      const loop = open.splice(met);
      loops.push(loop);
      for (const one of loop) at.delete(String(one));
    }
    at.set(String(point), open.length);
    open.push(point);
  }
  loops.push(open);
  const sizes = loops.map((one) => Math.abs(areaOf(one)));
  const most = Math.max(...sizes);
  return loops.filter((one, i) => one.length > 2 && (sizes[i]! >= smallest || (sizes[i] === most && most > 0)));
}

const areaOf = (ring: Ring): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
