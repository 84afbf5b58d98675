import { lookup as resolve } from 'node:dns';
import { request as overHttp, type Agent, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/**
 * Private and special-purpose networks, and those whose addresses embed an IPv4 address (6to4, NAT64, Teredo,
 * IPv4-compatible and translated ones): an address from user input must not lead into them (SSRF). Source: IANA
 * special-purpose address registries.
 */
const privateNetworks = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]) {
  const [address, bits] = network.split('/') as [string, string];
  privateNetworks.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
}
export const isPrivateAddress = (address: string): boolean =>
  privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Resolves a name and rejects private addresses, at the moment of connecting, so that the name cannot resolve
 * differently in between (DNS rebinding).
 */
const lookupPublicAddress: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    const allowed = error ? [] : addresses.filter(({ address }) => !isPrivateAddress(address));
    if (!allowed.length) return done(error ?? new Error(`${host} lies inside`), '', 4);
    if (options.all) done(null, allowed as never);
    else done(null, allowed[0]!.address, allowed[0]!.family);
  });
};

/** Names for this machine, its network or nothing public. Source: RFC 6761, 6762, 8375; ICANN on `internal`. */
const privateNames =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|onion)$/;
/** Longest time to resolve a name before it is judged without its address, in milliseconds. */
const resolveMs = 2_000;

/**
 * Whether a host is in a private network: by its address or name, or because its name now resolves only to private
 * addresses. Not cached.
 */
export async function isPrivateHost(hostname: string): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host)) return isPrivateAddress(host);
  if (!host.includes('.') || privateNames.test(host)) return true;
  const resolved = new Promise<readonly { address: string }[]>((done) => {
    resolve(host, { all: true }, (error, addresses) => done(error ? [] : addresses));
    setTimeout(done, resolveMs, []).unref();
  });
  const addresses = await resolved;
  return addresses.length > 0 && addresses.every(({ address }) => isPrivateAddress(address));
}

interface FetchLimits {
  /**
   * Whether the origin of the address may be in a private network: true if the operator named that host, false if a
   * wildcard matched it.
   */
  isTrusted: boolean;
  accept: string;
  /** Timeout of the whole request including redirects, in milliseconds. */
  timeoutMs: number;
  mostBytes: number;
  mostRedirects: number;
  userAgent?: string;
  /** Ends the request before its timeout. */
  signal?: AbortSignal | undefined;
  /** Connects in another way, as through a proxy; only for trusted addresses, because a proxy resolves names itself. */
  agentFor?(url: URL): Agent;
}

export async function fetchExternal(
  address: string,
  fetchLimits: FetchLimits,
): Promise<{ status: number; body: string }> {
  const { status, body } = await fetchExternalBytes(address, fetchLimits);
  return { status, body: body.toString('utf8') };
}

/**
 * Fetches an external address whose origin the operator allowed. It may redirect elsewhere, but never to a private
 * address.
 */
export async function fetchExternalBytes(
  address: string,
  { isTrusted, accept, timeoutMs, mostBytes, mostRedirects, userAgent, signal: stop, agentFor }: FetchLimits,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  const trusted = new URL(address).origin,
    timeout = AbortSignal.timeout(timeoutMs),
    signal = stop ? AbortSignal.any([stop, timeout]) : timeout;
  for (let url = new URL(address), left = mostRedirects; ; left--) {
    const isOwn = isTrusted && url.origin === trusted;
    const answer = await request(url, isOwn, {
      headers: { accept, ...(userAgent && { 'user-agent': userAgent }) },
      signal,
      agent: isOwn ? agentFor?.(url) : undefined,
    });
    const { statusCode: status = 0, headers } = answer,
      { location } = headers;
    if (status < 300 || status > 399 || !location) return { status, headers, body: await readBody(answer, mostBytes) };
    answer.destroy();
    if (left <= 0) throw new Error('too many redirects');
    url = new URL(location, url);
  }
}

/**
 * Posts to an address from outside, and returns the status; the answer is not read, and redirects are not followed.
 * `trusted`: its origin is the operator's own, and may be in a private network.
 */
export async function postExternal(
  url: URL,
  {
    headers,
    body,
    timeoutMs,
    trusted,
  }: { headers: Record<string, string>; body: Buffer; timeoutMs: number; trusted: boolean },
): Promise<number> {
  const answer = await request(url, trusted, { headers, body, signal: AbortSignal.timeout(timeoutMs) });
  answer.destroy();
  return answer.statusCode ?? 0;
}

interface OutgoingRequest {
  headers: Record<string, string>;
  /** The body to post; a GET without one. */
  body?: Buffer;
  signal: AbortSignal;
  agent?: Agent | undefined;
}

function request(
  url: URL,
  isTrusted: boolean,
  { headers, body, signal, agent }: OutgoingRequest,
): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol) || url.username) throw new Error(`${url.protocol} is not asked`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An IP address is not resolved, so it is checked here.
  if (!isTrusted && (/^[\d.]+$/.test(host) || isIPv6(host)) && isPrivateAddress(host))
    throw new Error(`${host} lies inside`);
  return new Promise((resolved, rejected) => {
    (url.protocol === 'https:' ? overHttps : overHttp)(
      url,
      {
        signal,
        method: body ? 'POST' : 'GET',
        headers: { 'user-agent': 'Stele (encyclopedia)', ...headers, ...(body && { 'content-length': body.length }) },
        ...(agent && { agent }),
        ...(!isTrusted && { lookup: lookupPublicAddress }),
      },
      resolved,
    )
      .on('error', rejected)
      .end(body);
  });
}

async function readBody(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) {
      answer.destroy();
      throw new Error('too large');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
