import { sql } from 'kysely';
import type { Context } from '../../kit/calls/api.server.ts';
import type { ParsedInputOf } from '../../kit/calls/endpoint.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { lockQuota } from '../../kit/database/quota.server.ts';
import { fail, Failure } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import type * as contract from './contract.ts';
import { countsOf } from './face/counts.server.ts';
import { loadTargetSummaries, requireTarget, type Target } from './target.server.ts';
import { findOwnerToNotify, notifyOwner } from './notify-owner.server.ts';

type ActionRequest = ParsedInputOf<typeof contract.sendLike>;
const targetRefOf = ({ socialId, itemId, type }: ActionRequest) => ({
  id: socialId ?? itemId ?? fail('badInput', { field: 'socialId' }),
  type,
});

/** Number of likes of a thing, and whether this member likes it. */
export async function likesOf(db: Database, thingId: string, memberId: string | null) {
  const isLiked = memberId !== null && (await isMarkedBy(db, 'thingLike', thingId, memberId));
  return { count: (await countsOf(db, [thingId]))(thingId).like, mine: isLiked };
}
export async function favoursOf(db: Database, thingId: string, memberId: string) {
  const isFavourite = await isMarkedBy(db, 'favourite', thingId, memberId);
  return { count: (await countsOf(db, [thingId]))(thingId).favour, mine: isFavourite };
}
export const isMarkedBy = async (db: Database, table: 'thingLike' | 'favourite', thingId: string, memberId: string) =>
  Boolean(
    await db
      .selectFrom(table)
      .where('thingId', '=', thingId)
      .where('memberId', '=', memberId)
      .select('thingId')
      .executeTakeFirst(),
  );

/**
 * Adds or removes a like; idempotent. A trigger updates the count in the same statement, so it is correct under
 * concurrency. That statement is its own transaction, so that with a thousand concurrent likes none holds a count lock
 * while others wait. The owner is notified afterwards.
 */
export async function sendLike(request: ActionRequest, { db, member, language }: Context) {
  const target = await requireTarget(db, targetRefOf(request));
  const { id: memberId, name } = member!;
  const isLiked = request.action === 'add';
  const { changed, count } = isLiked ? await addLike(db, target, memberId) : await removeLike(db, target, memberId);
  if (target.type === 'comment') await updateLikeOrder(db, target.thingId);
  const owner = isLiked && changed ? await findOwnerToNotify(db, 'liked', target, memberId) : null;
  if (owner !== null)
    await db.transaction().execute((tx) => notifyOwner(tx, 'liked', owner, target, { name, language }));
  return { count, mine: isLiked };
}

/** Within a statement, counts have the values from before it. */
const previousLikeCount = (thingId: string) =>
  sql`(select coalesce(sum(count), 0) from social_count where thing_id = ${thingId} and what = 'like')`;

async function addLike(db: Database, { thingId }: Target, memberId: string) {
  const { rows } = await sql<{ changed: number; count: number }>`
    with put as (
      insert into thing_like (thing_id, member_id) values (${thingId}, ${memberId}) on conflict do nothing returning 1)
    select count(*)::int as changed, (${previousLikeCount(thingId)} + count(*))::int as count from put`.execute(db);
  return rows[0]!;
}
async function removeLike(db: Database, { thingId }: Target, memberId: string) {
  const { rows } = await sql<{ changed: number; count: number }>`
    with taken as (delete from thing_like where thing_id = ${thingId} and member_id = ${memberId} returning 1)
    select count(*)::int as changed, (${previousLikeCount(thingId)} - count(*))::int as count from taken`.execute(db);
  return rows[0]!;
}

/** Updates the sort key by likes; if another transaction holds the row, the next like updates it. */
const updateLikeOrder = (db: Database, commentId: string) =>
  sql`
    update comment set likes = coalesce(
      (select sum(count) from social_count where thing_id = comment.id and what = 'like'), 0)
    where id in (select id from comment where id = ${commentId} for no key update skip locked)`.execute(db);

/** Adds a favourite, or removes one even if the thing has been unpublished since. */
export async function sendFavour(request: ActionRequest, { db, member, language }: Context) {
  const { id: memberId, name } = member!;
  if (request.action === 'cancel') return removeFavourite(db, request, memberId);
  const target = await requireTarget(db, targetRefOf(request));
  await lockQuota(db, 'favourites', memberId);
  const { count } = await db
    .selectFrom('favourite')
    .where('memberId', '=', memberId)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const isNew = !(await isMarkedBy(db, 'favourite', target.thingId, memberId));
  const maxFavourites = limits.quota.favourites;
  if (isNew && count >= maxFavourites) fail('quotaReached', { what: 'favourites', most: maxFavourites });
  if (isNew) await addFavourite(db, target, { id: memberId, name, language });
  return favoursOf(db, target.thingId, memberId);
}

async function addFavourite(db: Database, target: Target, by: { id: string; name: string; language: Language }) {
  const title = (await loadTargetSummaries(db, [target], by.language))(target)?.name ?? '';
  await db
    .insertInto('favourite')
    .values({ ...target, memberId: by.id, title })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const owner = await findOwnerToNotify(db, 'favored', target, by.id);
  if (owner !== null) await notifyOwner(db, 'favored', owner, target, by);
}

async function removeFavourite(db: Database, request: ActionRequest, memberId: string) {
  const { id, type } = targetRefOf(request);
  // An unpublished thing has no address any more: use its own id.
  const { thingId } = await requireTarget(db, { id, type }).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    return { thingId: id };
  });
  await db.deleteFrom('favourite').where('thingId', '=', thingId).where('memberId', '=', memberId).execute();
  return favoursOf(db, thingId, memberId);
}
