import { workCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const historyFeature: Feature = {
  islands: {
    again: workCode(() => import('./buttons.tsx').then(({ AgainButton }) => AgainButton)),
  },
};
