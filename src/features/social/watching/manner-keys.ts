/** How watching is called, by how often one is told. */
export const mannerKeys = { off: 'watch.off', 'at once': 'watch.atOnce', daily: 'watch.daily' } as const;
