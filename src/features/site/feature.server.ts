import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';

export const siteFeature: ServerFeature = {
  texts: 'features/site',
  pages: [
    route('/download', () => import('./app/download-page.tsx')),
    route('/offline', () => import('./app/offline-page.tsx')),
  ],
  async mount(app, context) {
    const { mountAppFiles } = await import('./app/app-files.server.ts');
    mountAppFiles(app, context);
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    site: typeof texts;
  }
}
