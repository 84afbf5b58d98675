import { sql } from 'kysely';
import { implement, type Context } from '../../kit/calls/api.server.ts';
import { attempt } from '../../kit/calls/attempts.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { subjectOf } from '../../kit/find-subject.server.ts';
import { newId } from '../../kit/database/ids.server.ts';
import { entryId } from '../../rules/entry-ids.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import type { Module } from '../../rules/modules.ts';
import { partNamed, parts } from '../../parts.server.ts';
import {
  claimedStates,
  mayBeEdited,
  publishedStates,
  reviewStates,
  waitingStates,
  type State,
} from '../../rules/revision-states.ts';
import type { Relations } from '../relations/rules.ts';
import { citeArticle } from '../entries/writing/cite-article.server.ts';
import * as contract from './contract.ts';
import type { Part } from './face/part.server.ts';
import { contentStateOf } from './content-state.server.ts';
import type { PartRef } from '../../kit/part-ref.ts';
import { beginThings } from '../../kit/things.server.ts';
import { holdLock, lockOn, releaseLock } from './face/locks.server.ts';
import { partOf } from './face/of-part.server.ts';
import { nameMustBeFree, namesakes } from '../entries/writing/namesakes.server.ts';
import { openPart } from '../entries/writing/open-part.server.ts';
import { relationOf, subjectOfRelation } from '../relations/relation-content.server.ts';
import { takeStep } from '../review/review.server.ts';
import { lockedBundle, recordStep, stepFrom } from './face/steps.server.ts';
import { keepDraft, newestOf, submit, type Proposed } from './face/submit.server.ts';
import { pace, submissionsOf, waitingByLanguage } from './face/submissions.server.ts';
import { differenceOf, spokenOf } from './face/spoken-of.server.ts';
import { addTerms } from './face/terms-kept.server.ts';

async function askedPart(
  { id, itemId, type }: { id?: string; itemId?: string; type: Module },
  { db, language }: Context,
): Promise<PartRef> {
  return partOf(await subjectOf(db, itemId ?? id ?? fail('badInput', { field: 'itemId' })), type, language);
}

async function lockState({ db, member }: Context, part: PartRef) {
  const lock = await lockOn(db, part);
  return {
    content: await contentStateOf(db, part, member!),
    owner: lock?.owner ?? null,
    until: lock?.until.toISOString() ?? null,
    mine: lock?.ownerId === member!.id && lock.sessionId === member!.sessionId,
  };
}

/** Saves as a draft, or submits. */
const save = (context: Context, draft: boolean, proposed: Proposed) =>
  draft ? keepDraft(context.db, proposed, context.member!.id) : submit(context.db, context, proposed);

/** A whole list with one item more, less or changed, on what readers see now. */
async function changedRelations(
  context: Context,
  thingId: string,
  saving: Omit<Proposed, 'part' | 'content' | 'baseId'> & { draft: boolean },
  change: (relations: Relations['relations']) => Relations['relations'],
) {
  const part = partOf(thingId, 'relations', context.language);
  const newest = await newestOf(context.db, part);
  const relations = change((newest?.content as Relations | undefined)?.relations ?? []);
  // One relation is one step: whoever takes it has the lock for it.
  const token = saving.token ?? (saving.draft ? undefined : (await holdLock(context.db, part, context.member!)).token);
  const { draft, ...proposed } = saving;
  return save(context, draft, { ...proposed, part, content: { relations }, baseId: newest?.id ?? null, token });
}

const statesOf = (n: number): readonly State[] | undefined =>
  [undefined, ['draft'], reviewStates, publishedStates, ['not passed'], ['featured', 'featuring']][n] as
    | readonly State[]
    | undefined;

async function countsOf(db: Database, authorId: string, which: readonly Module[]) {
  const rows = await db
    .selectFrom('revision')
    .where('authorId', '=', authorId)
    .where('module', 'in', which)
    .groupBy('module')
    .select((from) => {
      const count = (states: readonly State[]) => from.fn.countAll<number>().filterWhere('state', 'in', states);
      return [
        'module',
        count(['draft']).as('drafts'),
        count(reviewStates).as('underReview'),
        count(publishedStates).as('passed'),
        count(['not passed']).as('notPassed'),
        count(['featured']).as('featured'),
      ];
    })
    .execute();
  return which.map(
    (module) =>
      rows.find((row) => row.module === module) ?? {
        module,
        drafts: 0,
        underReview: 0,
        passed: 0,
        notPassed: 0,
        featured: 0,
      },
  );
}

const namesOf = (some: readonly Part[]) => some.map(({ name }) => name);

const mine =
  (shows: (part: Part) => boolean) =>
  ({ n, page, size }: { n: number; page: number; size: number }, { db, language, member }: Context) =>
    submissionsOf(
      db,
      language,
      { authorId: member!.id, states: statesOf(n), modules: namesOf(parts.filter(shows)), order: 'newest' },
      { page, size },
    );

export const editing = implement(contract, {
  async lockStatus(asked, context) {
    return lockState(context, await askedPart(asked, context));
  },

  async moduleInfo({ id }, { db, language, member }) {
    const thingId = await subjectOf(db, id);
    return {
      modules: await Promise.all(
        parts.map(async ({ name: module }) => {
          const part = partOf(thingId, module, language);
          const [state, newest] = await Promise.all([contentStateOf(db, part, member!), newestOf(db, part)]);
          return { module, editable: member!.phoneBound && mayBeEdited(state), state, revisionId: newest?.id ?? null };
        }),
      ),
    };
  },

  async heartbeat(asked, context) {
    const part = await askedPart(asked, context);
    const content = await contentStateOf(context.db, part, context.member!);
    if (content === 'best' || content === 'best under review') fail('editingForbidden');
    const { token } = await holdLock(context.db, part, context.member!, { fresh: asked.fresh });
    return { ...(await lockState(context, part)), token };
  },

  async openPart({ itemId, module }, context) {
    return openPart(context, itemId, module);
  },

  async cancelLock(asked, context) {
    await releaseLock(context.db, await askedPart(asked, context), context.member!, asked.token);
    return null;
  },

  async saveVersion({ itemId, text, facts, translatedFrom, draft, ...saving }, context) {
    if (Boolean(text) === Boolean(facts)) fail('badInput', { field: 'text' });
    const thingId = await subjectOf(context.db, itemId);
    if (facts)
      return save(context, draft, {
        ...saving,
        part: partOf(thingId, 'facts', context.language),
        content: facts,
      });
    if (!draft) await nameMustBeFree(context, text!, thingId);
    return save(context, draft, {
      ...saving,
      translatedFrom,
      part: partOf(thingId, 'text', context.language),
      content: text!,
    });
  },

  async createEntry({ facts, text, draft, itemId, ...saving }, context) {
    const { db, member, language } = context;
    if (!draft) await nameMustBeFree(context, text, null);
    const thingId = itemId ? await ownDraftOf(db, itemId, member!.id) : newId();
    await beginThings(db, [{ id: thingId, type: 'subject' }]);
    const common = { ...saving, baseId: null };
    const keep = (proposed: Proposed) =>
      draft ? keepDraft(db, proposed, member!.id) : submit(db, context, proposed, { isNew: true });
    // Both are always saved together: whoever knows the version of the facts knows that of the text.
    const { revisionId, version } = await keep({
      ...common,
      part: { thingId, module: 'facts', language: null, key: '' },
      content: facts,
    });
    const words = await keep({
      ...common,
      onVersion: 'any',
      part: { thingId, module: 'text', language, key: '' },
      content: text,
      bundleId: revisionId,
    });
    return { ...words, version, itemId: entryId(thingId, language) };
  },

  async citeArticle({ itemId, articleId, referenceReason, ...saving }, context) {
    return citeArticle(context, await subjectOf(context.db, itemId), { articleId, reason: referenceReason }, saving);
  },

  async checkName({ name, disambiguation }, { db, language }) {
    const entries = await namesakes(db, language, { name, disambiguation: disambiguation ?? null });
    return { free: entries.length === 0, entries };
  },

  async saveTimeline({ itemId, timeline, draft, ...saving }, context) {
    return save(context, draft, {
      ...saving,
      part: partOf(await subjectOf(context.db, itemId), 'timeline', context.language),
      content: timeline,
    });
  },
  async saveTimemap({ itemId, timemap, draft, ...saving }, context) {
    return save(context, draft, {
      ...saving,
      part: partOf(await subjectOf(context.db, itemId), 'timemap', context.language),
      content: timemap,
    });
  },
  async saveRelations({ itemId, relations, draft, ...saving }, context) {
    return save(context, draft, {
      ...saving,
      part: partOf(await subjectOf(context.db, itemId), 'relations', context.language),
      content: { relations },
    });
  },

  async saveRelation({ itemId, relation, id, ...saving }, context) {
    const thingId = await subjectOf(context.db, itemId);
    return changedRelations(context, thingId, saving, (relations) => {
      if (!id) return [...relations, relation];
      const place = relationOf(relations, thingId, id);
      return relations.with(place, relation);
    });
  },
  async deleteRelation({ id, ...saving }, context) {
    const thingId = await subjectOfRelation(context.db, id);
    return changedRelations(context, thingId, saving, (relations) =>
      relations.toSpliced(relationOf(relations, thingId, id), 1),
    );
  },

  async saveAchievements({ achievementDTOList, ...saving }, context) {
    const subjects = new Set(await Promise.all(achievementDTOList.map(({ itemId }) => subjectOf(context.db, itemId))));
    if (subjects.size > 1) fail('badInput', { field: 'achievementDTOList' }); // one entry is one submission
    const added = achievementDTOList.map(({ itemId: _itemId, ...one }) => ({
      inverse: null,
      time: null,
      place: null,
      description: null,
      source: null,
      ...one,
      type: 'achievement' as const,
      attributes: {},
      origin: null,
    }));
    return changedRelations(context, [...subjects][0]!, saving, (relations) => [...relations, ...added]);
  },

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

  async withdraw({ id }, { db, member }) {
    const bundle = await lockedBundle(db, id);
    if (bundle.some(({ authorId }) => authorId !== member!.id)) fail('revisionNotFound');
    for (const one of bundle) {
      const { state } = stepFrom(one, 'withdraw');
      await db
        .updateTable('revision')
        .set({ state, submittedAt: null, changedAt: sql`now()` })
        .where('id', '=', one.id)
        .execute();
      await recordStep(db, one, 'withdraw', state, member!.id);
    }
    return null;
  },

  async proposeAgain({ id, onVersion, tab }, { db, member }) {
    const row = await db
      .selectFrom('revision')
      .where('id', '=', id)
      .where((where) => where.or([where('published', '=', true), where('authorId', '=', member!.id)]))
      .selectAll()
      .executeTakeFirst();
    if (!row) fail('revisionNotFound');
    const part = { thingId: row.thingId, module: row.module, language: row.language, key: row.key };
    const newest = await newestOf(db, part);
    return keepDraft(
      db,
      { part, content: row.content, baseId: newest?.id ?? null, note: row.note, onVersion, tab },
      member!.id,
    );
  },

  async compareRevisions({ a, b }, { db, language: spoken, shows }) {
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
    shows(thingId, ...linked.map(({ itemId }) => itemId));
    const difference = await differenceOf(db, module, contents[0], contents[1]);
    return { module, thingId, language, a: said(one!), b: said(other!), difference, linked };
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

  async report({ id, type, report, url }, { db, member }) {
    const made = newId(),
      thingId = id ? await subjectOf(db, id) : null;
    await attempt(db, { key: `report ${member!.id}`, most: limits.reportsAnHour, perMs: 3_600_000 });
    await db
      .insertInto('report')
      .values({
        id: made,
        thingId,
        itemId: id ?? null,
        memberId: member!.id,
        kind: type,
        body: report,
        address: url,
      })
      .execute();
    return { id: made };
  },
  async reports(_, { db }) {
    const rows = await db
      .selectFrom('report')
      .leftJoin('member', 'member.id', 'report.memberId')
      .leftJoin('entry', 'entry.id', 'report.itemId')
      .where('closedAt', 'is', null)
      .orderBy('report.createdAt')
      .limit(200)
      .select([
        'report.id',
        'report.itemId',
        'entry.name',
        'member.name as author',
        'report.kind',
        'report.body',
        'report.address',
        'report.createdAt',
      ])
      .execute();
    return rows.map(({ itemId, kind, body, address, createdAt, ...row }) => ({
      ...row,
      itemId,
      type: kind,
      report: body,
      url: address,
      createdAt: createdAt.toISOString(),
    }));
  },
  async closeReport({ id, answer }, { db, member }) {
    const { numUpdatedRows } = await db
      .updateTable('report')
      .set({ closedAt: sql`now()`, closedBy: member!.id, answer })
      .where('id', '=', id)
      .where('closedAt', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows ? null : fail('reportNotFound');
  },

  mySubmissions: mine(({ ownList }) => !ownList),
  myRelations: mine(({ name }) => name === 'relations'),
  myModules: (_, { db, member }) => countsOf(db, member!.id, namesOf(parts)),
  myRelationModules: (_, { db, member }) => countsOf(db, member!.id, ['relations']),
  async myDrafts({ type, page, size }, { db, language, member }) {
    const shown: readonly Module[] | undefined =
      type === 'all'
        ? undefined
        : type === 'item'
          ? namesOf(parts.filter(({ messageModule }) => messageModule === 'item'))
          : [partNamed(type).name];
    return submissionsOf(
      db,
      language,
      { authorId: member!.id, states: ['draft'], modules: shown, order: 'newest' },
      { page, size },
    );
  },
  async deleteDraft({ id }, { db, member }) {
    const gone = await db
      .deleteFrom('revision')
      .where('authorId', '=', member!.id)
      .where('state', '=', 'draft')
      .where('bundleId', '=', (from) =>
        from.selectFrom('revision as one').where('one.id', '=', id).select('one.bundleId'),
      )
      .executeTakeFirst();
    return gone.numDeletedRows ? null : fail('revisionNotFound');
  },

  async needImprove({ page, size }, { db, language }) {
    const { rows } = await sql<{
      thingId: string;
      kind: contract.Submission['kind'];
      total: number;
      lacksEntry: boolean;
      lacksText: boolean;
      lacksTimeline: boolean;
      lacksTimes: boolean;
      lacksRelations: boolean;
      name: string;
      entryId: string;
    }>`
      select subject.id as subject_id, subject.kind, count(*) over ()::int as total, lacks.*, coalesce(own.name, other.name) as name, coalesce(own.id, other.id) as entry_id
      from subject
      left join entry own on own.subject_id = subject.id and own.language = ${language}
      left join lateral (select id, name from entry where entry.subject_id = subject.id order by id limit 1) other on true
      cross join lateral (select own.id is null as lacks_entry, own.id is not null and own.body = '' as lacks_text,
        not exists (select from event where event.subject_id = subject.id) as lacks_timeline,
        not exists (select from subject_time where subject_time.subject_id = subject.id) as lacks_times,
        subject.weight = 0 as lacks_relations) lacks
      where other.id is not null and (lacks_entry or lacks_text or lacks_timeline or lacks_times or lacks_relations)
      order by subject.weight desc, subject.id limit ${size} offset ${(page - 1) * size}`.execute(db);
    return {
      total: rows[0]?.total ?? 0,
      items: rows.map((row) => ({
        id: row.entryId,
        name: row.name,
        kind: row.kind!,
        lacks: [
          ...(row.lacksEntry ? ['entry' as const] : []),
          ...(row.lacksText ? ['text' as const] : []),
          ...(row.lacksTimeline ? ['timeline' as const] : []),
          ...(row.lacksTimes ? ['times' as const] : []),
          ...(row.lacksRelations ? ['relations' as const] : []),
        ],
      })),
    };
  },
});

/** The subject of a draft of one's own that nobody else sees yet. */
async function ownDraftOf(db: Database, itemId: string, memberId: string): Promise<string> {
  const row = await db
    .selectFrom('revision')
    .where('authorId', '=', memberId)
    .where('state', 'in', ['draft', 'not passed'])
    .where('module', '=', 'facts')
    .where((where) => where.or([where('thingId', '=', itemId), where(sql`${itemId}`, 'like', sql`thing_id || '-__'`)]))
    .where('baseId', 'is', null)
    .select('thingId')
    .executeTakeFirst();
  return row?.thingId ?? fail('entryNotFound');
}
