import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { messagesTexts } from './texts.ts';

export const messagesFeature: ServerFeature = {
  texts: messagesTexts,
  calls: async () => [(await import('./handlers.server.ts')).messages],
  jobs: async () => [(await import('./digest.server.ts')).sendDigestsJob],
};
