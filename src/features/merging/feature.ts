import { workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const mergingFeature: Feature = {
  islands: {
    merge: workspaceCode(() => import('./merge-page.tsx').then(({ MergeTool }) => MergeTool)),
  },
};
