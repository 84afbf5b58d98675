import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { revisionsTexts } from './texts.ts';

export const revisionsFeature: ServerFeature = {
  texts: revisionsTexts,
  calls: async () => [(await import('./handlers.server.ts')).editing],
};
