import type { Couple } from '../kin/family-graph.ts';
import { generationsOf } from './generations.ts';
import { orderRows } from './order.ts';
import { placeNodes, sizes } from './place.ts';
import { rowsOf, type Rows } from './rows.ts';

/** A person in the drawing: the middle of their card. */
interface PlacedPerson {
  id: string;
  x: number;
  y: number;
  generation: number;
}
/** A right-angled line of the drawing: `x, y, x, y …`. */
export interface TreeLine {
  union: string;
  /** The child it leads to; null when it comes from a partner. */
  child: string | null;
  partner: string | null;
  points: number[];
}
export interface TreeLayout {
  people: PlacedPerson[];
  unions: { id: string; x: number; y: number }[];
  lines: TreeLine[];
  width: number;
  height: number;
  /** Number of line crossings between two rows. */
  crossings: number;
}

/** Parallel tracks for lines between two generations, and their distance. */
const tracks = { most: 8, apart: 5 } as const;

/**
 * Lays a family out: each person once, partners side by side, generations in rows, cousin marriages as lines across.
 * Accepts any data, including loops and no people. Pure: the same family gives the same drawing.
 */
export function layOut(people: readonly string[], allUnions: readonly Couple[]): TreeLayout {
  const presentIds = new Set(people);
  const unions = allUnions.filter(
    ({ partners, children }) =>
      [...partners, ...children.map(({ id }) => id)].filter((id) => presentIds.has(id)).length > 1,
  );
  if (!people.length) return { people: [], unions: [], lines: [], width: 0, height: 0, crossings: 0 };
  const rows = rowsOf(people, unions, generationsOf(people, unions));
  const crossings = orderRows(rows);
  const x = placeNodes(rows);
  const y = (node: number) => {
    const row = rows.rowOf[node]!;
    const person = sizes.margin + sizes.height / 2 + Math.floor(row / 2) * sizes.rise;
    return row % 2 ? person + sizes.height / 2 + 14 : person;
  };
  const placed = people.map((id, node) => ({ id, x: x[node]!, y: y(node), generation: rows.rowOf[node]! / 2 }));
  return {
    people: placed,
    unions: unions.map(({ id }, at) => ({ id, x: x[people.length + at]!, y: y(people.length + at) })),
    lines: linesOf(rows, x, y),
    width: x.reduce((rightmost, position) => Math.max(rightmost, position), 0) + sizes.width / 2 + sizes.margin,
    height: Math.max(...placed.map((person) => person.y)) + sizes.height / 2 + sizes.margin,
    crossings,
  };
}

function linesOf(rows: Rows, x: Float64Array, y: (node: number) => number): TreeLine[] {
  const { people, unions, partnerWays, childWays } = rows;
  const track = tracksOf(rows, x);
  const lines: TreeLine[] = [];
  for (const [at, { id: union }] of unions.entries()) {
    const node = people.length + at;
    for (const way of partnerWays[at]!) {
      const partner = people[way[0]!]!;
      lines.push({ union, child: null, partner, points: fromPartner(way, rows, x, y) });
    }
    const bus = y(node) + 12 + track[at]! * tracks.apart;
    for (const way of childWays[at]!) {
      const child = way.at(-1)!;
      const points = [x[node]!, y(node)];
      descend(points, way, rows, x, y, bus);
      points.push(x[child]!, y(child) - sizes.height / 2);
      lines.push({ union, child: people[child]!, partner: null, points });
    }
  }
  return lines;
}

/** Distance below the row of unions at which a line that skips a generation turns. */
const turnDistance = 16;

/** Follows a path down, moving sideways only between generations, so that no line runs behind a card. */
function descend(
  points: number[],
  way: readonly number[],
  { rowOf }: Rows,
  x: Float64Array,
  y: (node: number) => number,
  first: number,
): void {
  let turn = first;
  for (const next of way.slice(1)) {
    if (rowOf[next]! % 2) turn = y(next) + turnDistance;
    else points.push(points.at(-2)!, turn, x[next]!, turn);
  }
}

/** From a card down to its union: directly for adjacent partners, otherwise through the bends. */
function fromPartner(way: readonly number[], rows: Rows, x: Float64Array, y: (node: number) => number): number[] {
  const union = way.at(-1)!,
    from = way[0]!;
  const points = [x[from]!, y(from) + sizes.height / 2];
  descend(points, way.slice(0, -1), rows, x, y, y(from) + sizes.height / 2 + turnDistance);
  points.push(points.at(-2)!, y(union), x[union]!, y(union));
  return points;
}

/** Assigns different heights to child lines of a row that would otherwise overlap. */
function tracksOf({ rows, people, unions, childWays }: Rows, x: Float64Array): Uint8Array {
  const track = new Uint8Array(unions.length);
  for (const row of rows) {
    const spans = row
      .flat()
      .filter((node) => node >= people.length && node < people.length + unions.length)
      .map((node) => {
        const ends = [x[node]!, ...childWays[node - people.length]!.map((way) => x[way[1]!]!)];
        return { at: node - people.length, from: Math.min(...ends), to: Math.max(...ends) };
      })
      .sort((a, b) => a.from - b.from);
    const free: number[] = [];
    for (const { at, from, to } of spans) {
      let index = free.findIndex((end) => end < from - 4);
      if (index < 0) index = free.length < tracks.most ? free.length : free.indexOf(Math.min(...free));
      free[index] = to;
      track[at] = index;
    }
  }
  return track;
}
