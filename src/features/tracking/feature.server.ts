import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';

export const trackingFeature: ServerFeature = {
  texts: 'features/tracking',
  pages: [route('/review/reading', () => import('./reading-page.tsx'))],
  calls: async () => [(await import('./handlers.server.ts')).tracking],
  jobs: async () => [(await import('./sum-events.server.ts')).sumReadingJob],
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    tracking: typeof texts;
  }
}
