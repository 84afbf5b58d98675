import { byRoute, concurrent } from '../../../kit/calls/call.ts';
import type { saveTimeline } from '../writing-contract.ts';

/** Calls of this editor, by route. */
export const timelineRoutes = {
  saveTimeline: byRoute<typeof saveTimeline>('POST /api/item/timeline/save', concurrent),
};
