import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { homeTexts } from './texts.ts';
import { route } from '../../kit/pages/routes.ts';

export const homeFeature: ServerFeature = {
  texts: homeTexts,
  pages: [route('/', () => import('./home-page.tsx')), route('/category/:kind', () => import('./category-page.tsx'))],
  pageParameters: ['letter', 'people', 'century', 'order', 'region'],
  calls: async () => [(await import('./handlers.server.ts')).home],
};
