import type { AxisItem, AxisLane, AxisView } from './time-axis.ts';

/**
 * The items of an axis by their rank: 0 is the heaviest. What lies in a view is found without looking at the rest, so
 * that a frame costs what is seen and not what there is.
 */
export class AxisIndex {
  readonly items: readonly AxisItem[];
  readonly earliest: Float64Array;
  readonly latest: Float64Array;
  /** How many events it stands for. */
  readonly count: Int32Array;
  /** Number of its lane; −1: of none that is shown. */
  readonly lane: Int16Array;
  private readonly ranks = new Map<string, number>();
  /** Ranks in the order of their beginnings. */
  private readonly byStart: Int32Array;
  private readonly starts: Float64Array;
  /** A tree over `byStart`: the latest end of its branches, the two of branch n being 2n and 2n + 1. */
  private readonly ends: Float64Array;
  private readonly leaves: number;
  /** Used again for every answer. */
  private readonly found: Int32Array;

  constructor(items: readonly AxisItem[], lanes: readonly AxisLane[]) {
    const numbers = new Map(lanes.map(({ id }, number) => [id, number])),
      { length } = items;
    this.items = items.toSorted((a, b) => b.weight - a.weight || a.earliest - b.earliest || (a.id < b.id ? -1 : 1));
    [this.earliest, this.latest] = [new Float64Array(length), new Float64Array(length)];
    [this.count, this.lane, this.byStart] = [new Int32Array(length), new Int16Array(length), new Int32Array(length)];
    this.items.forEach((item, rank) => {
      this.earliest[rank] = item.earliest;
      this.latest[rank] = Math.max(item.earliest, item.latest);
      this.count[rank] = item.count;
      this.lane[rank] = numbers.get(item.lane) ?? -1;
      this.ranks.set(item.id, rank);
      this.byStart[rank] = rank;
    });
    const { earliest } = this;
    this.byStart.sort((a, b) => earliest[a]! - earliest[b]!);
    this.starts = this.earliest.toSorted();
    this.found = new Int32Array(length);
    this.leaves = 2 ** Math.ceil(Math.log2(Math.max(1, length)));
    this.ends = new Float64Array(2 * this.leaves).fill(-Infinity);
    for (let at = 0; at < length; at++) this.ends[this.leaves + at] = this.latest[this.byStart[at]!]!;
    for (let branch = this.leaves - 1; branch > 0; branch--)
      this.ends[branch] = Math.max(this.ends[2 * branch]!, this.ends[2 * branch + 1]!);
  }

  get size(): number {
    return this.items.length;
  }

  rankOf(id: string): number {
    return this.ranks.get(id) ?? -1;
  }

  /** From the first beginning to the last end of what stands in a lane; null for nothing. */
  extent(): AxisView | null {
    let earliest = Infinity,
      latest = -Infinity;
    for (let rank = 0; rank < this.size; rank++) {
      if (this.lane[rank]! < 0) continue;
      earliest = Math.min(earliest, this.earliest[rank]!);
      latest = Math.max(latest, this.latest[rank]!);
    }
    return earliest <= latest ? { earliest, latest } : null;
  }

  /** Ranks of everything that touches a span of time, the heaviest first; good until it is asked again. */
  touching({ earliest, latest }: AxisView): Int32Array {
    const begun = this.begunBefore(latest),
      inside = begun - this.begunBefore(earliest),
      { found } = this;
    let many = 0;
    if (inside > this.size / 16) {
      for (let rank = 0; rank < this.size; rank++)
        if (this.earliest[rank]! <= latest && this.latest[rank]! >= earliest) found[many++] = rank;
      return found.subarray(0, many);
    }
    const look = (branch: number, from: number, count: number) => {
      if (from >= begun || this.ends[branch]! < earliest) return;
      if (count === 1) return void (found[many++] = this.byStart[from]!);
      look(2 * branch, from, count / 2);
      look(2 * branch + 1, from + count / 2, count / 2);
    };
    look(1, 0, this.leaves);
    return found.subarray(0, many).sort();
  }

  /** How many begin at a second or before it. */
  private begunBefore(second: number): number {
    let low = 0,
      high = this.size;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.starts[middle]! <= second) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
