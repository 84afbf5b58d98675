import { implement } from '../../kit/api.server.ts';
import { subjectOf } from '../../kit/find-subject.server.ts';
import * as contract from './contract.ts';
import { relationsOf } from './queries.server.ts';

export const relations = implement(contract, {
  async relationsOfEntry({ id, page, size }, { db, language, shows }) {
    const subjectId = await subjectOf(db, id);
    const found = await relationsOf(db, subjectId, language);
    shows(subjectId, ...found.map(({ other }) => other.itemId));
    return { total: found.length, relations: found.slice((page - 1) * size, page * size) };
  },
});
