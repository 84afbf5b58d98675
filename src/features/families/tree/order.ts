import type { Rows } from './rows.ts';

/** Times that all rows are put in order, downwards and upwards in turn; the best of them stays. */
const sweeps = 12;

/** Crossings between all rows, with the nodes where they stand now. */
export function crossingsOf({ rows, below }: Pick<Rows, 'rows' | 'below'>): number {
  const place = placesOf(rows);
  let crossings = 0;
  for (let row = 0; row + 1 < rows.length; row++) {
    const width = rows[row + 1]!.reduce((sum, item) => sum + item.length, 0);
    // A Fenwick tree counts, for each line, those that were drawn further to the right before it.
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

/** Where each node stands in its row. */
function placesOf(rows: readonly (readonly (readonly number[])[])[]): Int32Array {
  const last = rows.reduce((most, row) => row.reduce((best, item) => Math.max(best, ...item), most), -1);
  const place = new Int32Array(last + 1);
  for (const row of rows) number(row, place);
  return place;
}
function number(row: readonly (readonly number[])[], place: Int32Array): void {
  let at = 0;
  for (const item of row) for (const node of item) place[node] = at++;
}

/** Puts the items of all rows in an order with few crossings, by the mean of their neighbours (Sugiyama). */
export function putInOrder(tree: Rows): number {
  const { above, below } = tree;
  begin(tree);
  const place = placesOf(tree.rows);
  let best = crossingsOf(tree),
    kept = tree.rows.map((row) => row.map((item) => [...item]));
  for (let sweep = 0; sweep < sweeps && best > 0; sweep++) {
    const goesDown = sweep % 2 === 0,
      neighbours = goesDown ? above : below;
    for (let step = 1; step < tree.rows.length; step++) {
      const row = goesDown ? step : tree.rows.length - 1 - step;
      sortRow(tree.rows[row]!, neighbours, place);
      number(tree.rows[row]!, place);
    }
    const crossings = crossingsOf(tree);
    if (crossings >= best) continue;
    best = crossings;
    kept = tree.rows.map((row) => row.map((item) => [...item]));
  }
  tree.rows = kept;
  return best;
}

function sortRow(row: number[][], neighbours: readonly (readonly number[])[], place: Int32Array): void {
  const means = new Map(
    row.map((item) => {
      let sum = 0,
        count = 0;
      for (const node of item) {
        for (const one of neighbours[node]!) sum += place[one]!;
        count += neighbours[node]!.length;
      }
      return [item, count ? sum / count : null] as const;
    }),
  );
  // Whoever has no neighbour there stays beside the one before.
  let before = -1;
  const keys = new Map(row.map((item) => [item, (before = means.get(item) ?? before)]));
  row.sort((a, b) => keys.get(a)! - keys.get(b)!);
  for (const item of row) if (item.length > 1 && isBetterTurned(item, neighbours, place)) item.reverse();
}

/** Whether fewer lines cross when spouses stand the other way round. */
function isBetterTurned(
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

/** The first order: down from each of those who have nobody above, one descendance beside the other. */
function begin(tree: Rows): void {
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
      const next = item.flatMap((node) => tree.below[node]!.map((one) => itemOf.get(one)!));
      stack.push(...next.toReversed());
    }
  };
  for (const row of tree.rows) for (const item of row) visit(item);
  tree.rows = fresh;
}
