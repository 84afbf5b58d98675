import { islandCode, workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const groupsFeature: Feature = {
  things: [
    {
      type: 'group',
      socialType: 'group',
      creations: Object.fromEntries(
        (['graph', 'tree', 'timemap', 'timeline'] as const).map((kind) => [
          kind,
          { name: `group.kind.${kind}` as const, parts: 'article.live.nodes' as const },
        ]),
      ),
    },
  ],
  pageKinds: [{ kind: 'group', path: /^\/group\/([^/]+)$/, thing: { of: (id) => id } }],
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
