import { islandCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const relationsFeature: Feature = {
  pageKinds: [{ kind: 'path', path: /^\/relation(?:\/|$)/ }],
  islands: {
    'path-form': islandCode(['site', 'relations', 'search'], () =>
      import('./paths/path-form.tsx').then(({ PathForm }) => PathForm),
    ),
    'entry-relations': islandCode(['site', 'entries', 'relations'], () =>
      import('./face/relation-view.tsx').then(({ RelationView }) => RelationView),
    ),
  },
  async parts() {
    const { relationsPart } = await import('./edit/part.ts');
    return [relationsPart];
  },
};
