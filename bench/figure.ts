import type { Product } from './product.ts';

/** A line of the table: the measured values of each round, and their comparisons. */
export interface Row {
  what: string;
  unit: string;
  /** Empty if it could not be measured; `what` then states why. */
  values: number[];
  /** Measured in the same run, alternating with the product by round. */
  peer?: Peer;
  /** Further peers, shown in the same line. */
  others?: Peer[];
  budget?: { text: string; met: (median: number, ratio: number, values: readonly number[]) => boolean };
}

export interface Peer {
  name: string;
  values: number[];
}

/** Measures a freshly started product with the world loaded. */
export type Figure = (product: Product) => Promise<Row[]>;
/** Measures a part of it in process, with a database of its own. */
export type EngineFigure = () => Promise<Row[]>;

export const rounds = 5;
/** Sizes of a figure's collections; `BENCH_SIZES=1000,10000` replaces them all, for a short trial. */
export const sizesOr = (sizes: number[]): number[] => process.env.BENCH_SIZES?.split(',').map(Number) ?? sizes;
export const formatCount = (count: number) =>
  count >= 1_000_000 ? `${count / 1_000_000} M` : count >= 1000 ? `${count / 1000} k` : String(count);

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle) - 1]!) / 2;
}

/**
 * Ratio of the product to its peer: the median of the ratios of each round, in which both met the same machine; a peer
 * too slow for every round has fewer values.
 */
export const ratioOf = ({ values, peer }: Row): number =>
  peer?.values.length ? median(values.map((value, round) => value / (peer.values[round] ?? median(peer.values)))) : NaN;

export const isMet = (row: Row): boolean | null =>
  row.budget && row.values.length ? row.budget.met(median(row.values), ratioOf(row), row.values) : null;
