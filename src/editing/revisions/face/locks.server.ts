import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import type { PartRef } from '../../../kit/part-ref.ts';
import { lockQuota } from '../../../kit/database/quota.server.ts';
import type { Member } from '../../../kit/calls/session.server.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';

const keyOf = ({ thingId, module, language, key }: PartRef) => ({
  thingId,
  module,
  language: language ?? ('' as const),
  key,
});

/** 128 random bits: a token cannot be guessed from another. */
const newToken = () => randomBytes(16).toString('base64url');
const lockOf = (part: PartRef) => {
  const { thingId, module, language, key } = keyOf(part);
  return sql<boolean>`(edit_lock.thing_id = ${thingId} and edit_lock.module = ${module} and edit_lock.language = ${language} and edit_lock.key = ${key})`;
};
const isUnexpired = sql<boolean>`edit_lock.until > now()`;
const milliseconds = (count: number) => sql`${count} * interval '1 millisecond'`;

export interface Lock {
  ownerId: string;
  owner: string;
  sessionId: string;
  until: Date;
  token: string;
  /** True when nothing has been saved for so long that anyone may take it. */
  isIdle: boolean;
}

/** The current lock of a part; undefined when there is none or it has expired. */
export const findLock = async (db: Database, part: PartRef): Promise<Lock | undefined> =>
  db
    .selectFrom('editLock')
    .innerJoin('member', 'member.id', 'editLock.ownerId')
    .where(lockOf(part))
    .where(isUnexpired)
    .select(['ownerId', 'member.name as owner', 'sessionId', 'until', 'token'])
    .select(sql<boolean>`active_at <= now() - ${milliseconds(limits.idleLockMs)}`.as('isIdle'))
    .executeTakeFirst();

/**
 * Takes the lock if it is free, expired, idle or held by this browser, and extends it by two minutes. A new owner gets
 * a new token, and so does a newly opened page (`fresh`), so that an older page of the same browser cannot release it.
 * Fails with `entryLocked` and the owner (`entryLockedTryLater` if the owner is no longer known), and with
 * `tooManyLocks`. Runs in the caller's transaction.
 */
export async function acquireLock(
  tx: Database,
  part: PartRef,
  member: Member,
  { fresh = false } = {},
): Promise<{ token: string; until: Date }> {
  const until = sql<Date>`now() + ${milliseconds(limits.lockMs)}`;
  const renewed = await tx
    .updateTable('editLock')
    .set({ until, ...(fresh && { token: newToken() }) })
    .where(lockOf(part))
    .where(isUnexpired)
    .where('ownerId', '=', member.id)
    .where('sessionId', '=', member.sessionId)
    .returning(['token', 'until'])
    .executeTakeFirst();
  if (renewed) return renewed;
  await assertMayHoldAnotherLock(tx, member);
  const { thingId, module, language, key } = keyOf(part);
  // Releasing a lock and taking it again does not count as activity.
  const {
    rows: [held],
  } = await sql<{ token: string; until: Date }>`
    insert into edit_lock as held (thing_id, module, language, key, owner_id, session_id, token, until)
    values (${thingId}, ${module}, ${language}, ${key}, ${member.id}, ${member.sessionId}, ${newToken()}, ${until})
    on conflict (thing_id, module, language, key) do update
      set token = excluded.token, owner_id = excluded.owner_id, session_id = excluded.session_id, until = excluded.until,
          active_at = case when held.owner_id = excluded.owner_id and held.until > now() - ${milliseconds(limits.lockMs)}
            then held.active_at else excluded.active_at end
      where held.until <= now() or held.active_at <= now() - ${milliseconds(limits.idleLockMs)}
    returning token, until`.execute(tx);
  if (held) return held;
  const holder = await findLock(tx, part);
  // The owner may have released it since, so there is no name to report.
  return holder ? fail('entryLocked', { name: holder.owner }) : fail('entryLockedTryLater');
}

/** Counts under a lock, so that concurrent calls cannot exceed the limit. */
async function assertMayHoldAnotherLock(tx: Database, { id }: Member): Promise<void> {
  await lockQuota(tx, 'locks', id);
  const { count } = await tx
    .selectFrom('editLock')
    .where('ownerId', '=', id)
    .where(isUnexpired)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= limits.locksOfMember) fail('tooManyLocks', { count });
}

/** Releases this session's lock; with a token, only the lock with that token. Never releases another session's lock. */
export async function releaseLock(db: Database, part: PartRef, member: Member, token?: string): Promise<void> {
  let held = db
    .updateTable('editLock')
    .set({ until: sql<Date>`now()` })
    .where(lockOf(part))
    .where(isUnexpired)
    .where('ownerId', '=', member.id)
    .where('sessionId', '=', member.sessionId);
  if (token !== undefined) held = held.where('token', '=', token);
  await held.execute();
}

/** Records that the owner of a part's lock saved something, so that the lock does not become idle. */
export async function recordActivity(tx: Database, part: PartRef, memberId: string): Promise<void> {
  await tx
    .updateTable('editLock')
    .set({ activeAt: sql<Date>`now()` })
    .where(lockOf(part))
    .where('ownerId', '=', memberId)
    .execute();
}

/**
 * Fails with `lockLost` unless this member holds the lock in this session with this token; the row stays locked until
 * the transaction ends.
 */
export async function requireLock(
  tx: Database,
  part: PartRef,
  token: string | undefined,
  member: Member,
): Promise<void> {
  const held = await tx
    .selectFrom('editLock')
    .where(lockOf(part))
    .where(isUnexpired)
    .select(['token', 'ownerId', 'sessionId'])
    .forUpdate()
    .executeTakeFirst();
  const isMine = held && held.token === token && held.ownerId === member.id && held.sessionId === member.sessionId;
  if (!isMine) fail('lockLost', { name: (await findLock(tx, part))?.owner ?? '' });
}
