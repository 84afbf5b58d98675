import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';

export const operationsFeature: ServerFeature = {
  texts: 'features/operations',
  pages: [
    route('/review/members', () => import('./members/roles-page.tsx')),
    route('/review/health', () => import('./health-page.tsx')),
    route('/review/audit', () => import('./audit-page.tsx')),
  ],
  async calls() {
    const { operations } = await import('./handlers.server.ts');
    const { memberRoles } = await import('./members/handlers.server.ts');
    return [operations, memberRoles];
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    operations: typeof texts;
  }
}
