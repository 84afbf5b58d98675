import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { route } from '../../kit/pages/routes.ts';

export const historyFeature: ServerFeature = {
  pages: [route('/detail/:id/history', () => import('./history-page.tsx'))],
  pageParameters: ['before', 'after'],
  calls: async () => [(await import('./handlers.server.ts')).history],
};
