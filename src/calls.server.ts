import './features.server.ts';
import { loadCalls } from './kit/registry/feature.server.ts';

/** What answers the calls of every feature, for scripts and tests; a process that serves loads it when it opens. */
export const implementations = await loadCalls();
