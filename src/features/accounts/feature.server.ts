import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';

export const accountsFeature: ServerFeature = {
  texts: 'features/accounts',
  pages: [
    route('/login', () => import('./screens/login-page.tsx')),
    route('/register', () => import('./screens/register-page.tsx')),
    route('/user/appeal', () => import('./screens/appeal-page.tsx')),
  ],
  calls: async () => [(await import('./handlers.server.ts')).accounts],
  jobs: async () => [(await import('./delete-expired.server.ts')).deleteExpiredJob],
  async mount(app, context) {
    if (context.settings.STELE_DEV !== 'on') return;
    const { mountDevPages } = await import('./dev-pages.server.ts');
    mountDevPages(app, context);
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    accounts: typeof texts;
  }
}
