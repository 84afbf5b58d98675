import { sql } from 'kysely';
import { asFailure, implement, type Context } from '../../kit/calls/api.server.ts';
import { rateLimit } from '../../kit/calls/rate-limit.server.ts';
import type { ParsedInputOf } from '../../kit/calls/endpoint.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { newId } from '../../kit/database/ids.server.ts';
import { requireThing, loadSummaries, groupByType } from '../../kit/registry/things.server.ts';
import { requirePart } from '../../kit/registry/parts.server.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { stagesReason } from '../../rules/review-stages.ts';
import {
  claimedStates,
  isClaimed,
  isUnderReview,
  isWaiting,
  publishedStates,
  waitingStates,
} from '../../rules/revision-states.ts';
import { differenceOf, loadMentionedNames } from '../../editing/revisions/face/mentioned-names.server.ts';
import { latestPublished } from '../../editing/revisions/face/submit.server.ts';
import { submissionsOf } from '../../editing/revisions/face/submissions.server.ts';
import { addTerms } from '../../editing/revisions/face/cached-terms.server.ts';
import { notify } from '../../kit/notifications/notify.server.ts';
import type { Revision } from '../../editing/revisions/face/steps.server.ts';
import { requireKaptcha } from '../accounts/face/kaptcha.server.ts';
import * as contract from './contract.ts';
import { loadReviewPace, countWaitingByLanguage } from './pace.server.ts';
import { publishPassed } from './publication.server.ts';
import { takeStep, undoPass } from './review.server.ts';
import { summariesOf } from './summaries.server.ts';
import { loadEarlierAttempts } from './earlier-attempts.server.ts';

export const review = implement(contract, {
  async reviewQueue({ which, module, language: spoken, kind, newcomers, page, size }, { db, language, member }) {
    const states = {
      waiting: waitingStates,
      mine: claimedStates,
      featuring: ['featuring'],
      decided: [...publishedStates, 'not passed'],
    } as const;
    const listed = await submissionsOf(
      db,
      language,
      {
        states: states[which],
        modules: module === undefined ? undefined : [requirePart(module).name],
        language: spoken,
        kind,
        newcomers,
        once: true,
        isPassed: which === 'decided' ? true : which === 'mine' ? false : undefined,
        reviewerId: which === 'mine' || which === 'decided' ? member!.id : undefined,
        order: which === 'waiting' ? 'oldest' : 'newest',
      },
      { page, size },
    );
    const passable = await loadPassability(
      db,
      member!.id,
      listed.items.map(({ id }) => id),
    );
    const summaries = await summariesOf(db, language, listed.items);
    return {
      total: listed.total,
      items: listed.items.map((item) => ({
        ...item,
        ...passable.get(item.id)!,
        summary: summaries.get(item.id) ?? null,
      })),
      waiting: await countWaitingByLanguage(db),
    };
  },

  async reviewDetail({ id }, { db, language, member, settings }) {
    const row = await db
      .selectFrom('revision')
      .where('id', '=', id)
      .where('state', '!=', 'draft')
      .selectAll()
      .executeTakeFirst();
    if (!row) fail('revisionNotFound');
    const bundle = await db
      .selectFrom('revision')
      .where('bundleId', '=', row.bundleId)
      .where('state', '!=', 'draft')
      .selectAll()
      .execute();
    const tries = await loadEarlierAttempts(db, row);
    const [
      {
        items: [submission],
      },
      { items: together },
      steps,
      before,
      newest,
    ] = await Promise.all([
      submissionsOf(db, language, { ids: [id], order: 'newest' }),
      submissionsOf(db, language, { bundleId: row.bundleId, notId: id, order: 'newest' }),
      db
        .selectFrom('auditStep')
        .innerJoin('member', 'member.id', 'auditStep.memberId')
        .where('revisionId', 'in', [id, ...tries.map((attempt) => attempt.id)])
        .orderBy('auditStep.id')
        .select(['act', 'toState', 'member.name', 'reason', 'at'])
        .execute(),
      row.baseId
        ? db.selectFrom('revision').where('id', '=', row.baseId).select('content').executeTakeFirst()
        : undefined,
      latestPublished(db, row),
    ]);
    const parts = await Promise.all(sortForReading(bundle).map((part) => loadPartChanges(db, part, language)));
    const [last] = tries;
    return {
      // The version of the shown content, even if a newer one was saved since.
      submission: { ...submission!, version: row.contentVersion },
      together,
      parts,
      lastTry: last
        ? { count: tries.length, by: last.by, at: last.decidedAt!.toISOString(), reason: last.rejectReason! }
        : null,
      before: before?.content ?? null,
      after: row.content,
      difference: parts.find((part) => part.id === id)!.difference,
      steps: steps.map(({ toState, name, at, ...step }) => ({ ...step, to: toState, by: name, at: at.toISOString() })),
      stagesReason: stagesReason(
        row.stagesNeeded,
        [submission!, ...together].map(({ module }) => module),
        settings.REVIEW_STAGES,
      ),
      outdated: isUnderReview(row.state) && (newest?.id ?? null) !== row.baseId,
      mine: row.reviewerId === member!.id,
      own: row.authorId === member!.id,
      newest: row.published && newest && newest.id !== row.id ? newest.id : null,
      linked: parts.find((part) => part.id === id)!.linked,
    };
  },

  async review(request, context) {
    await takeStep(context.db, context, request);
    const { items } = await submissionsOf(context.db, context.language, { ids: [request.id], order: 'newest' });
    return items[0]!;
  },

  async passTogether({ proposals }, context) {
    const outcomes = await decideEach(context, proposals, ({ id, versions }) =>
      context.db.transaction().execute((tx) => takeStep(tx, { ...context, db: tx }, { id, act: 'pass', versions })),
    );
    const undoable = await context.db
      .selectFrom('revision')
      .where(
        'id',
        'in',
        proposals.map(({ id }) => id),
      )
      .where('publishAt', 'is not', null)
      .where('reviewerId', '=', context.member!.id)
      .select('id')
      .execute();
    return outcomes.map((outcome) => ({
      ...outcome,
      canUndo: outcome.error === null && undoable.some(({ id }) => id === outcome.id),
    }));
  },

  undoPasses: ({ ids }, context) =>
    decideEach(context, withIds(ids), ({ id }) =>
      context.db.transaction().execute((tx) => undoPass(tx, id, context.member!.id)),
    ),

  publishPasses: ({ ids }, context) =>
    decideEach(context, withIds(ids), ({ id }) => publishPassed(context.db, id, context.member!.id)),

  reviewPace: (_, { db }) => loadReviewPace(db),

  terms: (_, { db }) => db.selectFrom('prohibitedTerm').orderBy('term').select(['id', 'term', 'wholeWord']).execute(),

  addTerms: async ({ terms, wholeWord }, { db, member }) => ({
    added: await addTerms(db, terms, wholeWord, member!.id),
  }),

  async removeTerm({ id }, { db }) {
    await db.deleteFrom('prohibitedTerm').where('id', '=', id).execute();
    return null;
  },

  report: async (request, { db, member }) => storeReport(db, request, { memberId: member!.id, from: member!.id }),

  async feedback({ kaptcha, ...request }, { db, visitor }) {
    await requireKaptcha(db, visitor, kaptcha);
    return storeReport(db, request, { memberId: null, from: `network ${visitor.network}` });
  },

  async reports(_, { db, language }) {
    const rows = await db
      .selectFrom('report')
      .leftJoin('member', 'member.id', 'report.memberId')
      .where('closedAt', 'is', null)
      .orderBy('report.createdAt')
      .limit(200)
      .select([
        'report.id',
        'report.itemId',
        'report.thingId',
        'member.name as author',
        'report.kind',
        'report.body',
        'report.address',
        'report.createdAt',
      ])
      .execute();
    const things = await loadSummaries(
      db,
      rows.flatMap(({ thingId }) => thingId ?? []),
      language,
    );
    const hidden = new Set(
      [...(await groupByType(db, [...things.keys()]))].flatMap(([thing, ids]) => (thing.hide ? ids : [])),
    );
    return rows.map(({ itemId, thingId, kind, body, address, createdAt, ...row }) => ({
      ...row,
      name: (thingId && things.get(thingId)?.name) ?? null,
      href: (thingId && things.get(thingId)?.href) ?? null,
      mayHide: thingId !== null && hidden.has(thingId),
      itemId,
      type: kind,
      report: body,
      url: address,
      createdAt: createdAt.toISOString(),
    }));
  },

  async openCases(_, { db }) {
    const { rows } = await sql<{ reports: number; appeals: number }>`
      select (select count(*)::int from report where closed_at is null) as reports,
        (select count(*)::int from appeal join member on member.id = appeal.member_id
          where decided_at is null and member.banned_until > now()) as appeals`.execute(db);
    return rows[0]!;
  },

  async closeReport({ id, answer }, { db, member, language }) {
    await answerReport(db, { id, answer, by: member!.id, language });
    return null;
  },

  async hideReported({ id, reason }, { db, member, language }) {
    const { rows } = await sql<{ thingId: string | null }>`
      select thing_id from report where id = ${id} and closed_at is null`.execute(db);
    const { thingId } = rows[0] ?? fail('reportNotFound');
    if (thingId === null) fail('reportNotFound');
    const [type] = (await groupByType(db, [thingId])).keys();
    if (!(await type?.hide?.(db, thingId, { by: member!.id, reason }))) fail('reportNotFound');
    // Others who reported it get an answer, too.
    const alike = await db
      .selectFrom('report')
      .where('thingId', '=', thingId)
      .where('closedAt', 'is', null)
      .orderBy('id')
      .select('id')
      .execute();
    for (const similarReport of alike)
      await answerReport(db, { id: similarReport.id, answer: reason, by: member!.id, language });
    return null;
  },
});

/** Facts before texts, and the languages in a fixed order. */
const sortForReading = (bundle: readonly Revision[]) =>
  bundle.toSorted(
    (a, b) =>
      Number(a.module !== 'facts') - Number(b.module !== 'facts') ||
      (a.language ?? '').localeCompare(b.language ?? '') ||
      a.id.localeCompare(b.id),
  );

/** The changes of one part of a bundle: against its base, and against the last rejected attempt. */
async function loadPartChanges(db: Database, row: Revision, language: Language) {
  const base = row.baseId
    ? await db.selectFrom('revision').where('id', '=', row.baseId).select('content').executeTakeFirst()
    : undefined;
  const [last] = await loadEarlierAttempts(db, row);
  return {
    id: row.id,
    after: row.content,
    difference: await differenceOf(db, row, base?.content, row.content),
    sinceLastTry: last ? await differenceOf(db, row, last.content, row.content) : null,
    linked: await loadMentionedNames(db, row, [base?.content, last?.content, row.content], language),
  };
}

/** The versions in the bundles of some revisions, and whether a reviewer may pass them now. */
async function loadPassability(db: Database, memberId: string, ids: readonly string[]) {
  if (!ids.length) return new Map<string, { versions: Record<string, number>; mayPass: boolean }>();
  const rows = await db
    .selectFrom('revision')
    .innerJoin('revision as part', 'part.bundleId', 'revision.bundleId')
    .where('revision.id', 'in', ids)
    .where('part.state', '!=', 'draft')
    .select(['revision.id', 'revision.state', 'revision.authorId', 'revision.reviewerId', 'revision.publishAt'])
    .select(['part.id as partId', 'part.contentVersion as version'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('auditStep')
          .whereRef('auditStep.revisionId', '=', 'revision.id')
          .where('auditStep.memberId', '=', memberId)
          .where('auditStep.act', '=', 'pass')
          .select('auditStep.id'),
      ).as('hasPassed'),
    )
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, parts]) => {
      const { state, authorId, reviewerId, publishAt, hasPassed } = parts[0]!;
      const isFree = isWaiting(state) && !hasPassed;
      const isMine = isClaimed(state) && reviewerId === memberId;
      return [
        id,
        {
          versions: Object.fromEntries(parts.map(({ partId, version }) => [partId, version])),
          mayPass: authorId !== memberId && publishAt === null && (isFree || isMine),
        },
      ];
    }),
  );
}

const withIds = (ids: readonly string[]) => ids.map((id) => ({ id }));

/** Acts on one proposal after the other; a failure does not stop the others. */
async function decideEach<Proposal extends { id: string }>(
  { onTrouble }: Context,
  proposals: readonly Proposal[],
  act: (proposal: Proposal) => Promise<void>,
): Promise<contract.Outcomes> {
  const outcomes: contract.Outcomes = [];
  for (const proposal of proposals) {
    const error = await act(proposal).then(
      () => null,
      (thrown: unknown) => {
        const { failure, isKnown } = asFailure(thrown);
        if (!isKnown) onTrouble?.(thrown);
        return failure.errorName;
      },
    );
    outcomes.push({ id: proposal.id, error });
  }
  return outcomes;
}

/** Answers a report and notifies its author, if they have an account. Fails with `reportNotFound`. */
async function answerReport(
  db: Database,
  { id, answer, by, language }: { id: string; answer: string; by: string; language: Language },
): Promise<void> {
  const closed = await db
    .updateTable('report')
    .set({ closedAt: sql`now()`, closedBy: by, answer })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .returning(['memberId', 'thingId'])
    .executeTakeFirst();
  const { memberId, thingId } = closed ?? fail('reportNotFound');
  if (memberId === null) return;
  const name = thingId === null ? '' : ((await loadSummaries(db, [thingId], language)).get(thingId)?.name ?? '');
  await notify(db, [memberId], {
    kind: 'reportAnswered',
    answer,
    itemName: name,
    ...(thingId !== null && { itemId: thingId }),
  });
}

/** Stores a report for the desk; limited per hour for a member, or for a network of strangers. */
async function storeReport(
  db: Database,
  { id, type, report, url }: ParsedInputOf<typeof contract.report>,
  { memberId, from }: { memberId: string | null; from: string },
): Promise<{ id: string }> {
  const reportId = newId(),
    thingId = id ? (await requireThing(db, id)).id : null;
  await rateLimit(db, { key: `report ${from}`, maxAttempts: limits.reportsPerHour, perMs: 3_600_000 });
  await db
    .insertInto('report')
    .values({ id: reportId, thingId, itemId: id ?? null, memberId, kind: type, body: report, address: url })
    .execute();
  return { id: reportId };
}
