/** Steps from one layer of subjects to the next, one per pair: indices in the two layers, and the cost. */
export interface Steps {
  from: number[];
  to: number[];
  cost: number[];
}
export const emptySteps = (): Steps => ({ from: [], to: [], cost: [] });

/** The best continuations from each subject of a layer to the end, `limit` slots each: cost and next subject. */
interface Continuations {
  count: Int32Array;
  cost: Int32Array;
  next: Int32Array;
  /** Which of the continuations of `next`. */
  rank: Int32Array;
}
const emptyContinuations = (subjects: number, limit: number): Continuations => ({
  count: new Int32Array(subjects),
  cost: new Int32Array(subjects * limit),
  next: new Int32Array(subjects * limit),
  rank: new Int32Array(subjects * limit),
});

/**
 * The `limit` cheapest paths through layers of subjects, cheapest first, ties by the numbers of their subjects. The
 * first and last layer have one subject each. Every step is visited once, `limit` times at most.
 */
export function findBestPaths(
  layers: readonly (readonly number[])[],
  steps: readonly Steps[],
  limit: number,
): number[][] {
  const last = layers.length - 1;
  const ways: Continuations[] = Array.from(layers, (layer, place) =>
    emptyContinuations(layer.length, place === last ? 1 : limit),
  );
  ways[last]!.count[0] = 1;
  for (let place = last - 1; place >= 0; place--) {
    const after = ways[place + 1]!;
    addContinuations(ways[place]!, after, steps[place]!, layers[place + 1]!, limit, place + 1 === last ? 1 : limit);
  }
  return Array.from({ length: ways[0]!.count[0]! }, (_, rank) => tracePath(layers, ways, rank, limit));
}

/** Stores for each subject the best continuations over all its steps, sorted. */
function addContinuations(
  ways: Continuations,
  after: Continuations,
  { from, to, cost }: Steps,
  names: readonly number[],
  limit: number,
  mostAfter: number,
) {
  for (let step = 0; step < from.length; step++) {
    const subject = from[step]!,
      next = to[step]!,
      room = subject * limit;
    for (let rank = 0; rank < after.count[next]!; rank++) {
      const total = cost[step]! + after.cost[next * mostAfter + rank]!;
      const before = (place: number) =>
        total < ways.cost[place]! || (total === ways.cost[place]! && names[next]! < names[ways.next[place]!]!);
      const count = ways.count[subject]!;
      if (count === limit && !before(room + limit - 1)) break; // the continuations of `next` are sorted: the rest are no better
      let place = room + Math.min(count, limit - 1);
      for (; place > room && before(place - 1); place--) {
        ways.cost[place] = ways.cost[place - 1]!;
        ways.next[place] = ways.next[place - 1]!;
        ways.rank[place] = ways.rank[place - 1]!;
      }
      ways.cost[place] = total;
      ways.next[place] = next;
      ways.rank[place] = rank;
      if (count < limit) ways.count[subject] = count + 1;
    }
  }
}

function tracePath(
  layers: readonly (readonly number[])[],
  ways: readonly Continuations[],
  rank: number,
  limit: number,
): number[] {
  const path = [layers[0]![0]!];
  for (let place = 0, subject = 0; place < layers.length - 1; place++) {
    const at = subject * limit + rank;
    subject = ways[place]!.next[at]!;
    rank = ways[place]!.rank[at]!;
    path.push(layers[place + 1]![subject]!);
  }
  return path;
}
