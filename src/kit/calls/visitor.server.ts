import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whoever asks, known or not, as far as limits, sessions and cookies need to know. */
export interface Visitor {
  /** The network that the call came from: an IPv4 address, or the /64 of an IPv6 one. */
  network: string;
  /** The random id that the browser keeps (`x-fingerprint`), hashed; empty without one. */
  device: string;
  /** What the browser says it is, cut. */
  agent: string;
  /** Where readers find this house, as `https://example.org`. */
  origin: string;
  /** Whether a script of this house asks, as far as the browser says: no link, picture, frame or foreign page. */
  byOwnScript: boolean;
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
    byOwnScript: byOwnScript(request.headers),
    cookie: (name) => request.cookies[name],
    setCookie: (name, value, { maxAgeMs, readable = false }) =>
      void reply.setCookie(name, value, { ...attributes, httpOnly: !readable, maxAge: Math.floor(maxAgeMs / 1000) }),
    clearCookie: (name) => void reply.clearCookie(name, attributes),
  };
}

/**
 * Pages of others and elements of pages cannot set `x-fingerprint`; a browser without Sec-Fetch headers is believed by
 * it.
 */
function byOwnScript({
  'sec-fetch-site': site,
  'sec-fetch-dest': dest,
  'x-fingerprint': fingerprint,
}: FastifyRequest['headers']): boolean {
  return site === undefined && dest === undefined ? Boolean(fingerprint) : site === 'same-origin' && dest === 'empty';
}

/** Who has an IPv6 network has 2⁶⁴ addresses in it: they count as one. */
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

/** Nobody in particular: who a page is rendered for. */
export const noVisitor: Visitor = {
  network: '',
  device: '',
  agent: '',
  origin: '',
  byOwnScript: false,
  cookie: () => undefined,
  setCookie: () => {},
  clearCookie: () => {},
};
