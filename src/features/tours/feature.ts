import { isMakingTour } from './face/made-tour.ts';
import { code } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const toursFeature: Feature = {
  islands: {
    'tour-player': code(['site', 'tours'], () => import('./tour-player.tsx').then(({ TourPlayer }) => TourPlayer)),
    'embedded-tour': code(['site', 'tours'], () =>
      import('./embedded-tour.tsx').then(({ EmbeddedTour }) => EmbeddedTour),
    ),
    'tour-capture': code(
      ['site', 'accounts', 'tours'],
      () => import('./face/tour-capture.tsx').then(({ TourCapture }) => TourCapture),
      isMakingTour,
    ),
  },
};
