import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../../rules/errors.ts';
import { hreflang, type Language } from '../../rules/languages.ts';
import type { Api, Context } from '../calls/api.server.ts';
import { readDeferredPropsAddress } from '../islands/deferred-props-address.ts';
import type { Translate } from '../texts.ts';
import { loadEmptySections } from '../registry/site-sections.server.ts';
import { createCachedPage, sendCached, type CachedPage, type PageCache } from './page-cache.server.ts';
import type { PageFastPath } from './page-fast-path.server.ts';
import type { PageCopies } from './page-copies.server.ts';
import { isEmbed, canonicalPageAddress } from './page-address.ts';
import { renderPage, type Documents, type RenderResult } from './render.server.tsx';
import { matchRoute, type Route } from './routes.ts';
import { securityPolicy } from './security-policy.ts';
import { withRequestCache } from '../database/request-cache.server.ts';
import * as limits from '../../rules/limits.ts';
import { costOfPage, type NetworkLimits } from '../calls/pricing/network-limits.server.ts';
import { renderRefusalPage } from './refusal.server.ts';
import { shortKey, type Computed } from './tagged-cache.server.ts';

interface Pages extends Documents {
  routes: readonly Route[];
  api: Api;
  cache: PageCache;
  /** The second level of the cache, if there is one. */
  copies: PageCopies | null;
  door: PageFastPath;
  /** Pages are the same for all readers: the context has no member. */
  contextOf(language: Language): Omit<Context, 'cacheTags'>;
  languageOf(request: FastifyRequest): Promise<Language>;
  originOf(request: FastifyRequest): string;
  translateFor(language: Language): Translate;
  /** Whether the /dev pages are enabled. */
  dev: boolean;
  networkLimits: NetworkLimits;
}

/** Renders every address that is neither call nor file, using the page cache. */
export function mountPages(app: FastifyInstance, pages: Pages) {
  const routes = pages.routes.filter(({ pattern }) => pages.dev || !pattern.startsWith('/dev/'));

  // Before the body is read: it is not used.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || request.method === 'GET' || request.method === 'HEAD') return;
    const seconds = await pages.networkLimits.spend(request, 'light');
    if (seconds) {
      await pages.networkLimits.delayRefusal();
      fail('tooManyRequests', { seconds });
    }
    return reply
      .code(405)
      .headers({ allow: 'GET, HEAD', connection: 'close' })
      .type('text/plain')
      .send('Method Not Allowed');
  });
  app.setNotFoundHandler({}, async (request, reply) => {
    const late = readDeferredPropsAddress(request.raw.url!);
    const language = late?.language ?? (await pages.languageOf(request));
    const address = pages.originOf(request) + canonicalPageAddress(late?.page ?? request.raw.url!);
    const key = shortKey(`${language} ${address}`);
    const chooseReply = (page: CachedPage) =>
      late && page.status !== 503 ? toDeferredPropsPage(page, page.late?.hash === late.hash) : page;
    const cached = pages.cache.get(key);
    if (!late) pages.door.learn(request.raw, key);
    const refuse = async (seconds: number) => {
      await pages.networkLimits.delayRefusal();
      return sendCached(request, reply, renderRefusalPage(pages.translateFor(language), language, seconds));
    };
    if (cached) {
      const seconds = await pages.networkLimits.paceCached(request);
      return seconds ? refuse(seconds) : sendCached(request, reply, chooseReply(cached));
    }

    const { pathname } = new URL(address),
      cost = costOfPage(pathname);
    const seconds = await pages.networkLimits.spend(request, cost);
    if (seconds) return refuse(seconds);
    const work = await pages.networkLimits.begin(request, {
      label: `page ${matchRoute(routes, pathname)?.route.pattern}`,
      cost,
    });
    if (!work) return refuse(limits.retryAfterSeconds);
    let renderedPage: CachedPage;
    try {
      const render = () => makePage(new URL(address), pages.originOf(request), language);
      renderedPage = await pages.cache.load(key, () => pages.copies?.load(key, render) ?? render());
      renderedPage.answer(request.headers); // compressed while its cost is measured
    } finally {
      work.finish();
    }
    const page = renderedPage.status === 503 ? (pages.cache.getStale(key) ?? renderedPage) : renderedPage;
    return sendCached(request, reply, chooseReply(page));
  });

  async function makePage(url: URL, origin: string, language: Language): Promise<Computed<CachedPage>> {
    const tags = new Set<string>();
    const context = pages.contextOf(language);
    const cacheTags = (...ids: string[]) => ids.forEach((id) => tags.add(id));
    const call = pages.api.callFor({ ...context, db: withRequestCache(context.db), cacheTags });
    const emptySections = isEmbed(url.pathname) ? [] : await loadEmptySections(context.db, language, cacheTags);
    const pageContext = { call, language, t: pages.translateFor(language), origin, url };
    const rendered = await renderPage(pages, pageContext, matchRoute(routes, url.pathname), emptySections);
    return {
      value: pageOf(rendered, language, isEmbed(url.pathname) ? pages.embedHosts : null),
      tags: [...tags],
      isCacheable: !('redirect' in rendered) && rendered.isKept,
    };
  }
}

/** `embedHosts`: the sites that may frame it; null for a page that is not for frames. */
function pageOf(rendered: RenderResult, language: Language, embedHosts: readonly string[] | null): CachedPage {
  const common = {
    vary: embedHosts ? 'accept-encoding, accept-language' : 'accept-encoding, cookie',
    'content-security-policy': securityPolicy(embedHosts ?? []),
  };
  if ('redirect' in rendered)
    return createCachedPage(302, { ...common, 'cache-control': 'no-store', location: rendered.redirect }, '');
  const { status, html, isKept, late } = rendered;
  const headers = {
    ...common,
    'cache-control': isKept ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-language': hreflang(language),
    ...(status === 503 && { 'retry-after': String(limits.retryAfterSeconds) }),
  };
  return createCachedPage(status, headers, html, late ?? undefined);
}

/** Props of islands that are not in their page; `asNamed`: whether they match the hash in the address. */
function toDeferredPropsPage({ late }: CachedPage, asNamed: boolean): CachedPage {
  const headers = {
    'cache-control': asNamed ? 'public, max-age=31536000, immutable' : 'no-store',
    'content-type': 'application/json; charset=utf-8',
  };
  return createCachedPage(late ? 200 : 404, headers, late?.json ?? '{}');
}
