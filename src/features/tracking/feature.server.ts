import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { trackingTexts } from './texts.ts';
import { route } from '../../kit/pages/routes.ts';

export const trackingFeature: ServerFeature = {
  texts: trackingTexts,
  pages: [route('/review/reading', () => import('./reading-page.tsx'))],
  calls: async () => [(await import('./handlers.server.ts')).tracking],
  jobs: async () => [(await import('./sum-events.server.ts')).sumReadingJob],
};
