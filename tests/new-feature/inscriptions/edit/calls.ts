import { openInscription, saveInscription } from '../contract.ts';

/** Calls of this editor, by route. */
export const inscriptionRoutes = {
  openInscription,
  saveInscription,
};
