import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';

export const messagesFeature: ServerFeature = {
  texts: 'features/messages',
  calls: async () => [(await import('./handlers.server.ts')).messages],
  jobs: async () => [(await import('./digest.server.ts')).sendDigestsJob],
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    messages: typeof texts;
  }
}
