import type { AxisItem, AxisLane, AxisView } from './time-axis.ts';

/**
 * The items of an axis by rank, 0 being the most important. An interval index: the items in a view are found without
 * scanning the rest, so that the cost of a frame depends only on visible items.
 */
export class AxisIndex {
  readonly items: readonly AxisItem[];
  readonly earliest: Float64Array;
  readonly latest: Float64Array;
  /** By rank: the number of events it represents. */
  readonly count: Int32Array;
  /** By rank: its lane; −1 if no shown one. */
  readonly lane: Int16Array;
  private readonly ranks = new Map<string, number>();
  /** Ranks ordered by start. */
  private readonly byStart: Int32Array;
  private readonly starts: Float64Array;
  /** A segment tree over `byStart`: the latest end below each node; the children of n are 2n and 2n + 1. */
  private readonly ends: Float64Array;
  private readonly leaves: number;
  /** Buffer reused for every result. */
  private readonly buffer: Int32Array;

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
    this.buffer = new Int32Array(length);
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

  /** From the earliest start to the latest end of all items in a lane; null if there are none. */
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

  /** Ranks of all items that overlap a span, most important first. The next call reuses the result. */
  findOverlapping({ earliest, latest }: AxisView): Int32Array {
    const startedCount = this.countStartedBy(latest),
      inside = startedCount - this.countStartedBy(earliest),
      { buffer } = this;
    let many = 0;
    if (inside > this.size / 16) {
      for (let rank = 0; rank < this.size; rank++)
        if (this.earliest[rank]! <= latest && this.latest[rank]! >= earliest) buffer[many++] = rank;
      return buffer.subarray(0, many);
    }
    const look = (branch: number, from: number, count: number) => {
      if (from >= startedCount || this.ends[branch]! < earliest) return;
      if (count === 1) return void (buffer[many++] = this.byStart[from]!);
      look(2 * branch, from, count / 2);
      look(2 * branch + 1, from + count / 2, count / 2);
    };
    look(1, 0, this.leaves);
    return buffer.subarray(0, many).sort();
  }

  /** The number of items that start at or before a second. */
  private countStartedBy(second: number): number {
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
