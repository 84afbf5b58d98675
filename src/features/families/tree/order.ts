import type { Rows } from './rows.ts';

/** Maximum sweeps that reorder all rows, down and up in turn, and sweeps without improvement before giving up. */
const sweeps = { most: 48, patience: 16 } as const;
/** Maximum passes of neighbour exchanges afterwards. */
const exchanges = 20;

/** Number of crossings between all rows, in their current order. */
export function crossingsOf({ rows, below }: Pick<Rows, 'rows' | 'below'>): number {
  const place = placesOf(rows);
  let crossings = 0;
  for (let row = 0; row + 1 < rows.length; row++) {
    const width = rows[row + 1]!.reduce((sum, item) => sum + item.length, 0);
    // A Fenwick tree counts, for each line, the earlier lines that end further right.
    const counts = new Int32Array(width + 1);
    let drawn = 0;
    for (const item of rows[row]!)
      for (const node of item) {
        const ends = below[node]!.map((end) => place[end]!);
        for (const end of ends) {
          let atMost = 0;
          for (let at = end + 1; at > 0; at -= at & -at) atMost += counts[at]!;
          crossings += drawn - atMost;
        }
        for (const end of ends) for (let at = end + 1; at <= width; at += at & -at) counts[at]!++;
        drawn += ends.length;
      }
  }
  return crossings;
}

/** The position of each node in its row. */
function placesOf(rows: readonly (readonly (readonly number[])[])[]): Int32Array {
  const last = rows.reduce((highest, row) => row.reduce((best, item) => Math.max(best, ...item), highest), -1);
  const place = new Int32Array(last + 1);
  for (const row of rows) numberRow(row, place);
  return place;
}
function numberRow(row: readonly (readonly number[])[], place: Int32Array): void {
  let at = 0;
  for (const item of row) for (const node of item) place[node] = at++;
}

/**
 * Orders the items of all rows to minimize crossings: by the mean of their neighbours (Sugiyama), the best of many
 * sweeps; then exchanges neighbours while that removes crossings.
 */
export function orderRows(tree: Rows): number {
  const { above, below } = tree;
  setInitialOrder(tree);
  const place = placesOf(tree.rows);
  const copy = () => tree.rows.map((row) => row.map((item) => [...item]));
  let best = crossingsOf(tree),
    bestRows = copy();
  for (let sweep = 0, since = 0; sweep < sweeps.most && since < sweeps.patience && best > 0; sweep++) {
    const goesDown = sweep % 2 === 0,
      neighbours = goesDown ? above : below;
    for (let step = 1; step < tree.rows.length; step++) {
      const row = goesDown ? step : tree.rows.length - 1 - step;
      sortRow(tree.rows[row]!, neighbours, place);
      numberRow(tree.rows[row]!, place);
    }
    const crossings = crossingsOf(tree);
    since++;
    if (crossings >= best) continue;
    if (crossings < 0.995 * best) since = 0;
    best = crossings;
    bestRows = copy();
  }
  tree.rows = bestRows;
  return best - exchangeNeighbours(tree);
}

/** Swaps neighbours in a row wherever that removes crossings; returns how many it removed. */
export function exchangeNeighbours({ rows, above, below }: Pick<Rows, 'rows' | 'above' | 'below'>): number {
  const place = placesOf(rows);
  let removedCount = 0;
  for (let pass = 0, taken = 1; pass < exchanges && taken > 0; pass++) {
    taken = 0;
    for (const row of rows) {
      const ends = row.map((item) => [above, below].map((side) => endsOf(item, side, place)));
      for (let at = 1; at < row.length; at++) {
        const [left, right] = [ends[at - 1]!, ends[at]!];
        let fewer = 0;
        for (const [side, leftEnds] of left.entries())
          fewer += crossingsBetween(leftEnds, right[side]!) - crossingsBetween(right[side]!, leftEnds);
        if (fewer <= 0) continue;
        taken += fewer;
        [row[at - 1], row[at]] = [row[at]!, row[at - 1]!];
        [ends[at - 1], ends[at]] = [right, left];
      }
      numberRow(row, place);
    }
    removedCount += taken;
  }
  return removedCount;
}

/** The positions where the lines of an item end in another row, sorted. */
const endsOf = (item: readonly number[], neighbours: readonly (readonly number[])[], place: Int32Array): number[] =>
  item.flatMap((node) => neighbours[node]!.map((neighbour) => place[neighbour]!)).sort((a, b) => a - b);

/** Crossings between the lines of two items, the first left of the second. */
function crossingsBetween(left: readonly number[], right: readonly number[]): number {
  let crossings = 0,
    passed = 0;
  for (const end of left) {
    while (passed < right.length && right[passed]! < end) passed++;
    crossings += passed;
  }
  return crossings;
}

function sortRow(row: number[][], neighbours: readonly (readonly number[])[], place: Int32Array): void {
  const means = new Map(
    row.map((item) => {
      let sum = 0,
        count = 0;
      for (const node of item) {
        for (const neighbour of neighbours[node]!) sum += place[neighbour]!;
        count += neighbours[node]!.length;
      }
      return [item, count ? sum / count : null] as const;
    }),
  );
  // An item without a neighbour there stays next to the preceding item.
  let before = -1;
  const keys = new Map(row.map((item) => [item, (before = means.get(item) ?? before)]));
  row.sort((a, b) => keys.get(a)! - keys.get(b)!);
  for (const item of row) if (item.length > 1 && isBetterSwapped(item, neighbours, place)) item.reverse();
}

/** Whether swapping the spouses of an item reduces crossings. */
function isBetterSwapped(
  item: readonly number[],
  neighbours: readonly (readonly number[])[],
  place: Int32Array,
): boolean {
  let asIs = 0,
    turned = 0;
  for (let left = 0; left < item.length; left++)
    for (let right = left + 1; right < item.length; right++)
      for (const a of neighbours[item[left]!]!)
        for (const b of neighbours[item[right]!]!) {
          if (place[a]! > place[b]!) asIs++;
          if (place[a]! < place[b]!) turned++;
        }
  return turned < asIs;
}

/** The initial order: the descendants of each person without parents, one family next to another. */
function setInitialOrder(tree: Rows): void {
  const itemOf = new Map<number, number[]>();
  for (const row of tree.rows) for (const item of row) for (const node of item) itemOf.set(node, item);
  const met = new Set<number[]>();
  const fresh: number[][][] = tree.rows.map(() => []);
  const visit = (from: number[]) => {
    const stack = [from];
    while (stack.length) {
      const item = stack.pop()!;
      if (met.has(item)) continue;
      met.add(item);
      fresh[tree.rowOf[item[0]!]!]!.push(item);
      const next = item.flatMap((node) => tree.below[node]!.map((lowerNode) => itemOf.get(lowerNode)!));
      stack.push(...next.toReversed());
    }
  };
  for (const row of tree.rows) for (const item of row) visit(item);
  tree.rows = fresh;
}
