import { availableParallelism, loadavg } from 'node:os';

/**
 * Scales a limit in milliseconds for a quiet machine by the load per core of this one: on a busy machine a test must
 * fail because of the product, not because of other processes.
 */
export function scaleByLoad(ms: number): number {
  const busy = Math.max(...loadavg().slice(0, 2)) / availableParallelism();
  return ms * Math.max(1, 2 * busy);
}
