import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { mergingTexts } from './texts.ts';
import { route } from '../../kit/pages/routes.ts';

export const mergingFeature: ServerFeature = {
  texts: mergingTexts,
  pages: [route('/review/merge', () => import('./merge-page.tsx'))],
  calls: async () => [(await import('./handlers.server.ts')).merging],
};
