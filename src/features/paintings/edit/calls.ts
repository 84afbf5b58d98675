import { byRoute, concurrent } from '../../../kit/calls/call.ts';
import type { savePainting } from '../writing-contract.ts';

/** Calls of this editor, by route. */
export const paintingRoutes = {
  savePainting: byRoute<typeof savePainting>('POST /api/painting/w1/y/savePainting', concurrent),
};
