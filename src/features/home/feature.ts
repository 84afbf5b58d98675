import { islandCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const homeFeature: Feature = {
  islands: {
    'home-stage': islandCode(['site', 'entries', 'relations', 'timelines', 'timemaps'], () =>
      import('./stage/home-stage.tsx').then(({ HomeStage }) => HomeStage),
    ),
  },
};
