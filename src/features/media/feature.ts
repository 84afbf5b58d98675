import { islandCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const mediaFeature: Feature = {
  islands: {
    'picture-viewer': islandCode(['site', 'relations', 'paintings'], () =>
      import('./face/picture-viewer.tsx').then(({ PictureViewer }) => PictureViewer),
    ),
    'compare-pictures': islandCode(['site', 'relations', 'paintings'], () =>
      import('./face/compare-pictures.tsx').then(({ ComparePictures }) => ComparePictures),
    ),
  },
};
