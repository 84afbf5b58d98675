/**
 * Spreads requests that cost next to nothing each (kept pages, files of the build) over time: a key may send `burst` at
 * once and `perSecond` after that; more wait for their place, and are refused where that would last too long. A page's own
 * files are therefore late at worst, never missing, while a loop over many connections leaves the processor to others.
 */
export interface Pace {
  /** Milliseconds to wait before the answer; null where it would be longer than `longestMs`. `now` in milliseconds. */
  delayOf(key: string, now: number): number | null;
}

export function createPace({
  perSecond,
  burst,
  longestMs,
  keys,
}: {
  perSecond: number;
  burst: number;
  longestMs: number;
  /** How many keys are remembered; the one that was first seen is forgotten first. */
  keys: number;
}): Pace {
  /** When the allowance of a key is whole again, in milliseconds. */
  const fullAt = new Map<string, number>();
  const eachMs = 1000 / perSecond,
    burstMs = burst * eachMs;
  return {
    delayOf(key, now) {
      let full = fullAt.get(key) ?? now;
      if (full > now + burstMs + longestMs) full = now; // the clock was set back
      const next = Math.max(full, now) + eachMs,
        delay = Math.max(0, next - burstMs - now);
      if (delay > longestMs) return null;
      if (!fullAt.has(key) && fullAt.size >= keys) fullAt.delete(fullAt.keys().next().value!);
      fullAt.set(key, next);
      return delay;
    },
  };
}
