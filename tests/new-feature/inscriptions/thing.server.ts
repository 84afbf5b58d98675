import {
  createUserContentThingType,
  loadUserContents,
} from '../../../src/editing/revisions/face/own/user-content.server.ts';
import type { ThingType } from '../../../src/kit/registry/thing-type.server.ts';
import { toCreationDocument } from '../../../src/kit/search-document.ts';
import type { Inscription } from './rules.ts';

/** What is written on a stone, as a member read it. */
export const inscriptions: ThingType = {
  ...createUserContentThingType<Inscription>(
    'inscription',
    ({ name, language, text }) => ({ name, language, summary: text }),
    (id, { name, language, text }) => [toCreationDocument(id, { language, name, about: text, words: [] })],
  ),
  async loadCards(db, ids) {
    return (await loadUserContents<Inscription>(db, ids)).map(({ id, content: { text } }) => [
      id,
      {
        summary: text,
        time: null,
        picture: null,
        live: { what: 'inscription', count: text.split('\n').length, href: `/embed/inscription/${id}` },
      },
    ]);
  },
};
