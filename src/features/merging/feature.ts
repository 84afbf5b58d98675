import { workCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const mergingFeature: Feature = {
  islands: {
    merge: workCode(() => import('./merge-page.tsx').then(({ MergeDesk }) => MergeDesk)),
  },
};
