import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';

export const revisionsFeature: ServerFeature = {
  texts: 'editing/revisions',
  calls: async () => [(await import('./handlers.server.ts')).editing],
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    revisions: typeof texts;
  }
}
