/**
 * The service worker of the app: stores read pages with their files, for use without a network. It imports nothing,
 * because it is one file. Pages are fetched from the network if there is one; calls, and everything sent to a single
 * member, are never stored.
 */
import type { StoredPage, OfflineMessage } from './offline-messages.ts';

/** Worker types that TypeScript lacks here. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface OfflineMessageEvent extends ExtendableEvent, MessageEvent<OfflineMessage> {}
interface Worker {
  addEventListener(type: 'install' | 'activate', hear: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', hear: (event: OfflineMessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
const worker = globalThis as unknown as Worker;

/** Incremented when the storage format changes: caches of earlier workers are deleted. */
const version = 1;
const pagesCache = `stele-${version}-pages`,
  filesCache = `stele-${version}-files`,
  workerCache = `stele-${version}-worker`;
/** Most stored entries; the oldest are deleted first. */
const maxEntries = { [pagesCache]: 300, [filesCache]: 1500 };
const offlineAddress = '/offline';
/** Most pages in the list of stored pages. */
const maxListed = 50;

worker.addEventListener('install', (event) => {
  event.waitUntil(storeOfflinePage().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const others = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('stele-'));
    await Promise.all(
      names.filter((name) => ![pagesCache, filesCache, workerCache].includes(name)).map((name) => caches.delete(name)),
    );
    await worker.clients.claim();
  };
  event.waitUntil(others());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event,
    { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (/^\/(?:assets|texts|islands|media)\//.test(pathname)) event.respondWith(answerFile(event));
});

worker.addEventListener('message', (event) => {
  const message = event.data;
  if (message.what === 'keep') event.waitUntil(storeCurrentPage(message.page, message.files));
  else if (message.what === 'list')
    event.waitUntil(listStoredPages().then((list) => event.ports[0]?.postMessage(list)));
});

/** Fetches a page; without a network returns its last stored version, or the offline page. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    // Bypasses the browser's own cache, which may return an older version for some minutes.
    const response = await fetch(new Request(request, { cache: 'no-cache' }));
    event.waitUntil(storePage(request.url, response.clone()));
    return response;
  } catch {
    return (await findCached(pagesCache, request.url)) ?? offlinePage();
  }
}

/** Files with their hash in the name never change, and are fetched only once. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cachedResponse = await findCached(filesCache, request.url);
  if (cachedResponse) return cachedResponse;
  const response = await fetch(request);
  event.waitUntil(storeFile(request.url, response.clone()));
  return response;
}

const headerOf = (response: Response, header: string) => response.headers.get(header) ?? '';
/** Ignores `Vary`: the language depends on the reader's cookie, and the last read version is the right one. */
const findCached = async (cache: string, address: string) =>
  (await caches.open(cache)).match(address, { ignoreVary: true });

/** Members' own pages are never stored, whatever their headers: they would show who used the device. */
const isMemberPage = (address: string) =>
  /^\/(?:user|review|login|register|dev|download|offline)(?:\/|$)/i.test(new URL(address).pathname);

async function storePage(address: string, response: Response): Promise<void> {
  const isPage =
    response.status === 200 && !response.redirected && headerOf(response, 'content-type').startsWith('text/html');
  if (!isPage || !headerOf(response, 'cache-control').includes('public') || isMemberPage(address)) return;
  const language = headerOf(response, 'content-language');
  const [, late] = /"late":"([^"]+)"/.exec(await response.clone().text()) ?? [];
  await storeResponse(pagesCache, address, response);
  if (late) await storeFiles([late]); // needed by its islands when they wake
  const offline = await findCached(workerCache, offlineAddress);
  if (!offline || headerOf(offline, 'content-language') !== language) await storeOfflinePage();
}

async function storeFile(address: string, response: Response): Promise<void> {
  if (response.status === 200 && /^(?=.*\bpublic\b).*\bimmutable\b/.test(headerOf(response, 'cache-control')))
    await storeResponse(filesCache, address, response);
}

/** Stores a response, unless the browser has no room or no storage. */
async function storeResponse(name: keyof typeof maxEntries, address: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(name);
    await cache.delete(address, { ignoreVary: true }); // makes it the newest entry
    await cache.put(address, response);
    const requests = await cache.keys();
    await Promise.all(
      requests.slice(0, Math.max(0, requests.length - maxEntries[name]!)).map((request) => cache.delete(request)),
    );
  } catch {
    // pages still come from the network
  }
}

/** Stores the page that was open before the worker, with all its loaded files. */
async function storeCurrentPage(page: string, files: readonly string[]): Promise<void> {
  await storePage(page, await fetch(page));
  await storeFiles(files);
}

async function storeFiles(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      if (!(await findCached(filesCache, address))) await storeFile(address, await fetch(address));
    }),
  ).catch(() => {}); // the rest is loaded on demand
}

/** In the language of the read page. */
async function storeOfflinePage(): Promise<void> {
  const response = await fetch(offlineAddress, { cache: 'no-cache' });
  if (!response.ok) throw new Error('no page for when there is no net');
  const html = await response.clone().text();
  await (await caches.open(workerCache)).put(offlineAddress, response);
  await storeFiles([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, address]) => address!));
}

/** The offline page with the list of stored pages: filled here, because its scripts may not be stored. */
async function offlinePage(): Promise<Response> {
  const page = await findCached(workerCache, offlineAddress);
  if (!page) return Response.error();
  const list = (await listStoredPages())
    .map(({ address, title }) => `<li><a href="${address}">${title}</a></li>`)
    .join('');
  const html = (await page.text()).replace(/<ul\b[^<>]*>/g, (start) =>
    start.includes(' id="kept"') ? start + list : start,
  );
  const headers = ['content-type', 'content-language', 'content-security-policy'].map((name): [string, string] => [
    name,
    headerOf(page, name),
  ]);
  return new Response(html, { headers });
}

/** The last read pages, newest first. Titles are HTML from the server. */
async function listStoredPages(): Promise<StoredPage[]> {
  const cache = await caches.open(pagesCache);
  const latest = (await cache.keys()).toReversed().slice(0, maxListed);
  return Promise.all(
    latest.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
      const address = (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return { address, title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? address };
    }),
  );
}
