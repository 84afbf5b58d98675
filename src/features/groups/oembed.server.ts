import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RouteContext } from '../../kit/registry/feature.server.ts';
import { embeds } from '../../kit/registry/embeds.server.ts';
import { embedAddressOf, embedFrame, frameSize } from '../../kit/pages/embed-address.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { fail } from '../../rules/errors.ts';
import { parseEntryId } from '../../rules/entry-ids.ts';
import { hreflang, readLanguage, type Language } from '../../rules/languages.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import { embedCode } from './embed-code.ts';
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
 * `/data/oembed`: describes to other sites how to embed a group or a page, as https://oembed.com specifies: no envelope, and only
 * JSON (501 for XML).
 */
export function mountOembed(
  app: FastifyInstance,
  { db, originOf, languageOf, callFor }: Pick<RouteContext, 'db' | 'originOf' | 'languageOf' | 'callFor'>,
) {
  app.get('/data/oembed', { config: { cost: 'ordinary' } }, async (request, reply) => {
    const parsedQuery = OembedRequest.safeParse(request.query);
    if (!parsedQuery.success) fail('badInput', { field: parsedQuery.error.issues[0]!.path.join('.') });
    if (parsedQuery.data.format === 'xml') return reply.code(501).type('text/plain').send('Not Implemented');
    const origin = originOf(request),
      language = languageOfAddress(parsedQuery.data.url) ?? (await languageOf(request));
    const width = Math.min(frameSize.width, parsedQuery.data.maxwidth ?? frameSize.width),
      height = Math.min(frameSize.height, parsedQuery.data.maxheight ?? frameSize.height);
    const { title, author, html } =
      (await frameOfGroup(db, parsedQuery.data.url, origin, { width, height })) ??
      (await frameOfPage(callFor(language), language, parsedQuery.data.url, origin, { width, height })) ??
      fail('groupNotFound');
    return reply.header('access-control-allow-origin', '*').send({
      type: 'rich',
      version: '1.0',
      title,
      ...(author && { author_name: author }),
      provider_name: translateFor(language)('site.name'),
      provider_url: origin,
      cache_age: 3600,
      html,
      width,
      height,
    });
  });
}

/** The language that an address asks for, or that of the entry in it. */
function languageOfAddress(address: string): Language | null {
  const url = URL.parse(address);
  const id =
    /^\/(?:detail|family)\/([^/]+)$/.exec(url?.pathname ?? '')?.[1] ??
    url?.searchParams.get('id') ??
    url?.searchParams.get('paintingId');
  return readLanguage(url?.searchParams.get('lang')) ?? (id ? parseEntryId(id).language : null);
}

interface Frame {
  title: string;
  author?: string;
  html: string;
}
interface FrameSize {
  width: number;
  height: number;
}

async function frameOfGroup(db: Database, address: string, origin: string, size: FrameSize): Promise<Frame | null> {
  const target = groupInAddress(address, origin);
  if (!target) return null;
  const { row, group } = await loadSharedGroup(db, target.id, target.version);
  return { title: group.name, author: row.author, html: embedCode({ origin, ...target, name: group.name, ...size }) };
}

/** The frame of a page that a feature offers to other sites; null for any other address. */
async function frameOfPage(
  call: ReturnType<RouteContext['callFor']>,
  language: Language,
  address: string,
  origin: string,
  size: FrameSize,
): Promise<Frame | null> {
  const url = URL.parse(address);
  if (url?.origin !== origin) return null;
  url.searchParams.set('lang', hreflang(language));
  const embedAddress = embedAddressOf(url);
  if (embedAddress === null) return null;
  for (const { path, titleOf } of embeds) {
    const match = path.exec(url.pathname);
    if (!match) continue;
    const title = await titleOf({ call, t: translateFor(language), id: decodeURIComponent(match[1] ?? ''), url });
    return { title, html: embedFrame({ address: origin + embedAddress, title, ...size }) };
  }
  return null;
}
