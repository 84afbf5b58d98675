import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createTaggedCache } from './tagged-cache.server.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A whole response, kept as bytes in each encoding that was requested. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body(encoding: Encoding): Buffer;
}

export function cachedPage(status: number, headers: Record<string, string>, html: string): CachedPage {
  const identity = Buffer.from(html);
  const encoded: Partial<Record<Encoding, Buffer>> = { identity };
  return {
    status,
    headers,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    body: (encoding) =>
      (encoded[encoding] ??=
        encoding === 'br'
          ? brotliCompressSync(identity, {
              params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
            })
          : gzipSync(identity, { level: 6 })),
  };
}

/**
 * Cache of whole pages by language and address. A page counts twice the size of its HTML, to allow for the compressed
 * forms.
 */
export const createPageCache = (capacity: number) =>
  createTaggedCache<CachedPage>(capacity, (page) => page.body('identity').length * 2);
export type PageCache = ReturnType<typeof createPageCache>;

/** Characters of Accept-Encoding that are read; browsers send some thirty. */
const longestAccepted = 300;

/** The best encoding that the client accepts. */
export function encodingFor(accepted: string | undefined): Encoding {
  const wanted = new Set(
    (accepted ?? '')
      .slice(0, longestAccepted)
      .split(',')
      .map((one) => one.split(';').map((part) => part.trim().toLowerCase()))
      .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  );
  return wanted.has('br') ? 'br' : wanted.has('gzip') ? 'gzip' : 'identity';
}
