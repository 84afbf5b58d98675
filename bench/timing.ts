import type { Peer, Row } from './figure.ts';

/** A percentile of the values: `at` 0.95 for p95. */
export function percentile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? NaN;
}

/** Duration of one operation, in milliseconds. */
export async function measureMs(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Runs each in turn; returns the durations in milliseconds. */
export async function measureEachMs<T>(items: readonly T[], ask: (item: T) => unknown): Promise<number[]> {
  const times = [];
  for (const item of items) times.push(await measureMs(() => ask(item)));
  return times;
}

/** Peers of a row; the ratio is to the first. */
export function toPeers<T extends { name: string }>(
  peers: readonly T[],
  valueOf: (peer: T) => number,
): Pick<Row, 'peer' | 'others'> {
  const [peer, ...others] = peers.map((entry): Peer => ({ name: entry.name, values: [valueOf(entry)] }));
  return peer ? { peer, others } : {};
}

const percentiles = { p50: 0.5, p95: 0.95, p99: 0.99 } as const;
type Percentile = keyof typeof percentiles;

/** Rows in milliseconds, one per percentile: each round gives one value. `peers` has the peers with their times. */
export function latencyRows(
  what: string,
  rounds: number[][],
  {
    only = ['p50', 'p95', 'p99'],
    peers = [],
    budgets = {},
  }: {
    only?: Percentile[];
    peers?: { name: string; times: number[] }[];
    budgets?: Partial<Record<Percentile, number>>;
  } = {},
): Row[] {
  return only.map((name) => ({
    what: `${what}, ${name}`,
    unit: 'ms',
    values: rounds.map((times) => percentile(times, percentiles[name])),
    ...toPeers(peers, ({ times }) => percentile(times, percentiles[name])),
    ...(budgets[name] && { budget: { text: `< ${budgets[name]} ms`, met: (value: number) => value < budgets[name]! } }),
  }));
}
