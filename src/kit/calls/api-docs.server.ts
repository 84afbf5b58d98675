import type { FastifyInstance } from 'fastify';
import { createCachedPage, sendCached, type CachedPage } from '../pages/page-cache.server.ts';
import { securityPolicy } from '../pages/security-policy.ts';
import type { Endpoint } from './endpoint.ts';
import { docsPage, openApi } from './openapi.server.ts';

const common = { 'cache-control': 'public, max-age=300', vary: 'accept-encoding' };

/** All calls as an OpenAPI document and as a page: megabytes that change with the build, built and compressed once. */
export function mountApiDocs(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const documents: Record<string, () => CachedPage> = {
    '/api/openapi.json': () =>
      createCachedPage(
        200,
        { ...common, 'content-type': 'application/json; charset=utf-8' },
        JSON.stringify(openApi(endpoints)),
      ),
    '/api/docs': () =>
      createCachedPage(
        200,
        { ...common, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': securityPolicy() },
        docsPage(endpoints),
      ),
  };
  for (const [address, make] of Object.entries(documents)) {
    let page: CachedPage | undefined;
    app.get(address, { config: { cost: 'page' } }, (request, reply) => sendCached(request, reply, (page ??= make())));
  }
}
