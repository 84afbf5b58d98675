import './features.server.ts';
import { loadCalls } from './kit/registry/feature.server.ts';

/** Handlers of the calls of every feature, for scripts and tests; a serving process loads them when it opens. */
export const implementations = await loadCalls();
