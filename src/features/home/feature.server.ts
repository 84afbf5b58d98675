import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';

export const homeFeature: ServerFeature = {
  texts: 'features/home',
  pages: [route('/', () => import('./home-page.tsx')), route('/category/:kind', () => import('./category-page.tsx'))],
  pageParameters: ['letter', 'people', 'century', 'order', 'region'],
  calls: async () => [(await import('./handlers.server.ts')).home],
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    home: typeof texts;
  }
}
