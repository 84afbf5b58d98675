import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';

export const gapsFeature: ServerFeature = {
  texts: 'src/features/gaps',
  pages: [route('/review/gaps', () => import('./gaps-page.tsx'))],
  calls: async () => [(await import('./handlers.server.ts')).gapCalls],
  jobs: async () => [(await import('./find-gaps.server.ts')).findGapsJob],
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    gaps: typeof texts;
  }
}
