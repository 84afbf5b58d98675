import { implement } from '../../kit/api.server.ts';
import { fail } from '../../rules/errors.ts';
import * as contract from './contract.ts';

export const media = implement(contract, {
  async imageItem({ id }, { db }) {
    const image = await db.selectFrom('image').where('id', '=', id).select('subjectId').executeTakeFirst();
    return { itemId: image?.subjectId ?? fail('imageNotFound') };
  },
});
