import type { StoredPage, OfflineMessage } from './offline-messages.ts';

/** Whether this browser can store pages: not over plain HTTP, nor in some private windows. */
export const canStorePages = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

/** Whether read pages are stored on this device. */
export const isOfflineEnabled = async (): Promise<boolean> =>
  canStorePages() && (await navigator.serviceWorker.getRegistration()) !== undefined;

/** Enables storing read pages on this device, beginning with this one; does nothing if the browser cannot. */
export async function enableOffline(): Promise<void> {
  if (!canStorePages()) return;
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const siteFiles = files.filter((name) => /^\/(?:assets|texts|media)\//.test(pathOn(location.origin, name)));
  active?.postMessage({
    what: 'keep',
    page: location.href.replace(/#.*/, ''),
    files: siteFiles,
  } satisfies OfflineMessage);
}

const pathOn = (origin: string, address: string) =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : '';

/** Disables storing, and deletes all stored pages. */
export async function disableOffline(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister(); // the worker for notifications stays
  await Promise.all(
    (await caches.keys()).filter((name) => name.startsWith('stele-')).map((name) => caches.delete(name)),
  );
}

/** The stored pages, newest first. */
export async function listStoredPages(): Promise<StoredPage[]> {
  const active = (await navigator.serviceWorker.getRegistration())?.active;
  if (!active) return [];
  const { port1, port2 } = new MessageChannel();
  return new Promise((answer) => {
    port1.addEventListener('message', ({ data }: MessageEvent<StoredPage[]>) => {
      port1.close();
      answer(data);
    });
    port1.start();
    active.postMessage({ what: 'list' } satisfies OfflineMessage, [port2]);
  });
}
