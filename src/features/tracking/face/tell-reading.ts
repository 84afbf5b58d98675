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
    navigator.sendBeacon('/home/Book/record', new Blob([JSON.stringify(event)], { type: 'application/json' }));
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

/** A random id, of this tab alone and gone with it; where nothing may be kept, of this page. */
function sessionOfTab(): string {
  const made = `${Math.random()}${Math.random()}`.replaceAll('.', '');
  try {
    return (sessionStorage.reading ??= made) as string;
  } catch {
    return made;
  }
}
