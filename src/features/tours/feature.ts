import { isMakingTour } from './face/tour-in-progress.ts';
import { islandCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const toursFeature: Feature = {
  islands: {
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
};
