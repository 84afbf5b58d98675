import { islandCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const familiesFeature: Feature = {
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
