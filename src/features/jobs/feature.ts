import { workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const jobsFeature: Feature = {
  islands: {
    jobs: workspaceCode(() => import('./jobs-page.tsx').then(({ JobsDashboard }) => JobsDashboard)),
    'job-run': workspaceCode(() => import('./run-page.tsx').then(({ RunDashboard }) => RunDashboard)),
  },
};
