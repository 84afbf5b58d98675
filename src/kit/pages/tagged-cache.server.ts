import { createHash } from 'node:crypto';

/** Approximate overhead of a cached value, in bytes: its entries in three maps. */
const overheadBytes = 300;
/** Longest key that is stored unhashed, in characters. */
const maxKeyLength = 200;

/** The key, or its hash if it is long, so that a client cannot fill memory with long keys. */
export const shortKey = (key: string) =>
  key.length <= maxKeyLength ? key : createHash('sha256').update(key).digest('base64url');

/** Tags whose latest publication is remembered: far more than are published while the slowest value is computed. */
const maxPublishedTags = 20_000;

/** A value that was computed for the cache, and whether it may be stored. */
export interface Computed<Value> {
  value: Value;
  tags: readonly string[];
  isCacheable: boolean;
  /** Age in milliseconds, if it was not computed just now. */
  ageMs?: number;
}

/** Lifetime of a value even if nothing was published: some displayed data drifts (contemporaries, counts). */
export const lifetimeMs = 10 * 60_000;

/**
 * An LRU cache of at most `capacity` bytes including keys and tags (`sizeOf` gives the size of a value). Each value is
 * tagged with the subjects that it shows and dropped when one of them is published. An expired or stale value stays
 * until its space is needed, for `getStale`: better than an error while the database is unavailable.
 */
export function createTaggedCache<Value>(capacity: number, sizeOf: (value: Value) => number) {
  const values = new Map<
    string,
    { value: Value; tags: readonly string[]; bornAt: number; bytes: number; stale: boolean; isRead: boolean }
  >();
  const byTag = new Map<string, Set<string>>();
  let bytes = 0;
  /** Increases with every publication. */
  let generation = 0;
  /** The generation in which each tag was last published, the earliest first. */
  const publishedIn = new Map<string, number>();
  /** For values born before this generation, later publications are no longer known. */
  let oldestKnown = 0;
  /** Computations in progress, by key. */
  const flights = new Map<string, { bornIn: number; computed: Promise<Computed<Value>> }>();
  const counts = { hits: 0, misses: 0 };
  let onRepeatedRead = (_key: string, _value: Value) => {};

  function remove(key: string) {
    const entry = values.get(key);
    if (!entry) return;
    values.delete(key);
    bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  }

  function notePublished(tag: string) {
    publishedIn.delete(tag);
    publishedIn.set(tag, generation);
    if (publishedIn.size <= maxPublishedTags) return;
    const [earliest, at] = publishedIn.entries().next().value!;
    publishedIn.delete(earliest);
    oldestKnown = at;
  }

  /** Whether something that a value shows was published after its computation began. */
  const isOutdated = (tags: readonly string[], bornIn: number): boolean =>
    bornIn < oldestKnown || tags.some((tag) => (publishedIn.get(tag) ?? 0) > bornIn);

  /** Stores a value whose computation began in the generation `bornIn`, unless it is outdated by now. */
  function put(key: string, value: Value, tags: readonly string[], bornIn: number, ageMs = 0) {
    if (isOutdated(tags, bornIn)) return;
    remove(key);
    const size =
      sizeOf(value) + overheadBytes + 2 * (key.length + tags.reduce((letters, tag) => letters + tag.length + 16, 0));
    values.set(key, { value, tags, bornAt: Date.now() - ageMs, bytes: size, stale: false, isRead: false });
    bytes += size;
    for (const tag of tags) {
      const keys = byTag.get(tag) ?? new Set();
      byTag.set(tag, keys.add(key));
    }
    for (const oldest of values.keys()) {
      if (bytes <= capacity) break;
      remove(oldest);
    }
  }

  const isFresh = <One extends { bornAt: number; stale: boolean }>(entry: One | undefined): entry is One => {
    if (entry === undefined || entry.stale) return false;
    const ageMs = Date.now() - entry.bornAt;
    return ageMs >= 0 && ageMs <= lifetimeMs; // the clock may have been set back
  };

  return {
    counts,
    get size() {
      return values.size;
    },
    get bytes() {
      return bytes;
    },
    get generation() {
      return generation;
    },
    put,

    /** Whether `get` would find it. */
    has: (key: string): boolean => isFresh(values.get(key)),

    get(key: string): Value | undefined {
      const entry = values.get(key);
      if (!isFresh(entry)) {
        counts.misses++;
        return undefined;
      }
      counts.hits++;
      values.delete(key); // moved to the end: most recently used
      values.set(key, entry);
      if (!entry.isRead) onRepeatedRead(key, entry.value);
      entry.isRead = true;
      return entry.value;
    },

    /** A fresh value with its tags and its age in milliseconds, without counting as a read. */
    peek(key: string): { value: Value; tags: readonly string[]; ageMs: number } | null {
      const entry = values.get(key);
      return isFresh(entry) ? { value: entry.value, tags: entry.tags, ageMs: Date.now() - entry.bornAt } : null;
    },

    /** Calls the listener with each value when it is read for the first time after it was stored. */
    onRepeatedRead(listener: (key: string, value: Value) => void): void {
      onRepeatedRead = listener;
    },

    getStale: (key: string): Value | undefined => values.get(key)?.value,

    /**
     * The cached value, or the result of `compute`, which is stored if cacheable. Concurrent callers for one key share
     * one computation, unless something was published after it began: then it may be outdated. If a computation fails
     * it fails for all of them, and the failure is not cached.
     */
    async load(key: string, compute: () => Promise<Computed<Value>>): Promise<Value> {
      const cached = values.get(key);
      if (isFresh(cached)) return cached.value;
      const flight = flights.get(key);
      if (flight?.bornIn === generation) return (await flight.computed).value;
      const started = { bornIn: generation, computed: compute() };
      flights.set(key, started);
      try {
        const { value, tags, isCacheable, ageMs } = await started.computed;
        if (isCacheable) put(key, value, tags, started.bornIn, ageMs);
        return value;
      } finally {
        if (flights.get(key) === started) flights.delete(key);
      }
    },

    /** Publications may have been missed: every value is recomputed when it is next requested. */
    markAllStale() {
      oldestKnown = ++generation;
      for (const entry of values.values()) entry.stale = true;
    },

    /** Drops the values with one of the tags; `*` drops all. */
    invalidate(tags: readonly string[]) {
      generation++;
      if (tags.includes('*')) {
        oldestKnown = generation;
        values.clear();
        byTag.clear();
        bytes = 0;
        return;
      }
      for (const tag of tags) {
        notePublished(tag);
        for (const key of byTag.get(tag) ?? []) remove(key);
      }
    },
  };
}
export type TaggedCache<Value> = ReturnType<typeof createTaggedCache<Value>>;
