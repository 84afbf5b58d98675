import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The client of a request, signed in or not, as limits, sessions and cookies need it. */
export interface Visitor {
  /** An IPv4 address, or the /64 network of an IPv6 one. */
  network: string;
  /** Hash of the browser's random device id (`x-fingerprint`); empty without one. */
  device: string;
  /** The User-Agent, cut to 300 characters. */
  agent: string;
  /** The public origin of this site, as `https://example.org`. */
  origin: string;
  /** Whether our own script makes the request, according to the browser: no link, image, frame or foreign page. */
  byOwnScript: boolean;
  /** Whether the browser asks not to be tracked: Do Not Track, or Global Privacy Control. */
  refusesTracking: boolean;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, how: { maxAgeMs: number; readable?: boolean }): void;
  clearCookie(name: string): void;
}

export function visitorOf(request: FastifyRequest, reply: FastifyReply, origin: string): Visitor {
  const fingerprint = String(request.headers['x-fingerprint'] ?? '').slice(0, 200);
  const attributes = { path: '/', sameSite: 'lax', secure: origin.startsWith('https:') } as const;
  return {
    network: networkOf(request.ip),
    device: fingerprint && createHash('sha256').update(fingerprint).digest('base64url').slice(0, 22),
    agent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    origin,
    byOwnScript: isOwnScriptRequest(request.headers),
    refusesTracking: request.headers.dnt === '1' || request.headers['sec-gpc'] === '1',
    cookie: (name) => request.cookies[name],
    setCookie: (name, value, { maxAgeMs, readable = false }) =>
      void reply.setCookie(name, value, { ...attributes, httpOnly: !readable, maxAge: Math.floor(maxAgeMs / 1000) }),
    clearCookie: (name) => void reply.clearCookie(name, attributes),
  };
}

/**
 * Foreign pages, links and images cannot set `x-fingerprint`, so it is accepted as proof from browsers without
 * Sec-Fetch headers.
 */
const isOwnScriptRequest = ({
  'sec-fetch-site': site,
  'sec-fetch-dest': dest,
  'x-fingerprint': fingerprint,
}: FastifyRequest['headers']): boolean =>
  site === undefined && dest === undefined ? Boolean(fingerprint) : site === 'same-origin' && dest === 'empty';

/** The network that an address counts as. One IPv6 customer has 2⁶⁴ addresses, so a /64 counts as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.split('::') as [string, string?];
  const before = head ? head.split(':') : [],
    after = tail ? tail.split(':') : [];
  const groups =
    tail === undefined
      ? before
      : [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`;
}

/** The visitor of cached pages, which are the same for every reader. */
export const anonymousVisitor: Visitor = {
  network: '',
  device: '',
  agent: '',
  origin: '',
  byOwnScript: false,
  refusesTracking: true,
  cookie: () => undefined,
  setCookie: () => {},
  clearCookie: () => {},
};
