/** Cost of one request in milliseconds of processor time; `finish` returns it and ends the counting. */
export interface Share {
  finish(): number;
  /** Stops the counting while the client receives data: the server does no work then. */
  pause(): void;
  resume(): void;
}

/**
 * Divides processor time among the requests in progress, in proportion to their weights. Time used while a request is
 * alone is its own, to the millisecond; time used while several wait for one thread cannot be attributed, and is
 * shared. The shares add up to all time used while there was a request. `usedMs` only rises.
 */
export function createShares({ usedMs }: { usedMs(): number }) {
  /** Time used per unit of weight since the beginning. */
  let perWeight = 0,
    weights = 0,
    active = 0,
    beginCount = 0,
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
    weights = active > 0 ? weights - weight : 0; // rounding errors of sums accumulate
    return (perWeight - from) * weight;
  }

  return {
    /** Number of `begin` calls: unchanged if no other work began since it was last read. */
    get begun() {
      return beginCount;
    },
    get active() {
      return active;
    },
    /** `weight`: the expected cost, above 0. */
    begin(weight: number): Share {
      beginCount++;
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
