import { islandCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const searchFeature: Feature = {
  pageKinds: [{ kind: 'search', path: /^\/search(?:\/|$)/ }],
  islands: {
    'search-box': islandCode(['site', 'search'], () =>
      import('./face/search-box.tsx').then(({ SearchBox }) => SearchBox),
    ),
  },
};
