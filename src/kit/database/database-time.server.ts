import { availableParallelism } from 'node:os';

/**
 * Estimates the processor time that PostgreSQL has used for this process, in milliseconds: it runs in separate
 * processes, so each running statement counts as one busy processor, up to the number of processors.
 */
export function createDatabaseTime(now = () => performance.now(), processors = availableParallelism()) {
  let running = 0,
    usedMs = 0,
    counted = now();
  function count() {
    const at = now();
    usedMs += Math.min(running, processors) * (at - counted);
    counted = at;
  }
  return {
    begin() {
      count();
      running++;
    },
    end() {
      count();
      running--;
    },
    usedMs() {
      count();
      return usedMs;
    },
  };
}

/** Time of all connections of this process. */
export const databaseTime = createDatabaseTime();
