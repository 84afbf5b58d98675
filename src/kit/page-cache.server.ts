import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A whole answer, kept as bytes in each encoding somebody asked for. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body(encoding: Encoding): Buffer;
}

/** A page is rendered anew after this long even if nobody published: some of what it shows drifts (contemporaries, counts). */
const lifetimeMs = 10 * 60_000;

export function cachedPage(status: number, headers: Record<string, string>, html: string): CachedPage {
  const identity = Buffer.from(html);
  const encoded: Partial<Record<Encoding, Buffer>> = { identity };
  return {
    status,
    headers,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    body: (encoding) =>
      (encoded[encoding] ??= encoding === 'br'
        ? brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } })
        : gzipSync(identity, { level: 6 })),
  };
}

/** Whole pages by key, at most `capacity` bytes, least recently used dropped first; each knows whose publication makes it stale. */
export function createPageCache(capacity: number) {
  const pages = new Map<string, { page: CachedPage; tags: readonly string[]; bornAt: number; bytes: number }>();
  const byTag = new Map<string, Set<string>>();
  let bytes = 0;
  let generation = 0;
  const counts = { hits: 0, misses: 0 };

  function remove(key: string) {
    const one = pages.get(key);
    if (!one) return;
    pages.delete(key);
    bytes -= one.bytes;
    for (const tag of one.tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  }

  return {
    counts,
    get size() { return pages.size; },
    get bytes() { return bytes; },
    /** Rises with every publication; a page rendered across one is not kept. */
    get generation() { return generation; },

    get(key: string): CachedPage | undefined {
      const one = pages.get(key);
      if (!one || Date.now() - one.bornAt > lifetimeMs) {
        remove(key);
        counts.misses++;
        return undefined;
      }
      counts.hits++;
      pages.delete(key); // to the end: the most recently used
      pages.set(key, one);
      return one.page;
    },

    put(key: string, page: CachedPage, tags: readonly string[], bornIn: number) {
      if (bornIn !== generation) return;
      remove(key);
      const size = page.body('identity').length * 2;
      pages.set(key, { page, tags, bornAt: Date.now(), bytes: size });
      bytes += size;
      for (const tag of tags) {
        const keys = byTag.get(tag) ?? new Set();
        byTag.set(tag, keys.add(key));
      }
      for (const oldest of pages.keys()) {
        if (bytes <= capacity) break;
        remove(oldest);
      }
    },

    /** Forgets the pages that carry one of the tags; `*` forgets all. */
    drop(tags: readonly string[]) {
      generation++;
      if (tags.includes('*')) {
        pages.clear();
        byTag.clear();
        bytes = 0;
        return;
      }
      for (const tag of tags) for (const key of byTag.get(tag) ?? []) remove(key);
    },
  };
}
export type PageCache = ReturnType<typeof createPageCache>;

/** The best encoding both sides know. */
export function encodingFor(accepted: string | undefined): Encoding {
  const wanted = new Set((accepted ?? '').split(',').map((one) => one.split(';').map((part) => part.trim().toLowerCase())).filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? '')).map(([name]) => name));
  return wanted.has('br') ? 'br' : wanted.has('gzip') ? 'gzip' : 'identity';
}
