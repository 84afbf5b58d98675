import TinyQueue from 'tinyqueue';

/** A step from an expanded subject to a neighbour. */
export interface CostedStep {
  origin: number;
  target: number;
  /**
   * Twice the cost of the step and once the cost of passing either end: halves of passing costs stay integers, and a
   * step costs the same in both directions.
   */
  cost: number;
}

interface Label {
  subject: number;
  cost: number;
  previous: Label | null;
}

/** One of the two searches, from one end. */
interface Side {
  best: Map<number, Label>;
  queue: TinyQueue<Label>;
}

/** Most subjects that a search expands; then the best path found so far counts. */
const maxExpanded = 50_000;

/**
 * The cheapest path between two subjects, by Dijkstra's algorithm from both ends (Pohl, "Bi-directional search", 1971).
 * Yields subjects to expand, at most `batchSize` at a time, and receives all steps from them. Returns null if there is no
 * path.
 *
 * With batches of more than one, a subject may be expanded again when a cheaper way to it turns up; the result is the
 * same.
 */
export function* findCheapestPath(
  from: number,
  to: number,
  batchSize: number,
): Generator<number[], number[] | null, readonly CostedStep[]> {
  const sides = [from, to].map((subject): Side => {
    const label = { subject, cost: 0, previous: null };
    return { best: new Map([[subject, label]]), queue: new TinyQueue([label], (a, b) => a.cost - b.cost) };
  }) as [Side, Side];
  let best: { cost: number; near: Label; far: Label; isForward: boolean } | null = null;
  for (let expanded = 0; expanded < maxExpanded;) {
    const [forth, back] = sides.map(nextLabel);
    if (!forth || !back || (best && forth.cost + back.cost >= best.cost)) break;
    const isForward = sides[0].queue.length <= sides[1].queue.length;
    const [near, far] = isForward ? sides : [sides[1], sides[0]];
    const batch: number[] = [];
    while (batch.length < batchSize && nextLabel(near)) batch.push(near.queue.pop()!.subject);
    expanded += batch.length;
    for (const { origin, target, cost } of yield batch) {
      const label = near.best.get(origin)!;
      const next = { subject: target, cost: label.cost + cost, previous: label };
      if (next.cost >= (near.best.get(target)?.cost ?? Infinity)) continue;
      near.best.set(target, next);
      near.queue.push(next);
      const meeting = far.best.get(target);
      const total = next.cost + (meeting?.cost ?? Infinity);
      if (meeting && total < (best?.cost ?? Infinity)) best = { cost: total, near: next, far: meeting, isForward };
    }
  }
  if (!best) return null;
  const path = [...subjectsUpTo(best.near), ...subjectsUpTo(best.far).toReversed().slice(1)];
  return best.isForward ? path : path.toReversed();
}

/** The cheapest label that is still to be expanded; drops those that a cheaper one has replaced. */
function nextLabel({ best, queue }: Side): Label | undefined {
  while (queue.length && best.get(queue.peek()!.subject) !== queue.peek()) queue.pop();
  return queue.peek();
}

function subjectsUpTo(label: Label): number[] {
  const path: number[] = [];
  for (let at: Label | null = label; at; at = at.previous) path.unshift(at.subject);
  return path;
}
