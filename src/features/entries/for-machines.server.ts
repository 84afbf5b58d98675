import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../kit/database/database.server.ts';
import { escapeXml } from '../../kit/markup.ts';
import type { Say } from '../../kit/texts.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { detectLanguage, hreflang, languageTag, type Language } from '../../rules/languages.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import { sayFor } from '../../texts.server.ts';
import { thingTypes } from '../../things.server.ts';
import { bibtex } from './citing/bibtex.server.ts';

/** Things of one sitemap file: five languages each keep it under the 50,000 addresses that the protocol allows. */
const thingsOfSitemap = 5_000;
const feedLength = 50;
/** What crawlers are asked to leave: what is for programs, histories and differences, and each year of each map. */
const closed = ['/language/', '/api/', '/data/', '/pack/', '/*/history', '/*?*year=', '/*?*from=', '/*?*until='];

/**
 * Endpoints for programs: robots.txt, sitemaps in all languages, an Atom feed, an OpenSearch description, BibTeX of an
 * entry.
 */
export function mountForMachines(
  app: FastifyInstance,
  { db, originOf }: { db: Database; originOf(request: FastifyRequest): string },
) {
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain')
      .send(
        `User-agent: *\nCrawl-delay: ${limits.crawlDelay}\n${closed.map((path) => `Disallow: ${path}\n`).join('')}Allow: /\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', { config: { cost: 'page' } }, async (request, reply) => {
    const files = (await sitemapFiles(db)).map(
      (_, index) => `<sitemap><loc>${escapeXml(originOf(request))}/sitemap-${index + 1}.xml</loc></sitemap>`,
    );
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>`,
      );
  });

  app.get('/sitemap-:page(^[1-9]\\d{0,5}$).xml', { config: { cost: 'dear' } }, async (request, reply) => {
    const origin = originOf(request);
    const file = (await sitemapFiles(db))[Number((request.params as { page: string }).page) - 1];
    if (!file) return reply.callNotFound();
    const pages = await file.listed.pages(db, { limit: thingsOfSitemap, offset: file.offset });
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
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>`,
      );
  });

  app.get('/detail/:id/cite.bib', { config: { cost: 'ordinary' } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const entry = await db
      .selectFrom('entry')
      .where('id', '=', id)
      .select(['id', 'name', 'language', 'changedAt'])
      .executeTakeFirst();
    if (!entry) fail('entryNotFound');
    const siteName = sayFor(entry.language)('site.name');
    return reply.type('application/x-bibtex; charset=utf-8').send(
      bibtex({
        ...entry,
        siteName,
        url: `${originOf(request)}${entryAddress(id)}`,
        readAt: new Date(),
      }),
    );
  });

  app.get('/feed.atom', { config: { cost: 'page' } }, async (request, reply) => {
    const origin = originOf(request);
    const language = detectLanguage({
      cookie: request.cookies.sys_lang,
      host: request.hostname,
      query: (request.query as { lang?: string }).lang,
    });
    return reply.type('application/atom+xml; charset=utf-8').send(await feed(db, origin, language));
  });

  app.get('/opensearch.xml', (request, reply) => {
    const language = detectLanguage({
      cookie: request.cookies.sys_lang,
      host: request.hostname,
      query: (request.query as { lang?: string }).lang,
    });
    return reply
      .type('application/opensearchdescription+xml; charset=utf-8')
      .send(openSearch(originOf(request), sayFor(language)));
  });
}

/** OpenSearch description. Format: OpenSearch 1.1. */
const openSearch = (origin: string, say: Say) => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>${escapeXml(say('site.name'))}</ShortName><Description>${escapeXml(say('site.description'))}</Description><InputEncoding>UTF-8</InputEncoding><Image width="16" height="16" type="image/svg+xml">${escapeXml(origin)}/favicon.svg</Image><Url type="text/html" template="${escapeXml(origin)}/search?q={searchTerms}"/></OpenSearchDescription>`;

/** The files of the sitemap, one type of thing after the other: where each begins among its type. At least one. */
async function sitemapFiles(db: Database) {
  const listed = thingTypes.flatMap((type) => type.listed ?? []);
  const files = await Promise.all(
    listed.map(async (one) => {
      const count = await one.count(db);
      return Array.from({ length: Math.ceil(count / thingsOfSitemap) }, (_, index) => ({
        listed: one,
        offset: index * thingsOfSitemap,
      }));
    }),
  );
  const all = files.flat();
  return all.length ? all : [{ listed: listed[0]!, offset: 0 }];
}

/** New and changed pages of a language, newest first. Format: RFC 4287. */
async function feed(db: Database, origin: string, language: Language): Promise<string> {
  const newest = await Promise.all(
    thingTypes.flatMap(({ listed }) => (listed ? [listed.newest(db, language, feedLength)] : [])),
  );
  const rows = newest
    .flat()
    .sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
    .slice(0, feedLength);
  const say = sayFor(language);
  const self = `${origin}/feed.atom?lang=${hreflang(language)}`;
  const entries = rows.map(
    ({ href, name, summary, createdAt, changedAt }) =>
      `<entry><id>${escapeXml(origin + href)}</id><title>${escapeXml(name)}</title><link href="${escapeXml(origin + href)}"/><published>${createdAt.toISOString()}</published><updated>${changedAt.toISOString()}</updated><summary>${escapeXml(summary || name)}</summary></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(language)}"><id>${escapeXml(self)}</id><title>${escapeXml(say('site.name'))}</title><link rel="self" href="${escapeXml(self)}"/><link href="${escapeXml(origin)}/"/><updated>${(rows[0]?.changedAt ?? new Date(0)).toISOString()}</updated><author><name>${escapeXml(say('site.name'))}</name></author>
${entries.join('\n')}
</feed>`;
}
