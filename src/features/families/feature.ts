import { subjectIdOf } from '../../rules/entry-ids.ts';
import { islandCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const familiesFeature: Feature = {
  pageKinds: [{ kind: 'family', path: /^\/family\/([^/]+)$/, thing: { of: subjectIdOf } }],
  islands: {
    family: islandCode(['site', 'relations', 'timelines', 'timemaps', 'families'], () =>
      import('./face/family-view.tsx').then(({ FamilyView }) => FamilyView),
    ),
  },
  async parts() {
    const { familyPart } = await import('./edit/part.ts');
    return [familyPart];
  },
};
