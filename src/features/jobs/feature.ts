import { workCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const jobsFeature: Feature = {
  islands: {
    jobs: workCode(() => import('./jobs-page.tsx').then(({ JobsDesk }) => JobsDesk)),
  },
};
