import { subjectIdOf } from '../../rules/entry-ids.ts';
import { paintingAddress } from './face/painting-address.ts';
import { islandCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const paintingsFeature: Feature = {
  things: [{ type: 'subject', socialType: 'painting', isSecondPage: true, address: paintingAddress }],
  pageKinds: [
    { kind: 'painting', path: /^\/painting\/detail$/, thing: { parameter: 'paintingId', of: subjectIdOf } },
    { kind: 'painting', path: /^\/(?:product\/painting|painting)(?:\/|$)/ },
  ],
  islands: {
    'painting-viewer': islandCode(['site', 'relations', 'paintings'], () =>
      import('./page/painting-viewer.tsx').then(({ PaintingViewer }) => PaintingViewer),
    ),
    'picture-search': islandCode(['site', 'paintings'], () =>
      import('./home/picture-search.tsx').then(({ PictureSearch }) => PictureSearch),
    ),
    'painting-wall': islandCode(['site', 'paintings'], () =>
      import('./wall/painting-wall.tsx').then(({ PaintingWall }) => PaintingWall),
    ),
    'collection-map': islandCode(['site', 'timemaps', 'paintings'], () =>
      import('./home/collection-map.tsx').then(({ CollectionMap }) => CollectionMap),
    ),
  },
  async parts() {
    const { paintingPart } = await import('./edit/part.ts');
    return [paintingPart];
  },
};
