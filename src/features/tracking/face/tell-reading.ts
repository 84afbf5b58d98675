import { encryptBody, forgetKey } from '../../../kit/calls/body-encryption.ts';
import { fingerprint } from '../../../kit/calls/fingerprint.ts';

/** Dispatched on the document by what takes a citation of the page along. */
export const citeEvent = 'cite-taken';

/**
 * Tells the house that this page is read, and for how long: when it is first seen, and each time it is left or covered.
 * Nobody is followed who asks not to be, nor in a frame on another site. Nobody waits for an answer, and a failure is
 * nobody's concern. Source: spec §7 "POST /home/Book/record", §8.
 */
export function tellReading(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl || self !== top) return;
  const sessionID = sessionOfTab();
  let isTold = false,
    seenAt = 0;

  function tell(actionType: string, timeTracking = 0) {
    const event = {
      URL: location.href.slice(0, 2000),
      referUrl: document.referrer.slice(0, 2000),
      sessionID,
      actionType,
      timeTracking,
      params: { ...document.querySelector<HTMLElement>('[data-found]')?.dataset },
      language: document.documentElement.dataset.language,
    };
    // Nobody waits for the answer, and a failure is nobody's concern.
    send(event, actionType === 'leave').catch(() => {});
  }
  function look() {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen) {
      seenAt = performance.now(); // counts on evenly, whatever somebody does to the clock
      if (!isTold) tell('view');
    } else if (isTold) tell('leave', Math.round(performance.now() - seenAt));
    isTold ||= isSeen;
  }
  document.addEventListener('visibilitychange', look);
  document.addEventListener(citeEvent, () => tell('cite'));
  look();
}

/**
 * As any call: encrypted, and with the fingerprint (spec §7). What is sent as the page is left goes as it is, since
 * encryption takes longer than the page has left.
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
  await response.arrayBuffer(); // unread, it would keep the connection
  // The server may have another key by now; the next page asks for it.
  if (isSealed && !response.ok) forgetKey();
}

/** A random id, of this tab alone and gone with it; where nothing may be kept, of this page. */
function sessionOfTab(): string {
  const made = `${Math.random()}${Math.random()}`.replaceAll('.', '');
  try {
    return (sessionStorage.reading ??= made) as string;
  } catch {
    return made;
  }
}
