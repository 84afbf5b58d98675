const wantedEvent = 'islands-wanted';

/** Wakes the islands that have become wanted since the page loaded, for example after a sign-in. */
export const wakeWantedIslands = (): void => void dispatchEvent(new Event(wantedEvent));

export const onIslandsWanted = (listener: () => void): void => addEventListener(wantedEvent, listener);
