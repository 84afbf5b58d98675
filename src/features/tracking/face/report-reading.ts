import { encryptBody, forgetKey } from '../../../kit/calls/body-encryption.ts';
import { fingerprint } from '../../../kit/calls/fingerprint.ts';

/** Dispatched on the document when the page's citation is copied. */
export const citeEvent = 'cite-taken';

/**
 * Reports that this page is read and for how long: when it is first visible, and each time it is left or hidden.
 * Reports nothing for readers who ask not to be tracked, nor in a frame on another site. Failures are ignored. Source:
 * spec §7 "POST /home/Book/record", §8.
 */
export function reportReading(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl || self !== top) return;
  const sessionID = sessionOfTab();
  let isTold = false,
    seenAt = 0;

  function sendEvent(actionType: string, timeTracking = 0) {
    const event = {
      URL: location.href.slice(0, 2000),
      referUrl: document.referrer.slice(0, 2000),
      sessionID,
      actionType,
      timeTracking,
      params: { ...document.querySelector<HTMLElement>('[data-found]')?.dataset },
      language: document.documentElement.dataset.language,
    };
    // Fire and forget.
    send(event, actionType === 'leave').catch(() => {});
  }
  function look() {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen) {
      seenAt = performance.now(); // monotonic: unaffected by changes of the system clock
      if (!isTold) sendEvent('view');
    } else if (isTold) sendEvent('leave', Math.round(performance.now() - seenAt));
    isTold ||= isSeen;
  }
  document.addEventListener('visibilitychange', look);
  document.addEventListener(citeEvent, () => sendEvent('cite'));
  look();
}

/**
 * Encrypted like any call, with the fingerprint (spec §7). When the page is being left the event is sent unencrypted,
 * since encryption would take too long.
 */
async function send(event: object, isLeaving: boolean): Promise<void> {
  const isSealed = !isLeaving && globalThis.crypto?.subtle !== undefined;
  const response = await fetch('/home/Book/record', {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: {
      'content-type': isSealed ? 'application/jose' : 'application/json',
      'x-fingerprint': fingerprint(),
    },
    body: isSealed ? await encryptBody(event) : JSON.stringify(event),
  });
  await response.arrayBuffer(); // an unread body would hold the connection
  // The server may have a new key; the next page requests it.
  if (isSealed && !response.ok) forgetKey();
}

/** A random id, stored for this tab only; without session storage, for this page only. */
function sessionOfTab(): string {
  const newId = `${Math.random()}${Math.random()}`.replaceAll('.', '');
  try {
    return (sessionStorage.reading ??= newId) as string;
  } catch {
    return newId;
  }
}
