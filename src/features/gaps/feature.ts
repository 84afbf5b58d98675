import { workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const gapsFeature: Feature = {
  islands: {
    gaps: workspaceCode(() => import('./gaps-page.tsx').then(({ Gaps }) => Gaps)),
  },
};
