import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { DeferredProps } from '../islands/islands-of-page.server.tsx';
import { contentHash } from './content-hash.server.ts';
import { createTaggedCache } from './tagged-cache.server.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The response as sent. */
interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * A whole page, with its answers in each encoding requested so far. Most are only requested compressed, at 20 % of the
 * size: the HTML itself is dropped once one of these can restore it.
 */
export interface CachedPage {
  status: number;
  etag: string;
  /** Size of the content in bytes, including late props. */
  bytes: number;
  /** Props of islands that are not in the page: few are requested, so an answer is made only on request. */
  late?: DeferredProps;
  /** The page in the best encoding that the client accepts, or 304 if it has it already. */
  answer(request: IncomingHttpHeaders): PageAnswer;
  /** What it consists of, for storing it elsewhere; null unless it was sent compressed by Brotli. */
  stored(): StoredPage | null;
}

/** A page without its answers. */
export interface StoredPage {
  page: { status: number; headers: Record<string, string>; etag: string; bytes: number; lateHash?: string };
  /** The HTML, compressed by Brotli. */
  body: Buffer;
  late: Buffer | null;
}

export function createCachedPage(
  status: number,
  headers: Record<string, string>,
  content: string | Buffer,
  late?: DeferredProps,
): CachedPage {
  const identity = copyToOwnMemory(typeof content === 'string' ? Buffer.from(content) : content);
  const bytes = identity.length + (late?.json.length ?? 0);
  return createPage({ status, headers, etag: `"${contentHash(identity)}"`, bytes, late }, { identity });
}

export const restoreCachedPage = ({ page: { lateHash, ...page }, body, late }: StoredPage): CachedPage =>
  createPage({ ...page, ...(late && { late: { hash: lateHash!, json: late } }) }, { br: body });

interface PageParts {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bytes: number;
  late?: DeferredProps;
}

/** A page of which the HTML is given in one encoding. */
function createPage(
  { status, headers, etag, bytes, late }: PageParts,
  { identity, br }: { identity?: Buffer; br?: Buffer },
): CachedPage {
  const answerHeaders = status === 200 ? { ...headers, etag } : headers;
  const answers: Partial<Record<Encoding, PageAnswer>> = {};
  const notModified = { status: 304, headers: answerHeaders, body: Buffer.alloc(0) };

  /** Whether the Brotli answer was made for a single reader. */
  let isQuick = !br;
  function answerIn(encoding: Encoding, quality = quickQuality): PageAnswer {
    const body =
      encoding === 'br' && br
        ? br
        : copyToOwnMemory(encoders[encoding](identity ?? uncompressedBodyOf(answers, br), quality));
    identity = undefined;
    if (encoding === 'br') br = undefined;
    const written = encoding === 'identity' ? answerHeaders : { ...answerHeaders, 'content-encoding': encoding };
    return { status, headers: { ...written, 'content-length': String(body.length) }, body };
  }

  return {
    status,
    etag,
    bytes,
    ...(late && { late: { ...late, json: copyToOwnMemory(late.json) } }),
    answer(request) {
      const clientEtags = request['if-none-match'];
      if (status === 200 && clientEtags && matchesEtag(etag, clientEtags)) return notModified;
      const encoding = encodingFor(request['accept-encoding']);
      if (encoding === 'br' && answers.br && isQuick) {
        isQuick = false;
        answers.br = answerIn('br', lastingQuality);
      }
      return (answers[encoding] ??= answerIn(encoding));
    },
    stored: () =>
      answers.br
        ? {
            page: { status, headers, etag, bytes, ...(late && { lateHash: late.hash }) },
            body: answers.br.body,
            late: late?.json ?? null,
          }
        : null,
  };
}

/** Sends a page in an encoding that the client accepts. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  const { status, headers, body } = page.answer(request.headers);
  return reply.code(status).headers(headers).send(body);
}

/** A copy in separate memory: results of zlib and short buffers of Node keep the 64 kB block they are part of. */
function copyToOwnMemory(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function uncompressedBodyOf({ identity, br, gzip }: Partial<Record<Encoding, PageAnswer>>, unsent?: Buffer): Buffer {
  const compressed = br?.body ?? unsent;
  return identity?.body ?? (compressed ? brotliDecompressSync(compressed) : gunzipSync(gzip!.body));
}

const matchesEtag = (etag: string, clientEtags: string) =>
  clientEtags.split(/,\s*/).some((tag) => (tag.startsWith('W/') ? tag.slice(2) : tag) === etag);

/**
 * Brotli's quality for the first reader of a page, who is often the only one, and for all later ones. The first takes a
 * third of the time of 5 for 14 % more bytes.
 */
const quickQuality = 3,
  lastingQuality = 6;

const encoders: Record<Encoding, (html: Buffer, quality: number) => Buffer> = {
  identity: (html) => html,
  gzip: (html) => gzipSync(html, { level: 6 }),
  br: (html, quality) =>
    brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
};

/**
 * Cache of whole pages by language and address. A page counts the size of its HTML: most use 20 % of that, one that was
 * requested in every encoding a third more.
 */
export const createPageCache = (capacity: number) => createTaggedCache<CachedPage>(capacity, (page) => page.bytes);
export type PageCache = ReturnType<typeof createPageCache>;

/** Characters of Accept-Encoding that are read; browsers send some thirty. */
const maxHeaderLength = 300;

/** Cached choices: browsers send one of a dozen values. */
const encodingByHeader = new Map<string, Encoding>();

/** The best encoding that the client accepts. */
export function encodingFor(accepted = ''): Encoding {
  const cachedEncoding = encodingByHeader.get(accepted);
  if (cachedEncoding) return cachedEncoding;
  const encoding = chooseEncoding(accepted.slice(0, maxHeaderLength));
  if (encodingByHeader.size < 100 && accepted.length < maxHeaderLength) encodingByHeader.set(accepted, encoding);
  return encoding;
}

function chooseEncoding(accepted: string): Encoding {
  const acceptedEncodings = new Set(
    accepted
      .split(',')
      .map((item) => item.split(';').map((part) => part.trim().toLowerCase()))
      .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  );
  return acceptedEncodings.has('br') ? 'br' : acceptedEncodings.has('gzip') ? 'gzip' : 'identity';
}
