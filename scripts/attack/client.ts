import { setTimeout as wait } from 'node:timers/promises';
import type { AttackCall } from './calls.ts';

export interface Answer {
  status: number;
  text: string;
  /** Content of the reply's envelope; undefined if the reply is not JSON. */
  data: unknown;
  /** Name of the error of a refused call. */
  error?: string;
}

export interface Client {
  ask(call: Pick<AttackCall, 'method' | 'path' | 'takesFile'>, input: object): Promise<Answer>;
  /** Opens any address of the site, as a browser does. */
  open(path: string): Promise<Answer>;
}

/** A request whose Retry-After exceeds this many seconds is not retried: the member's quota is used up. */
const longestWaitSeconds = 61;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

interface ClientOptions {
  headers?: Record<string, string>;
  /** Runs instead of waiting when a limit refuses a request. */
  onRateLimited?(): Promise<void>;
}

/**
 * Calls one site with one cookie, as the site's own script does. Waits as long as a 429 or 503 says and retries, twice
 * at most; a reply that asks for more than a minute is returned as it is.
 */
export function createClient(
  address: string,
  cookie: string | null,
  { headers = {}, onRateLimited }: ClientOptions = {},
): Client {
  let session = cookie;

  async function send(url: URL, init: RequestInit): Promise<Answer> {
    for (let attempt = 0; ; attempt++) {
      const response = await fetch(url, {
        ...init,
        redirect: 'manual',
        headers: {
          ...headers,
          ...(init.headers as Record<string, string>),
          'user-agent': 'attack',
          'x-fingerprint': 'attack',
          'sec-fetch-site': 'same-origin',
          'sec-fetch-dest': 'empty',
          ...(session && { cookie: `bearer=${session}; free=1` }),
        },
      });
      const text = await response.text();
      const seconds = Number(response.headers.get('retry-after') ?? NaN);
      if (
        (response.status === 429 || response.status === 503) &&
        (onRateLimited || seconds <= longestWaitSeconds) &&
        attempt < 2
      ) {
        await (onRateLimited ? onRateLimited() : wait(seconds * 1000));
        continue;
      }
      const renewed = response.headers
        .getSetCookie()
        .map((line) => /^bearer=([^;]+)/.exec(line)?.[1])
        .find(Boolean);
      if (session && renewed) session = renewed;
      return { status: response.status, text, ...envelopeIn(text) };
    }
  }

  return {
    ask({ method, path, takesFile }, input) {
      const rest: Record<string, unknown> = { ...input };
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
        if (name === 'lang') return 'en';
        const value = rest[name];
        delete rest[name];
        return encodeURIComponent(String(value ?? ''));
      });
      const url = new URL(filled, address);
      if (method === 'GET') {
        for (const [name, value] of Object.entries(rest))
          if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
        return send(url, {});
      }
      if (takesFile) return send(url, { method, body: formOf(rest) });
      return send(url, {
        method,
        body: JSON.stringify({ language: 'en', ...rest }),
        headers: { 'content-type': 'application/json' },
      });
    },
    open: (path) => send(new URL(path, address), {}),
  };
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  const { file = png, ...input } = fields;
  form.set('input', JSON.stringify(input));
  form.set('file', new Blob([new Uint8Array(file as Buffer)]), 'file');
  return form;
}

function envelopeIn(text: string): { data: unknown; error?: string } {
  try {
    const { data } = JSON.parse(text) as { data?: { error?: string } };
    return { data, ...(typeof data?.error === 'string' && { error: data.error }) };
  } catch {
    return { data: undefined };
  }
}
