import { errorOfCode, Failure, type ErrorName } from '../../rules/errors.ts';
import { apiCode, readLanguage } from '../../rules/languages.ts';
import { fingerprint } from './fingerprint.ts';
import { splitRoute, type Call, type Endpoint, type Envelope, type InputOf, type ReplyOf } from './endpoint.ts';

/**
 * Thrown when a call was aborted: a newer call to the same address began, or the caller's signal fired. Source: spec §8
 * "type abort".
 */
export class AbortedCall extends Error {
  readonly type = 'abort';
}

const inFlight = new Map<string, AbortController>();

interface CallOptions {
  signal?: AbortSignal;
  /** A failure is only thrown, not shown as a notice: for background calls, such as suggestions while typing. */
  quiet?: boolean;
  /**
   * Sent as the page is left: the request outlives the page, and is not encrypted, since encryption takes longer than
   * the page has left (design §4 allows both).
   */
  leaving?: boolean;
  /** Sent with the input as multipart/form-data. */
  file?: Blob;
  /** Upload progress from 0 to 1. */
  onProgress?(share: number): void;
}

/**
 * Makes a call over HTTP. A second call to an address aborts an earlier one in flight, unless the endpoint says
 * `abortPrevious: false` (spec §7). Failures are shown by their name (ui/notices.tsx) and thrown as `Failure`.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, quiet = false, leaving = false, file, onProgress }: CallOptions = {},
): Promise<ReplyOf<E>> {
  const { method, url, body } = requestOf(endpoint, input);
  const flight = new AbortController();
  if (endpoint.abortPrevious !== false) {
    inFlight.get(url)?.abort();
    inFlight.set(url, flight);
  }
  if (signal?.aborted) flight.abort();
  signal?.addEventListener('abort', () => flight.abort(), { once: true });
  let failure: Failure;
  try {
    const envelope =
      file && body
        ? await (
            await import('./send-file.ts')
          ).sendFile({
            url,
            body,
            file,
            headers: { 'x-fingerprint': fingerprint() },
            signal: flight.signal,
            onProgress,
          })
        : await send({ method, url, body, leaving }, flight.signal);
    if (envelope.code === 200 || envelope.code === 201) return envelope.data as never;
    failure = failureOf(envelope);
  } catch (error) {
    if (flight.signal.aborted) throw new AbortedCall();
    failure = Object.assign(new Failure(navigator.onLine === false ? 'noConnection' : 'requestFailed'), {
      cause: error,
    });
  } finally {
    if (inFlight.get(url) === flight) inFlight.delete(url);
  }
  if (!quiet) showFailure(failure);
  throw failure;
}
call satisfies Call;

/**
 * Sends the request, its body encrypted if the browser can (design §4); retried once with a new key if the server's key
 * has changed.
 */
async function send(
  { method, url, body, leaving }: { method: string; url: string; body?: object; leaving: boolean },
  signal: AbortSignal,
  again = true,
): Promise<Envelope> {
  const sealing = body && !leaving && globalThis.crypto?.subtle ? await import('./body-encryption.ts') : null;
  const sent = body && {
    body: sealing ? await sealing.encryptBody(body) : JSON.stringify(body),
    headers: { 'content-type': sealing ? 'application/jose' : 'application/json', 'x-fingerprint': fingerprint() },
  };
  const response = await fetch(url, { method, credentials: 'include', keepalive: leaving, signal, ...sent });
  const envelope = (await response.json()) as Envelope;
  if (!sealing || !again || (envelope.data as { error?: string } | null)?.error !== 'sealKeyUnknown') return envelope;
  sealing.forgetKey();
  return send({ method, url, body, leaving }, signal, false);
}

function failureOf(envelope: Envelope): Failure {
  const { error, ...details } = (envelope.data ?? {}) as { error?: ErrorName };
  return Object.assign(
    new Failure(error ?? errorOfCode(envelope.code), details),
    envelope.message && { message: envelope.message },
  );
}

const listeners = new Set<(failure: Failure) => void>();
/** Registers a listener for calls that failed; returns a function that removes it. */
export function onFailure(listener: (failure: Failure) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function showFailure(failure: Failure): void {
  for (const listener of listeners) listener(failure);
}

/**
 * The HTTP request for a call: each field of the input goes where the route says, into path, query or body. Every body
 * carries `language` (spec §7).
 */
export function requestOf(
  endpoint: Endpoint,
  input: object,
  language = readLanguage(document.documentElement.dataset.language)!,
) {
  const { method, path } = splitRoute(endpoint.routes[0]!);
  const rest: Record<string, unknown> = { ...input };
  const url = path.replace('{lang}', apiCode(language)).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  if (method === 'POST') return { method, url, body: { ...rest, language: apiCode(language) } };
  if (!path.includes('{lang}')) rest.lang = apiCode(language);
  const query = new URLSearchParams(
    Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  return { method, url: query.size ? `${url}?${query}` : url, body: undefined };
}
