import * as contract from '../../src/features/revisions/contract.ts';
import { myRevision } from '../../src/features/entries/contract.ts';
import type { Facts, Text } from '../../src/features/entries/rules.ts';
import { relationsOfEntry } from '../../src/features/relations/contract.ts';
import { example, type Preparation, type PreparedWorld } from './prepared.ts';

const text = (summary: string): Text => ({
  name: 'Augustus',
  otherNames: [],
  disambiguation: null,
  summary,
  body: '<p>He found a city of brick.</p>',
});
const author = async ({ people }: PreparedWorld) => ({ visitor: people.author, language: 'zh' as const });
const reviewer = async ({ people }: PreparedWorld) => ({ visitor: people.reviewer });
const boss = async ({ people }: PreparedWorld) => ({ visitor: people.boss });

/** Something new about Augustus by the author of the desk: a draft, or submitted for review. */
async function proposed({ open, by, people }: PreparedWorld, draft = false): Promise<string> {
  const { token, baseId } = await open('author', 'augustus-en');
  const { revisionId } = await by(people.author)(contract.saveVersion, {
    itemId: 'augustus-en',
    text: text(`Written at ${performance.now()}.`),
    token,
    baseId,
    draft,
  });
  return revisionId;
}
/** The author with a submission, for lists of one's own. */
const withSubmission = async (world: PreparedWorld) => {
  await proposed(world);
  return { visitor: world.people.author };
};
const withSubmittedRelation = async (world: PreparedWorld) => {
  await world.by(world.people.author, 'zh')(contract.saveRelation, contract.saveRelation.example);
  return { visitor: world.people.author };
};
/** A reviewer, and what the author submitted. */
const submission = async (world: PreparedWorld) => {
  const id = await proposed(world);
  return { visitor: world.people.reviewer, fill: { id } };
};
/** Two versions of a text that readers saw one after the other. */
async function published(world: PreparedWorld): Promise<{ older: string; newer: string }> {
  const { baseId } = await world.open('author', 'augustus-en');
  const newer = await proposed(world);
  await world.pass(newer);
  return { older: baseId!, newer };
}
async function reported({ by, people }: PreparedWorld): Promise<string> {
  return (await by(people.author)(contract.report, contract.report.example)).id;
}

export const writingExamples: readonly Preparation[] = [
  example(contract.lockStatus, author),
  example(contract.heartbeat, author),
  example(contract.cancelLock, async (world) => {
    await world.by(world.people.author, 'zh')(contract.heartbeat, contract.heartbeat.example);
    return author(world);
  }),
  example(contract.saveVersion, async (world) => {
    const { content } = await world.open('author', 'qin-shi-huang', 'facts');
    return { ...(await author(world)), fill: { facts: content as Facts } };
  }),
  example(contract.createEntry, author),
  example(contract.citeArticle, async (world) => {
    await world.db
      .insertInto('article')
      .values({ id: 'a0', title: '秦制', language: 'zh', authorId: 'other', publishedAt: new Date() })
      .execute();
    return author(world);
  }),
  example(contract.checkName, author),
  example(contract.saveTimeline, author),
  example(contract.saveTimemap, author),
  example(contract.saveRelations, author),
  example(contract.saveRelation, author),
  example(contract.deleteRelation, async (world) => {
    const { relations } = await world.by(world.people.author)(relationsOfEntry, { id: 'qin-shi-huang' });
    const own = await world.db
      .selectFrom('relation')
      .where('fromId', '=', 'qin-shi-huang')
      .where(
        'id',
        'in',
        relations.map(({ id }) => id),
      )
      .select('id')
      .executeTakeFirstOrThrow();
    return { ...(await author(world)), fill: { id: own.id } };
  }),
  example(contract.saveAchievements, author),

  example(contract.reviewQueue, reviewer),
  example(contract.reviewDetail, submission),
  example(contract.review, async (world) => {
    const { visitor, fill } = await submission(world);
    return { visitor, fill: { ...fill, versions: await world.versionsOf(fill.id) } };
  }),
  example(contract.withdraw, async (world) => ({ ...(await submission(world)), visitor: world.people.author })),
  example(contract.proposeAgain, async (world) => {
    const { older } = await published(world);
    return { visitor: world.people.author, fill: { id: older } };
  }),
  example(contract.compareRevisions, async (world) => {
    const { older, newer } = await published(world);
    return { visitor: world.people.other, fill: { a: older, b: newer } };
  }),
  example(myRevision, async (world) => {
    await world.by(world.people.author, 'zh')(contract.saveRelations, contract.saveRelations.example);
    const { id } = await world.db
      .selectFrom('revision')
      .where('authorId', '=', 'author')
      .where('state', '=', 'draft')
      .select('id')
      .executeTakeFirstOrThrow();
    return { visitor: world.people.author, fill: { vId: id } };
  }),

  example(contract.terms, boss),
  example(contract.addTerms, boss),
  example(contract.removeTerm, async (world) => {
    const call = world.by(world.people.boss);
    await call(contract.addTerms, { terms: 'humbug' });
    const [term] = await call(contract.terms, {});
    return { visitor: world.people.boss, fill: { id: term!.id } };
  }),
  example(contract.report, author),
  example(contract.reports, async (world) => {
    await reported(world);
    return reviewer(world);
  }),
  example(contract.closeReport, async (world) => {
    const id = await reported(world);
    return { visitor: world.people.reviewer, fill: { id } };
  }),

  example(contract.mySubmissions, withSubmission),
  example(contract.myModules, withSubmission),
  example(contract.myRelations, withSubmittedRelation),
  example(contract.myRelationModules, withSubmittedRelation),
  example(contract.myDrafts, async (world) => {
    await proposed(world, true);
    return { visitor: world.people.author };
  }),
  example(contract.deleteDraft, async (world) => {
    const id = await proposed(world, true);
    return { visitor: world.people.author, fill: { id } };
  }),
  example(contract.needImprove, author),
];
