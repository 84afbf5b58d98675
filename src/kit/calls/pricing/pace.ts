/**
 * Spreads requests that cost almost nothing each (cached pages, files of the build) over time: a key may send `burst` at
 * once and `perSecond` after that; further requests wait, and are refused if that took longer than `longestMs`. The files
 * of a page are therefore late at worst, never missing, and a loop over many connections leaves processor time to others.
 */
export interface Pace {
  /** Milliseconds to wait before the answer, or null if longer than `longestMs`; `now` in milliseconds. */
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
  /** Limit of remembered keys; the oldest is dropped first. */
  keys: number;
}): Pace {
  /** When the burst of a key is full again, in milliseconds. */
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
