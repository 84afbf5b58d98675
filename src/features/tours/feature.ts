import { isMakingTour } from './face/tour-in-progress.ts';
import { islandCode, workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const toursFeature: Feature = {
  things: [
    {
      type: 'tour',
      socialType: 'tour',
      creations: { tour: { name: 'desk.module.tour', parts: 'tour.stops' } },
    },
  ],
  pageKinds: [{ kind: 'tour', path: /^\/tour\/([^/]+)$/, thing: { of: (id) => id }, isTool: true }],
  islands: {
    'edit-tour': workspaceCode(() => import('./edit/edit-tour-page.tsx').then(({ TourEdit }) => TourEdit)),
    'tour-player': islandCode(['site', 'tours'], () =>
      import('./tour-player.tsx').then(({ TourPlayer }) => TourPlayer),
    ),
    'embedded-tour': islandCode(['site', 'tours'], () =>
      import('./embedded-tour.tsx').then(({ EmbeddedTour }) => EmbeddedTour),
    ),
    'tour-capture': islandCode(
      ['site', 'accounts', 'tours'],
      () => import('./face/tour-capture.tsx').then(({ TourCapture }) => TourCapture),
      isMakingTour,
    ),
  },
  async parts() {
    const { tourPart } = await import('./edit/part.ts');
    return [tourPart];
  },
};
