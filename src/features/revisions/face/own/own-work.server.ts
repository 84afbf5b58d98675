import { sql } from 'kysely';
import type { Context } from '../../../../kit/calls/api.server.ts';
import { asJson, type Database } from '../../../../kit/database/database.server.ts';
import { newId } from '../../../../kit/database/ids.server.ts';
import type { PartRef } from '../../../../kit/part-ref.ts';
import type { PassedRevision } from '../../../../kit/revision.ts';
import { beginThings, forgetUnusedThings } from '../../../../kit/things.server.ts';
import type { SearchDocument } from '../../../../kit/search-document.ts';
import type { ListedPage, ThingType } from '../../../../kit/registry/thing-type.server.ts';
import { fail, type ErrorName } from '../../../../rules/errors.ts';
import type { MadeKind } from '../../../../rules/search-types.ts';
import type { Language } from '../../../../rules/languages.ts';
import { isUnderReview, reviewStates, type State } from '../../../../rules/revision-states.ts';
import type { Saved } from '../../contract.ts';
import type { OpenedWork, OwnWork } from './own-work.ts';
import { ofPart } from '../of-part.server.ts';
import { openedPart } from '../opened-part.server.ts';
import { withdraw, type Passing } from '../publish.server.ts';
import { keepDraft, submit, type Proposed } from '../submit.server.ts';

/**
 * Types of things that one member creates and owns, each with a single part named like the type: map scripts, tours.
 * Only the owner edits them, so no lock is needed; review and publication work as for every part.
 */
interface OwnType {
  type: string;
  /** Error when it does not exist or belongs to another member. */
  notFound: ErrorName;
}
interface OwnSummary {
  name: string;
  summary: string;
  language: Language;
}

const partOfOwn = (thingId: string, type: string): PartRef => ({ thingId, module: type, language: null, key: '' });

/** Creates one with its first draft. */
export async function beginOwn(
  { db, member }: Context,
  { type }: OwnType,
  content: unknown,
): Promise<Saved & { id: string }> {
  const id = newId();
  await beginThings(db, [{ id, type }]);
  await db.insertInto('ownWork').values({ id, type, memberId: member!.id, content: null, revisionId: null }).execute();
  const proposed: Proposed = { part: partOfOwn(id, type), content, baseId: null, note: '', onVersion: null };
  return { ...(await keepDraft(db, proposed, member!.id)), id };
}

/** Locks it until the transaction ends. Fails with `notFound` unless it belongs to the member. */
async function holdOwn(db: Database, { type, notFound }: OwnType, id: string, memberId: string): Promise<void> {
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
export async function saveOwn(
  context: Context,
  ownType: OwnType,
  { id, draft, ...proposed }: Omit<Proposed, 'part'> & { id: string; draft: boolean },
): Promise<Saved> {
  await holdOwn(context.db, ownType, id, context.member!.id);
  const part = partOfOwn(id, ownType.type);
  return draft
    ? keepDraft(context.db, { ...proposed, part }, context.member!.id)
    : submit(context.db, context, { ...proposed, part }, { isNew: true });
}

/** Submits the saved draft. */
export async function commitOwn(context: Context, ownType: OwnType, id: string): Promise<Saved> {
  const { db, member } = context;
  await holdOwn(db, ownType, id, member!.id);
  const part = partOfOwn(id, ownType.type);
  const { content, baseId, note } =
    (await findLatest(db, part, member!.id, ['draft'])) ?? fail(ownType.notFound, { id });
  return submit(db, context, { part, content, baseId, note, onVersion: 'any' }, { isNew: true });
}

/** Deletes the draft; a thing without other revisions is deleted, too. */
export async function deleteOwnDraft({ db, member }: Context, ownType: OwnType, id: string): Promise<void> {
  await holdOwn(db, ownType, id, member!.id);
  const draft =
    (await findLatest(db, partOfOwn(id, ownType.type), member!.id, ['draft'])) ?? fail(ownType.notFound, { id });
  await db.deleteFrom('revision').where('id', '=', draft.id).execute();
  await forgetUnusedThings(db, [id]);
}

/**
 * Deletes the latest submission: a pending submission, else a rejected one, else the published version with all other
 * revisions. Fails with `underReview` when a reviewer has claimed it.
 */
export async function deleteOwnCommitted({ db, member }: Context, ownType: OwnType, id: string): Promise<void> {
  await holdOwn(db, ownType, id, member!.id);
  const part = partOfOwn(id, ownType.type);
  const waiting = await findLatest(db, part, member!.id, reviewStates);
  if (waiting && waiting.state !== 'submitted' && isUnderReview(waiting.state)) fail('underReview');
  const gone = waiting ?? (await findLatest(db, part, member!.id, ['not passed']));
  const newest = await db
    .selectFrom('revision')
    .where(ofPart(part))
    .where('published', '=', true)
    .orderBy('publicationNumber', 'desc')
    .limit(1)
    .select(['id', 'module', 'thingId', 'language', 'key', 'originId', 'content'])
    .executeTakeFirst();
  if (gone) await db.deleteFrom('revision').where('id', '=', gone.id).execute();
  else if (newest) {
    await db.deleteFrom('revision').where(ofPart(part)).where('published', '=', false).execute();
    await withdraw(db, [newest satisfies Passing]);
  } else fail(ownType.notFound, { id });
  await forgetUnusedThings(db, [id]);
}

/** The member's latest revision in one of some states. */
const findLatest = (db: Database, part: PartRef, authorId: string, states: readonly State[]) =>
  db
    .selectFrom('revision')
    .where(ofPart(part))
    .where('authorId', '=', authorId)
    .where('state', 'in', states)
    .orderBy('changedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .select(['id', 'content', 'state', 'changedAt', 'contentVersion', 'savedBy', 'baseId', 'note'])
    .executeTakeFirst();

/** Data for the editor of one's own thing. */
export async function openOwn(context: Context, ownType: OwnType, id: string): Promise<OpenedWork> {
  const { db, member } = context;
  const isMine = await db
    .selectFrom('ownWork')
    .where('id', '=', id)
    .where('type', '=', ownType.type)
    .where('memberId', '=', member!.id)
    .select('content')
    .executeTakeFirst();
  if (!isMine) fail(ownType.notFound, { id });
  const opened = await openedPart(context, partOfOwn(id, ownType.type));
  return { id, isPublished: opened.base !== null, ...opened };
}

/** The member's own things of a type: drafts, or for each the last submitted revision. */
export async function listOwn(
  { db, member }: Context,
  { type }: OwnType,
  which: 'drafts' | 'committed',
  { page, size }: { page: number; size: number },
): Promise<{ total: number; items: OwnWork[] }> {
  const rows = await sql<Omit<OwnWork, 'changedAt'> & { changedAt: Date; total: number }>`
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

/** Writes the published content. */
export async function publishOwn(
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
export async function withdrawOwn(db: Database, revisions: readonly { thingId: string }[]): Promise<void> {
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
export const publishedOwn = (db: Database, type: string) =>
  db
    .selectFrom('ownWork')
    .leftJoin('member', 'member.id', 'ownWork.memberId')
    .where('ownWork.type', '=', type)
    .where('ownWork.content', 'is not', null)
    .select(['ownWork.id', 'ownWork.content', 'ownWork.createdAt', 'ownWork.changedAt', 'member.name as author']);

/** `ThingType` of such a type: pages, sitemaps and feeds, and deletion of the owner's account. */
export function ownThingType<Content>(
  type: MadeKind,
  summarize: (content: Content, language: Language) => OwnSummary,
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
    const summary = summarize(content as Content, language ?? 'zh');
    return { thingId: id, href: hrefOf(id), createdAt, changedAt, ...summary };
  };
  return {
    type,
    async find(db, id) {
      return (await publishedOwn(db, type).where('ownWork.id', '=', id).executeTakeFirst())?.id ?? null;
    },
    idIn: (thingId) => thingId,
    async loadPublished(db, ids, language) {
      const rows = await publishedOwn(db, type)
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
    async documents(db, ids) {
      const rows = await publishedOwn(db, type)
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
        const rows = await publishedOwn(db, type).orderBy('ownWork.id').limit(limit).offset(offset).execute();
        return rows.map((row) => pageOf(row));
      },
      async newest(db, language, limit) {
        const rows = await publishedOwn(db, type)
          .orderBy('ownWork.changedAt', 'desc')
          .orderBy('ownWork.id')
          .limit(limit)
          .execute();
        return rows.map((row) => pageOf(row, language)).filter((page) => page.language === language);
      },
    },
    owned: {
      async exported(db, memberId) {
        return db
          .selectFrom('ownWork')
          .where('memberId', '=', memberId)
          .where('type', '=', type)
          .orderBy('createdAt')
          .select(['id', 'content', 'createdAt'])
          .execute();
      },
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
