import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.server.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import { embedCode, frame } from './embed-code.ts';
import { loadSharedGroup } from './queries.server.ts';

const pixels = z.coerce.number().int().min(100).max(10_000);
const OembedRequest = z.object({
  url: z.url().max(2000),
  format: z.enum(['json', 'xml']).default('json'),
  maxwidth: pixels.optional(),
  maxheight: pixels.optional(),
});

/** The group and version in an address of this site; null for any other address. */
export function groupInAddress(address: string, origin: string): { id: string; version: 'saved' | 'reviewed' } | null {
  const url = URL.parse(address);
  const [, id] = /^\/(?:embed\/)?group\/([^/]+)\/?$/.exec(url?.pathname ?? '') ?? [];
  if (!url || url.origin !== origin || id === undefined) return null;
  try {
    return {
      id: decodeURIComponent(id),
      version: url.searchParams.get('version') === 'reviewed' ? 'reviewed' : 'saved',
    };
  } catch {
    return null; // malformed percent-encoding
  }
}

/**
 * `/data/oembed`: describes to other sites how to embed a group, as https://oembed.com specifies: no envelope, and only
 * JSON (501 for XML).
 */
export function mountOembed(
  app: FastifyInstance,
  {
    db,
    originOf,
    languageOf,
  }: {
    db: Database;
    originOf(request: FastifyRequest): string;
    languageOf(request: FastifyRequest): Promise<Language>;
  },
) {
  app.get('/data/oembed', { config: { cost: 'ordinary' } }, async (request, reply) => {
    const parsedQuery = OembedRequest.safeParse(request.query);
    if (!parsedQuery.success) fail('badInput', { field: parsedQuery.error.issues[0]!.path.join('.') });
    if (parsedQuery.data.format === 'xml') return reply.code(501).type('text/plain').send('Not Implemented');
    const origin = originOf(request),
      target = groupInAddress(parsedQuery.data.url, origin) ?? fail('groupNotFound');
    const { row, group } = await loadSharedGroup(db, target.id, target.version);
    const width = Math.min(frame.width, parsedQuery.data.maxwidth ?? frame.width),
      height = Math.min(frame.height, parsedQuery.data.maxheight ?? frame.height);
    return reply.header('access-control-allow-origin', '*').send({
      type: 'rich',
      version: '1.0',
      title: group.name,
      author_name: row.author,
      provider_name: translateFor(await languageOf(request))('site.name'),
      provider_url: origin,
      cache_age: 3600,
      html: embedCode({ origin, ...target, name: group.name, width, height }),
      width,
      height,
    });
  });
}
