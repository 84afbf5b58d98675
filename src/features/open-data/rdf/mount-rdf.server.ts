import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Quad } from 'n3';
import { findSubject } from '../../../kit/find-subject.server.ts';
import { createCachedPage, sendCached } from '../../../kit/pages/page-cache.server.ts';
import { shortKey } from '../../../kit/pages/tagged-cache.server.ts';
import type { RouteContext } from '../../../kit/registry/feature.server.ts';
import { fail } from '../../../rules/errors.ts';
import { rdfFormats, serializeQuads, type RdfFormat } from './serialize-quads.ts';
import { quadsOfSubjects, quadsOfVocabulary } from './subject-quads.server.ts';

/**
 * `/data/subject/{id}`: a subject as statements, in the format that the client prefers; people are sent to its entry.
 * `.ttl`, `.nt` and `.jsonld` name a format; an entry (`/detail/{id}`) leads here with the same preference. `/data/vocabulary` describes our own terms.
 */
export function mountRdf(
  app: FastifyInstance,
  { db, cache, originOf }: Pick<RouteContext, 'db' | 'cache' | 'originOf'>,
): void {
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      name,
      format,
      tag,
      load,
    }: { name: string; format: RdfFormat; tag: string; load(origin: string): Promise<Quad[]> },
  ) {
    const origin = originOf(request);
    const page = await cache.load(shortKey(`rdf ${name} ${format} ${origin}`), async () => ({
      value: createCachedPage(
        200,
        {
          'content-type': `${rdfFormats[format]}; charset=utf-8`,
          'access-control-allow-origin': '*',
          vary: 'accept, accept-encoding',
        },
        await serializeQuads(await load(origin), format, origin),
      ),
      tags: [tag],
      isCacheable: true,
    }));
    return sendCached(request, reply, page);
  }

  async function sendSubject(request: FastifyRequest, reply: FastifyReply, id: string, format: RdfFormat) {
    const subjectId = (await findSubject(db, id)) ?? fail('entryNotFound');
    return send(request, reply, {
      name: subjectId,
      format,
      tag: subjectId,
      load: (origin) => quadsOfSubjects(db, [subjectId], origin),
    });
  }

  app.get('/data/subject/:id', { config: { cost: 'ordinary' } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const file = /^(.+)\.(ttl|nt|jsonld)$/.exec(id);
    if (file) return sendSubject(request, reply, file[1]!, file[2] as RdfFormat);
    const format = formatFor(request.headers.accept);
    if (format) return sendSubject(request, reply, id, format);
    if (!(await findSubject(db, id))) fail('entryNotFound');
    return reply.header('vary', 'accept').redirect(`/detail/${encodeURIComponent(id)}`, 303);
  });

  // An entry in a format of statements: at the address of its subject.
  app.addHook('onRequest', async (request, reply) => {
    const { accept } = request.headers;
    const id = accept && !accept.includes('html') ? /^\/detail\/([^/?]+)(?:\?|$)/.exec(request.url)?.[1] : undefined;
    if (id !== undefined && formatFor(accept))
      return reply.header('cache-control', 'no-store').redirect(`/data/subject/${id}`, 303);
  });

  app.get('/data/vocabulary', { config: { cost: 'ordinary' } }, (request, reply) =>
    send(request, reply, {
      name: 'vocabulary',
      format: formatFor(request.headers.accept) ?? 'ttl',
      tag: 'vocabulary',
      load: async (origin) => quadsOfVocabulary(origin),
    }),
  );
}

/** The format that a header `Accept` names before any page of text; null for readers. */
export function formatFor(accept = ''): RdfFormat | null {
  const wanted = accept
    .slice(0, 1000)
    .split(',')
    .map((item, at) => {
      const [type = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { type, quality: quality === undefined ? 1 : Number(quality) || 0, at };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.at - b.at);
  for (const { type } of wanted) {
    if (type === 'text/html' || type === 'application/xhtml+xml' || type === '*/*') return null;
    const format = (Object.keys(rdfFormats) as RdfFormat[]).find((name) => rdfFormats[name] === type);
    if (format) return format;
  }
  return null;
}
