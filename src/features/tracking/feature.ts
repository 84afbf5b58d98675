import { workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const trackingFeature: Feature = {
  islands: {
    reading: workspaceCode(() => import('./reading-page.tsx').then(({ ReadingDashboard }) => ReadingDashboard)),
  },
};
