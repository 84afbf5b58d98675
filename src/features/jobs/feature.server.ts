import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';

export const jobsFeature: ServerFeature = {
  texts: 'src/features/jobs',
  pages: [
    route('/review/jobs', () => import('./jobs-page.tsx')),
    route('/review/jobs/:id', () => import('./run-page.tsx')),
  ],
  calls: async () => [(await import('./handlers.server.ts')).jobCalls],
  jobs: async () => {
    const { importJob, picturesJob } = await import('./import-job.server.ts');
    return [importJob, picturesJob];
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    jobs: typeof texts;
  }
}
