import { sql } from 'kysely';
import type { Context } from '../../../../kit/calls/api.server.ts';
import { asJson, type Database } from '../../../../kit/database/database.server.ts';
import { newId } from '../../../../kit/database/ids.server.ts';
import type { PartRef } from '../../../../kit/part-ref.ts';
import type { PassedRevision } from '../../../../kit/revision.ts';
import { registerThings, deleteUnusedThings } from '../../../../kit/thing-rows.server.ts';
import type { SearchDocument } from '../../../../kit/search-document.ts';
import type { ListedPage, ThingType } from '../../../../kit/registry/thing-type.server.ts';
import { fail, type ErrorName } from '../../../../rules/errors.ts';
import { defaultLanguage, type Language } from '../../../../rules/languages.ts';
import { isUnderReview, reviewStates, type State } from '../../../../rules/revision-states.ts';
import type { SaveResult } from '../../contract.ts';
import type { OpenedUserContent, UserContent } from './user-content.ts';
import { matchesPart } from '../part-ref.server.ts';
import { loadEditablePart } from '../editable-part.server.ts';
import { withdraw, type PassingRevision } from '../publish.server.ts';
import { saveDraft, submit, type ProposedPart } from '../submit.server.ts';

/**
 * Types of things that one member creates and owns, each with a single part named like the type: map scripts, tours.
 * Only the owner edits them, so no lock is needed; review and publication work as for every part.
 */
interface UserContentType {
  type: string;
  /** Error when it does not exist or belongs to another member. */
  notFound: ErrorName;
}
interface UserContentSummary {
  name: string;
  summary: string;
  language: Language;
}

const userContentPart = (thingId: string, type: string): PartRef => ({
  thingId,
  module: type,
  language: null,
  key: '',
});

/** Creates one with its first draft. */
export async function createUserContent(
  { db, member }: Context,
  { type }: UserContentType,
  content: unknown,
): Promise<SaveResult & { id: string }> {
  const id = newId();
  await registerThings(db, [{ id, type }]);
  await db.insertInto('ownWork').values({ id, type, memberId: member!.id, content: null, revisionId: null }).execute();
  const proposed: ProposedPart = { part: userContentPart(id, type), content, baseId: null, note: '', onVersion: null };
  return { ...(await saveDraft(db, proposed, member!.id)), id };
}

/** Locks it until the transaction ends. Fails with `notFound` unless it belongs to the member. */
async function lockUserContent(
  db: Database,
  { type, notFound }: UserContentType,
  id: string,
  memberId: string,
): Promise<void> {
  const row = await db
    .selectFrom('ownWork')
    .where('id', '=', id)
    .where('type', '=', type)
    .where('memberId', '=', memberId)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  if (!row) fail(notFound, { id });
}

/** Saves one as a draft, or submits it. */
export async function saveUserContent(
  context: Context,
  ownType: UserContentType,
  { id, draft, ...proposed }: Omit<ProposedPart, 'part'> & { id: string; draft: boolean },
): Promise<SaveResult> {
  await lockUserContent(context.db, ownType, id, context.member!.id);
  const part = userContentPart(id, ownType.type);
  return draft
    ? saveDraft(context.db, { ...proposed, part }, context.member!.id)
    : submit(context.db, context, { ...proposed, part }, { isNew: true });
}

/** Submits the saved draft. */
export async function submitUserContent(context: Context, ownType: UserContentType, id: string): Promise<SaveResult> {
  const { db, member } = context;
  await lockUserContent(db, ownType, id, member!.id);
  const part = userContentPart(id, ownType.type);
  const { content, baseId, note } =
    (await findLatest(db, part, member!.id, ['draft'])) ?? fail(ownType.notFound, { id });
  return submit(db, context, { part, content, baseId, note, onVersion: 'any' }, { isNew: true });
}

/** Deletes the draft; a thing without other revisions is deleted, too. */
export async function deleteUserContentDraft(
  { db, member }: Context,
  ownType: UserContentType,
  id: string,
): Promise<void> {
  await lockUserContent(db, ownType, id, member!.id);
  const draft =
    (await findLatest(db, userContentPart(id, ownType.type), member!.id, ['draft'])) ?? fail(ownType.notFound, { id });
  await db.deleteFrom('revision').where('id', '=', draft.id).execute();
  await deleteUnusedThings(db, [id]);
}

/**
 * Deletes the latest submission: a pending submission, else a rejected one, else the published version with all other
 * revisions. Fails with `underReview` when a reviewer has claimed it.
 */
export async function deleteSubmittedUserContent(
  { db, member }: Context,
  ownType: UserContentType,
  id: string,
): Promise<void> {
  await lockUserContent(db, ownType, id, member!.id);
  const part = userContentPart(id, ownType.type);
  const waiting = await findLatest(db, part, member!.id, reviewStates);
  if (waiting && waiting.state !== 'submitted' && isUnderReview(waiting.state)) fail('underReview');
  const gone = waiting ?? (await findLatest(db, part, member!.id, ['not passed']));
  const newest = await db
    .selectFrom('revision')
    .where(matchesPart(part))
    .where('published', '=', true)
    .orderBy('publicationNumber', 'desc')
    .limit(1)
    .select(['id', 'module', 'thingId', 'language', 'key', 'originId', 'content'])
    .executeTakeFirst();
  if (gone) await db.deleteFrom('revision').where('id', '=', gone.id).execute();
  else if (newest) {
    await db.deleteFrom('revision').where(matchesPart(part)).where('published', '=', false).execute();
    await withdraw(db, [newest satisfies PassingRevision]);
  } else fail(ownType.notFound, { id });
  await deleteUnusedThings(db, [id]);
}

/** The member's latest revision in one of some states. */
const findLatest = (db: Database, part: PartRef, authorId: string, states: readonly State[]) =>
  db
    .selectFrom('revision')
    .where(matchesPart(part))
    .where('authorId', '=', authorId)
    .where('state', 'in', states)
    .orderBy('changedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .select(['id', 'content', 'state', 'changedAt', 'contentVersion', 'savedBy', 'baseId', 'note'])
    .executeTakeFirst();

/** Data for the editor of one's own thing. */
export async function openUserContent(
  context: Context,
  ownType: UserContentType,
  id: string,
): Promise<OpenedUserContent> {
  const { db, member } = context;
  const isMine = await db
    .selectFrom('ownWork')
    .where('id', '=', id)
    .where('type', '=', ownType.type)
    .where('memberId', '=', member!.id)
    .select('content')
    .executeTakeFirst();
  if (!isMine) fail(ownType.notFound, { id });
  const opened = await loadEditablePart(context, userContentPart(id, ownType.type));
  return { id, isPublished: opened.base !== null, ...opened };
}

/** The member's own things of a type: drafts, or for each the last submitted revision. */
export async function listUserContent(
  { db, member }: Context,
  { type }: UserContentType,
  which: 'drafts' | 'committed',
  { page, size }: { page: number; size: number },
): Promise<{ total: number; items: UserContent[] }> {
  const rows = await sql<Omit<UserContent, 'changedAt'> & { changedAt: Date; total: number }>`
    select id, title, language, state, reject_reason, is_published, changed_at, count(*) over ()::int as total
    from (
      select distinct on (own_work.id) own_work.id, revision.content ->> 'name' as title, revision.content ->> 'language' as language,
        revision.state, revision.reject_reason, own_work.content is not null as is_published, revision.changed_at
      from own_work join revision on revision.thing_id = own_work.id and revision.module = own_work.type
      where own_work.member_id = ${member!.id} and own_work.type = ${type}
        and ${which === 'drafts' ? sql`revision.state = 'draft'` : sql`revision.state <> 'draft'`}
      order by own_work.id, revision.publication_number desc nulls first, revision.changed_at desc) newest
    order by changed_at desc, id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return {
    total: rows.rows[0]?.total ?? 0,
    items: rows.rows.map(({ total: _total, changedAt, ...work }) => ({ ...work, changedAt: changedAt.toISOString() })),
  };
}

export async function publishUserContent(
  db: Database,
  type: string,
  revisions: readonly Pick<PassedRevision<unknown>, 'id' | 'thingId' | 'content'>[],
) {
  const rows = revisions.map(({ id, thingId, content }) => ({ id: thingId, type, content, revision_id: id }));
  await sql`
    insert into own_work (id, type, content, revision_id)
    select id, type, content, revision_id from jsonb_populate_recordset(null::own_work, ${asJson(rows)})
    on conflict (id) do update set content = excluded.content, revision_id = excluded.revision_id, changed_at = now()`.execute(
    db,
  );
}

/** Unpublishes them. */
export async function withdrawUserContent(db: Database, revisions: readonly { thingId: string }[]): Promise<void> {
  await db
    .updateTable('ownWork')
    .set({ content: null, revisionId: null })
    .where(
      'id',
      'in',
      revisions.map(({ thingId }) => thingId),
    )
    .execute();
}

/** Published things of a type, with their owners. */
export const selectPublishedUserContent = (db: Database, type: string) =>
  db
    .selectFrom('ownWork')
    .leftJoin('member', 'member.id', 'ownWork.memberId')
    .where('ownWork.type', '=', type)
    .where('ownWork.content', 'is not', null)
    .select(['ownWork.id', 'ownWork.content', 'ownWork.createdAt', 'ownWork.changedAt', 'member.name as author']);

/** `ThingType` of such a type: pages, sitemaps and feeds, and deletion of the owner's account. */
export function createUserContentThingType<Content>(
  type: string,
  summarize: (content: Content, language: Language) => UserContentSummary,
  documents: (id: string, content: Content) => SearchDocument[],
): ThingType {
  const hrefOf = (id: string) => `/${type}/${encodeURIComponent(id)}`;
  interface Row {
    id: string;
    content: unknown;
    createdAt: Date;
    changedAt: Date;
  }
  const pageOf = ({ id, content, createdAt, changedAt }: Row, language?: Language): ListedPage => {
    const summary = summarize(content as Content, language ?? defaultLanguage);
    return { thingId: id, href: hrefOf(id), createdAt, changedAt, ...summary };
  };
  return {
    type,
    find: async (db, id) =>
      (await selectPublishedUserContent(db, type).where('ownWork.id', '=', id).executeTakeFirst())?.id ?? null,
    addressId: (thingId) => thingId,
    async loadPublished(db, ids, language) {
      const rows = await selectPublishedUserContent(db, type)
        .where('ownWork.id', 'in', [...ids, ''])
        .execute();
      return new Map(
        rows.map(({ id, content }) => {
          const { name, language: nameLanguage } = summarize(content as Content, language);
          const summary = {
            name,
            language: nameLanguage,
            disambiguation: null,
            kind: null,
            madeKind: type,
            href: hrefOf(id),
          };
          return [id, { thingId: id, id, ...summary }];
        }),
      );
    },
    async loadSearchDocuments(db, ids) {
      const rows = await selectPublishedUserContent(db, type)
        .where('ownWork.id', 'in', [...ids, ''])
        .execute();
      return rows.flatMap(({ id, content }) => documents(id, content as Content));
    },
    listed: {
      async count(db) {
        const { count } = await db
          .selectFrom('ownWork')
          .where('type', '=', type)
          .where('content', 'is not', null)
          .select((from) => from.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        return Number(count);
      },
      async pages(db, { limit, offset }) {
        const rows = await selectPublishedUserContent(db, type)
          .orderBy('ownWork.id')
          .limit(limit)
          .offset(offset)
          .execute();
        return rows.map((row) => pageOf(row));
      },
      async newest(db, language, limit) {
        const rows = await selectPublishedUserContent(db, type)
          .orderBy('ownWork.changedAt', 'desc')
          .orderBy('ownWork.id')
          .limit(limit)
          .execute();
        return rows.map((row) => pageOf(row, language)).filter((page) => page.language === language);
      },
    },
    owned: {
      exported: async (db, memberId) =>
        db
          .selectFrom('ownWork')
          .where('memberId', '=', memberId)
          .where('type', '=', type)
          .orderBy('createdAt')
          .select(['id', 'content', 'createdAt'])
          .execute(),
      /** Published content stays, without an owner. */
      async forget(tx, memberId) {
        await tx
          .updateTable('ownWork')
          .set({ memberId: null })
          .where('memberId', '=', memberId)
          .where('type', '=', type)
          .execute();
      },
    },
  };
}

/** The published contents of some things that belong to a member. */
export async function loadUserContents<Content>(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; content: Content }[]> {
  if (!ids.length) return [];
  const { rows } = await sql<{ id: string; content: Content }>`
    select id, content from own_work where id = any(${[...ids]}) and content is not null`.execute(db);
  return rows;
}
