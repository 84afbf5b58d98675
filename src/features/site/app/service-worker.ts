/**
 * The service worker of the app: keeps the pages that were read, with what they are made of, for when there is no net.
 * It imports nothing, because it is one file. Pages come from the net whenever there is one; calls, and all that is sent
 * to one member alone, are never kept.
 */
import type { KeptPage, Told } from './kept.ts';

/** What TypeScript does not tell of a worker. */
interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LongEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface TellEvent extends LongEvent, MessageEvent<Told> {}
interface Worker {
  addEventListener(type: 'install' | 'activate', hear: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', hear: (event: TellEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
const worker = globalThis as unknown as Worker;

/** Another number for another way to keep: what workers before kept goes. */
const version = 1;
const ofPages = `stele-${version}-pages`,
  ofFiles = `stele-${version}-files`,
  ofWorker = `stele-${version}-worker`;
/** So many are kept at most; the oldest go first. */
const most = { [ofPages]: 300, [ofFiles]: 1500 };
const offlineAddress = '/offline';
/** Pages that the list of what is kept names. */
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
  const told = event.data;
  if (told.what === 'keep') event.waitUntil(keepNow(told.page, told.files));
  else if (told.what === 'list') event.waitUntil(listKept().then((list) => event.ports[0]?.postMessage(list)));
});

/** From the net; without one as it was read last, or the page that says that there is none. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    // Asked of the server itself: the browser's own cache may give what it has for some minutes more.
    const response = await fetch(new Request(request, { cache: 'no-cache' }));
    event.waitUntil(keepPage(request.url, response.clone()));
    return response;
  } catch {
    return (await matching(ofPages, request.url)) ?? offlinePage();
  }
}

/** What has its content in its name never changes, and is not asked for twice. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await matching(ofFiles, request.url);
  if (kept) return kept;
  const response = await fetch(request);
  event.waitUntil(keepFile(request.url, response.clone()));
  return response;
}

const saysOf = (response: Response, header: string) => response.headers.get(header) ?? '';
/** The reader's cookie decides the language, and nothing else varies; the last one read is the one to show. */
const matching = async (cache: string, address: string) =>
  (await caches.open(cache)).match(address, { ignoreVary: true });

/** Nobody's own page is kept, whatever the server says of it: it would show who was here. */
const isOfMembers = (address: string) =>
  /^\/(?:user|review|login|register|dev|download|offline)(?:\/|$)/i.test(new URL(address).pathname);

async function keepPage(address: string, response: Response): Promise<void> {
  const isPage =
    response.status === 200 && !response.redirected && saysOf(response, 'content-type').startsWith('text/html');
  if (!isPage || !saysOf(response, 'cache-control').includes('public') || isOfMembers(address)) return;
  const language = saysOf(response, 'content-language');
  const [, late] = /"late":"([^"]+)"/.exec(await response.clone().text()) ?? [];
  await put(ofPages, address, response);
  if (late) await keepFiles([late]); // what its islands need when they wake
  const offline = await matching(ofWorker, offlineAddress);
  if (!offline || saysOf(offline, 'content-language') !== language) await keepOfflinePage();
}

async function keepFile(address: string, response: Response): Promise<void> {
  if (response.status === 200 && /^(?=.*\bpublic\b).*\bimmutable\b/.test(saysOf(response, 'cache-control')))
    await put(ofFiles, address, response);
}

/** Where the browser has no more room, or none at all, it is not kept. */
async function put(name: keyof typeof most, address: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(name);
    await cache.delete(address, { ignoreVary: true }); // it becomes the newest
    await cache.put(address, response);
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - most[name]!)).map((one) => cache.delete(one)));
  } catch {
    // read as before, from the net
  }
}

/** The page that was there before the worker, with all that it had loaded. */
async function keepNow(page: string, files: readonly string[]): Promise<void> {
  await keepPage(page, await fetch(page));
  await keepFiles(files);
}

async function keepFiles(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      if (!(await matching(ofFiles, address))) await keepFile(address, await fetch(address));
    }),
  ).catch(() => {}); // the rest comes when it is asked for
}

/** In the language of what is read. */
async function keepOfflinePage(): Promise<void> {
  const response = await fetch(offlineAddress, { cache: 'no-cache' });
  if (!response.ok) throw new Error('no page for when there is no net');
  const html = await response.clone().text();
  await (await caches.open(ofWorker)).put(offlineAddress, response);
  await keepFiles([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, address]) => address!));
}

/** It names what is kept: its list is filled here, because none of its scripts need be there. */
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

/** The pages that were read last, the newest first. Titles are HTML, as the server wrote them. */
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
