import { sql } from 'kysely';
import { implement, type Context } from '../../kit/calls/api.server.ts';
import { asJson, type Database } from '../../kit/database/database.server.ts';
import { loadMergeTargets, requireSubject } from '../../kit/find-subject.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { anyListTag } from '../../kit/list-tags.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { isBlocking } from '../../rules/revisions/findings.ts';
import { findProhibitedTerm, sanitizeContent } from '../../editing/revisions/face/check-in-worker.server.ts';
import { toPartRef } from '../../editing/revisions/face/part-ref.server.ts';
import { latestPublished, submit } from '../../editing/revisions/face/submit.server.ts';
import { loadTerms } from '../../editing/revisions/face/cached-terms.server.ts';
import * as contract from './contract.ts';
import { checkGroup } from './face/check-group.ts';
import { groupOfEntryTag } from './publish.server.ts';
import {
  createGroup,
  deleteOwnGroup,
  findGroup,
  loadMemberGroups,
  assertDraftVersion,
  lockOwnGroup,
  loadReviews,
  loadSharedGroup,
  reindexGroup,
  type GroupRow,
} from './queries.server.ts';
import { groupAddress, type GroupKind } from './face/kinds.ts';
import { type Group } from './rules.ts';
import { loadShownGroup } from './shown-group.server.ts';

/** A page with more entries than this is invalidated by any publication, instead of by a tag per entry. */
const maxEntryTags = 200;

export const groups = implement(contract, {
  async groupPage({ id, version }, { db, language, cacheTags }) {
    cacheTags(id);
    const { row, group } = await loadSharedGroup(db, id, version);
    const entries = group.nodes.flatMap(({ itemId }) => itemId ?? []);
    cacheTags(...(entries.length > maxEntryTags ? [anyListTag] : entries), ...(row.subjectId ? [row.subjectId] : []));
    return toGroupDetail(db, row, group, language);
  },

  async groupDetail({ id, type }, { db, language, member }) {
    const row = await findGroup(db, id);
    const isMine = row !== undefined && row.memberId === member?.id;
    const isShared = row !== undefined && row.visibility !== 'private' && row.content !== null;
    const seen = row && (isMine ? (row.content ?? row.draft) : isShared ? row.content : row.reviewed);
    if (!row || !seen || (type && type !== row.kind)) fail('groupNotFound');
    return {
      ...(await toGroupDetail(db, row, seen, language)),
      type: row.kind,
      isMine,
      content: isMine ? row.content : seen,
      draft: isMine ? row.draft : null,
      version: isMine ? row.version : null,
      savedBy: isMine ? row.savedBy : null,
      review: isMine ? ((await loadReviews(db, [id])).get(id) ?? null) : null,
    };
  },

  async saveGroup({ id, group, visibility, submit: isSubmitted, itemId, note, onVersion, tab }, context) {
    const { db, member, language } = context;
    if (!group.name) fail('groupNameNeeded');
    const subjectId = isSubmitted ? await requireSubject(db, itemId ?? fail('entryNotFound')) : null;
    const content = await validateGroup(db, group);
    const values = { kind: content.kind, language, content, visibility, savedBy: tab ?? null };
    const before = id === undefined ? null : await lockOwnGroup(db, id, member!.id);
    if (before) assertDraftVersion(before, { onVersion, tab });
    const thingId = before ? await updateGroup(db, before, values) : await createGroup(db, member!.id, values);
    if (!before && visibility === 'public') await reindexGroup(db, { thingId, subjectId: null });
    const { version } = await lockOwnGroup(db, thingId, member!.id);
    if (subjectId === null) return { id: thingId, version, revisionId: null };
    const part = toPartRef(thingId, 'group', language);
    const { revisionId } = await submit(
      db,
      context,
      {
        part,
        content: { itemId: subjectId, group: content },
        baseId: (await latestPublished(db, part))?.id ?? null,
        note,
        onVersion: 'any',
      },
      { isNew: true }, // only the author can write it: no lock
    );
    return { id: thingId, version, revisionId };
  },

  async saveGroupDraft({ id, group, onVersion, tab }, { db, member, language }) {
    const draft = await sanitizeGroup(db, group);
    if (id === undefined) {
      const values = { kind: draft.kind, language, draft, savedBy: tab ?? null };
      return { id: await createGroup(db, member!.id, values), version: 1 };
    }
    const before = await lockOwnGroup(db, id, member!.id);
    assertDraftVersion(before, { onVersion, tab });
    if (before.kind !== draft.kind) fail('badInput', { field: 'group.kind' });
    const { version } = await db
      .updateTable('specialGroup')
      .set({
        draft: asJson(draft) as never,
        version: before.version + 1,
        savedBy: tab ?? null,
        changedAt: sql<Date>`now()`,
      })
      .where('thingId', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow();
    return { id, version };
  },

  groupDrafts: async (request, context) => listMemberGroups(context, { ...request, drafts: true }),
  ownGroups: async (request, context) => listMemberGroups(context, { ...request, drafts: false }),
  specialList: async ({ page, ...request }, context) =>
    listMemberGroups(context, { ...request, page: page + 1, drafts: false }),

  async deleteGroupDraft({ id }, { db, member }) {
    const row = await lockOwnGroup(db, id, member!.id);
    if (!row.draft) fail('groupNotFound');
    if (!row.content) await deleteOwnGroup(db, row);
    else
      await db
        .updateTable('specialGroup')
        .set({ draft: null, version: row.version + 1, savedBy: null })
        .where('thingId', '=', id)
        .execute();
    return null;
  },

  async deleteGroup({ id, module }, { db, member }) {
    const row = await lockOwnGroup(db, id, member!.id);
    if (module && module !== 'all' && module !== row.kind) fail('groupNotFound');
    await deleteOwnGroup(db, row);
    return null;
  },

  async copyGroup({ id, version }, { db, member }) {
    const row = (await findGroup(db, id)) ?? fail('groupNotFound');
    const group =
      row.memberId === member!.id && version === 'saved'
        ? (row.content ?? row.draft!)
        : (await loadSharedGroup(db, id, version)).group;
    const origin = { id, name: group.name, author: row.author };
    return {
      id: await createGroup(db, member!.id, { kind: row.kind, language: row.language, content: group, origin }),
    };
  },

  async shareGroup({ id, visibility }, { db, member }) {
    const row = await lockOwnGroup(db, id, member!.id);
    if (!row.content) fail('groupNotFound');
    await db.updateTable('specialGroup').set({ visibility }).where('thingId', '=', id).execute();
    await reindexGroup(db, row);
    return null;
  },

  async groupsOfEntry({ itemId, page, size, specialModule }, { db, cacheTags }) {
    const subjectId = await requireSubject(db, itemId);
    cacheTags(subjectId, groupOfEntryTag);
    return listReviewedGroups(db, subjectId, { module: specialModule, page, size });
  },

  previewGroup: async ({ group }, { db, language }) => loadShownGroup(db, group, { language, written: language }),
});

/** Sanitizes the content; an entry that was merged since is replaced by the merged one. Fails with `tooLarge`. */
async function sanitizeGroup(db: Database, written: Group): Promise<Group> {
  if (Buffer.byteLength(JSON.stringify(written)) > limits.groups.bytes) fail('tooLarge');
  const { group } = await sanitizeContent('group', { itemId: '', group: written });
  const merged = await loadMergeTargets(
    db,
    group.nodes.flatMap(({ itemId }) => itemId ?? []),
  );
  return {
    ...group,
    nodes: group.nodes.map((node) => ({ ...node, itemId: merged.get(node.itemId ?? '') ?? node.itemId })),
  };
}

/** `cleaned` plus checks for content that others see. Fails with its first fault or `prohibitedContent` (V20). */
async function validateGroup(db: Database, written: Group): Promise<Group> {
  const group = await sanitizeGroup(db, written);
  const term = await findProhibitedTerm(await loadTerms(db), group);
  if (term) fail('prohibitedContent', { ...term });
  const wrong = checkGroup(group).find(isBlocking);
  if (wrong?.name === 'nameMissing') fail('groupNameNeeded');
  if (wrong)
    fail(wrong.name === 'endBeforeStart' ? 'endBeforeStart' : 'badInput', {
      field: `group.${wrong.where}`,
      reason: wrong.name,
      ...wrong.values,
    });
  return group;
}

/** Replaces the saved content of a group and clears its draft. */
async function updateGroup(
  db: Database,
  before: GroupRow,
  {
    kind,
    content,
    visibility,
    savedBy,
  }: Pick<GroupRow, 'kind' | 'savedBy'> & {
    content: Group;
    visibility?: GroupRow['visibility'];
  },
): Promise<string> {
  if (before.kind !== kind) fail('badInput', { field: 'group.kind' });
  await db
    .updateTable('specialGroup')
    .set({
      content: asJson(content) as never,
      draft: null,
      version: before.version + 1,
      savedBy,
      ...(visibility && { visibility }),
      savedAt: sql<Date>`now()`,
      changedAt: sql<Date>`now()`,
    })
    .where('thingId', '=', before.thingId)
    .execute();
  await reindexGroup(db, before);
  return before.thingId;
}

async function toGroupDetail(db: Database, row: GroupRow, group: Group, language: Language) {
  const { thingId, author, visibility, origin, subjectId, createdAt, changedAt, reviewedAt } = row;
  return {
    id: thingId,
    author,
    visibility,
    origin,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    standsWith: (subjectId && (await loadLinkedEntries(db, [subjectId], language)).get(subjectId)) || null,
    reviewedAt: reviewedAt?.toISOString() ?? null,
    shown: await loadShownGroup(db, group, { language, written: row.language }),
  };
}

async function listMemberGroups(
  { db, member, language }: Context,
  request: { module: GroupKind | 'all'; page: number; size: number; drafts: boolean },
) {
  const { total, rows } = await loadMemberGroups(db, member!.id, request);
  const ids = rows.map(({ thingId }) => thingId);
  const [reviews, entries] = await Promise.all([
    loadReviews(db, ids),
    loadLinkedEntries(
      db,
      rows.flatMap(({ subjectId }) => subjectId ?? []),
      language,
    ),
  ]);
  return {
    total,
    items: rows.map(({ thingId, kind, subjectId, changedAt, ...row }) => ({
      ...row,
      id: thingId,
      module: kind,
      review: reviews.get(thingId) ?? null,
      standsWith: (subjectId && entries.get(subjectId)) || null,
      changedAt: changedAt.toISOString(),
    })),
  };
}

/** Approved groups attached to an entry, latest first. */
async function listReviewedGroups(
  db: Database,
  subjectId: string,
  { module, page, size }: { module: GroupKind | 'all'; page: number; size: number },
) {
  const reviewedGroups = db
    .selectFrom('specialGroup')
    .innerJoin('member', 'member.id', 'memberId')
    .where('subjectId', '=', subjectId)
    .where('reviewed', 'is not', null)
    .$if(module !== 'all', (rows) => rows.where('kind', '=', module as GroupKind));
  const [rows, { total }] = await Promise.all([
    reviewedGroups
      .orderBy('reviewedAt', 'desc')
      .orderBy('thingId')
      .limit(size)
      .offset((page - 1) * size)
      .select(['thingId as id', 'kind', 'specialGroup.language', 'member.name as author', 'reviewedAt'])
      .select([
        sql<string>`reviewed ->> 'name'`.as('name'),
        sql<string>`reviewed ->> 'about'`.as('about'),
        sql<number>`jsonb_array_length(reviewed -> 'nodes')`.as('nodes'),
      ])
      .execute(),
    reviewedGroups.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    total: Number(total),
    items: rows.map(({ kind, reviewedAt, ...row }) => ({
      ...row,
      module: kind,
      href: groupAddress(row.id, 'reviewed'),
      reviewedAt: reviewedAt!.toISOString(),
    })),
  };
}
