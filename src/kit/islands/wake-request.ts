const wakeRequestEvent = 'islands-wanted';

/** Wakes the islands that have become wanted since the page loaded, for example after a sign-in. */
export const requestWake = (): void => void dispatchEvent(new Event(wakeRequestEvent));

export const onWakeRequest = (listener: () => void): void => addEventListener(wakeRequestEvent, listener);
