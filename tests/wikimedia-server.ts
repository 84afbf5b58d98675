import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A file of Commons in a test: its metadata, and its bytes or how it fails. */
export interface TestFile {
  bytes?: Buffer;
  mediatype?: string;
  /** The fields of `extmetadata`; a free licence unless stated. */
  metadata?: Record<string, string>;
  /** Whether the address given is a rendering of a larger original. */
  isRendering?: boolean;
  /** Size of the original in bytes; that of `bytes` unless stated. */
  size?: number;
  /** An address elsewhere. */
  url?: string;
}

export const publicDomain = { License: 'pd', LicenseShortName: 'Public domain', Artist: 'A <b>painter</b>' };

/** A request, and whether to answer it in another way. */
export type Fault = (url: URL, answer: ServerResponse, request: IncomingMessage) => boolean;

/**
 * Wikidata and Commons on this machine: the shapes of their APIs, with items and files of a test. `settings` are the
 * environment of a product that asks it; `fault` is asked first, and returns whether it answered.
 */
export async function startWikimedia({
  items = {},
  files = {},
  fault = () => false,
}: {
  items?: Record<string, object>;
  files?: Record<string, TestFile>;
  fault?: Fault;
} = {}) {
  const requests: { path: string; parameters: URLSearchParams; agent: string | undefined; at: number }[] = [];
  let open = 0,
    mostOpen = 0;
  const service = { items, files, fault, requests, mostOpen: () => mostOpen, settings: {} as NodeJS.ProcessEnv };
  const server = createServer((request, answer) => {
    const url = new URL(request.url!, `http://${request.headers.host}`);
    requests.push({
      path: url.pathname,
      parameters: url.searchParams,
      agent: request.headers['user-agent'],
      at: Date.now(),
    });
    mostOpen = Math.max(mostOpen, ++open);
    answer.on('close', () => open--);
    if (service.fault(url, answer, request)) return;
    if (url.pathname === '/data')
      return void answer.end(JSON.stringify(answerOfWikidata(url.searchParams, service.items)));
    if (url.pathname === '/files')
      return void answer.end(JSON.stringify(answerOfCommons(url.searchParams, service.files, url.origin)));
    const bytes = service.files[decodeURIComponent(url.pathname.split('/').at(-1)!)]?.bytes;
    if (!bytes) return void answer.writeHead(404).end();
    answer.writeHead(200, { 'content-length': bytes.length }).end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.settings = {
    WIKIMEDIA: 'on',
    WIKIMEDIA_CONTACT: 'tests@stele.example',
    WIKIMEDIA_DATA_URL: `${origin}/data`,
    WIKIMEDIA_FILES_URL: `${origin}/files`,
    WIKIMEDIA_UPLOAD_URL: origin,
  };
  return service;
}

function answerOfWikidata(parameters: URLSearchParams, items: Record<string, object>): object {
  if (parameters.get('action') === 'wbsearchentities') {
    const words = parameters.get('search')!.toLowerCase(),
      language = parameters.get('language')!;
    const matches = Object.entries(items).flatMap(([id, item]) => {
      const { labels = {}, descriptions = {} } = item as Record<string, Record<string, { value: string }>>;
      const match = Object.values(labels).find(({ value }) => value.toLowerCase().startsWith(words));
      return match
        ? [
            {
              id,
              label: (labels[language] ?? match).value,
              description: (descriptions[language] ?? descriptions['en'])?.value,
              match: { text: match.value },
            },
          ]
        : [];
    });
    return { searchinfo: { search: words }, search: matches, success: 1 };
  }
  const entities = Object.fromEntries(
    parameters
      .get('ids')!
      .split('|')
      .map((id) => {
        const item = items[id] as { redirect?: string } | undefined;
        if (!item) return [id, { id, missing: '' }];
        const { redirect } = item;
        return redirect ? [id, { ...items[redirect], redirects: { from: id, to: redirect } }] : [id, item];
      }),
  );
  return { entities, success: 1 };
}

/** Fifty files at most, with names normalized as MediaWiki does. */
function answerOfCommons(parameters: URLSearchParams, files: Record<string, TestFile>, origin: string): object {
  const titles = parameters.get('titles')!.split('|');
  if (titles.length > 50) return { error: { code: 'toomanyvalues' } };
  const normalized = titles.flatMap((from) => {
    const to = from.replace(/^File:(.)/, (_, first: string) => `File:${first.toUpperCase()}`);
    return to === from ? [] : [{ from, to }];
  });
  const pages = titles.map((title) => {
    const name = title.replace(/^File:(.)/, (_, first: string) => first.toUpperCase()),
      file = files[name];
    if (!file) return { title: `File:${name}`, missing: true };
    const original = `${origin}/original/${encodeURIComponent(name)}`,
      { metadata = publicDomain } = file;
    return {
      title: `File:${name}`,
      imageinfo: [
        {
          url: original,
          thumburl: file.url ?? (file.isRendering ? `${origin}/thumb/${encodeURIComponent(name)}` : original),
          descriptionurl: `${origin}/wiki/File:${encodeURIComponent(name)}`,
          mediatype: file.mediatype ?? 'BITMAP',
          size: file.size ?? file.bytes?.length ?? 0,
          sha1: createHash('sha1')
            .update(file.bytes ?? '')
            .digest('hex'),
          extmetadata: Object.fromEntries(
            Object.entries(metadata).map(([field, value]) => [field, { value, source: 'commons-desc-page' }]),
          ),
        },
      ],
    };
  });
  return { batchcomplete: true, query: { normalized, pages } };
}
