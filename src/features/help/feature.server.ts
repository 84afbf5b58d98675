import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { helpTexts } from './texts.ts';
import { route } from '../../kit/pages/routes.ts';

export const helpFeature: ServerFeature = {
  texts: helpTexts,
  pages: [
    route('/help/:question?', () => import('./help-page.tsx')),
    route('/staticpage/cookie', () => import('./cookie-page.tsx')),
  ],
  calls: async () => [(await import('./handlers.server.ts')).help],
};
