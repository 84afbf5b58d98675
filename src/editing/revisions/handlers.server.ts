import { sql } from 'kysely';
import { implement, type Context } from '../../kit/calls/api.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { requireThing } from '../../kit/registry/things.server.ts';
import { fail } from '../../rules/errors.ts';
import type { Module } from '../../rules/modules.ts';
import { requirePart, parts } from '../../kit/registry/parts.server.ts';
import { isEditable, publishedStates, reviewStates, type State } from '../../rules/revision-states.ts';
import * as contract from './contract.ts';
import type { Part } from '../../kit/registry/part.server.ts';
import { contentStateOf } from './face/content-state.server.ts';
import type { PartRef } from '../../kit/part-ref.ts';
import { deleteUnusedThings } from '../../kit/thing-rows.server.ts';
import { acquireLock, findLock, releaseLock } from './face/locks.server.ts';
import { matchesPart, toPartRef } from './face/part-ref.server.ts';
import { lockBundle, recordStep, requireNextState } from './face/steps.server.ts';
import { saveDraft, latestPublished } from './face/submit.server.ts';
import { lockMemberDrafts } from './quotas.server.ts';
import { submissionsByState, submissionsOf } from './face/submissions.server.ts';

async function resolvePart(
  { id, itemId, type, key }: { id?: string; itemId?: string; type: Module; key?: string },
  { db, language }: Context,
): Promise<PartRef> {
  const thing = await requireThing(db, itemId ?? id ?? fail('badInput', { field: 'itemId' }));
  if (thing.type !== requirePart(type).of) fail('entryNotFound');
  return toPartRef(thing.id, type, language, key);
}

async function loadLockState({ db, member }: Context, part: PartRef) {
  const lock = await findLock(db, part);
  return {
    content: await contentStateOf(db, part, member!),
    owner: lock?.owner ?? null,
    until: lock?.until.toISOString() ?? null,
    mine: lock?.ownerId === member!.id && lock.sessionId === member!.sessionId,
  };
}

const draftOf = (db: Database, part: PartRef, authorId: string) =>
  db
    .selectFrom('revision')
    .where(matchesPart(part))
    .where('authorId', '=', authorId)
    .where('state', '=', 'draft')
    .select('id')
    .executeTakeFirst();

async function countsOf(db: Database, authorId: string, which: readonly Module[]) {
  const rows = await db
    .selectFrom('revision')
    .where('authorId', '=', authorId)
    .where('originId', 'is', null)
    .where('module', 'in', which)
    .groupBy(['module', 'state'])
    .select((from) => ['module', 'state', from.fn.countAll<number>().as('count')])
    .execute();
  return which.map((module) => {
    const count = (states: readonly State[]) =>
      rows.reduce((sum, row) => (row.module === module && states.includes(row.state) ? sum + row.count : sum), 0);
    return {
      module,
      drafts: count(['draft']),
      underReview: count(reviewStates),
      passed: count(publishedStates),
      notPassed: count(['not passed']),
      featured: count(['featured']),
    };
  });
}

/** Parts with their own list of drafts; the list of entry drafts (`item`) excludes them. */
const partsWithOwnDrafts: ReadonlySet<string> = new Set([
  'timeline',
  'timemap',
  'mapscript',
  'relation',
  'family',
  'group',
  'painting',
  'book',
]);

/** The parts that a type of thing has once. */
const partsOf = (type: string) => parts.filter(({ of, keyed }) => of === type && !keyed);
const namesOf = (some: readonly Part[]) => some.map(({ name }) => name);

const listOwnSubmissions =
  (shows: (part: Part) => boolean) =>
  ({ n, page, size }: { n: number; page: number; size: number }, { db, language, member }: Context) =>
    submissionsByState(
      db,
      language,
      { authorId: member!.id, n, modules: namesOf(parts.filter(shows)) },
      { page, size },
    );

export const editing = implement(contract, {
  lockStatus: async (request, context) => loadLockState(context, await resolvePart(request, context)),

  async moduleInfo({ id }, { db, language, member }) {
    const thing = await requireThing(db, id);
    return {
      modules: await Promise.all(
        partsOf(thing.type).map(async ({ name: module }) => {
          const part = toPartRef(thing.id, module, language);
          const [state, newest] = await Promise.all([contentStateOf(db, part, member!), latestPublished(db, part)]);
          return { module, editable: member!.phoneBound && isEditable(state), state, revisionId: newest?.id ?? null };
        }),
      ),
    };
  },

  async heartbeat(request, context) {
    const part = await resolvePart(request, context);
    const content = await contentStateOf(context.db, part, context.member!);
    if (content === 'best' || content === 'best under review') fail('editingForbidden');
    const { token } = await acquireLock(context.db, part, context.member!, { fresh: request.fresh });
    return { ...(await loadLockState(context, part)), token };
  },

  async cancelLock(request, context) {
    await releaseLock(context.db, await resolvePart(request, context), context.member!, request.token);
    return null;
  },

  async withdraw({ id }, { db, member }) {
    await lockMemberDrafts(db, member!.id); // prevents a concurrent new draft of the part
    const bundle = await lockBundle(db, id);
    if (bundle.some(({ authorId }) => authorId !== member!.id)) fail('revisionNotFound');
    for (const revision of bundle) {
      const { state } = requireNextState(revision, 'withdraw');
      // If a draft was begun on another device after the submission, keep both; the author decides.
      const draft = await draftOf(db, revision, member!.id);
      if (draft) fail('newerDraft', { revisionId: draft.id });
      await db
        .updateTable('revision')
        .set({ state, submittedAt: null, changedAt: sql`now()` })
        .where('id', '=', revision.id)
        .execute();
      await recordStep(db, revision, 'withdraw', state, member!.id);
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
    const newest = await latestPublished(db, part);
    const { content, note, withAssistant } = row;
    return saveDraft(
      db,
      { part, content, baseId: newest?.id ?? null, note, onVersion, tab, withAssistant },
      member!.id,
    );
  },

  mySubmissions: listOwnSubmissions(({ ownList }) => !ownList),
  myRelations: listOwnSubmissions(({ name }) => name === 'relations'),
  myModules: (_, { db, member }) => countsOf(db, member!.id, namesOf(parts)),
  myRelationModules: (_, { db, member }) =>
    countsOf(db, member!.id, namesOf(parts.filter(({ name }) => name === 'relations'))),
  async myDrafts({ type, page, size }, { db, language, member }) {
    const modules: readonly Module[] | undefined =
      type === 'all'
        ? undefined
        : type === 'item'
          ? namesOf(parts.filter(({ messageModule }) => !partsWithOwnDrafts.has(messageModule)))
          : [requirePart(type).name];
    return submissionsOf(
      db,
      language,
      { authorId: member!.id, states: ['draft'], modules, order: 'newest' },
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
      .returning('thingId')
      .execute();
    await deleteUnusedThings(
      db,
      gone.map(({ thingId }) => thingId),
    );
    return gone.length ? null : fail('revisionNotFound');
  },
});
