import { call } from '../../../kit/calls/call.ts';
import { sendPush } from '../contract.ts';

/** No page is below this path, so the worker only handles push messages. */
const scope = '/push/';

/** Whether this browser supports push: not over plain HTTP, nor in some private windows. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const getPushRegistration = () => navigator.serviceWorker.getRegistration(scope);

/** Whether this browser is subscribed with this key; the operator may have changed the key. */
export async function isSubscribed(key: string): Promise<boolean> {
  const subscription = await (await getPushRegistration())?.pushManager.getSubscription();
  return subscription ? Notification.permission === 'granted' && isFor(subscription, key) : false;
}

const isFor = ({ options }: PushSubscription, key: string) =>
  options.applicationServerKey !== null && base64Url(options.applicationServerKey) === key;
const base64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Asks the reader for permission, subscribes the browser, and updates the server; returns the outcome. */
export async function subscribe(key: string): Promise<'done' | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    await navigator.serviceWorker.register('/push-worker.js', { scope, updateViaCache: 'none' });
    const registration = await waitForActive();
    const before = await registration.pushManager.getSubscription();
    if (before && !isFor(before, key)) await before.unsubscribe();
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    await call(sendPush, { to: { endpoint, p256dh, auth } }, { quiet: true });
    return 'done';
  } catch {
    return 'failed';
  }
}

async function waitForActive(): Promise<ServiceWorkerRegistration> {
  const registration = (await getPushRegistration())!;
  const coming = registration.installing ?? registration.waiting;
  if (!registration.active && coming)
    await new Promise<void>((done) => {
      coming.addEventListener('statechange', () => {
        if (coming.state === 'activated' || coming.state === 'redundant') done();
      });
    });
  return registration;
}

/** Ends push messages to this browser. */
export async function unsubscribe(): Promise<void> {
  const registration = await getPushRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
  await call(sendPush, { to: null }, { quiet: true }).catch(() => {});
}
