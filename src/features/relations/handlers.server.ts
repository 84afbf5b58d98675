import { implement } from '../../kit/api.server.ts';
import { subjectOf } from '../../kit/find-subject.server.ts';
import * as contract from './contract.ts';
import { relationsOf } from './queries.server.ts';

export const relations = implement(contract, {
  async relationsOfEntry({ id }, { db, language, shows }) {
    const found = await relationsOf(db, await subjectOf(db, id), language);
    shows(...found.map(({ other }) => other.itemId));
    return { relations: found };
  },
});
