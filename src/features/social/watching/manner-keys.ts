/** Text keys of the notification frequencies. */
export const mannerKeys = { off: 'watch.off', 'at once': 'watch.atOnce', daily: 'watch.daily' } as const;
