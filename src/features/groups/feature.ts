import { islandCode, workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const groupsFeature: Feature = {
  islands: {
    'edit-group': workspaceCode(() => import('./edit/edit-group-page.tsx').then(({ GroupEdit }) => GroupEdit)),
    'group-view': islandCode(['site', 'entries', 'relations', 'timelines', 'timemaps', 'families', 'groups'], () =>
      import('./group-view.tsx').then(({ GroupView }) => GroupView),
    ),
    'group-actions': islandCode(['site', 'accounts', 'groups'], () =>
      import('./group-actions.tsx').then(({ GroupActions }) => GroupActions),
    ),
  },
  async parts() {
    const { groupPart } = await import('./edit/part.ts');
    return [groupPart];
  },
};
