import { implement } from '../../kit/calls/api.server.ts';
import { fail } from '../../rules/errors.ts';
import { differenceOf, spokenOf } from '../revisions/face/spoken-of.server.ts';
import * as contract from './contract.ts';

export const history = implement(contract, {
  async compareRevisions({ a, b }, { db, language: spoken, cacheTags }) {
    const rows = await db
      .selectFrom('revision')
      .where('revision.id', 'in', [a, b])
      .where('published', '=', true)
      .innerJoin('member', 'member.id', 'revision.authorId')
      .select([
        'revision.id',
        'module',
        'thingId',
        'revision.language',
        'content',
        'member.name as author',
        'revision.createdAt',
      ])
      .execute();
    const [one, other] = [a, b].map((id) => rows.find((row) => row.id === id) ?? fail('revisionNotFound'));
    if (one!.module !== other!.module || one!.thingId !== other!.thingId) fail('revisionNotFound');
    const said = ({ id, author, createdAt }: typeof one & object) => ({
      id,
      author,
      createdAt: createdAt.toISOString(),
    });
    const { module, thingId, language } = one!;
    const contents = [one!.content, other!.content],
      linked = await spokenOf(db, { thingId, module }, contents, spoken);
    cacheTags(thingId, ...linked.map(({ itemId }) => itemId));
    const difference = await differenceOf(db, module, contents[0], contents[1]);
    return { module, thingId, language, a: said(one!), b: said(other!), difference, linked };
  },
});
