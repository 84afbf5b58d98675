import * as contract from '../../src/editing/revisions/contract.ts';
import { contributions, overview } from '../../src/features/user-centre/overview/contract.ts';
import { myTasks } from '../../src/features/tasks/contract.ts';
import * as entries from '../../src/features/entries/writing-contract.ts';
import * as families from '../../src/features/families/writing-contract.ts';
import { compareRevisions } from '../../src/editing/revisions/revision-contract.ts';
import * as relations from '../../src/features/relations/writing-contract.ts';
import * as merging from '../../src/features/merging/contract.ts';
import * as desk from '../../src/features/review/contract.ts';
import * as timelines from '../../src/features/timelines/writing-contract.ts';
import * as timemaps from '../../src/features/timemaps/writing-contract.ts';
import { myProposal, myRevision } from '../../src/features/history/contract.ts';
import type { Facts, Text } from '../../src/features/entries/rules.ts';
import { relationsOfEntry } from '../../src/features/relations/contract.ts';
import { createArticles } from '../create-articles.ts';
import { answerKaptcha } from '../sign-up.ts';
import { createVisitor } from '../visitor.ts';
import { example, type Preparation, type PreparedWorld } from './prepared-world.ts';

const text = (summary: string): Text => ({
  name: 'Augustus',
  otherNames: [],
  disambiguation: null,
  summary,
  body: '<p>He found a city of brick.</p>',
});
const asAuthor = async ({ people }: PreparedWorld) => ({ visitor: people.author, language: 'zh' as const });
const asReviewer = async ({ people }: PreparedWorld) => ({ visitor: people.reviewer });
const asAdministrator = async ({ people }: PreparedWorld) => ({ visitor: people.boss });

/** A change to Augustus by the fixture's author: a draft, or submitted for review. */
async function proposeText({ open, by, people }: PreparedWorld, draft = false): Promise<string> {
  const { token, baseId } = await open('author', 'augustus-en');
  const { revisionId } = await by(people.author)(entries.saveVersion, {
    itemId: 'augustus-en',
    text: text(`Written at ${performance.now()}.`),
    token,
    baseId,
    draft,
  });
  return revisionId;
}
/** The author with a submission, for lists of own contributions. */
const withSubmission = async (world: PreparedWorld) => {
  await proposeText(world);
  return { visitor: world.people.author };
};
const withSubmittedRelation = async (world: PreparedWorld) => {
  await world.by(world.people.author, 'zh')(relations.saveRelation, relations.saveRelation.example);
  return { visitor: world.people.author };
};
/** A reviewer, and the author's submission. */
const submission = async (world: PreparedWorld) => {
  const id = await proposeText(world);
  return { visitor: world.people.reviewer, fill: { id } };
};
/** Two consecutive published versions of a text. */
async function publishTwoVersions(world: PreparedWorld): Promise<{ older: string; newer: string }> {
  const { baseId } = await world.open('author', 'augustus-en');
  const newer = await proposeText(world);
  await world.pass(newer);
  return { older: baseId!, newer };
}
async function createReport({ by, people }: PreparedWorld): Promise<string> {
  return (await by(people.author)(desk.report, desk.report.example)).id;
}

export const writingExamples: readonly Preparation[] = [
  example(contract.lockStatus, asAuthor),
  example(contract.heartbeat, asAuthor),
  example(contract.cancelLock, async (world) => {
    await world.by(world.people.author, 'zh')(contract.heartbeat, contract.heartbeat.example);
    return asAuthor(world);
  }),
  example(entries.saveVersion, async (world) => {
    const { content } = await world.open('author', 'qin-shi-huang', 'facts');
    return { ...(await asAuthor(world)), fill: { facts: content as Facts } };
  }),
  example(entries.createEntry, asAuthor),
  example(entries.citeArticle, async (world) => {
    await createArticles(world.db, [
      { id: 'a0', title: '秦制', language: 'zh', authorId: 'other', publishedAt: new Date() },
    ]);
    return asAuthor(world);
  }),
  example(entries.checkName, asAuthor),
  example(timelines.saveTimeline, asAuthor),
  example(timemaps.saveTimemap, asAuthor),
  example(families.saveFamily, asAuthor),
  example(relations.saveRelations, asAuthor),
  example(relations.saveRelation, asAuthor),
  example(relations.deleteRelation, async (world) => {
    const { relations } = await world.by(world.people.author)(relationsOfEntry, { id: 'qin-shi-huang' });
    const relation = await world.db
      .selectFrom('relation')
      .where('fromId', '=', 'qin-shi-huang')
      .where(
        'id',
        'in',
        relations.map(({ id }) => id),
      )
      .select('id')
      .executeTakeFirstOrThrow();
    return { ...(await asAuthor(world)), fill: { id: relation.id } };
  }),
  example(relations.saveAchievements, asAuthor),

  example(desk.reviewQueue, asReviewer),
  example(desk.reviewDetail, submission),
  example(desk.review, async (world) => {
    const { visitor, fill } = await submission(world);
    return { visitor, fill: { ...fill, versions: await world.versionsOf(fill.id) } };
  }),
  example(contract.withdraw, async (world) => ({ ...(await submission(world)), visitor: world.people.author })),
  example(contract.proposeAgain, async (world) => {
    const { older } = await publishTwoVersions(world);
    return { visitor: world.people.author, fill: { id: older } };
  }),
  example(myProposal, async (world) => ({ ...(await submission(world)), visitor: world.people.author })),
  example(compareRevisions, async (world) => {
    const { older, newer } = await publishTwoVersions(world);
    return { visitor: world.people.other, fill: { a: older, b: newer } };
  }),
  example(myRevision, async (world) => {
    await world.by(world.people.author, 'zh')(relations.saveRelations, relations.saveRelations.example);
    const { id } = await world.db
      .selectFrom('revision')
      .where('authorId', '=', 'author')
      .where('state', '=', 'draft')
      .select('id')
      .executeTakeFirstOrThrow();
    return { visitor: world.people.author, fill: { vId: id } };
  }),

  example(desk.terms, asAdministrator),
  example(desk.addTerms, asAdministrator),
  example(merging.previewMerge, asAdministrator),
  example(merging.mergeEntries, asAdministrator),
  example(desk.removeTerm, async (world) => {
    const call = world.by(world.people.boss);
    await call(desk.addTerms, { terms: 'humbug' });
    const [term] = await call(desk.terms, {});
    return { visitor: world.people.boss, fill: { id: term!.id } };
  }),
  example(desk.report, asAuthor),
  example(desk.feedback, async (world) => {
    const visitor = createVisitor();
    return { visitor, fill: { kaptcha: await answerKaptcha(world, visitor) } };
  }),
  example(desk.reports, async (world) => {
    await createReport(world);
    return asReviewer(world);
  }),
  example(desk.closeReport, async (world) => {
    const id = await createReport(world);
    return { visitor: world.people.reviewer, fill: { id } };
  }),

  example(contract.mySubmissions, withSubmission),
  example(contract.myModules, withSubmission),
  example(contract.myRelations, withSubmittedRelation),
  example(contract.myRelationModules, withSubmittedRelation),
  example(contract.myDrafts, async (world) => {
    await proposeText(world, true);
    return { visitor: world.people.author };
  }),
  example(contract.deleteDraft, async (world) => {
    const id = await proposeText(world, true);
    return { visitor: world.people.author, fill: { id } };
  }),
  example(entries.needImprove, asAuthor),
  example(myTasks, asAuthor),
  example(overview, asAuthor),
  example(contributions, asAuthor),
];
