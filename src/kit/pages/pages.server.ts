import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from 'react-router';
import { httpStatusOf } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import { asFailure, type Api, type Context } from '../calls/api.server.ts';
import { cspWith, applyCsp } from './csp.server.ts';
import type { Call } from '../calls/endpoint.ts';
import { costOfPage, type NetworkLimits } from '../calls/network-limits.server.ts';
import { cachedPage, encodingFor, type CachedPage, type PageCache } from './page-cache.server.ts';
import { isEmbed, pageAddress } from './page-address.ts';
import { pageContext } from './page-context.ts';
import { refusalPage } from './refusal.server.ts';
import { shortKey } from './tagged-cache.server.ts';
import type { Say } from '../texts.ts';

interface Pages {
  build: ServerBuild;
  api: Api;
  cache: PageCache;
  /** Pages are the same for everybody: the context has no member. */
  contextOf(language: Language): Omit<Context, 'cacheTags'>;
  languageOf(request: FastifyRequest): Promise<Language>;
  originOf(request: FastifyRequest): string;
  textsUrl(language: Language, path: string): string;
  sayFor(language: Language): Say;
  dev: boolean;
  networkLimits: NetworkLimits;
}

/** Renders every address that is neither call nor file with React Router, behind the page cache. */
export function mountPages(app: FastifyInstance, pages: Pages) {
  const render = createRequestHandler(pages.build, 'production');

  app.setNotFoundHandler({}, async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Method Not Allowed');
    const language = await pages.languageOf(request);
    const address = pages.originOf(request) + pageAddress(request.raw.url!);
    const key = shortKey(`${language} ${address}`);
    const cached = pages.cache.get(key);
    if (cached) return answer(request, reply, cached);

    const seconds = await pages.networkLimits.spend(request, costOfPage(new URL(address).pathname));
    if (seconds) return answer(request, reply, refusalPage(pages.sayFor(language), language, seconds));
    const { generation } = pages.cache;
    const { page, tags, keep } = await pages.networkLimits.inTurn(request, () =>
      renderPage(request, address, language),
    );
    if (keep) pages.cache.put(key, page, tags, generation);
    return answer(request, reply, page.status === 503 ? (pages.cache.getStale(key) ?? page) : page);
  });

  async function renderPage(request: FastifyRequest, address: string, language: Language) {
    const nonce = randomBytes(16).toString('base64url');
    const tags = new Set<string>();
    const call = forPages(
      pages.api.callFor({ ...pages.contextOf(language), cacheTags: (...ids) => ids.forEach((id) => tags.add(id)) }),
    );
    const origin = pages.originOf(request);
    const context = new RouterContextProvider();
    context.set(pageContext, {
      call,
      language,
      say: pages.sayFor(language),
      origin,
      nonce,
      dev: pages.dev,
      textsUrl: pages.textsUrl(language, new URL(address).pathname),
    });

    const response = await render(new Request(address, { headers: webHeaders(request) }), context);
    const headers = Object.fromEntries(response.headers);
    const text = await response.text();
    const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
    const { html, policy } = isHtml
      ? applyCsp(withoutPreloads(text), nonce, isEmbed(new URL(address).pathname) ? 'all' : 'own')
      : { html: text, policy: cspWith([]) };
    const page = cachedPage(
      response.status,
      {
        'cache-control':
          response.status === 200 ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-store',
        vary: 'accept-encoding, cookie',
        ...headers,
        ...(isHtml && { 'content-language': language === 'jp' ? 'ja' : language, 'content-security-policy': policy }),
      },
      html,
    );
    return {
      page,
      tags: [...tags],
      keep: response.status === 200 && !headers['set-cookie'] && headers['cache-control'] !== 'no-store',
    };
  }
}

/**
 * Removes the modulepreload hints: content before hydration. The entry script requests the others after style and text,
 * with low priority.
 */
const withoutPreloads = (html: string) => html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '');

function answer(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply.code(page.status).headers(page.headers);
  if (page.status === 200) {
    reply.header('etag', page.etag);
    if (request.headers['if-none-match']?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === page.etag))
      return reply.code(304).send();
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.body(encoding));
}

function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value].flat()) if (one) headers.append(name, one);
  return headers;
}

/** Turns a failed call into a response with its status, instead of a crash of the page. */
function forPages(call: Call): Call {
  return async (endpoint, input) => {
    try {
      return await call(endpoint, input);
    } catch (error) {
      const { failure, known } = asFailure(error);
      if (!known) throw error;
      throw data({ error: failure.errorName, details: failure.details }, { status: httpStatusOf(failure.errorName) });
    }
  };
}
