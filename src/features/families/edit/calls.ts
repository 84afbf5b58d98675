import { byRoute, concurrent } from '../../../kit/calls/call.ts';
import type { familyOf } from '../contract.ts';
import type { saveFamily } from '../writing-contract.ts';

/** Calls of this editor, by route. */
export const familyRoutes = {
  saveFamily: byRoute<typeof saveFamily>('POST /data/family/save', concurrent),
  family: byRoute<typeof familyOf>('GET /data/family/{id}', concurrent),
};
