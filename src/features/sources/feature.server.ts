import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { keepSources } from './face/keep-sources.server.ts';

export const sourcesFeature: ServerFeature = {
  afterPublication: [keepSources],
  calls: async () => [(await import('./handlers.server.ts')).sources],
};
