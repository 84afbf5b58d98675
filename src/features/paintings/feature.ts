import { code } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const paintingsFeature: Feature = {
  islands: {
    'painting-viewer': code(['site', 'relations', 'paintings'], () =>
      import('./page/painting-viewer.tsx').then(({ PaintingViewer }) => PaintingViewer),
    ),
    'picture-search': code(['site', 'paintings'], () =>
      import('./home/picture-search.tsx').then(({ PictureSearch }) => PictureSearch),
    ),
    'painting-wall': code(['site', 'paintings'], () =>
      import('./wall/painting-wall.tsx').then(({ PaintingWall }) => PaintingWall),
    ),
    'collection-map': code(['site', 'timemaps', 'paintings'], () =>
      import('./home/collection-map.tsx').then(({ CollectionMap }) => CollectionMap),
    ),
  },
};
