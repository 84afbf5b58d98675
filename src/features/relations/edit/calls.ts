import { byRoute, concurrent } from '../../../kit/calls/call.ts';
import type { saveRelations } from '../writing-contract.ts';

/** Calls of this editor, by route. */
export const relationRoutes = {
  saveRelations: byRoute<typeof saveRelations>('POST /api/item/relation/save', concurrent),
};
