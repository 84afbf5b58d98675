import { sql } from 'kysely';
import { asJson, type Database } from '../../kit/database/database.server.ts';
import { newId } from '../../kit/database/ids.server.ts';
import { notifyPublication } from '../../kit/database/publications.server.ts';
import { lockQuota } from '../../kit/database/quota.server.ts';
import { deleteUnusedThings, registerThings } from '../../kit/thing-rows.server.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { isUnderReview, type State } from '../../rules/revision-states.ts';
import { groupOfEntryTag } from './publish.server.ts';
import { indexThings } from '../search/face/index.server.ts';
import type { GroupKind } from './face/kinds.ts';
import type { Group } from './rules.ts';
import type { SpecialGroupTable } from './tables.ts';

/** A group with its author's name. */
const selectGroups = (db: Database) =>
  db
    .selectFrom('specialGroup')
    .innerJoin('member', 'member.id', 'memberId')
    .selectAll('specialGroup')
    .select('member.name as author');
export type GroupRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectGroups>['executeTakeFirst']>>>;

/** Any group, regardless of visibility. */
export const findGroup = (db: Database, id: string): Promise<GroupRow | undefined> =>
  selectGroups(db).where('thingId', '=', id).executeTakeFirst();

/** A group that others may see, in its shared or approved version. Fails with `groupNotFound`. */
export async function loadSharedGroup(
  db: Database,
  id: string,
  version: 'saved' | 'reviewed',
): Promise<{ row: GroupRow; group: Group }> {
  const row = (await findGroup(db, id)) ?? fail('groupNotFound');
  const group = version === 'reviewed' ? row.reviewed : row.visibility === 'private' ? null : row.content;
  return { row, group: group ?? fail('groupNotFound') };
}

/** A member's group, locked until the transaction ends. Fails with `groupNotFound`. */
export async function lockOwnGroup(db: Database, id: string, memberId: string): Promise<GroupRow> {
  const row = await selectGroups(db)
    .where('thingId', '=', id)
    .where('memberId', '=', memberId)
    .forUpdate('specialGroup')
    .executeTakeFirst();
  return row ?? fail('groupNotFound');
}

interface GroupValues extends Partial<Pick<SpecialGroupTable, 'content' | 'draft' | 'origin'>> {
  kind: GroupKind;
  language: Language;
  visibility?: GroupRow['visibility'];
  savedBy?: string | null;
}

/** Creates a group. Fails with `quotaReached` when the member has reached the limit. */
export async function createGroup(db: Database, memberId: string, values: GroupValues): Promise<string> {
  await lockQuota(db, 'graphs', memberId);
  const { count } = await db
    .selectFrom('specialGroup')
    .where('memberId', '=', memberId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.quota.graphs) fail('quotaReached', { what: 'graphs', most: limits.quota.graphs });
  const id = newId();
  const {
    kind,
    language,
    visibility = 'private',
    content = null,
    draft = null,
    origin = null,
    savedBy = null,
  } = values;
  await registerThings(db, [{ id, type: 'group' }]);
  await db
    .insertInto('specialGroup')
    .values({
      thingId: id,
      memberId,
      kind,
      language,
      visibility,
      savedBy,
      content: content && (asJson(content) as never),
      draft: draft && (asJson(draft) as never),
      origin: origin && (asJson(origin) as never),
      savedAt: content ? sql<Date>`now()` : null,
      reviewed: null,
      subjectId: null,
      reviewedAt: null,
    })
    .execute();
  return id;
}

/** A save must name the current version, unless the same tab made that version. Fails with `draftOutdated`. */
export function assertDraftVersion(
  row: Pick<GroupRow, 'version' | 'savedBy'>,
  { onVersion, tab }: { onVersion: number | null; tab?: string },
): void {
  if (row.version === onVersion || (tab !== undefined && tab === row.savedBy)) return;
  fail('draftOutdated', { version: row.version });
}

/**
 * Called when the visible content of a group changes: updates search and invalidates the pages that show it, its own
 * and that of its entry, with the entry's list of groups.
 */
export async function reindexGroup(
  db: Database,
  { thingId, subjectId }: Pick<GroupRow, 'thingId' | 'subjectId'>,
): Promise<void> {
  await indexThings(db, [thingId]);
  await notifyPublication(db, [thingId, ...(subjectId ? [subjectId] : [])], [groupOfEntryTag]);
}

/** Deletes a group with its submissions. Fails with `underReview` while a reviewer has claimed one. */
export async function deleteOwnGroup(db: Database, row: GroupRow): Promise<void> {
  const revisions = await db
    .selectFrom('revision')
    .where('thingId', '=', row.thingId)
    .select(['id', 'state'])
    .forUpdate()
    .execute();
  if (revisions.some(({ state }) => state !== 'submitted' && isUnderReview(state))) fail('underReview');
  await db.deleteFrom('revision').where('thingId', '=', row.thingId).where('published', '=', false).execute();
  await db.deleteFrom('specialGroup').where('thingId', '=', row.thingId).execute();
  await deleteUnusedThings(db, [row.thingId]);
  await reindexGroup(db, row);
}

/** State of the last submission of each group. */
export async function loadReviews(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, { state: State; reason: string | null }>> {
  if (!ids.length) return new Map();
  const { rows } = await sql<{ thingId: string; state: State; reason: string | null }>`
    select distinct on (thing_id) thing_id, state, reject_reason as reason from revision
    where thing_id = any(${[...ids]}::text[]) and module = 'group' and state <> 'draft'
    order by thing_id, changed_at desc, id`.execute(db);
  return new Map(rows.map(({ thingId, state, reason }) => [thingId, { state, reason }]));
}

/** A page of a member's groups, latest first. */
export async function loadMemberGroups(
  db: Database,
  memberId: string,
  { module, page, size, drafts }: { module: GroupKind | 'all'; page: number; size: number; drafts: boolean },
) {
  const memberGroups = sql`from special_group where member_id = ${memberId}
    and ${module === 'all' ? sql`true` : sql`kind = ${module}`} and ${drafts ? sql`draft is not null` : sql`true`}`;
  const [{ rows }, counted] = await Promise.all([
    sql<
      Pick<GroupRow, 'thingId' | 'kind' | 'language' | 'visibility' | 'subjectId' | 'origin' | 'changedAt'> & {
        name: string;
        nodes: number;
        isSaved: boolean;
        hasDraft: boolean;
      }
    >`
      select thing_id, kind, language, visibility, subject_id, origin, changed_at, coalesce(draft, content) ->> 'name' as name,
        jsonb_array_length(coalesce(draft, content) -> 'nodes') as nodes, content is not null as is_saved, draft is not null as has_draft
      ${memberGroups} order by changed_at desc, thing_id limit ${size} offset ${(page - 1) * size}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${memberGroups}`.execute(db),
  ]);
  return { total: counted.rows[0]!.total, rows };
}
