import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../kit/registry/feature.server.ts';
import { createAssistantServer } from './assistant-server.server.ts';

/** Largest request, in bytes: a call of a tool has a few hundred. */
const maxRequestBytes = 64 * 1024;

/** `POST /mcp`: the Model Context Protocol over HTTP, without sessions: each request has a server of its own. */
export function mountAssistants(app: FastifyInstance, { callFor, originOf }: RouteContext): void {
  app.post('/mcp', { bodyLimit: maxRequestBytes }, async (request, reply) => {
    const server = await createAssistantServer({ origin: originOf(request), callFor });
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
    reply.hijack();
    reply.raw.once('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(request.raw, reply.raw, request.body);
  });
  // There are no streams from the server and no sessions to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    handler: (_, reply) => reply.code(405).header('allow', 'POST').send(),
  });
}
