import type { ThingType } from '../../../kit/registry/thing-type.server.ts';
import { loadMapScriptCards } from './cards.server.ts';
import { toCreationDocument } from '../../../kit/search-document.ts';
import { createUserContentThingType } from '../../../editing/revisions/face/own/user-content.server.ts';
import type { MapScript } from '../face/scripts/rules.ts';

/** A member's map: in one language for all readers. */
export const mapScripts: ThingType = {
  ...createUserContentThingType<MapScript>(
    'mapscript',
    ({ name, language, description }) => ({ name, language, summary: description }),
    (id, { name, language, description, shapes }) => [
      toCreationDocument(id, {
        language,
        name,
        about: description,
        words: shapes.flatMap((shape) => [`${shape.layer} ${shape.title}`, shape.description]),
      }),
    ],
  ),
  loadCards: loadMapScriptCards,
};
