import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../rules/languages.ts';
import type { Api, Context } from '../calls/api.server.ts';
import { readLateAddress } from '../islands/late-address.ts';
import type { Say } from '../texts.ts';
import { cachedPage, type CachedPage, type PageCache } from './page-cache.server.ts';
import type { PageDoor } from './page-door.server.ts';
import { isEmbed, pageAddress } from './page-address.ts';
import { renderPage, type Documents, type Rendered } from './render.server.tsx';
import { matchRoute, type Route } from './routes.ts';
import { securityPolicy } from './security-policy.ts';
import { oneReading } from '../database/reading.server.ts';
import * as limits from '../../rules/limits.ts';
import { costOfPage, type NetworkLimits } from '../calls/network-limits.server.ts';
import { refusalPage } from './refusal.server.ts';
import { shortKey } from './tagged-cache.server.ts';

interface Pages extends Documents {
  routes: readonly Route[];
  api: Api;
  cache: PageCache;
  door: PageDoor;
  /** Pages are the same for everybody: the context has no member. */
  contextOf(language: Language): Omit<Context, 'cacheTags'>;
  languageOf(request: FastifyRequest): Promise<Language>;
  originOf(request: FastifyRequest): string;
  sayFor(language: Language): Say;
  /** Whether the /dev pages are enabled. */
  dev: boolean;
  networkLimits: NetworkLimits;
}

/** Renders every address that is neither call nor file, behind the page cache. */
export function mountPages(app: FastifyInstance, pages: Pages) {
  const routes = pages.routes.filter(({ pattern }) => pages.dev || !pattern.startsWith('/dev/'));

  app.setNotFoundHandler({}, async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Method Not Allowed');
    const late = readLateAddress(request.raw.url!);
    const language = late?.language ?? (await pages.languageOf(request));
    const address = pages.originOf(request) + pageAddress(late?.page ?? request.raw.url!);
    const key = shortKey(`${language} ${address}`);
    const wanted = (page: CachedPage) =>
      late && page.status !== 503 ? lateProps(page, page.late?.hash === late.hash) : page;
    const cached = pages.cache.get(key);
    if (!late) pages.door.learn(request.raw, key);
    if (cached) return answer(request, reply, wanted(cached));

    const seconds = await pages.networkLimits.spend(request, costOfPage(new URL(address).pathname));
    if (seconds) return answer(request, reply, refusalPage(pages.sayFor(language), language, seconds));
    const { generation } = pages.cache;
    const made = await pages.networkLimits.inTurn(request, () =>
      makePage(new URL(address), pages.originOf(request), language),
    );
    if (made.isKept) pages.cache.put(key, made.page, made.tags, generation);
    const page = made.page.status === 503 ? (pages.cache.getStale(key) ?? made.page) : made.page;
    return answer(request, reply, wanted(page));
  });

  async function makePage(url: URL, origin: string, language: Language) {
    const tags = new Set<string>();
    const context = pages.contextOf(language);
    const call = pages.api.callFor({
      ...context,
      db: oneReading(context.db),
      cacheTags: (...ids) => ids.forEach((id) => tags.add(id)),
    });
    const asked = { call, language, say: pages.sayFor(language), origin, url };
    const rendered = await renderPage(pages, asked, matchRoute(routes, url.pathname));
    return {
      page: pageOf(rendered, language, isEmbed(url.pathname)),
      tags: [...tags],
      isKept: !('redirect' in rendered) && rendered.isKept,
    };
  }
}

function pageOf(rendered: Rendered, language: Language, isEmbedded: boolean): CachedPage {
  const common = {
    vary: 'accept-encoding, cookie',
    'content-security-policy': securityPolicy(isEmbedded ? 'all' : 'own'),
  };
  if ('redirect' in rendered)
    return cachedPage(302, { ...common, 'cache-control': 'no-store', location: rendered.redirect }, '');
  const { status, html, isKept, late } = rendered;
  const headers = {
    ...common,
    'cache-control': isKept ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-language': language === 'jp' ? 'ja' : language,
    ...(status === 503 && { 'retry-after': String(limits.awaySeconds) }),
  };
  return cachedPage(status, headers, html, late ?? undefined);
}

/** Props of islands that are not in their page; `asNamed`: whether they are those that the address names. */
function lateProps({ late }: CachedPage, asNamed: boolean): CachedPage {
  const headers = {
    'cache-control': asNamed ? 'public, max-age=31536000, immutable' : 'no-store',
    'content-type': 'application/json; charset=utf-8',
  };
  return cachedPage(late ? 200 : 404, headers, late?.json ?? '{}');
}

function answer(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  const { status, headers, body } = page.answer(request.headers);
  return reply.code(status).headers(headers).send(body);
}
