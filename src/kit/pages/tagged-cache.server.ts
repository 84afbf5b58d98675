import { createHash } from 'node:crypto';

/** Approximate overhead of a cached value, in bytes: its entries in three maps. */
const overheadBytes = 300;
/** Longest key that is stored unhashed, in characters. */
const longestKey = 200;

/** The key, or its hash where it is long, so that a client cannot fill memory with long keys. */
export const shortKey = (key: string) =>
  key.length <= longestKey ? key : createHash('sha256').update(key).digest('base64url');

/** Lifetime of a value even if nothing was published: some of what is shown drifts (contemporaries, counts). */
const lifetimeMs = 10 * 60_000;

/**
 * An LRU cache of at most `capacity` bytes including keys and tags (`sizeOf` gives the size of a value). Each value is
 * tagged with the subjects that it shows and dropped when one of them is published. A value that is too old or stale
 * stays until its space is needed, for `getStale`: better than an error while the database is unavailable.
 */
export function createTaggedCache<Value>(capacity: number, sizeOf: (value: Value) => number) {
  const values = new Map<
    string,
    { value: Value; tags: readonly string[]; bornAt: number; bytes: number; stale: boolean }
  >();
  const byTag = new Map<string, Set<string>>();
  let bytes = 0;
  let generation = 0;
  const counts = { hits: 0, misses: 0 };

  function remove(key: string) {
    const one = values.get(key);
    if (!one) return;
    values.delete(key);
    bytes -= one.bytes;
    for (const tag of one.tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  }

  const isFresh = <One extends { bornAt: number; stale: boolean }>(one: One | undefined): one is One =>
    one !== undefined && !one.stale && Date.now() - one.bornAt <= lifetimeMs;

  return {
    counts,
    get size() {
      return values.size;
    },
    get bytes() {
      return bytes;
    },
    /** Increases with every publication; a value computed across one is not stored. */
    get generation() {
      return generation;
    },

    /** Whether `get` would find it. */
    has: (key: string): boolean => isFresh(values.get(key)),

    get(key: string): Value | undefined {
      const one = values.get(key);
      if (!isFresh(one)) {
        counts.misses++;
        return undefined;
      }
      counts.hits++;
      values.delete(key); // moved to the end: most recently used
      values.set(key, one);
      return one.value;
    },

    getStale: (key: string): Value | undefined => values.get(key)?.value,

    put(key: string, value: Value, tags: readonly string[], bornIn: number) {
      if (bornIn !== generation) return;
      remove(key);
      const size =
        sizeOf(value) + overheadBytes + 2 * (key.length + tags.reduce((letters, tag) => letters + tag.length + 16, 0));
      values.set(key, { value, tags, bornAt: Date.now(), bytes: size, stale: false });
      bytes += size;
      for (const tag of tags) {
        const keys = byTag.get(tag) ?? new Set();
        byTag.set(tag, keys.add(key));
      }
      for (const oldest of values.keys()) {
        if (bytes <= capacity) break;
        remove(oldest);
      }
    },

    /** Publications may have been missed: every value is recomputed when it is next asked for. */
    markAllStale() {
      generation++;
      for (const one of values.values()) one.stale = true;
    },

    /** Drops the values with one of the tags; `*` drops all. */
    invalidate(tags: readonly string[]) {
      generation++;
      if (tags.includes('*')) {
        values.clear();
        byTag.clear();
        bytes = 0;
        return;
      }
      for (const tag of tags) for (const key of byTag.get(tag) ?? []) remove(key);
    },
  };
}
export type TaggedCache<Value> = ReturnType<typeof createTaggedCache<Value>>;
