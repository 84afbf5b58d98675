/**
 * Service worker that shows push messages. A single file that controls no page; only browsers that asked for
 * notifications install it. The service worker for offline pages is independent of it.
 */
import type { PushedChange } from './pushed-change.ts';

/** Worker types that TypeScript's library lacks. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends ExtendableEvent {
  data: { json(): unknown } | null;
}
interface ClickEvent extends ExtendableEvent {
  notification: Notification;
}
interface ChangeEvent extends ExtendableEvent {
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
  if (origin === location.origin) event.waitUntil(showAddress(href));
});

/** Focuses the window that already shows the address, or opens a new one. */
async function showAddress(address: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const matchingWindow = windows.find(({ url }) => url === address);
  await (matchingWindow ? matchingWindow.focus() : worker.clients.openWindow(address));
}

/** The browser's endpoint changed: replaces the old one on the server, while the member is signed in. */
worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(updateSubscription(event));
});
async function updateSubscription({ oldSubscription, newSubscription }: ChangeEvent): Promise<void> {
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
