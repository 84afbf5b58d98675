import { islandCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const groupsFeature: Feature = {
  islands: {
    'group-view': islandCode(['site', 'entries', 'relations', 'timelines', 'timemaps', 'families', 'groups'], () =>
      import('./group-view.tsx').then(({ GroupView }) => GroupView),
    ),
    'group-actions': islandCode(['site', 'accounts', 'groups'], () =>
      import('./group-actions.tsx').then(({ GroupActions }) => GroupActions),
    ),
  },
};
