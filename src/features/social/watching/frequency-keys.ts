/** Text keys of the notification frequencies. */
export const frequencyKeys = { off: 'watch.off', 'at once': 'watch.atOnce', daily: 'watch.daily' } as const;
