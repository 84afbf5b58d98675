import { workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const userCentreFeature: Feature = {
  islands: {
    usercentre: workspaceCode(() => import('./usercentre-page.tsx').then(({ Usercentre }) => Usercentre)),
  },
};
