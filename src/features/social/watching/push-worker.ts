/**
 * The worker that shows what is pushed to this browser. It is one file, answers for no page, and is there for those alone
 * who asked for notifications; the one that keeps pages for offline comes and goes without it.
 */
import type { PushedChange } from './pushed-change.ts';

/** What TypeScript does not tell of a worker. */
interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends LongEvent {
  data: { json(): unknown } | null;
}
interface ClickEvent extends LongEvent {
  notification: Notification;
}
interface ChangeEvent extends LongEvent {
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
}
interface Window {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  addEventListener(type: 'install', hear: () => void): void;
  addEventListener(type: 'push', hear: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: ClickEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', hear: (event: ChangeEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<Window[]>;
    openWindow(address: string): Promise<unknown>;
  };
}
const worker = globalThis as unknown as Worker;

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('push', (event) => {
  const change = event.data?.json() as PushedChange | undefined;
  if (!change) return;
  const { title, body, language, href, tag } = change;
  const icon = '/app/icon-192.png';
  event.waitUntil(worker.registration.showNotification(title, { body, lang: language, tag, icon, data: href }));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href, origin } = new URL(String(event.notification.data), location.origin);
  if (origin === location.origin) event.waitUntil(show(href));
});

/** In the window that shows it already, or a new one. */
async function show(address: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  await (there ? there.focus() : worker.clients.openWindow(address));
}

/** The browser has got another address: it is told in place of the old one, while its member is signed in. */
worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(tell(event));
});
async function tell({ oldSubscription, newSubscription }: ChangeEvent): Promise<void> {
  const subscription =
    newSubscription ?? (oldSubscription && (await worker.registration.pushManager.subscribe(oldSubscription.options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/data/social/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: { endpoint, ...keys } }),
  });
}
