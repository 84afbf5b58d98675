import type { Context } from '../../kit/calls/api.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import type { ParsedInputOf, ReplyOf } from '../../kit/calls/endpoint.ts';
import { newId } from '../../kit/database/ids.server.ts';
import { daysUntil, accountStatus } from '../../kit/calls/session.server.ts';
import { fail } from '../../rules/errors.ts';
import { notify } from '../../kit/notifications/notify.server.ts';
import type * as contract from './contract.ts';
import { revokeAccessTokens } from './face/access-tokens.server.ts';
import { assertAdministratorRemains, lockAdministrators } from './face/administrators.server.ts';
import { findMember, hasName, userInfoOf } from './face/members.server.ts';

const dayMs = 86_400_000;

const clearedBan = { status: 'normal', bannedUntil: null, banReason: null, bannedBy: null } as const;

/** Other reviewers and administrators who could decide an appeal now. */
async function findOtherReviewers(db: Database, memberId: string): Promise<string[]> {
  const rows = await findMember(db)
    .where('role', '!=', 'member')
    .where('id', '!=', memberId)
    .select(['id', 'status', 'bannedUntil'])
    .execute();
  return rows.filter((row) => accountStatus(row).status === 'normal').map(({ id }) => id);
}

/** Bans and appeals. Source: spec §4 "User status". */
export const appealHandlers = {
  async appeal(
    { reason }: ParsedInputOf<typeof contract.appeal>,
    { db, member, settings }: Context,
  ): Promise<ReplyOf<typeof contract.appeal>> {
    const { id, name } = member!;
    const row = await findMember(db)
      .where('id', '=', id)
      .select(['status', 'bannedUntil'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { status } = accountStatus(row);
    if (status !== 'ban') fail(status === 'appeal' ? 'accountAppealing' : 'notBanned');
    await db.deleteFrom('appeal').where('memberId', '=', id).where('decidedAt', 'is', null).execute(); // an appeal against a ban that has expired
    await db.insertInto('appeal').values({ id: newId(), memberId: id, reason }).execute();
    await db.updateTable('member').set({ status: 'appeal' }).where('id', '=', id).execute();
    const reviewers = await findMember(db).where('role', '!=', 'member').where('id', '!=', id).select('id').execute();
    await notify(
      db,
      reviewers.map((reviewer) => reviewer.id),
      { kind: 'appealFiled', userName: name },
    );
    return userInfoOf(db, member!, settings);
  },

  async appeals(_: object, { db, member }: Context): Promise<ReplyOf<typeof contract.appeals>> {
    const rows = await db
      .selectFrom('appeal')
      .innerJoin('member', 'member.id', 'appeal.memberId')
      .where('decidedAt', 'is', null)
      .where('member.bannedUntil', '>', new Date())
      .orderBy('appeal.createdAt')
      .limit(100)
      .select([
        'appeal.id',
        'memberId',
        'member.name',
        'reason',
        'banReason',
        'bannedUntil',
        'bannedBy',
        'appeal.createdAt',
      ])
      .execute();
    const others = rows.some(({ bannedBy }) => bannedBy === member!.id) ? await findOtherReviewers(db, member!.id) : [];
    return rows.map(({ name, banReason, bannedUntil, bannedBy, createdAt, ...row }) => ({
      ...row,
      userName: name,
      banReason: banReason ?? '',
      days: daysUntil(bannedUntil),
      createdAt: createdAt.toISOString(),
      ownBan: bannedBy === member!.id && others.some((id) => id !== row.memberId),
    }));
  },

  async decideAppeal(
    { id, granted, answer }: ParsedInputOf<typeof contract.decideAppeal>,
    { db, member }: Context,
  ): Promise<null> {
    const row = await db
      .selectFrom('appeal')
      .innerJoin('member', 'member.id', 'appeal.memberId')
      .where('appeal.id', '=', id)
      .where('decidedAt', 'is', null)
      .select(['memberId', 'bannedBy'])
      .forUpdate()
      .executeTakeFirst();
    if (!row) fail('appealNotFound');
    if (row.memberId === member!.id) fail('notAllowed');
    if (
      row.bannedBy === member!.id &&
      (await findOtherReviewers(db, member!.id)).some((other) => other !== row.memberId)
    )
      fail('appealOfOwnBan');
    await db
      .updateTable('appeal')
      .set({ decidedAt: new Date(), decidedBy: member!.id, granted, answer })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('member')
      .set(granted ? clearedBan : { status: 'ban' })
      .where('id', '=', row.memberId)
      .execute();
    await notify(db, [row.memberId], { kind: granted ? 'appealGranted' : 'appealRefused', answer });
    return null;
  },

  async ban({ username, days, reason }: ParsedInputOf<typeof contract.ban>, { db, member }: Context): Promise<null> {
    if (days && member!.role === 'administrator') await lockAdministrators(db); // only they may ban one of them
    const target = await findMember(db)
      .where(hasName(username))
      .select(['id', 'role', 'bannedUntil'])
      .forUpdate()
      .executeTakeFirst();
    if (!target) fail('memberNotFound');
    if (target.id === member!.id || (target.role !== 'member' && member!.role !== 'administrator')) fail('notAllowed');
    if (days && target.role === 'administrator') await assertAdministratorRemains(db, target.id);
    const banned = {
      status: 'ban',
      bannedUntil: new Date(Date.now() + days * dayMs),
      banReason: reason,
      bannedBy: member!.id,
    } as const;
    await db
      .updateTable('member')
      .set(days ? banned : clearedBan)
      .where('id', '=', target.id)
      .execute();
    if (days) {
      await revokeAccessTokens(db, target.id);
      await notify(db, [target.id], { kind: 'banned', days, reason });
    } else if (daysUntil(target.bannedUntil)) await notify(db, [target.id], { kind: 'banLifted' });
    return null;
  },
};
