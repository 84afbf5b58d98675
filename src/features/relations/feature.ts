import { code } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const relationsFeature: Feature = {
  islands: {
    'path-form': code(['site', 'relations', 'search'], () =>
      import('./paths/path-form.tsx').then(({ PathForm }) => PathForm),
    ),
    'entry-relations': code(['site', 'entries', 'relations'], () =>
      import('./face/relation-view.tsx').then(({ RelationView }) => RelationView),
    ),
  },
};
