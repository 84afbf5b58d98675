import { workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const historyFeature: Feature = {
  islands: {
    again: workspaceCode(() => import('./buttons.tsx').then(({ RestoreButton }) => RestoreButton)),
  },
};
