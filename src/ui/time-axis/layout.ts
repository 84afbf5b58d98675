import type { AxisIndex } from './item-index.ts';
import type { AxisView } from './time-axis.ts';

/**
 * The shape of an item: a life is a bar with its label inside, a span a line below its label, an event a mark before
 * it, a cluster a number.
 */
export type Shape = 'bar' | 'line' | 'mark' | 'number';

/** An item with its row. */
export interface PlacedItem {
  rank: number;
  lane: number;
  row: number;
  shape: Shape;
  /** Whether there is room for its label. */
  isNamed: boolean;
}

/** Items of a lane without room near one place, counted. */
export interface Crowd {
  id: string;
  lane: number;
  /** Its middle, in seconds. */
  at: number;
  /** Number of events; a cluster counts the events in it. */
  count: number;
  /** Number of items. */
  items: number;
  /** Start of the first and end of the last. */
  earliest: number;
  latest: number;
  /** Rank of the most important. */
  lead: number;
}

/** Sizes in pixels. */
export const axisSizes = {
  row: 22,
  crowd: 18,
  markRadius: 5,
  beside: 6,
  gap: 10,
  /** Narrower spans are drawn as a mark. */
  leastLine: 14,
  leastBar: 5,
  /** Length of the fade at an open end, and the maximum at an approximate one, within the span. */
  open: 22,
  about: 22,
  /** Width of the pieces of a lane in which crowds are counted. */
  crowdPiece: 64,
};

/** Most items placed in one pass: less important ones would find no room and are counted. */
const maxTried = 3000;
/** If the laid-out range exceeds this many views, the layout starts over. */
const maxViews = 10;

/**
 * Assigns items to the rows of their lanes at one zoom step; counts the rest in crowds. More important items are placed
 * first; labels overlap neither each other nor marks. A placed item stays in its row while the reader pans: new parts
 * of time are laid out around it.
 */
export class AxisLayout {
  readonly step: number;
  readonly spots: PlacedItem[] = [];
  readonly crowds: Crowd[] = [];
  private readonly index: AxisIndex;
  private readonly rows: number;
  private readonly widths: (rank: number) => readonly number[];
  private readonly before: ((id: string) => number | undefined) | null;
  /** Occupied intervals by lane and row, in order, in pixels of this step. */
  private readonly begins: number[][];
  private readonly ends: number[][];
  private readonly isLaid: Uint8Array;
  /** Crowds of each lane by index of their piece. */
  private readonly pieces: Map<number, Crowd>[];
  private laid: AxisView | null = null;

  /**
   * `widths` measures the labels of a rank, the longest first: it gets the first that has room. `before` returns the row of an item in an
   * earlier layout of the same step.
   */
  constructor(
    index: AxisIndex,
    step: number,
    lanes: number,
    rows: number,
    widths: (rank: number) => readonly number[],
    before: ((id: string) => number | undefined) | null = null,
  ) {
    [this.index, this.step, this.rows, this.widths, this.before] = [index, step, rows, widths, before];
    this.begins = Array.from({ length: lanes * rows }, () => []);
    this.ends = Array.from({ length: lanes * rows }, () => []);
    this.pieces = Array.from({ length: lanes }, () => new Map<number, Crowd>());
    this.isLaid = new Uint8Array(index.size);
  }

  /**
   * Lays out a view and some margin. Returns false if the range has grown too large, so that a new layout should start.
   */
  cover({ earliest, latest }: AxisView): boolean {
    const { laid } = this;
    if (laid && laid.earliest <= earliest && laid.latest >= latest) return true;
    const margin = (latest - earliest) / 2;
    const range = { earliest: earliest - margin, latest: latest + margin };
    if (!laid || laid.earliest > latest || laid.latest < earliest) {
      if (laid) return false;
      this.layOutRange(range);
      this.laid = range;
      return true;
    }
    if (Math.max(laid.latest, range.latest) - Math.min(laid.earliest, range.earliest) > maxViews * (latest - earliest))
      return false;
    if (range.earliest < laid.earliest) this.layOutRange({ earliest: range.earliest, latest: laid.earliest });
    if (range.latest > laid.latest) this.layOutRange({ earliest: laid.latest, latest: range.latest });
    this.laid = { earliest: Math.min(laid.earliest, range.earliest), latest: Math.max(laid.latest, range.latest) };
    return true;
  }

  /** The row of each item, for a layout that follows this one. */
  rowsById(): Map<string, number> {
    return new Map(this.spots.map(({ rank, row }) => [this.index.items[rank]!.id, row]));
  }

  private layOutRange(part: AxisView) {
    let tried = 0;
    for (const rank of this.index.findOverlapping(part)) {
      if (this.isLaid[rank] || this.index.lane[rank]! < 0) continue;
      this.isLaid[rank] = 1;
      const spot = tried++ < maxTried ? this.placeItem(rank) : null;
      if (spot) this.spots.push(spot);
      else this.addToCrowd(rank, part);
    }
  }

  private placeItem(rank: number): PlacedItem | null {
    const { index, step } = this,
      lane = index.lane[rank]!;
    const shape = shapeOf(index, rank, step),
      bare = extentOf(index, rank, shape, step, 0);
    // Most items of a crowd have no room at all, so their labels are not measured.
    if (this.findRow(rank, lane, bare.left, bare.right) === null) return null;
    const place = (right: number, isNamed: boolean): PlacedItem | null => {
      const row = this.findRow(rank, lane, bare.left, right);
      if (row === null) return null;
      this.occupyRow(lane * this.rows + row, bare.left, right + axisSizes.gap);
      return { rank, lane, row, shape, isNamed };
    };
    for (const width of this.widths(rank)) {
      const named = place(extentOf(index, rank, shape, step, width).rightWithName, true);
      if (named) return named;
    }
    return place(bare.right, false);
  }

  /** The first free row of a lane, preferably the item's earlier one. */
  private findRow(rank: number, lane: number, left: number, right: number): number | null {
    const usual = this.before?.(this.index.items[rank]!.id);
    const isFree = (row: number) => {
      const line = lane * this.rows + row,
        at = this.countStartsBefore(line, right + axisSizes.gap);
      return at === 0 || this.ends[line]![at - 1]! <= left;
    };
    if (usual !== undefined && usual < this.rows && isFree(usual)) return usual;
    for (let row = 0; row < this.rows; row++) if (isFree(row)) return row;
    return null;
  }

  /** The number of items of a row that start before a place. */
  private countStartsBefore(line: number, place: number): number {
    const begins = this.begins[line]!;
    let low = 0,
      high = begins.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (begins[middle]! < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private occupyRow(line: number, left: number, right: number) {
    const at = this.countStartsBefore(line, right);
    this.begins[line]!.splice(at, 0, left);
    this.ends[line]!.splice(at, 0, right);
  }

  private addToCrowd(rank: number, part: AxisView) {
    const { index } = this,
      lane = index.lane[rank]!,
      wide = axisSizes.crowdPiece * this.step;
    const [earliest, latest] = [index.earliest[rank]!, index.latest[rank]!];
    // The middle of its visible part, so that a long span with a distant middle is counted here.
    const middle =
      (Math.max(earliest, Math.min(part.earliest, latest)) + Math.min(latest, Math.max(part.latest, earliest))) / 2;
    const piece = Math.floor(middle / wide),
      crowd = this.pieces[lane]!.get(piece);
    if (crowd) {
      crowd.count += index.count[rank]!;
      crowd.items++;
      crowd.earliest = Math.min(crowd.earliest, earliest);
      crowd.latest = Math.max(crowd.latest, latest);
      return;
    }
    const first: Crowd = {
      id: `crowd ${lane} ${this.step} ${piece}`,
      lane,
      at: (piece + 0.5) * wide,
      count: index.count[rank]!,
      items: 1,
      earliest,
      latest,
      lead: rank,
    };
    this.pieces[lane]!.set(piece, first);
    this.crowds.push(first);
  }
}

/** The shape of an item at a scale of `perPixel` seconds per pixel. */
function shapeOf(index: AxisIndex, rank: number, perPixel: number): Shape {
  const { isLife, count } = index.items[rank]!;
  if (count > 1) return 'number';
  if (isLife) return 'bar';
  return (index.latest[rank]! - index.earliest[rank]!) / perPixel < axisSizes.leastLine ? 'mark' : 'line';
}

/** Half the width of the disc with a cluster's number, which is abbreviated from a thousand. */
export const numberRadius = (count: number): number => 5 + 3.5 * Math.min(6, Math.max(2, String(count).length));

/** Length of the uncertain part at an end of a span. */
export const uncertainLength = (wide: number): number => Math.min(axisSizes.about, wide * 0.4);

/**
 * Horizontal extent of an item, in pixels from second 0: `right` without its label, `rightWithName` with it; whether a bar has
 * its label inside, and how far its uncertain start extends (`within`). The layout uses the same values at its step;
 * closer in, labels keep their width while times spread, so items that do not overlap there never will.
 */
export function extentOf(
  index: AxisIndex,
  rank: number,
  shape: Shape,
  perPixel: number,
  nameWidth: number,
): { left: number; right: number; rightWithName: number; inside: boolean; within: number } {
  const { startNote, endNote, count } = index.items[rank]!;
  const from = index.earliest[rank]! / perPixel,
    to = index.latest[rank]! / perPixel;
  const [before, after] = [
    startNote === 'before' ? axisSizes.open : 0,
    endNote === 'after' || endNote === 'to present' ? axisSizes.open : 0,
  ];
  if (shape === 'mark' || shape === 'number') {
    const middle = (from + to) / 2,
      radius = shape === 'mark' ? axisSizes.markRadius : numberRadius(count);
    const right = middle + radius + after;
    return {
      left: middle - radius - before,
      right,
      rightWithName: right + axisSizes.beside + nameWidth,
      inside: false,
      within: 0,
    };
  }
  const left = from - before,
    end = Math.max(to, from + axisSizes.leastBar),
    right = end + after;
  if (shape === 'line')
    return { left, right, rightWithName: Math.max(right, from + nameWidth), inside: true, within: 0 };
  const within = startNote === 'about' || startNote === 'doubtful' ? uncertainLength(end - from) : 0;
  const inside = end - from - within >= nameWidth + 2 * axisSizes.beside;
  return { left, right, rightWithName: inside ? right : right + axisSizes.beside + nameWidth, inside, within };
}
