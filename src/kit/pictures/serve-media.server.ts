import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatDamageLine } from './check-files.server.ts';
import { headBytes, isCutShort, peek } from './damaged-file.server.ts';
import { isMediaName, mediaAddress, mediaTypeOf, type ByteRange, type MediaStore } from './media-store.server.ts';

/** Who may get a file: everyone (cacheable for ever), only this client, or no client. */
export type Audience = 'everybody' | 'asker' | 'nobody';
const cacheControl = { everybody: 'public, max-age=31536000, immutable', asker: 'private, no-store' } as const;
type AudienceOf = (name: string, request: FastifyRequest, reply: FastifyReply) => Promise<Audience>;

/** Most damaged files remembered as logged, so that each is logged once. */
const maxLoggedFiles = 1000;

/**
 * Serves `/media/…`, pictures, sounds and films, as streams, whole or a range of bytes. Refusals are not cached: the
 * picture may be published soon. Files damaged by their header or by the weekly check (`isKnownDamaged`) are 404.
 */
export function mountMedia(
  app: FastifyInstance,
  store: MediaStore,
  audienceOf: AudienceOf,
  isKnownDamaged: (name: string) => Promise<boolean> = async () => false,
) {
  const reportedNames = new Set<string>();
  function refuseDamaged(name: string, reply: FastifyReply) {
    if (!reportedNames.has(name) && reportedNames.size < maxLoggedFiles) {
      reportedNames.add(name);
      app.log.warn({ file: name }, formatDamageLine(name));
    }
    return sendNotFound(reply);
  }

  app.get<{ Params: { '*': string } }>(mediaAddress('*'), { exposeHeadRoute: false }, answer);
  app.head<{ Params: { '*': string } }>(mediaAddress('*'), answer);

  async function answer(request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) {
    const name = request.params['*'];
    const audience = isMediaName(name) ? await audienceOf(name, request, reply) : 'nobody';
    if (audience === 'nobody') return sendNotFound(reply);
    if (await isKnownDamaged(name)) return refuseDamaged(name, reply);
    const etag = `"${name.slice(name.indexOf('/') + 1)}"`; // the content under a name never changes
    const { range: requestedRange, 'if-range': condition, 'if-none-match': clientEtags } = request.headers;
    const isHead = request.method === 'HEAD',
      isPart = requestedRange !== undefined && (condition === undefined || condition === etag) && !isHead;
    const head = {
      'cache-control': cacheControl[audience],
      'content-security-policy': `default-src 'none'; sandbox`,
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'bytes',
      etag,
    };
    if (!isHead && !isPart && clientEtags?.split(',').some((tag) => tag.trim() === etag))
      return reply.code(304).headers(head).send();
    const size = isHead || isPart ? await store.sizeOf(name) : undefined;
    if (size === null) return sendNotFound(reply);
    if (size !== undefined && (await startsDamaged(name, size))) return refuseDamaged(name, reply);
    const range = isPart ? parseRange(requestedRange, size!) : null;
    if (range === 'unsatisfiable')
      return reply
        .code(416)
        .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
        .send();
    if (isHead) return reply.headers(head).type(mediaTypeOf(name)).header('content-length', size).send();
    const file = await store.open(name, range ?? undefined);
    if (!file) return sendNotFound(reply);
    if (!range && isCutShort(name, await peek(file.stream), file.bytes)) {
      file.stream.destroy();
      return refuseDamaged(name, reply);
    }
    reply.headers(head).type(mediaTypeOf(name));
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    return reply.header('content-length', file.bytes).send(file.stream);
  }

  /** Checks the header for requests that read only the size, or a part. */
  async function startsDamaged(name: string, size: number): Promise<boolean> {
    if (size === 0) return true;
    const file = await store.open(name, { start: 0, end: Math.min(headBytes, size) - 1 });
    return file !== null && isCutShort(name, await buffer(file.stream), size);
  }
}

/** Answers as a page, not a picture: removes the headers of the file. */
function sendNotFound(reply: FastifyReply) {
  for (const name of ['etag', 'accept-ranges', 'content-type']) reply.removeHeader(name);
  return reply.header('cache-control', 'no-store').callNotFound();
}

/** The range requested by a Range header; null for other requests, which get the whole file. */
export function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (!first && !last) return null;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < start) return null; // malformed
  return start > end || (!first && Number(last) === 0) ? 'unsatisfiable' : { start, end };
}
