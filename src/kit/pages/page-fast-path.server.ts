import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isEmbed } from './page-address.ts';
import type { PageCache } from './page-cache.server.ts';

interface FastPathOptions {
  cache: PageCache;
  /** Sent with every page. */
  headers: Record<string, string>;
  countPage(status: number, seconds: number): void;
}

/** Most remembered requests, and longest fingerprint (characters). */
const maxFingerprints = 20_000,
  maxFingerprintLength = 1000;

/**
 * Answers cached pages before Fastify handles a request: routing, cookies and hooks cost more than everything else.
 * Requests are not parsed a second time here: `learn` remembers the page of an equal request that Fastify handled.
 */
export function mountPageFastPath(app: FastifyInstance, { cache, headers, countPage }: FastPathOptions) {
  /** Keys of the page cache, by request fingerprint. */
  const keys = new Map<string, string>();
  const [behind] = app.server.listeners('request') as RequestListener[];
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    const key = isClosing ? undefined : keys.get(requestFingerprint(request));
    if (key === undefined || !cache.has(key)) behind!(request, response);
    else answer(request, response, key);
  });

  function answer(request: IncomingMessage, response: ServerResponse, key: string) {
    const began = performance.now();
    const { status, headers: answerHeaders, body } = cache.get(key)!.answer(request.headers);
    response.writeHead(status, { ...headers, ...answerHeaders }).end(body);
    countPage(status, (performance.now() - began) / 1000);
  }

  return {
    learn(request: IncomingMessage, key: string): void {
      const fingerprint = requestFingerprint(request);
      if (!fingerprint || fingerprint.length > maxFingerprintLength) return;
      if (keys.size >= maxFingerprints) keys.delete(keys.keys().next().value!);
      keys.set(fingerprint, key);
    },
  };
}
export type PageFastPath = ReturnType<typeof mountPageFastPath>;

/** Everything that determines which page a request means, as one text; empty if that needs parsing. */
function requestFingerprint({ method, url, headers, socket }: IncomingMessage): string {
  if (method !== 'GET' && method !== 'HEAD') return '';
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return '';
  if (isEmbed(url ?? '')) return ''; // in the language that the browser prefers
  // A program may want the data of a page in another format.
  if (headers.accept && !headers.accept.includes('html') && !headers.accept.includes('*/*')) return '';
  const { host, cookie = '' } = headers,
    forwarded = [headers['x-forwarded-host'], headers['x-forwarded-proto']].join('\n');
  // Whether a proxy is trusted depends on its address.
  const fingerprint = `${url}\n${host}\n${forwarded}\n${forwarded === '\n' ? '' : socket.remoteAddress}\n`;
  if (!cookie.includes('sys_lang')) return fingerprint;
  const [before, after, ...others] = cookie.split('sys_lang');
  const languageMatch = /^=(\w+)(?:;|$)/.exec(after!);
  return languageMatch && !others.length && /^$|; $/.test(before!) ? fingerprint + languageMatch[1] : '';
}
