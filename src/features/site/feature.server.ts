import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { siteTexts } from './texts.ts';
import { route } from '../../kit/pages/routes.ts';

export const siteFeature: ServerFeature = {
  texts: siteTexts,
  pages: [
    route('/download', () => import('./app/download-page.tsx')),
    route('/offline', () => import('./app/offline-page.tsx')),
  ],
  async mount(app, context) {
    const { mountAppFiles } = await import('./app/app-files.server.ts');
    mountAppFiles(app, context);
  },
};
