import type { Product } from './product.ts';

/** One line of the table: what was measured, round by round, and what stands beside it. */
export interface Row {
  what: string;
  unit: string;
  /** Empty where it could not be measured; `what` says why. */
  values: number[];
  /** Measured in the same run, round by round in turn with the product. */
  peer?: Peer;
  /** Further ones, shown beside it. */
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
/** How large the collections of a figure are: all that `BENCH_SIZES=1000,10000` says, so that a trial is short. */
export const sizesOr = (sizes: number[]): number[] => process.env.BENCH_SIZES?.split(',').map(Number) ?? sizes;
export const inWords = (count: number) =>
  count >= 1_000_000 ? `${count / 1_000_000} M` : count >= 1000 ? `${count / 1000} k` : String(count);

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle) - 1]!) / 2;
}

/**
 * The product's share of its peer: the median of the rounds' own ratios, as both of a round met the same machine; a
 * peer too slow for every round has fewer.
 */
export const ratioOf = ({ values, peer }: Row): number =>
  peer?.values.length ? median(values.map((value, round) => value / (peer.values[round] ?? median(peer.values)))) : NaN;

export const isMet = (row: Row): boolean | null =>
  row.budget && row.values.length ? row.budget.met(median(row.values), ratioOf(row), row.values) : null;
