import { createHash } from 'node:crypto';

/** What a value takes beside itself, its key and its tags, in bytes, about: entries of three maps. */
const overheadBytes = 300;
/** Letters of a key that is kept as it is. */
const longestKey = 200;

/** The key, or its hash where it is long: what somebody asks may be of any length, what is kept of it may not. */
export const shortKey = (key: string) =>
  key.length <= longestKey ? key : createHash('sha256').update(key).digest('base64url');

/**
 * A value is made anew after this long even if nobody published: some of what is shown drifts (contemporaries, counts).
 */
const lifetimeMs = 10 * 60_000;

/**
 * Values by key, at most `capacity` bytes with their keys and tags (`sizeOf` says how many a value takes), least
 * recently used first. Each carries the subjects that it shows as tags, and is dropped when one of them is published.
 * One that is too old, or in doubt, is kept until its place is needed: `evenStale` gives it to whoever can have no
 * better.
 */
export function createTaggedCache<Value>(capacity: number, sizeOf: (value: Value) => number) {
  const kept = new Map<
    string,
    { value: Value; tags: readonly string[]; bornAt: number; bytes: number; stale: boolean }
  >();
  const byTag = new Map<string, Set<string>>();
  let bytes = 0;
  let generation = 0;
  const counts = { hits: 0, misses: 0 };

  function remove(key: string) {
    const one = kept.get(key);
    if (!one) return;
    kept.delete(key);
    bytes -= one.bytes;
    for (const tag of one.tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  }

  return {
    counts,
    get size() {
      return kept.size;
    },
    get bytes() {
      return bytes;
    },
    /** Rises with every publication; a value made across one is not kept. */
    get generation() {
      return generation;
    },

    get(key: string): Value | undefined {
      const one = kept.get(key);
      if (!one || one.stale || Date.now() - one.bornAt > lifetimeMs) {
        counts.misses++;
        return undefined;
      }
      counts.hits++;
      kept.delete(key); // to the end: the most recently used
      kept.set(key, one);
      return one.value;
    },

    getStale: (key: string): Value | undefined => kept.get(key)?.value,

    put(key: string, value: Value, tags: readonly string[], bornIn: number) {
      if (bornIn !== generation) return;
      remove(key);
      const size =
        sizeOf(value) + overheadBytes + 2 * (key.length + tags.reduce((letters, tag) => letters + tag.length + 16, 0));
      kept.set(key, { value, tags, bornAt: Date.now(), bytes: size, stale: false });
      bytes += size;
      for (const tag of tags) {
        const keys = byTag.get(tag) ?? new Set();
        byTag.set(tag, keys.add(key));
      }
      for (const oldest of kept.keys()) {
        if (bytes <= capacity) break;
        remove(oldest);
      }
    },

    /** What was published may have gone unheard: every value is made anew when it is asked for next. */
    markAllStale() {
      generation++;
      for (const one of kept.values()) one.stale = true;
    },

    /** Forgets the values that carry one of the tags; `*` forgets all. */
    invalidate(tags: readonly string[]) {
      generation++;
      if (tags.includes('*')) {
        kept.clear();
        byTag.clear();
        bytes = 0;
        return;
      }
      for (const tag of tags) for (const key of byTag.get(tag) ?? []) remove(key);
    },
  };
}
export type TaggedCache<Value> = ReturnType<typeof createTaggedCache<Value>>;
