import { islandCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const timemapsFeature: Feature = {
  islands: {
    'world-timemap': islandCode(['site', 'search', 'entries', 'relations', 'timelines', 'timemaps'], () =>
      import('./world/world-timemap.tsx').then(({ WorldTimemap }) => WorldTimemap),
    ),
    'map-script': islandCode(['site', 'entries', 'relations', 'timelines', 'timemaps'], () =>
      import('./scripts/map-script-view.tsx').then(({ MapScriptView }) => MapScriptView),
    ),
    'entry-timemap': islandCode(['site', 'entries', 'relations', 'timelines', 'timemaps'], () =>
      import('./face/timemap-view.tsx').then(({ TimemapView }) => TimemapView),
    ),
  },
};
