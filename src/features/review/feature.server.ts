import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { reviewTexts } from './texts.ts';
import { route } from '../../kit/pages/routes.ts';

export const reviewFeature: ServerFeature = {
  texts: reviewTexts,
  pages: [
    route('/review/pace', () => import('./pace-page.tsx')),
    route('/review/:id?', () => import('./review-page.tsx')),
  ],
  calls: async () => [(await import('./handlers.server.ts')).review],
  async jobs() {
    const { publishJob, publishAtStartJob } = await import('./publication.server.ts');
    return [publishJob, publishAtStartJob];
  },
};
