import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';

export const reviewFeature: ServerFeature = {
  texts: 'features/review',
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

declare module '../../kit/texts.ts' {
  interface TextTables {
    review: typeof texts;
  }
}
