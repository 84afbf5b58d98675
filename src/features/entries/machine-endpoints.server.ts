import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../kit/database/database.server.ts';
import { anyPublicationTag } from '../../kit/list-tags.ts';
import { escapeXml } from '../../kit/markup.ts';
import { createCachedPage, sendCached, type PageCache } from '../../kit/pages/page-cache.server.ts';
import { shortKey } from '../../kit/pages/tagged-cache.server.ts';
import type { Translate } from '../../kit/texts.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { detectLanguage, hreflang, languageTag, type Language } from '../../rules/languages.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import { thingTypes } from '../../kit/registry/things.server.ts';
import { toBibtex } from './citing/bibtex.server.ts';

/** Things per sitemap file: with five languages each it stays below the protocol's limit of 50,000 addresses. */
const thingsPerSitemap = 5_000;
const feedLength = 50;
/** Paths that crawlers must skip: those for programs, histories and differences, and each year of each map. */
const disallowedPaths = [
  '/language/',
  '/api/',
  '/data/',
  '/pack/',
  '/*/history',
  '/*?*year=',
  '/*?*from=',
  '/*?*until=',
];

/**
 * Endpoints for programs: robots.txt, sitemaps in all languages, an Atom feed, an OpenSearch description, BibTeX of an
 * entry.
 */
export function mountMachineEndpoints(
  app: FastifyInstance,
  { db, originOf, cache }: { db: Database; originOf(request: FastifyRequest): string; cache: PageCache },
) {
  /** Cached compressed until something is published. */
  async function sendXml(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, type, write }: { name: string; type: string; write(origin: string): Promise<string | null> },
  ) {
    const origin = originOf(request);
    const page = await cache.load(shortKey(`xml ${name} ${origin}`), async () => {
      const text = await write(origin);
      return {
        value:
          text === null
            ? createCachedPage(404, {}, '')
            : createCachedPage(200, { 'content-type': `${type}; charset=utf-8`, vary: 'accept-encoding' }, text),
        tags: [anyPublicationTag],
        isCacheable: text !== null,
      };
    });
    return page.status === 404 ? reply.callNotFound() : sendCached(request, reply, page);
  }

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain')
      .send(
        `User-agent: *\nCrawl-delay: ${limits.crawlDelay}\n${disallowedPaths.map((path) => `Disallow: ${path}\n`).join('')}Allow: /\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', { config: { cost: 'page' } }, (request, reply) =>
    sendXml(request, reply, {
      name: 'sitemap',
      type: 'application/xml',
      write: (origin) => renderSitemapIndex(db, origin),
    }),
  );
  app.get('/sitemap-:page(^[1-9]\\d{0,5}$).xml', { config: { cost: 'dear' } }, (request, reply) => {
    const { page } = request.params as { page: string };
    return sendXml(request, reply, {
      name: `sitemap ${page}`,
      type: 'application/xml',
      write: (origin) => renderSitemapFile(db, origin, Number(page)),
    });
  });

  app.get('/detail/:id/cite.bib', { config: { cost: 'ordinary' } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const entry = await db
      .selectFrom('entry')
      .where('id', '=', id)
      .select(['id', 'name', 'language', 'changedAt'])
      .executeTakeFirst();
    if (!entry) fail('entryNotFound');
    const siteName = translateFor(entry.language)('site.name');
    return reply.type('application/x-bibtex; charset=utf-8').send(
      toBibtex({
        ...entry,
        siteName,
        url: `${originOf(request)}${entryAddress(id)}`,
        readAt: new Date(),
      }),
    );
  });

  app.get('/feed.atom', { config: { cost: 'page' } }, async (request, reply) => {
    const language = detectLanguage({
      cookie: request.cookies.sys_lang,
      host: request.hostname,
      query: (request.query as { lang?: string }).lang,
    });
    return sendXml(request, reply, {
      name: `feed ${language}`,
      type: 'application/atom+xml',
      write: (origin) => renderFeed(db, origin, language),
    });
  });

  app.get('/opensearch.xml', (request, reply) => {
    const language = detectLanguage({
      cookie: request.cookies.sys_lang,
      host: request.hostname,
      query: (request.query as { lang?: string }).lang,
    });
    return reply
      .type('application/opensearchdescription+xml; charset=utf-8')
      .send(renderOpenSearch(originOf(request), translateFor(language)));
  });
}

/** OpenSearch description. Format: OpenSearch 1.1. */
const renderOpenSearch = (origin: string, t: Translate) => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>${escapeXml(t('site.name'))}</ShortName><Description>${escapeXml(t('site.description'))}</Description><InputEncoding>UTF-8</InputEncoding><Image width="16" height="16" type="image/svg+xml">${escapeXml(origin)}/favicon.svg</Image><Url type="text/html" template="${escapeXml(origin)}/search?q={searchTerms}"/></OpenSearchDescription>`;

/** The files of the sitemap, one type of thing after the other, each with its offset within its type. At least one. */
async function listSitemapFiles(db: Database) {
  const listed = thingTypes.flatMap((type) => type.listed ?? []);
  const files = await Promise.all(
    listed.map(async (source) => {
      const count = await source.count(db);
      return Array.from({ length: Math.ceil(count / thingsPerSitemap) }, (_, index) => ({
        listed: source,
        offset: index * thingsPerSitemap,
      }));
    }),
  );
  const allFiles = files.flat();
  return allFiles.length ? allFiles : [{ listed: listed[0]!, offset: 0 }];
}

async function renderSitemapIndex(db: Database, origin: string): Promise<string> {
  const files = (await listSitemapFiles(db)).map(
    (_, index) => `<sitemap><loc>${escapeXml(origin)}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>`;
}

/** One file of the sitemap, counted from 1; null if it does not exist. */
async function renderSitemapFile(db: Database, origin: string, number: number): Promise<string | null> {
  const file = (await listSitemapFiles(db))[number - 1];
  if (!file) return null;
  const pages = await file.listed.pages(db, { limit: thingsPerSitemap, offset: file.offset });
  const urls = [...Map.groupBy(pages, ({ thingId }) => thingId).values()].flatMap((siblings) => {
    const alternates = siblings
      .map(
        ({ language, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang(language)}" href="${escapeXml(origin + href)}"/>`,
      )
      .join('');
    return siblings.map(
      ({ href, changedAt }) =>
        `<url><loc>${escapeXml(origin + href)}</loc><lastmod>${changedAt.toISOString()}</lastmod>${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>`;
}

/** New and changed pages of a language, newest first. Format: RFC 4287. */
async function renderFeed(db: Database, origin: string, language: Language): Promise<string> {
  const newest = await Promise.all(
    thingTypes.flatMap(({ listed }) => (listed ? [listed.newest(db, language, feedLength)] : [])),
  );
  const rows = newest
    .flat()
    .sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
    .slice(0, feedLength);
  const t = translateFor(language);
  const self = `${origin}/feed.atom?lang=${hreflang(language)}`;
  const entries = rows.map(
    ({ href, name, summary, createdAt, changedAt }) =>
      `<entry><id>${escapeXml(origin + href)}</id><title>${escapeXml(name)}</title><link href="${escapeXml(origin + href)}"/><published>${createdAt.toISOString()}</published><updated>${changedAt.toISOString()}</updated><summary>${escapeXml(summary || name)}</summary></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(language)}"><id>${escapeXml(self)}</id><title>${escapeXml(t('site.name'))}</title><link rel="self" href="${escapeXml(self)}"/><link href="${escapeXml(origin)}/"/><updated>${(rows[0]?.changedAt ?? new Date(0)).toISOString()}</updated><author><name>${escapeXml(t('site.name'))}</name></author>
${entries.join('\n')}
</feed>`;
}
