const wantedEvent = 'islands-wanted';

/** Wakes the islands that are wanted now and were not when the page came: of a member who has just signed in. */
export const wakeWantedIslands = (): void => void dispatchEvent(new Event(wantedEvent));

export const onIslandsWanted = (listener: () => void): void => addEventListener(wantedEvent, listener);
