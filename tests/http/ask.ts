import { request, type IncomingHttpHeaders } from 'node:http';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect } from 'vitest';
import type { Envelope } from '../../src/kit/calls/endpoint.ts';
import type { Language } from '../../src/rules/languages.ts';
import { productUrl } from '../product-under-test.ts';
import { randomNetwork } from '../visitor.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  readonly text: string;
  readonly envelope: Envelope & { data: Record<string, unknown> };
}

interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, or as it is if it is a text. */
  body?: unknown;
  /** Address to call; the shared product by default. */
  of?: string;
}

/** One network for each test file, so that rate limits by network do not affect other files. */
const networks = new Map<string, string>();
function networkOfFile(): string {
  const file = expect.getState().testPath ?? '';
  const network = networks.get(file) ?? randomNetwork();
  networks.set(file, network);
  return network;
}

/**
 * Requests exactly this path, with dots and broken percent signs, and returns the response unchanged, encoded or not.
 */
export function ask(path: string, { method, headers = {}, body, of = productUrl() }: AskOptions = {}): Promise<Answer> {
  const { hostname, port } = new URL(of);
  const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  return new Promise((done, reject) => {
    const asking = request(
      {
        hostname,
        port,
        path,
        agent: false,
        method: method ?? (sent === undefined ? 'GET' : 'POST'),
        headers: {
          ...(sent !== undefined && { 'content-type': 'application/json' }),
          'x-forwarded-for': networkOfFile(),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const responseBody = Buffer.concat(chunks);
          done({
            status: response.statusCode!,
            headers: response.headers,
            body: responseBody,
            get text() {
              return responseBody.toString();
            },
            get envelope() {
              return JSON.parse(responseBody.toString()) as Answer['envelope'];
            },
          });
        });
      },
    );
    asking.once('error', reject);
    asking.end(sent);
  });
}

/** A page's HTML for a reader who chose a language or none: for checks of all pages that need no browser. */
export async function readPage(path: string, language: Language | null) {
  const { status, text } = await ask(path.replace(/#.*/, ''), {
    headers: language ? { cookie: `sys_lang=${language}` } : {},
  });
  const page = parseDocument(text);
  const findElements = (name: string, attributes: Record<string, string> = {}) =>
    DomUtils.getElementsByTagName(name, page).filter(({ attribs }) =>
      Object.entries(attributes).every(([attribute, value]) => attribs[attribute] === value),
    );
  return {
    status,
    findElements,
    texts: (name: string, attributes?: Record<string, string>) =>
      findElements(name, attributes).map((element) => DomUtils.textContent(element).trim()),
    meta: (name: string) => findElements('meta', { name })[0]?.attribs.content,
  };
}
