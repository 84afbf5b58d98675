import { code } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const mediaFeature: Feature = {
  islands: {
    'picture-viewer': code(['site', 'relations', 'paintings'], () =>
      import('./face/picture-viewer.tsx').then(({ PictureViewer }) => PictureViewer),
    ),
    'compare-pictures': code(['site', 'relations', 'paintings'], () =>
      import('./face/compare-pictures.tsx').then(({ ComparePictures }) => ComparePictures),
    ),
  },
};
