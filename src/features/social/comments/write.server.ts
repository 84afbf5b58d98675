import { sql } from 'kysely';
import type { Context } from '../../../kit/calls/api.server.ts';
import { rateLimit, type Limit } from '../../../kit/calls/rate-limit.server.ts';
import type { ParsedInputOf } from '../../../kit/calls/endpoint.ts';
import { asJson, type Database } from '../../../kit/database/database.server.ts';
import { newId } from '../../../kit/database/ids.server.ts';
import { registerThings } from '../../../kit/thing-rows.server.ts';
import { fail } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { ellipsize } from '../../../rules/text-width.ts';
import { notify } from '../../../kit/notifications/notify.server.ts';
import type * as contract from '../contract.ts';
import { isEditable, toThingType, type TargetType, type SocialType } from '../rules.ts';
import { requireTarget } from '../target.server.ts';
import { messageValuesOf, ownerOf } from '../notify-owner.server.ts';
import { toPlainText, type StoredPiece } from './pieces.ts';
import { loadComments } from './read.server.ts';
import { isNewcomer, parseCommentText } from './comment-text.server.ts';

const now = sql<Date>`now()`;
/** Length of the quote in a notification, in characters. */
const quoteLength = 140;
/** Maximum number of members notified of a mention. */
const maxNotified = 10;

/** The place of a comment: its target, and the comment it answers. */
interface CommentPlace {
  thingId: string;
  type: TargetType;
  rootId: string | null;
  parentId: string | null;
  answered: string | null;
}

/** Runs in the inserting transaction, so that the answered comment cannot be deleted in between. */
async function placeOf(tx: Database, request: { id: string; type: SocialType }): Promise<CommentPlace> {
  if (toThingType(request.type) !== 'comment')
    return { ...(await requireTarget(tx, request)), rootId: null, parentId: null, answered: null };
  const { rows } = await sql<{ thingId: string; type: TargetType; rootId: string; authorId: string; isRoot: boolean }>`
    select thing_id, type, coalesce(root_id, id) as root_id, author_id, root_id is null as is_root from comment
    where id = ${request.id} and deleted_at is null and hidden_at is null for key share`.execute(tx);
  const { isRoot, authorId, ...parent } = rows[0] ?? fail('commentNotFound');
  // Lock the root, too: an answer to an answer depends on both.
  await sql`select from comment where id = ${parent.rootId} for key share`.execute(tx);
  return { ...parent, parentId: isRoot ? null : request.id, answered: authorId };
}

/** Comments on a thing, or answers a comment. */
export async function sendComment(request: ParsedInputOf<typeof contract.sendComment>, context: Context) {
  const { db, member, language } = context,
    author = member!.id;
  const isNew = await isNewcomer(db, author);
  const body = await parseCommentText(context, request.reply, isNew);
  await rateLimit(db, ...rateLimitsOf(author, isNew));
  const id = newId();
  return db.transaction().execute(async (tx) => {
    const { answered, ...place } = await placeOf(tx, request);
    await registerThings(tx, [{ id, type: 'comment' }]);
    await tx
      .insertInto('comment')
      .values({
        id,
        ...place,
        authorId: author,
        language,
        body: asJson(body),
        anchor: request.anchor && place.rootId === null ? asJson(request.anchor) : null,
      })
      .execute();
    const [newComment] = await loadComments(tx, [id], context);
    await notifyParticipants(tx, { id, body, place, answered, by: { id: author, name: member!.name }, language });
    return newComment!;
  });
}

function rateLimitsOf(memberId: string, isNew: boolean): Limit[] {
  const key = `comment ${memberId}`;
  const { aMinute, aDay } = limits.comment;
  return [
    { key: `${key} minute`, maxAttempts: aMinute, perMs: 60_000 },
    { key: `${key} day`, maxAttempts: aDay, perMs: 86_400_000 },
    ...(isNew ? [{ key: `${key} hour`, maxAttempts: limits.newcomer.commentsAnHour, perMs: 3_600_000 }] : []),
  ];
}

/** Notifies the answered author, mentioned members and the owner of the target; once per member, never the author. */
async function notifyParticipants(
  tx: Database,
  {
    id,
    body,
    place,
    answered,
    by,
    language,
  }: {
    id: string;
    body: readonly StoredPiece[];
    place: Omit<CommentPlace, 'answered'>;
    answered: string | null;
    by: { id: string; name: string };
    language: Language;
  },
) {
  const notifiedIds = new Set([by.id]);
  const fresh = (ids: readonly (string | null)[]) => {
    const others = [...new Set(ids)].flatMap((memberId) =>
      memberId !== null && !notifiedIds.has(memberId) ? [memberId] : [],
    );
    others.forEach((memberId) => notifiedIds.add(memberId));
    return others;
  };
  const about = await messageValuesOf(tx, place, language);
  const spokenTo = body.flatMap((piece) => (typeof piece === 'object' && 'member' in piece ? [piece.member] : []));
  const quote = ellipsize(toPlainText(body, await namesOf(tx, spokenTo)), quoteLength);
  const event = { ...about, userName: by.name, commentId: id, quote };
  await notify(tx, fresh([answered]), { ...event, kind: 'replied' });
  await notify(tx, fresh(spokenTo.slice(0, maxNotified)), { ...event, kind: 'mentioned' });
  if (place.rootId === null) await notify(tx, fresh([await ownerOf(tx, place)]), { ...event, kind: 'commented' });
}

async function namesOf(tx: Database, memberIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (!memberIds.length) return new Map();
  const rows = await tx.selectFrom('member').where('id', 'in', memberIds).select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The caller's own comment, locked; fails with `commentNotFound`. */
async function lockOwnComment(tx: Database, id: string, memberId: string) {
  const row = await tx
    .selectFrom('comment')
    .where('id', '=', id)
    .where('authorId', '=', memberId)
    .where('deletedAt', 'is', null)
    .select(['id', 'rootId', 'createdAt', 'hiddenAt'])
    .forUpdate()
    .executeTakeFirst();
  return row ?? fail('commentNotFound');
}

/** Edits a comment; sends no further notifications. */
export async function editComment(
  { id, reply }: ParsedInputOf<typeof contract.editComment>,
  context: Context,
): Promise<contract.Comment> {
  const { db, member } = context;
  const { createdAt, hiddenAt } = await lockOwnComment(db, id, member!.id);
  const minutes = limits.comment.editMinutes;
  if (hiddenAt !== null || !isEditable(createdAt, new Date(), minutes)) fail('commentStands', { minutes });
  const body = await parseCommentText(context, reply, await isNewcomer(db, member!.id));
  await db
    .updateTable('comment')
    .set({ body: asJson(body), editedAt: now })
    .where('id', '=', id)
    .execute();
  return (await loadComments(db, [id], context))[0]!;
}

/** Deletes a comment; a thread with answers keeps a placeholder. */
export async function deleteComment(
  { id }: ParsedInputOf<typeof contract.deleteComment>,
  { db, member }: Context,
): Promise<null> {
  const { rootId } = await lockOwnComment(db, id, member!.id);
  const isAnswered = sql<boolean>`exists (select from comment answer where answer.root_id = comment.id)`;
  const { numUpdatedRows } = await db
    .updateTable('comment')
    .set({ deletedAt: now, body: '[]', anchor: null })
    .where('id', '=', id)
    .where(isAnswered)
    .executeTakeFirst();
  if (!numUpdatedRows) await db.deleteFrom('thing').where('id', '=', id).execute();
  // Deleting the last answer also deletes the placeholder.
  if (rootId !== null)
    await sql`
      delete from thing where id in (
        select id from comment where id = ${rootId} and deleted_at is not null
          and not exists (select from comment answer where answer.root_id = comment.id) for update)`.execute(db);
  return null;
}

/** Hides a comment from readers, or shows it again when no reason is given. */
export async function hideComment(
  { id, reason }: ParsedInputOf<typeof contract.hideComment>,
  context: Context,
): Promise<contract.Comment> {
  const { db, member } = context;
  const why = reason.trim();
  const { numUpdatedRows } = await db
    .updateTable('comment')
    .set(
      why
        ? { hiddenAt: now, hiddenBy: member!.id, hideReason: why }
        : { hiddenAt: null, hiddenBy: null, hideReason: null },
    )
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!numUpdatedRows) fail('commentNotFound');
  return (await loadComments(db, [id], context))[0]!;
}
