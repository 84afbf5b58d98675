import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';

export const mergingFeature: ServerFeature = {
  texts: 'features/merging',
  pages: [route('/review/merge', () => import('./merge-page.tsx'))],
  calls: async () => [(await import('./handlers.server.ts')).merging],
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    merging: typeof texts;
  }
}
