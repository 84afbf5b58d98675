import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { boundJson } from './bounded-json.server.ts';
import type { Endpoint } from './endpoint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route answers; pages and files have none. */
    endpoint?: Endpoint;
  }
}

export type Timeouts = Record<keyof typeof limits.timeoutMs, number>;

/** How large a body of a call may be. */
export const bodyLimits = (endpoint?: Endpoint) => limits.bodies[endpoint?.carries ?? 'ordinary'];
/** Of the JSON itself: what comes beside a file is ordinary. */
const besideFile = (endpoint?: Endpoint) =>
  endpoint?.carries === 'file' ? limits.bodies.ordinary : bodyLimits(endpoint);
/** A compact JWE is its content in base64url, behind a short head. */
const sealed = (bytes: number) => Math.ceil((bytes * 4) / 3) + 2048;
/** How many bytes Fastify reads of a body at most; those of a file are read by the parser of multipart. */
export const bodyLimitBytes = (endpoint?: Endpoint) => sealed(besideFile(endpoint).bytes);

/** What Fastify and Node have to be told when the server is made. */
export const serverLimits = (patience: Timeouts = limits.timeoutMs) => ({
  bodyLimit: bodyLimitBytes(),
  requestTimeout: patience.largeBody,
  connectionTimeout: patience.silence,
  http: { headersTimeout: patience.headers, connectionsCheckingInterval: Math.min(5_000, patience.headers) },
});

/**
 * Bounds what comes in before anything works on it: a host that is none and a body that is too large are refused
 * unread, a body that does not arrive in time loses its connection, JSON is counted before it is parsed.
 */
export function mountRequestLimits(app: FastifyInstance, patience: Timeouts = limits.timeoutMs) {
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (hasBody(request)) closeUnlessSent(request, endpoint?.carries ? patience.largeBody : patience.body);
    if (request.host && !isHost(request.host)) fail('badInput', { field: 'host' });
    if (!endpoint || !isMultipart(request)) return;
    if (endpoint.carries !== 'file') fail('badInput', { field: 'body' });
    if (Number(request.headers['content-length'] ?? 0) > bodyLimits(endpoint).bytes) fail('tooLarge');
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const most = besideFile(request.routeOptions.config.endpoint);
    if (body.length > most.bytes) fail('tooLarge');
    boundJson(body, most);
    void parse(request, body.toString(), done);
  });
}

/** What every answer says to browsers; over HTTPS also that they are to come by it from now on, for a year. */
export function mountSecurityHeaders(app: FastifyInstance, publicUrl?: string) {
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}

const isMultipart = ({ headers }: FastifyRequest) => /^\s*multipart\//i.test(headers['content-type'] ?? '');
const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Node looks at the whole request only, and allows it what the largest body needs. */
function closeUnlessSent({ raw }: FastifyRequest, ms: number) {
  const timer = setTimeout(() => raw.socket.destroy(), ms).unref();
  const stop = () => clearTimeout(timer);
  raw.once('end', stop).once('close', stop);
}

/** A name or an address and perhaps a port, as it may go into the addresses of feeds and pages. */
export function isHost(host: string): boolean {
  const match = /^(?:[a-z\d](?:[\w.-]{0,251}[a-z\d])?\.?|\[[\da-f:.]{2,45}\])(?::(\d{1,5}))?$/i.exec(host);
  return match !== null && Number(match[1] ?? 0) < 65_536;
}
