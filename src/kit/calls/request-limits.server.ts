import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { assertJsonBounds } from './bounded-json.server.ts';
import type { Endpoint } from './endpoint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint of a route; routes of pages and files have none. */
    endpoint?: Endpoint;
  }
}

export type Timeouts = Record<keyof typeof limits.timeoutMs, number>;

/** Size limits of a call's body. */
export const bodyLimits = (endpoint?: Endpoint) => limits.bodies[endpoint?.carries ?? 'ordinary'];
/** Whether a call takes a file, which comes as multipart/form-data. */
const takesFile = (endpoint?: Endpoint) => endpoint?.carries === 'file' || endpoint?.carries === 'recording';
/** Size limits of the JSON in a body: the ordinary limits if it accompanies a file. */
const jsonLimits = (endpoint?: Endpoint) => (takesFile(endpoint) ? limits.bodies.ordinary : bodyLimits(endpoint));
/** Size of a compact JWE: its content in base64url and a short header. */
const encryptedSize = (bytes: number) => Math.ceil((bytes * 4) / 3) + 2048;
/** The most bytes that Fastify reads of a body; file parts are read by the multipart parser. */
export const bodyLimitBytes = (endpoint?: Endpoint) => encryptedSize(jsonLimits(endpoint).bytes);

/** Options for the Fastify and Node HTTP server. */
export const serverLimits = (patience: Timeouts = limits.timeoutMs) => ({
  bodyLimit: bodyLimitBytes(),
  requestTimeout: patience.recording,
  connectionTimeout: patience.silence,
  http: { headersTimeout: patience.headers, connectionsCheckingInterval: Math.min(5_000, patience.headers) },
});

/**
 * Enforces limits before any other code sees a request: an invalid host or an oversized body is rejected unread, a body
 * that does not arrive in time loses its connection, JSON is measured before it is parsed.
 */
export function mountRequestLimits(app: FastifyInstance, patience: Timeouts = limits.timeoutMs) {
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (hasBody(request))
      closeUnlessSent(
        request,
        endpoint?.carries === 'recording' ? patience.recording : endpoint?.carries ? patience.largeBody : patience.body,
      );
    // `GET http://host/` is for proxies, and an encoded line break could end up in a header, for example of a redirect.
    const { originalUrl } = request;
    if (!originalUrl.startsWith('/') || /%0[ad]/i.test(originalUrl.split('?', 1)[0]!))
      fail('badInput', { field: 'path' });
    if (request.host && !isHost(request.host)) fail('badInput', { field: 'host' });
    if (!endpoint) return;
    // A path that could not be decoded (pages/page-address.ts, `wellFormed`).
    if (originalUrl !== request.url) fail('badInput', { field: 'path' });
    if (!isMultipart(request)) return;
    if (!takesFile(endpoint)) fail('badInput', { field: 'body' });
    if (Number(request.headers['content-length'] ?? 0) > bodyLimits(endpoint).bytes) fail('tooLarge');
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bodyLimit = jsonLimits(request.routeOptions.config.endpoint);
    parsedBodies.set(request, body);
    if (body.length > bodyLimit.bytes) fail('tooLarge');
    assertJsonBounds(body, bodyLimit);
    void parse(request, body.toString(), done);
  });
}

const parsedBodies = new WeakMap<FastifyRequest, Buffer>();
/** The JSON of a request as sent, once it has been read whole, even if the parser rejected it. */
export const parsedBodyOf = (request: FastifyRequest): Buffer | undefined => parsedBodies.get(request);

/** Settings that determine the security headers. */
interface SecuritySettings {
  PUBLIC_URL?: string;
  HSTS_SUBDOMAINS?: 'on' | 'off';
}

/** Security headers of every answer; over HTTPS also HSTS, for a year. */
export const securityHeaders = ({ PUBLIC_URL, HSTS_SUBDOMAINS }: SecuritySettings): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  ...(PUBLIC_URL?.startsWith('https:') && {
    'strict-transport-security': `max-age=31536000${HSTS_SUBDOMAINS === 'on' ? '; includeSubDomains' : ''}`,
  }),
});

/** Only our own pages may show an answer in a frame. */
const sameOriginFrames = `frame-ancestors 'self'`;

export function mountSecurityHeaders(app: FastifyInstance, place: SecuritySettings) {
  const headers = securityHeaders(place);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  // Pages set their own policy, which may allow others to frame them, for example embeds.
  app.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    if (policy === undefined) reply.header('content-security-policy', sameOriginFrames);
    else if (!String(policy).includes('frame-ancestors'))
      reply.header('content-security-policy', `${String(policy)}; ${sameOriginFrames}`);
  });
}

const isMultipart = ({ headers }: FastifyRequest) => /^\s*multipart\//i.test(headers['content-type'] ?? '');
const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Node has one timeout for all requests, which must suit the largest body; this is the shorter one for this request.
 */
function closeUnlessSent({ raw }: FastifyRequest, ms: number) {
  const timer = setTimeout(() => raw.socket.destroy(), ms).unref();
  const stop = () => clearTimeout(timer);
  raw.once('end', stop).once('close', stop);
}

/** Whether a Host header is a name or an address with an optional port, safe to put into links of feeds and pages. */
export function isHost(host: string): boolean {
  const match = /^(?:[a-z\d](?:[\w.-]{0,251}[a-z\d])?\.?|\[[\da-f:.]{2,45}\])(?::(\d{1,5}))?$/i.exec(host);
  return match !== null && Number(match[1] ?? 0) < 65_536;
}
