import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';

export const gapsFeature: ServerFeature = {
  texts: 'src/features/gaps',
  pages: [route('/review/gaps', () => import('./gaps-page.tsx'))],
  calls: async () => [(await import('./handlers.server.ts')).gapCalls],
  async jobs() {
    const { findGapsJob } = await import('./find-gaps.server.ts');
    const { compareItemsJob } = await import('./compare-items.server.ts');
    return [findGapsJob, compareItemsJob];
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    gaps: typeof texts;
  }
}
