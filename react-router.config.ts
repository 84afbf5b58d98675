import type { Config } from '@react-router/dev/config';

// Links are ordinary links: a page is complete and comes from memory, so nothing is discovered or fetched for the next
// one.
export default { appDirectory: 'src', ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config;
