import { sql } from 'kysely';
import { implement } from '../../kit/calls/api.server.ts';
import { rateLimit } from '../../kit/calls/rate-limit.server.ts';
import type { ParsedInputOf } from '../../kit/calls/endpoint.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { newId } from '../../kit/database/ids.server.ts';
import { thingOf, thingsShown, typesOf } from '../../things.server.ts';
import { partNamed } from '../../parts.server.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { claimedStates, publishedStates, waitingStates } from '../../rules/revision-states.ts';
import { differenceOf, spokenOf } from '../revisions/face/spoken-of.server.ts';
import { newestOf } from '../revisions/face/submit.server.ts';
import { submissionsOf } from '../revisions/face/submissions.server.ts';
import { addTerms } from '../revisions/face/terms-kept.server.ts';
import { notify } from '../messages/face/notify.server.ts';
import { requireKaptcha } from '../accounts/face/kaptcha.server.ts';
import * as contract from './contract.ts';
import { pace, waitingByLanguage } from './pace.server.ts';
import { takeStep } from './review.server.ts';

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
        modules: module === undefined ? undefined : [partNamed(module).name],
        language: spoken,
        kind,
        newcomers,
        once: true,
        reviewerId: which === 'mine' || which === 'decided' ? member!.id : undefined,
        order: which === 'waiting' ? 'oldest' : 'newest',
      },
      { page, size },
    );
    return { ...listed, waiting: await waitingByLanguage(db) };
  },

  async reviewDetail({ id }, { db, language, member }) {
    const row = await db
      .selectFrom('revision')
      .where('id', '=', id)
      .where('state', '!=', 'draft')
      .selectAll()
      .executeTakeFirst();
    if (!row) fail('revisionNotFound');
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
        .where('revisionId', '=', id)
        .orderBy('auditStep.id')
        .select(['act', 'toState', 'member.name', 'reason', 'at'])
        .execute(),
      row.baseId
        ? db.selectFrom('revision').where('id', '=', row.baseId).select('content').executeTakeFirst()
        : undefined,
      row.published ? newestOf(db, row) : undefined,
    ]);
    return {
      // The version is that of the content which is shown, whatever came in between.
      submission: { ...submission!, version: row.contentVersion },
      together,
      before: before?.content ?? null,
      after: row.content,
      difference: await differenceOf(db, row.module, before?.content, row.content),
      steps: steps.map(({ toState, name, at, ...step }) => ({ ...step, to: toState, by: name, at: at.toISOString() })),
      mine: row.reviewerId === member!.id,
      own: row.authorId === member!.id,
      newest: newest && newest.id !== row.id ? newest.id : null,
      linked: await spokenOf(db, row, [before?.content, row.content], language),
    };
  },

  async review(asked, context) {
    await takeStep(context.db, context, asked);
    const { items } = await submissionsOf(context.db, context.language, { ids: [asked.id], order: 'newest' });
    return items[0]!;
  },

  reviewPace: (_, { db }) => pace(db),

  terms: (_, { db }) => db.selectFrom('prohibitedTerm').orderBy('term').select(['id', 'term', 'wholeWord']).execute(),

  async addTerms({ terms, wholeWord }, { db, member }) {
    return { added: await addTerms(db, terms, wholeWord, member!.id) };
  },

  async removeTerm({ id }, { db }) {
    await db.deleteFrom('prohibitedTerm').where('id', '=', id).execute();
    return null;
  },

  async report(asked, { db, member }) {
    return takeReport(db, asked, { memberId: member!.id, from: member!.id });
  },

  async feedback({ kaptcha, ...asked }, { db, visitor }) {
    await requireKaptcha(db, visitor, kaptcha);
    return takeReport(db, asked, { memberId: null, from: `network ${visitor.network}` });
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
    const things = await thingsShown(
      db,
      rows.flatMap(({ thingId }) => thingId ?? []),
      language,
    );
    const hidden = new Set(
      [...(await typesOf(db, [...things.keys()]))].flatMap(([thing, ids]) => (thing.hide ? ids : [])),
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

  async closeReport({ id, answer }, { db, member, language }) {
    await answerReport(db, { id, answer, by: member!.id, language });
    return null;
  },

  async hideReported({ id, reason }, { db, member, language }) {
    const { rows } = await sql<{ thingId: string | null }>`
      select thing_id from report where id = ${id} and closed_at is null`.execute(db);
    const { thingId } = rows[0] ?? fail('reportNotFound');
    if (thingId === null) fail('reportNotFound');
    const [type] = (await typesOf(db, [thingId])).keys();
    if (!(await type?.hide?.(db, thingId, { by: member!.id, reason }))) fail('reportNotFound');
    // Whoever else reported it is answered too.
    const alike = await db
      .selectFrom('report')
      .where('thingId', '=', thingId)
      .where('closedAt', 'is', null)
      .orderBy('id')
      .select('id')
      .execute();
    for (const one of alike) await answerReport(db, { id: one.id, answer: reason, by: member!.id, language });
    return null;
  },
});

/** Answers a report; who sent it, and has an account, reads the answer. Fails with `reportNotFound`. */
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
  const name = thingId === null ? '' : ((await thingsShown(db, [thingId], language)).get(thingId)?.name ?? '');
  await notify(db, [memberId], {
    kind: 'reportAnswered',
    answer,
    itemName: name,
    ...(thingId !== null && { itemId: thingId }),
  });
}

/** Keeps a report for the desk; so many an hour from one member, or from one network of strangers. */
async function takeReport(
  db: Database,
  { id, type, report, url }: ParsedInputOf<typeof contract.report>,
  { memberId, from }: { memberId: string | null; from: string },
): Promise<{ id: string }> {
  const made = newId(),
    thingId = id ? (await thingOf(db, id)).id : null;
  await rateLimit(db, { key: `report ${from}`, most: limits.reportsAnHour, perMs: 3_600_000 });
  await db
    .insertInto('report')
    .values({ id: made, thingId, itemId: id ?? null, memberId, kind: type, body: report, address: url })
    .execute();
  return { id: made };
}
