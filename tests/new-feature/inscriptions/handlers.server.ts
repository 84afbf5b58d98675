import {
  createUserContent,
  deleteSubmittedUserContent,
  openUserContent,
  saveUserContent,
  selectPublishedUserContent,
} from '../../../src/editing/revisions/face/own/user-content.server.ts';
import { implement } from '../../../src/kit/calls/api.server.ts';
import { fail } from '../../../src/rules/errors.ts';
import * as contract from './contract.ts';
import { emptyInscription, type Inscription } from './rules.ts';

const inscriptionType = { type: 'inscription', notFound: 'entryNotFound' } as const;

export const inscriptionCalls = implement(contract, {
  createInscription: ({ title, language }, context) =>
    createUserContent(context, inscriptionType, emptyInscription(title, language)),
  openInscription: ({ id }, context) => openUserContent(context, inscriptionType, id),
  saveInscription: ({ inscription, ...saving }, context) =>
    saveUserContent(context, inscriptionType, { ...saving, content: inscription }),
  async deleteInscription({ id }, context) {
    await deleteSubmittedUserContent(context, inscriptionType, id);
    return null;
  },
  async publishedInscription({ id }, { db, cacheTags }) {
    cacheTags(id);
    const row = await selectPublishedUserContent(db, 'inscription').where('ownWork.id', '=', id).executeTakeFirst();
    return { id, inscription: (row ?? fail('entryNotFound')).content as Inscription };
  },
});
