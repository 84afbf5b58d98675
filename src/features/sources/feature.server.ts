import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { upsertSources } from './face/upsert-sources.server.ts';

export const sourcesFeature: ServerFeature = {
  afterPublication: [upsertSources],
  calls: async () => [(await import('./handlers.server.ts')).sources],
};
