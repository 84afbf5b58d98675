import { byRoute, call, concurrent } from '../../../kit/calls/call.ts';
import type { sendPush } from '../contract.ts';

const send = byRoute<typeof sendPush>('POST /data/social/push', concurrent);

/** Below it lies no page: the worker is here for what is pushed, and answers for nothing else. */
const scope = '/push/';

/** Whether this browser can be sent anything: not over plain HTTP, nor in some private windows. */
export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const registered = () => navigator.serviceWorker.getRegistration(scope);

/** Whether this browser would show what it is sent under this key; the operator may have taken another one. */
export async function isSubscribed(key: string): Promise<boolean> {
  const there = await (await registered())?.pushManager.getSubscription();
  return there ? Notification.permission === 'granted' && isFor(there, key) : false;
}

const isFor = ({ options }: PushSubscription, key: string) =>
  options.applicationServerKey !== null && base64Url(options.applicationServerKey) === key;
const base64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Asks the reader, then the browser, then tells the server; says what came of it. */
export async function subscribe(key: string): Promise<'done' | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    await navigator.serviceWorker.register('/push-worker.js', { scope, updateViaCache: 'none' });
    const registration = await active();
    const before = await registration.pushManager.getSubscription();
    if (before && !isFor(before, key)) await before.unsubscribe();
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    await call(send, { to: { endpoint, p256dh, auth } }, { quiet: true });
    return 'done';
  } catch {
    return 'failed';
  }
}

/** The registration once its worker runs: only then can it subscribe. */
async function active(): Promise<ServiceWorkerRegistration> {
  const registration = (await registered())!;
  const coming = registration.installing ?? registration.waiting;
  if (!registration.active && coming)
    await new Promise<void>((done) => {
      coming.addEventListener('statechange', () => {
        if (coming.state === 'activated' || coming.state === 'redundant') done();
      });
    });
  return registration;
}

/** Nothing is sent here any more. */
export async function unsubscribe(): Promise<void> {
  const registration = await registered();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
  await call(send, { to: null }, { quiet: true }).catch(() => {});
}
