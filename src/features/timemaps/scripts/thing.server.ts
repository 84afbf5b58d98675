import { ownThingType } from '../../revisions/face/own/own-work.server.ts';
import type { MapScript } from '../face/scripts/rules.ts';

/** A map of a member's own: it is in one language, whoever reads it. */
export const mapScripts = ownThingType<MapScript>('mapscript', ({ name, language, description }) => ({
  name,
  language,
  summary: description,
}));
