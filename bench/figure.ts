import type { Product } from './product.ts';

/** One line of the table: what was measured, round by round, and what stands beside it. */
export interface Row {
  what: string;
  unit: string;
  values: number[];
  /** Measured in the same run, round by round in turn with the product. */
  peer?: { name: string; values: number[] };
  budget?: { text: string; met: (median: number, ratio: number, values: readonly number[]) => boolean };
}

/** Measures a freshly started product with the world loaded. */
export type Figure = (product: Product) => Promise<Row[]>;

export const rounds = 5;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle) - 1]!) / 2;
}

/** The product's share of its peer: the median of the rounds' own ratios, as both of a round met the same machine. */
export const ratioOf = ({ values, peer }: Row): number => (peer ? median(values.map((value, round) => value / peer.values[round]!)) : NaN);

export const isMet = (row: Row): boolean | null => (row.budget ? row.budget.met(median(row.values), ratioOf(row), row.values) : null);
