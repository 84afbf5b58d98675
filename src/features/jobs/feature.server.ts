import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import { jobsTexts } from './texts.ts';
import { route } from '../../kit/pages/routes.ts';

export const jobsFeature: ServerFeature = {
  texts: jobsTexts,
  pages: [route('/review/jobs', () => import('./jobs-page.tsx'))],
  calls: async () => [(await import('./handlers.server.ts')).jobCalls],
  jobs: async () => [(await import('./import-job.server.ts')).importJob],
};
