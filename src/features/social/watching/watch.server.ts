import { randomBytes } from 'node:crypto';
import type { Context } from '../../../kit/calls/api.server.ts';
import type { ParsedInputOf, ReplyOf } from '../../../kit/calls/endpoint.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { lockQuota } from '../../../kit/database/quota.server.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import type * as contract from '../contract.ts';
import { toListedThing } from '../favourites.server.ts';
import { loadTargetSummaries, requireTarget } from '../target.server.ts';
import { feedAddress } from './feed-address.ts';

export async function sendWatch(
  { how, ...request }: ParsedInputOf<typeof contract.sendWatch>,
  { db, member }: Context,
): Promise<ReplyOf<typeof contract.sendWatch>> {
  const target = await requireTarget(db, request),
    memberId = member!.id;
  if (how === null) {
    await db.deleteFrom('watch').where('thingId', '=', target.thingId).where('memberId', '=', memberId).execute();
    return { watched: null };
  }
  await lockQuota(db, 'watched', memberId);
  await db
    .insertInto('watch')
    .values({ ...target, memberId, how })
    .onConflict((conflict) => conflict.columns(['memberId', 'thingId']).doUpdateSet({ how, changedAt: null }))
    .execute();
  const maxWatched = limits.quota.watched;
  if ((await countWatches(db, memberId)) > maxWatched) fail('quotaReached', { what: 'watched', most: maxWatched });
  return { watched: how };
}

async function countWatches(db: Database, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('watch')
    .where('memberId', '=', memberId)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function watched(
  { page, size }: ParsedInputOf<typeof contract.watched>,
  { db, member, language }: Context,
): Promise<ReplyOf<typeof contract.watched>> {
  const memberId = member!.id;
  const [total, rows, feed] = await Promise.all([
    countWatches(db, memberId),
    db
      .selectFrom('watch')
      .where('memberId', '=', memberId)
      .orderBy('createdAt', 'desc')
      .orderBy('thingId')
      .limit(size)
      .offset((page - 1) * size)
      .select(['thingId', 'type', 'how', 'createdAt'])
      .execute(),
    db.selectFrom('watchFeed').where('memberId', '=', memberId).select('secret').executeTakeFirst(),
  ]);
  const shownOf = await loadTargetSummaries(db, rows, language);
  return {
    total,
    items: rows.map((row) => ({
      // When unpublished, its id serves as its name.
      ...toListedThing({ ...row, title: row.thingId }, shownOf(row)),
      how: row.how,
      createdAt: row.createdAt.toISOString(),
    })),
    feed: feed ? feedAddress(feed.secret) : null,
  };
}

export async function makeWatchFeed(
  { end }: ParsedInputOf<typeof contract.makeWatchFeed>,
  { db, member }: Context,
): Promise<{ feed: string | null }> {
  const memberId = member!.id;
  if (end) {
    await db.deleteFrom('watchFeed').where('memberId', '=', memberId).execute();
    return { feed: null };
  }
  const secret = randomBytes(20).toString('base64url');
  await db
    .insertInto('watchFeed')
    .values({ memberId, secret })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet({ secret }))
    .execute();
  return { feed: feedAddress(secret) };
}
