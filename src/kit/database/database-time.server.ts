import { availableParallelism } from 'node:os';

/**
 * Processor time that PostgreSQL has used for this process, in milliseconds: it runs in processes of its own, so a
 * statement under way counts as one busy processor, and all of them as no more than there are.
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

/** Of all connections of this process. */
export const databaseTime = createDatabaseTime();
