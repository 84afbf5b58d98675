import { addAbortListener } from 'node:events';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { fetchExternalBytes } from '../external-fetch.server.ts';
import { Failure } from '../../rules/errors.ts';

/** How long a request may be repeated: for a person who waits, or for a command that runs alone. */
export interface Patience {
  /** Maximum number of attempts. */
  attempts: number;
  /** Longest pause before an attempt, in milliseconds; a server that asks for more is not asked again. */
  longestPauseMs: number;
  /** Requests before it in the queue, above which it is not sent. */
  longestQueue: number;
}
export const patienceOfReaders: Patience = { attempts: 2, longestPauseMs: 2_000, longestQueue: 10 };
export const patienceOfCommands: Patience = { attempts: 6, longestPauseMs: 300_000, longestQueue: Infinity };

/** Pause after the first failed attempt, if the server names none, in milliseconds; it doubles with each attempt. */
const firstPauseMs = 2_000;
/** Timeout of one attempt, in milliseconds. */
const defaultTimeoutMs = 60_000;

export interface PoliteReply {
  status: number;
  body: Buffer;
}

export interface PoliteRequest {
  accept: string;
  mostBytes: number;
  patience: Patience;
  /** Ends the request, its pauses and its wait in the queue at once, with the reason of the signal. */
  signal?: AbortSignal | undefined;
  /** Whether a reply with status 200 asks to come again later, or is incomplete. */
  isRefused?(body: Buffer): boolean;
}

/** A reply of more bytes than allowed. */
export class ReplyTooLargeError extends Error {}

/**
 * Sends requests to servers that the operator named, one after the other, through HTTPS_PROXY if that is set. A server
 * that is busy (429, 5xx, or as `isRefused` recognizes) is asked again after the time that it names in Retry-After. Fails
 * with `wikimediaBusy` or `wikimediaAway`; other statuses are returned.
 */
export function createPoliteRequests(
  userAgent: string,
  timeoutMs = defaultTimeoutMs,
): (url: string, request: PoliteRequest) => Promise<PoliteReply> {
  const agents = {
    'http:': new HttpAgent({ keepAlive: true, proxyEnv: process.env }),
    'https:': new HttpsAgent({ keepAlive: true, proxyEnv: process.env }),
  };
  let last: Promise<unknown> = Promise.resolve();
  let queued = 0;
  /** Until when the server asked not to be asked, by this process's clock. */
  let restsUntil = 0;

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    queued++;
    const result = last.then(work).finally(() => queued--);
    last = result.catch(() => {});
    return result;
  }

  async function attempt(url: string, { accept, mostBytes, signal, isRefused }: PoliteRequest) {
    const { status, headers, body } = await fetchExternalBytes(url, {
      isTrusted: true,
      accept,
      timeoutMs,
      mostBytes,
      mostRedirects: 0, // another server is not the one that the operator named, nor behind the proxy
      userAgent,
      signal,
      agentFor: ({ protocol }) => agents[protocol as keyof typeof agents],
    });
    const isBusy = status === 429 || status >= 500 || (status === 200 && isRefused?.(body) === true);
    return { status, body, isBusy, pauseMs: readRetryAfter(headers['retry-after']) };
  }

  async function repeat(url: string, request: PoliteRequest): Promise<PoliteReply> {
    const { patience, signal } = request;
    for (let number = 1; ; number++) {
      const restMs = restsUntil - Date.now();
      if (restMs > patience.longestPauseMs || queued > patience.longestQueue) throw busy(restMs);
      if (restMs > 0) await wait(restMs, undefined, { signal });
      const turn = inTurn(async () => {
        signal?.throwIfAborted();
        return attempt(url, request).catch((error: Error) => {
          signal?.throwIfAborted();
          if (error.message === 'too large') throw new ReplyTooLargeError(error.message);
          return null;
        });
      });
      const reply = await untilAborted(turn, signal);
      if (reply && !reply.isBusy) return reply;
      const pauseMs = reply?.pauseMs ?? Math.min(firstPauseMs * 2 ** (number - 1), patience.longestPauseMs);
      if (number >= patience.attempts || pauseMs > patience.longestPauseMs)
        throw reply ? busy(pauseMs) : new Failure('wikimediaAway');
      if (reply) restsUntil = Date.now() + pauseMs;
      else await wait(pauseMs, undefined, { signal });
    }
  }

  return repeat;
}

/** Settles as a promise does, or fails as soon as the signal aborts. */
async function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return promise;
  const aborted = Promise.withResolvers<never>(),
    listener = addAbortListener(signal, () => aborted.reject(signal.reason as Error));
  try {
    return await Promise.race([promise, aborted.promise]);
  } finally {
    listener[Symbol.dispose]();
  }
}

const busy = (pauseMs: number) => new Failure('wikimediaBusy', { seconds: Math.max(1, Math.ceil(pauseMs / 1000)) });

/** The pause that a server asks for in seconds or until a date, in milliseconds; null if it asks for none. */
export function readRetryAfter(value: string | undefined, now = Date.now()): number | null {
  if (value === undefined) return null;
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
