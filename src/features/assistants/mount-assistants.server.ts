import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rateLimit } from '../../kit/calls/rate-limit.server.ts';
import type { RouteContext } from '../../kit/registry/feature.server.ts';
import * as limits from '../../rules/limits.ts';
import { memberOfAccessToken } from '../accounts/face/access-tokens.server.ts';
import { isOwnHost } from './is-own-host.ts';
import { createAssistantServer, type AssistantSite } from './assistant-server.server.ts';

/** Largest request, in bytes: a call of a tool has a few hundred. */
const maxRequestBytes = 64 * 1024;
/** Longest time for an answer, in milliseconds. */
const answerMs = 30_000;

/** A message that is no answer to a request. Codes: JSON-RPC 2.0. */
const errorMessage = (code: number, message: string) => ({ jsonrpc: '2.0', error: { code, message }, id: null });

/** The token of a request; null without one. A proxy in front may use other schemes. Source: RFC 6750, 2.1. */
function bearerToken({ headers }: FastifyRequest): string | null {
  const [scheme = '', token = ''] = (headers.authorization ?? '').split(' ', 2);
  return scheme.toLowerCase() === 'bearer' ? token : null;
}

/**
 * `POST /mcp`: the Model Context Protocol over HTTP, without sessions: each request has a server of its own. It is the only
 * address where a member's token gives rights, and a session cookie gives none here.
 */
export function mountAssistants(app: FastifyInstance, { callFor, db, originOf, settings }: RouteContext): void {
  app.post('/mcp', { bodyLimit: maxRequestBytes, config: { cost: 'dear' } }, async (request, reply) => {
    if (!isOwnHost(request.hostname, request.headers.origin, settings))
      return reply
        .code(403)
        .send(errorMessage(-32_000, 'This host or origin is not that of the site. Its operator sets PUBLIC_URL.'));
    // A batch would be a hundred calls at the price of one.
    if (Array.isArray(request.body)) return reply.code(400).send(errorMessage(-32_600, 'Send one request at a time.'));
    const token = bearerToken(request);
    const member =
      token === null ? null : await memberOfAccessToken(db, token, { phoneOptional: settings.BOUND_BY === 'any' });
    if (token !== null && !member)
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer realm="stele", error="invalid_token"')
        .send(
          errorMessage(
            -32_001,
            'This token is unknown, expired or revoked. Its member creates a new one in the user centre.',
          ),
        );
    const response = await answer(request, {
      origin: originOf(request),
      callFor: (language) => callFor(language),
      report: (error) => request.log.error(error),
      ...(member && {
        member: {
          tokenId: member.sessionId,
          callFor: (language) => callFor(language, member),
          countDraft: () =>
            rateLimit(db, {
              key: `assistant member ${member.id}`,
              maxAttempts: limits.assistantDraftsPerHour,
              perMs: 3_600_000,
            }),
        },
      }),
    });
    if (!response) return reply.code(503).send(errorMessage(-32_603, 'The answer took too long. Ask for less.'));
    for (const [name, value] of response.headers) reply.header(name, value);
    return reply.code(response.status).send(await response.text());
  });
  // There are no streams from the server and no sessions to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    handler: (_, reply) => reply.code(405).header('allow', 'POST').send(),
  });
}

/** The response to a message; null if it takes too long. */
async function answer(request: FastifyRequest, site: AssistantSite): Promise<Response | null> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  const server = await createAssistantServer(site);
  let timer: NodeJS.Timeout | undefined;
  try {
    await server.connect(transport);
    const headers = new Headers();
    for (const name of ['accept', 'content-type', 'mcp-protocol-version']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const late = new Promise<null>((done) => {
      timer = setTimeout(done, answerMs, null);
    });
    const message = new Request(new URL('/mcp', site.origin), { method: 'POST', headers });
    return await Promise.race([transport.handleRequest(message, { parsedBody: request.body }), late]);
  } finally {
    clearTimeout(timer);
    await server.close();
  }
}
