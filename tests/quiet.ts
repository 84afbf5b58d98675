import { availableParallelism, loadavg } from 'node:os';

/**
 * A limit in milliseconds as it holds on a quiet machine, stretched by how many processes wait for each core of this
 * one: on a busy machine a test fails for what the product does, not for what runs beside it.
 */
export function onQuiet(ms: number): number {
  const busy = Math.max(...loadavg().slice(0, 2)) / availableParallelism();
  return ms * Math.max(1, 2 * busy);
}
