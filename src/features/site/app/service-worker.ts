/**
 * The service worker of the app: stores read pages with their files, for use without a network. It imports nothing,
 * because it is one file. Pages are fetched from the network if there is one; calls, and everything sent to a single
 * member, are never stored.
 */
import type { KeptPage, OfflineMessage } from './kept.ts';

/** Worker types that TypeScript lacks here. */
interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LongEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface TellEvent extends LongEvent, MessageEvent<OfflineMessage> {}
interface Worker {
  addEventListener(type: 'install' | 'activate', hear: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', hear: (event: TellEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
const worker = globalThis as unknown as Worker;

/** Incremented when the storage format changes: caches of earlier workers are deleted. */
const version = 1;
const ofPages = `stele-${version}-pages`,
  ofFiles = `stele-${version}-files`,
  ofWorker = `stele-${version}-worker`;
/** Most stored entries; the oldest are deleted first. */
const maxEntries = { [ofPages]: 300, [ofFiles]: 1500 };
const offlineAddress = '/offline';
/** Most pages in the list of stored pages. */
const mostListed = 50;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const others = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('stele-'));
    await Promise.all(
      names.filter((name) => ![ofPages, ofFiles, ofWorker].includes(name)).map((name) => caches.delete(name)),
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
  if (message.what === 'keep') event.waitUntil(keepNow(message.page, message.files));
  else if (message.what === 'list') event.waitUntil(listKept().then((list) => event.ports[0]?.postMessage(list)));
});

/** Fetches a page; without a network returns its last stored version, or the offline page. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    // Bypasses the browser's own cache, which may return an older version for some minutes.
    const response = await fetch(new Request(request, { cache: 'no-cache' }));
    event.waitUntil(keepPage(request.url, response.clone()));
    return response;
  } catch {
    return (await matching(ofPages, request.url)) ?? offlinePage();
  }
}

/** Files with their hash in the name never change, and are fetched only once. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cachedResponse = await matching(ofFiles, request.url);
  if (cachedResponse) return cachedResponse;
  const response = await fetch(request);
  event.waitUntil(keepFile(request.url, response.clone()));
  return response;
}

const saysOf = (response: Response, header: string) => response.headers.get(header) ?? '';
/** Ignores `Vary`: the language depends on the reader's cookie, and the last read version is the right one. */
const matching = async (cache: string, address: string) =>
  (await caches.open(cache)).match(address, { ignoreVary: true });

/** Members' own pages are never stored, whatever their headers: they would show who used the device. */
const isOfMembers = (address: string) =>
  /^\/(?:user|review|login|register|dev|download|offline)(?:\/|$)/i.test(new URL(address).pathname);

async function keepPage(address: string, response: Response): Promise<void> {
  const isPage =
    response.status === 200 && !response.redirected && saysOf(response, 'content-type').startsWith('text/html');
  if (!isPage || !saysOf(response, 'cache-control').includes('public') || isOfMembers(address)) return;
  const language = saysOf(response, 'content-language');
  const [, late] = /"late":"([^"]+)"/.exec(await response.clone().text()) ?? [];
  await put(ofPages, address, response);
  if (late) await keepFiles([late]); // needed by its islands when they wake
  const offline = await matching(ofWorker, offlineAddress);
  if (!offline || saysOf(offline, 'content-language') !== language) await keepOfflinePage();
}

async function keepFile(address: string, response: Response): Promise<void> {
  if (response.status === 200 && /^(?=.*\bpublic\b).*\bimmutable\b/.test(saysOf(response, 'cache-control')))
    await put(ofFiles, address, response);
}

/** Stores a response, unless the browser has no room or no storage. */
async function put(name: keyof typeof maxEntries, address: string, response: Response): Promise<void> {
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
async function keepNow(page: string, files: readonly string[]): Promise<void> {
  await keepPage(page, await fetch(page));
  await keepFiles(files);
}

async function keepFiles(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      if (!(await matching(ofFiles, address))) await keepFile(address, await fetch(address));
    }),
  ).catch(() => {}); // the rest is loaded on demand
}

/** In the language of the read page. */
async function keepOfflinePage(): Promise<void> {
  const response = await fetch(offlineAddress, { cache: 'no-cache' });
  if (!response.ok) throw new Error('no page for when there is no net');
  const html = await response.clone().text();
  await (await caches.open(ofWorker)).put(offlineAddress, response);
  await keepFiles([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, address]) => address!));
}

/** The offline page with the list of stored pages: filled here, because its scripts may not be stored. */
async function offlinePage(): Promise<Response> {
  const page = await matching(ofWorker, offlineAddress);
  if (!page) return Response.error();
  const list = (await listKept()).map(({ address, title }) => `<li><a href="${address}">${title}</a></li>`).join('');
  const html = (await page.text()).replace(/<ul\b[^<>]*>/g, (start) =>
    start.includes(' id="kept"') ? start + list : start,
  );
  const headers = ['content-type', 'content-language', 'content-security-policy'].map((name): [string, string] => [
    name,
    saysOf(page, name),
  ]);
  return new Response(html, { headers });
}

/** The last read pages, newest first. Titles are HTML from the server. */
async function listKept(): Promise<KeptPage[]> {
  const cache = await caches.open(ofPages);
  const latest = (await cache.keys()).toReversed().slice(0, mostListed);
  return Promise.all(
    latest.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
      const address = (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      return { address, title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? address };
    }),
  );
}
