import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';

export const helpFeature: ServerFeature = {
  texts: 'features/help',
  pages: [
    route('/help/:question?', () => import('./help-page.tsx')),
    route('/staticpage/cookie', () => import('./cookie-page.tsx')),
  ],
  calls: async () => [(await import('./handlers.server.ts')).help],
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    help: typeof texts;
  }
}
