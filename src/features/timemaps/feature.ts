import { code } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const timemapsFeature: Feature = {
  islands: {
    'world-timemap': code(['site', 'search', 'entries', 'relations', 'timelines', 'timemaps'], () =>
      import('./world/world-timemap.tsx').then(({ WorldTimemap }) => WorldTimemap),
    ),
    'map-script': code(['site', 'entries', 'relations', 'timelines', 'timemaps'], () =>
      import('./scripts/map-script-view.tsx').then(({ MapScriptView }) => MapScriptView),
    ),
    'entry-timemap': code(['site', 'entries', 'relations', 'timelines', 'timemaps'], () =>
      import('./face/timemap-view.tsx').then(({ TimemapView }) => TimemapView),
    ),
  },
};
