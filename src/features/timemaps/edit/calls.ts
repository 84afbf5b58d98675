import { byRoute, concurrent } from '../../../kit/calls/call.ts';
import type { openMapScript, saveMapScript } from '../scripts/contract.ts';
import type { saveTimemap } from '../writing-contract.ts';

/** Calls of this editor, by route. */
export const timemapRoutes = {
  saveTimemap: byRoute<typeof saveTimemap>('POST /api/item/timemap/save', concurrent),
  openMapScript: byRoute<typeof openMapScript>('GET /data/mapscript/open/{id}', concurrent),
  saveMapScript: byRoute<typeof saveMapScript>('POST /data/mapscript/save', concurrent),
};
