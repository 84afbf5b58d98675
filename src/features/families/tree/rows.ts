import type { Couple } from '../kin/family-graph.ts';

/**
 * A tree as rows of nodes: people in even rows, unions in odd ones, and a bend in each row that a line only passes.
 * Nodes are numbers: people first, then unions, then bends.
 */
export interface Rows {
  people: readonly string[];
  unions: readonly Couple[];
  /** Items of each row, from left to right; adjacent spouses are one item. */
  rows: number[][][];
  rowOf: Int32Array;
  /** Neighbours in the row above and below. */
  above: number[][];
  below: number[][];
  /** Per union, the paths of its lines: from each partner down to it, and from it down to each child. */
  partnerWays: number[][][];
  childWays: number[][][];
}

export function rowsOf(
  people: readonly string[],
  unions: readonly Couple[],
  generation: ReadonlyMap<string, number>,
): Rows {
  const numbers = new Map(people.map((id, number) => [id, number]));
  const numbersOf = (ids: readonly string[]) => ids.flatMap((id) => numbers.get(id) ?? []);
  const rowOf: number[] = people.map((id) => 2 * generation.get(id)!);
  for (const { partners, children } of unions) {
    const rows = numbersOf(partners).map((partner) => rowOf[partner]!);
    rowOf.push(
      rows.length
        ? Math.max(...rows) + 1
        : Math.min(...numbersOf(children.map(({ id }) => id)).map((child) => rowOf[child]!)) - 1,
    );
  }
  // A union without partners may be above the first row.
  const top = Math.min(0, ...rowOf);
  const shift = top < 0 ? 2 : 0;
  for (let node = 0; node < rowOf.length; node++) rowOf[node]! += shift;

  const above: number[][] = rowOf.map(() => []),
    below: number[][] = rowOf.map(() => []);
  /** A line from one node down to another, with a bend in every row between. */
  const way = (from: number, to: number): number[] => {
    const nodes = [from];
    for (let row = rowOf[from]! + 1; row < rowOf[to]!; row++) {
      nodes.push(rowOf.length);
      rowOf.push(row);
      above.push([]);
      below.push([]);
    }
    nodes.push(to);
    for (let step = 1; step < nodes.length; step++) {
      below[nodes[step - 1]!]!.push(nodes[step]!);
      above[nodes[step]!]!.push(nodes[step - 1]!);
    }
    return nodes;
  };
  const partnerWays = unions.map(({ partners }, at) =>
    numbersOf(partners).map((partner) => way(partner, people.length + at)),
  );
  const childWays = unions.map(({ children }, at) =>
    numbersOf(children.map(({ id }) => id))
      .filter((child) => rowOf[child]! > rowOf[people.length + at]!)
      .map((child) => way(people.length + at, child)),
  );
  return {
    people,
    unions,
    rows: itemsOf(people, unions, rowOf, numbers),
    rowOf: Int32Array.from(rowOf),
    above,
    below,
    partnerWays,
    childWays,
  };
}

/** Spouses of one generation form one item; a person with several spouses is between them. */
function itemsOf(
  people: readonly string[],
  unions: readonly Couple[],
  rowOf: readonly number[],
  numbers: ReadonlyMap<string, number>,
): number[][][] {
  const rows: number[][][] = Array.from({ length: Math.max(0, ...rowOf) + 1 }, () => []);
  const spouses = new Map<number, number[]>();
  for (const { partners } of unions) {
    const [first, other] = partners.map((id) => numbers.get(id));
    if (first === undefined || other === undefined || rowOf[first] !== rowOf[other]) continue;
    for (const [a, b] of [
      [first, other],
      [other, first],
    ] as const)
      if (!spouses.get(a)?.includes(b)) spouses.set(a, [...(spouses.get(a) ?? []), b]);
  }
  const placed = new Set<number>();
  for (let node = 0; node < people.length; node++) {
    if (placed.has(node)) continue;
    const group = groupSpouses(node, spouses);
    for (const member of group) placed.add(member);
    rows[rowOf[node]!]!.push(arrangeSpouses(group, spouses));
  }
  for (let node = people.length; node < rowOf.length; node++) rows[rowOf[node]!]!.push([node]);
  return rows;
}

function groupSpouses(from: number, spouses: ReadonlyMap<number, readonly number[]>): number[] {
  const group = new Set([from]);
  for (const member of group) for (const other of spouses.get(member) ?? []) group.add(other);
  return [...group];
}

/** Starts with the person who has most spouses and adds to both sides in turn. */
function arrangeSpouses(group: readonly number[], spouses: ReadonlyMap<number, readonly number[]>): number[] {
  if (group.length < 3) return [...group];
  const degree = (node: number) => spouses.get(node)!.length;
  const center = group.reduce((best, node) => (degree(node) > degree(best) ? node : best));
  const placed = new Set([center]);
  const branch = (from: number): number[] => {
    placed.add(from);
    return [from, ...spouses.get(from)!.flatMap((next) => (placed.has(next) ? [] : branch(next)))];
  };
  const left: number[] = [],
    right: number[] = [];
  for (const [turn, spouse] of spouses.get(center)!.entries())
    if (!placed.has(spouse)) (turn % 2 ? left : right).push(...branch(spouse));
  return [...left.reverse(), center, ...right];
}
