import { implement } from '../../kit/calls/api.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import { requireThing } from '../../kit/registry/things.server.ts';
import { differenceOf, loadMentionedNames } from '../../editing/revisions/face/mentioned-names.server.ts';
import * as revisionContract from '../../editing/revisions/revision-contract.ts';
import * as contract from './contract.ts';
import * as versions from './versions.server.ts';

/** The requested thing and language; with `exact` the language of the entry that the id names. */
async function resolveThing(db: Database, id: string, exact: boolean, language: Language) {
  const { id: thingId } = await requireThing(db, id);
  if (!exact) return { thingId, language };
  const namedEntry = await db.selectFrom('entry').where('id', '=', id).select('language').executeTakeFirst();
  const entry = namedEntry ?? (await loadLinkedEntries(db, [thingId], language)).get(thingId);
  return { thingId, language: entry?.language ?? language };
}

const revisionHandlers = implement(revisionContract, {
  revisionDetail: async ({ id }, { db, language }) =>
    (await versions.findRevision(db, id, { language })) ?? fail('revisionNotFound'),

  async compareRevisions({ a, b }, { db, language: spoken, cacheTags }) {
    const rows = await db
      .selectFrom('revision')
      .where('revision.id', 'in', a === undefined ? [b] : [a, b])
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
    const find = (id: string) => rows.find((row) => row.id === id) ?? fail('revisionNotFound');
    const [first, other] = [a === undefined ? null : find(a), find(b)];
    const { module, thingId, language } = other;
    if (first && (first.module !== module || first.thingId !== thingId)) fail('revisionNotFound');
    const summarize = ({ id, author, createdAt }: typeof other) => ({
      id,
      author,
      createdAt: createdAt.toISOString(),
    });
    const contents = [first?.content ?? null, other.content],
      linked = await loadMentionedNames(db, { thingId, module }, contents, spoken);
    cacheTags(thingId, ...linked.map(({ itemId }) => itemId));
    const difference = await differenceOf(db, { thingId, module }, contents[0], contents[1]);
    return { module, thingId, language, a: first && summarize(first), b: summarize(other), difference, linked };
  },
});

const historyHandlers = implement(contract, {
  async revisionList({ itemId, page, size, exact }, { db, language }) {
    const of = await resolveThing(db, itemId, exact, language);
    return versions.revisionsOf(db, of.thingId, of.language, page, size);
  },

  myRevision: async ({ vId }, { db, member }) =>
    (await versions.findRevision(db, vId, { authorId: member!.id })) ?? fail('revisionNotFound'),

  async contributors({ id, exact }, { db, language }) {
    const of = await resolveThing(db, id, exact, language);
    const rows = await versions.contributorsOf(db, of.thingId, of.language);
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
      differenceOf(db, { thingId, module }, before, content),
      loadMentionedNames(db, { thingId, module }, [before, content], spoken),
    ]);
    return { module, language, difference, linked };
  },
});

export const history = [...revisionHandlers, ...historyHandlers];
