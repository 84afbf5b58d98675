import type { Rows } from './rows.ts';

/** Lengths of the drawing, in its own units: CSS pixels at scale 1. */
export const sizes = { width: 148, height: 52, beside: 14, between: 26, bend: 10, rise: 128, margin: 40 } as const;
const sweeps = 14;

/**
 * The x position of each node: as close as possible to the middle of the nodes above and below, keeping the row's order
 * and minimum distances. Each row is an isotonic regression, solved exactly by pooling adjacent violators; rows are
 * solved in turn.
 */
export function placeNodes({ rows, above, below, people, unions, partnerWays }: Rows): Float64Array {
  const count = above.length;
  const x = new Float64Array(count);
  const isPerson = (node: number) => node < people.length;
  const isUnion = (node: number) => node >= people.length && node < people.length + unions.length;
  /** From the middle of its item. */
  const offset = new Float64Array(count);
  const widths = rows.map((row) =>
    row.map((item) => {
      if (!isPerson(item[0]!)) return isUnion(item[0]!) ? 0 : sizes.bend;
      const width = item.length * sizes.width + (item.length - 1) * sizes.beside;
      for (const [at, node] of item.entries())
        offset[node] = -width / 2 + sizes.width / 2 + at * (sizes.width + sizes.beside);
      return width;
    }),
  );
  const placeUnions = () => {
    for (const [at, ways] of partnerWays.entries()) {
      const union = people.length + at;
      const ends = ways.map((way) => way.at(-2)!);
      if (ends.length) x[union] = placeUnion(ends, x, below);
      else x[union] = mean(below[union]!.map((child) => x[child]!));
    }
  };
  // Initially, place the items side by side.
  for (const [r, row] of rows.entries()) {
    let at = 0;
    for (const [i, item] of row.entries()) {
      const width = widths[r]![i]!;
      for (const node of item) x[node] = at + width / 2 + offset[node]!;
      at += width + gap(item, isPerson);
    }
  }
  placeUnions();
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const goesDown = sweep % 2 === 0,
      isLast = sweep >= sweeps - 2;
    for (let step = 0; step < rows.length; step++) {
      const r = goesDown ? step : rows.length - 1 - step,
        row = rows[r]!;
      if (row.every((item) => isUnion(item[0]!))) {
        for (const item of row) pullUnion(item[0]!);
        continue;
      }
      const items = row.filter((item) => !isUnion(item[0]!)),
        sized = row.flatMap((item, i) => (isUnion(item[0]!) ? [] : widths[r]![i]!));
      const targets = items.map((item) => {
        const pulls = item.flatMap((node) => {
          const [up, down] = [above[node]!, below[node]!];
          const from = isLast ? [...up, ...down] : goesDown ? (up.length ? up : down) : down.length ? down : up;
          return from.map((neighbour) => x[neighbour]! - offset[node]!);
        });
        const now = x[item[0]!]! - offset[item[0]!]!;
        return { to: pulls.length ? mean(pulls) : now, weight: Math.max(1, pulls.length) };
      });
      const middles = separatePositions(
        targets,
        sized,
        items.map((item) => gap(item, isPerson)),
      );
      for (const [i, item] of items.entries()) for (const node of item) x[node] = middles[i]! + offset[node]!;
      for (const item of row) if (isUnion(item[0]!)) pullUnion(item[0]!);
    }
    placeUnions();
  }
  const least = x.reduce((min, position) => Math.min(min, position), Infinity);
  return x.map((position) => position - least + sizes.width / 2 + sizes.margin);

  function pullUnion(node: number): void {
    const ends = partnerWays[node - people.length]!.map((way) => way.at(-2)!);
    x[node] = ends.length ? placeUnion(ends, x, below) : mean(below[node]!.map((child) => x[child]!));
  }
}

const gap = (item: readonly number[], isPerson: (node: number) => boolean) =>
  isPerson(item[0]!) ? sizes.between : sizes.bend;
const mean = (values: readonly number[]) =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;

/** Between adjacent partners; otherwise next to the partner with fewer unions. */
function placeUnion(ends: readonly number[], x: Float64Array, below: readonly (readonly number[])[]): number {
  const [first, other] = ends as [number, number?];
  if (other === undefined) return x[first]!;
  if (Math.abs(x[first]! - x[other]!) < sizes.width + sizes.beside + 1) return (x[first]! + x[other]!) / 2;
  const [few, many] = below[first]!.length <= below[other]!.length ? [first, other] : [other, first];
  return x[few]! + Math.sign(x[many]! - x[few]!) * ((sizes.width + sizes.beside) / 2);
}

/** Positions closest to the wanted ones (least squares), in this order and without overlap. */
export function separatePositions(
  targets: readonly { to: number; weight: number }[],
  widths: readonly number[],
  gaps: readonly number[],
): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const [i, width] of widths.entries()) {
    at += i ? gaps[i - 1]! + widths[i - 1]! / 2 + width / 2 : 0;
    starts.push(at);
  }
  // After subtracting each item's width, positions only have to be non-decreasing.
  const pools: { sum: number; weight: number; count: number }[] = [];
  for (const [i, { to, weight }] of targets.entries()) {
    let pool = { sum: (to - starts[i]!) * weight, weight, count: 1 };
    for (let last = pools.at(-1); last && last.sum / last.weight > pool.sum / pool.weight; last = pools.at(-1)) {
      pool = { sum: last.sum + pool.sum, weight: last.weight + pool.weight, count: last.count + pool.count };
      pools.pop();
    }
    pools.push(pool);
  }
  return pools
    .flatMap(({ sum, weight, count }) => Array.from({ length: count }, () => sum / weight))
    .map((place, i) => place + starts[i]!);
}
