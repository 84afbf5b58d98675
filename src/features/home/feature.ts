import { islandCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const homeFeature: Feature = {
  pageKinds: [
    { kind: 'home', path: /^\/$/ },
    { kind: 'category', path: /^\/category\// },
  ],
  islands: {
    'home-stage': islandCode(['site', 'entries', 'relations', 'timelines', 'timemaps'], () =>
      import('./stage/home-stage.tsx').then(({ HomeStage }) => HomeStage),
    ),
  },
};
