import { workCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const trackingFeature: Feature = {
  islands: {
    reading: workCode(() => import('./reading-page.tsx').then(({ ReadingDesk }) => ReadingDesk)),
  },
};
