import { byRoute, concurrent } from '../../../../src/kit/calls/call.ts';
import type { openInscription, saveInscription } from '../contract.ts';

/** Calls of this editor, by route. */
export const inscriptionRoutes = {
  openInscription: byRoute<typeof openInscription>('GET /data/inscription/open/{id}', concurrent),
  saveInscription: byRoute<typeof saveInscription>('POST /data/inscription/save', concurrent),
};
