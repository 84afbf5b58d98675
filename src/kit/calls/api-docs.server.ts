import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCachedPage, sendCached, type CachedPage } from '../pages/page-cache.server.ts';
import { securityPolicy } from '../pages/security-policy.ts';
import type { Endpoint } from './endpoint.ts';
import { docsPage, openApi } from './openapi.server.ts';

const common = { 'cache-control': 'public, max-age=300', vary: 'accept-encoding' };

/** Addresses of this site for which the page is kept; a site without PUBLIC_URL has those that visitors use. */
const maxOrigins = 8;

/** All calls as an OpenAPI document and as a page: megabytes that change with the build, built and compressed once. */
export function mountApiDocs(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  originOf: (request: FastifyRequest) => string,
): void {
  let openApiDocument: CachedPage | undefined;
  app.get('/api/openapi.json', { config: { cost: 'page' } }, (request, reply) => {
    openApiDocument ??= createCachedPage(
      200,
      { ...common, 'content-type': 'application/json; charset=utf-8' },
      JSON.stringify(openApi(endpoints)),
    );
    return sendCached(request, reply, openApiDocument);
  });
  const pages = new Map<string, CachedPage>();
  app.get('/api/docs', { config: { cost: 'page' } }, (request, reply) => {
    const origin = originOf(request);
    const page =
      pages.get(origin) ??
      createCachedPage(
        200,
        { ...common, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': securityPolicy() },
        docsPage(endpoints, origin),
      );
    if (pages.size >= maxOrigins && !pages.has(origin)) pages.clear();
    pages.set(origin, page);
    return sendCached(request, reply, page);
  });
}
