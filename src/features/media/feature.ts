import { islandCode, workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const mediaFeature: Feature = {
  things: [{ type: 'image', socialType: 'image' }],
  pageKinds: [{ kind: 'picture', path: /^\/detail\/[^/]+\/media\/detail\/([^/]+)$/, thing: { of: (id) => id } }],
  islands: {
    'edit-picture': workspaceCode(() =>
      import('./edit/picture/picture-page.tsx').then(({ PictureEdit }) => PictureEdit),
    ),
    'picture-viewer': islandCode(['site', 'relations', 'paintings'], () =>
      import('./face/picture-viewer.tsx').then(({ PictureViewer }) => PictureViewer),
    ),
    'compare-pictures': islandCode(['site', 'relations', 'paintings'], () =>
      import('./face/compare-pictures.tsx').then(({ ComparePictures }) => ComparePictures),
    ),
  },
  async parts() {
    const { galleryPart, picturePart, regionsPart } = await import('./edit/gallery/part.ts');
    const { recordingsPart } = await import('./edit/recordings/part.ts');
    return [galleryPart, picturePart, regionsPart, recordingsPart];
  },
};
