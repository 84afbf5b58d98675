import { byRoute, concurrent } from '../../../kit/calls/call.ts';
import type { openTour, saveTour } from '../contract.ts';

/** Calls of this editor, by route. */
export const tourRoutes = {
  openTour: byRoute<typeof openTour>('GET /data/tour/open/{id}', concurrent),
  saveTour: byRoute<typeof saveTour>('POST /data/tour/save', concurrent),
};
