import { implement } from '../../kit/calls/api.server.ts';
import { fail } from '../../rules/errors.ts';
import { differenceOf, spokenOf } from '../revisions/face/spoken-of.server.ts';
import * as contract from './contract.ts';

export const history = implement(contract, {
  async myProposal({ id }, { db, language: spoken, member }) {
    const row = await db
      .selectFrom('revision')
      .where('id', '=', id)
      .where('authorId', '=', member!.id)
      .select(['module', 'thingId', 'language', 'content', 'baseId'])
      .executeTakeFirst();
    if (!row) fail('revisionNotFound');
    const { module, thingId, language, content, baseId } = row;
    const base =
      baseId && (await db.selectFrom('revision').where('id', '=', baseId).select('content').executeTakeFirst());
    const before = base ? base.content : null;
    const [difference, linked] = await Promise.all([
      differenceOf(db, module, before, content),
      spokenOf(db, { thingId, module }, [before, content], spoken),
    ]);
    return { module, language, difference, linked };
  },

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
