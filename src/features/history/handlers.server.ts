import { implement } from '../../kit/calls/api.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { linkedEntries } from '../../kit/linked-entries.server.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import { thingOf } from '../../things.server.ts';
import { differenceOf, spokenOf } from '../revisions/face/spoken-of.server.ts';
import * as contract from './contract.ts';
import * as versions from './versions.server.ts';

/** The language of the entry that an id names, as its page shows it; the reader's where it names none. */
async function languageNamed(db: Database, id: string, thingId: string, language: Language): Promise<Language> {
  const named = await db.selectFrom('entry').where('id', '=', id).select('language').executeTakeFirst();
  return named?.language ?? (await linkedEntries(db, [thingId], language)).get(thingId)?.language ?? language;
}

export const history = implement(contract, {
  async revisionList({ itemId, page, size, exact }, { db, language }) {
    const { id: thingId } = await thingOf(db, itemId);
    const spoken = exact ? await languageNamed(db, itemId, thingId, language) : language;
    return versions.revisionsOf(db, thingId, spoken, page, size);
  },

  async revisionDetail({ id }, { db }) {
    return (await versions.findRevision(db, id)) ?? fail('revisionNotFound');
  },

  async myRevision({ vId }, { db, member }) {
    return (await versions.findRevision(db, vId, { authorId: member!.id })) ?? fail('revisionNotFound');
  },

  async contributors({ id, exact }, { db, language }) {
    const { id: thingId } = await thingOf(db, id);
    const spoken = exact ? await languageNamed(db, id, thingId, language) : language;
    const rows = await versions.contributorsOf(db, thingId, spoken);
    return rows.map(({ name, revisions, lastAt }, index) => ({
      rank: index + 1,
      name,
      revisions,
      lastAt: lastAt!.toISOString(),
    }));
  },

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
