/** What one request has cost so far, in milliseconds of processor time; `finish` says it and ends the counting. */
export interface Share {
  finish(): number;
  /** While its reader takes what was sent, nothing is done for it. */
  pause(): void;
  resume(): void;
}

/**
 * Divides processor time among the requests under way, in proportion to their weights: what is used while a request is
 * alone is its own, to the millisecond; what is used while several wait for one thread cannot be told apart, and is
 * shared. The shares of all requests add up to all that was used while there was one. `usedMs` only rises.
 */
export function createShares({ usedMs }: { usedMs(): number }) {
  /** Time used by each unit of weight since the beginning. */
  let perWeight = 0,
    weights = 0,
    active = 0,
    begun = 0,
    counted = usedMs();

  function count() {
    const used = usedMs();
    if (active > 0) perWeight += (used - counted) / weights;
    counted = used;
  }
  function enter(weight: number) {
    count();
    active++;
    weights += weight;
    return perWeight;
  }
  function leave(weight: number, from: number) {
    count();
    active--;
    weights = active > 0 ? weights - weight : 0; // sums of fractions drift
    return (perWeight - from) * weight;
  }

  return {
    /** Whether nothing else was done between a `begin` and now is told by this number staying the same. */
    get begun() {
      return begun;
    },
    get active() {
      return active;
    },
    /** `weight`: what it is expected to cost, above 0. */
    begin(weight: number): Share {
      begun++;
      let total = 0,
        from: number | null = enter(weight);
      const pause = () => {
        if (from !== null) total += leave(weight, from);
        from = null;
      };
      return {
        pause,
        resume: () => void (from ??= enter(weight)),
        finish() {
          pause();
          return total;
        },
      };
    },
  };
}
