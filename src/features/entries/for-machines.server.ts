import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../kit/database/database.server.ts';
import { escapeXml } from '../../kit/markup.ts';
import type { Say } from '../../kit/texts.ts';
import { fail } from '../../rules/errors.ts';
import { detectLanguage, hreflang, languageTag, type Language } from '../../rules/languages.ts';
import { sayFor } from '../../texts.server.ts';
import { bibtex } from './citing/bibtex.server.ts';

/** Subjects of one sitemap file: five languages each keep it under the 50,000 addresses that the protocol allows. */
const subjectsOfSitemap = 5_000;
const feedLength = 50;

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
        `User-agent: *\nDisallow: /language/\nDisallow: /api/\nAllow: /\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const { count } = await db
      .selectFrom('subject')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const files = Array.from(
      { length: Math.max(1, Math.ceil(count / subjectsOfSitemap)) },
      (_, index) => `<sitemap><loc>${escapeXml(originOf(request))}/sitemap-${index + 1}.xml</loc></sitemap>`,
    );
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>`,
      );
  });

  app.get('/sitemap-:page(^[1-9]\\d{0,5}$).xml', async (request, reply) => {
    const page = Number((request.params as { page: string }).page);
    const origin = originOf(request);
    const rows = await db
      .selectFrom('entry')
      .where('subjectId', 'in', (eb) =>
        eb
          .selectFrom('subject')
          .select('id')
          .orderBy('id')
          .limit(subjectsOfSitemap)
          .offset((page - 1) * subjectsOfSitemap),
      )
      .select(['subjectId', 'language', 'id', 'changedAt'])
      .orderBy('subjectId')
      .orderBy('language')
      .execute();
    if (page !== 1 && !rows.length) return reply.callNotFound();
    const bySubject = Map.groupBy(rows, (row) => row.subjectId);
    const urls = [...bySubject.values()].flatMap((siblings) => {
      const alternates = siblings
        .map(
          ({ language, id }) =>
            `<xhtml:link rel="alternate" hreflang="${hreflang(language)}" href="${escapeXml(`${origin}/detail/${encodeURIComponent(id)}`)}"/>`,
        )
        .join('');
      return siblings.map(
        ({ id, changedAt }) =>
          `<url><loc>${escapeXml(`${origin}/detail/${encodeURIComponent(id)}`)}</loc><lastmod>${changedAt.toISOString()}</lastmod>${alternates}</url>`,
      );
    });
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>`,
      );
  });

  app.get('/detail/:id/cite.bib', async (request, reply) => {
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
        url: `${originOf(request)}/detail/${encodeURIComponent(id)}`,
        readAt: new Date(),
      }),
    );
  });

  app.get('/feed.atom', async (request, reply) => {
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

/** Atom feed of new and changed entries of a language, newest first. Format: RFC 4287. */
async function feed(db: Database, origin: string, language: Language): Promise<string> {
  const rows = await db
    .selectFrom('entry')
    .where('language', '=', language)
    .select(['id', 'subjectId', 'name', 'summary', 'createdAt', 'changedAt'])
    .orderBy('changedAt', 'desc')
    .orderBy('id')
    .limit(feedLength)
    .execute();
  const say = sayFor(language);
  const self = `${origin}/feed.atom?lang=${hreflang(language)}`;
  const entries = rows.map(
    ({ id, name, summary, createdAt, changedAt }) =>
      `<entry><id>${escapeXml(`${origin}/detail/${encodeURIComponent(id)}`)}</id><title>${escapeXml(name)}</title><link href="${escapeXml(`${origin}/detail/${encodeURIComponent(id)}`)}"/><published>${createdAt.toISOString()}</published><updated>${changedAt.toISOString()}</updated><summary>${escapeXml(summary)}</summary></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(language)}"><id>${escapeXml(self)}</id><title>${escapeXml(say('site.name'))}</title><link rel="self" href="${escapeXml(self)}"/><link href="${escapeXml(origin)}/"/><updated>${(rows[0]?.changedAt ?? new Date(0)).toISOString()}</updated><author><name>${escapeXml(say('site.name'))}</name></author>
${entries.join('\n')}
</feed>`;
}
