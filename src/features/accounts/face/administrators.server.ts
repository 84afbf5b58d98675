import type { Database } from '../../../kit/database/database.server.ts';
import { holdLock } from '../../../kit/database/locks.server.ts';
import { fail } from '../../../rules/errors.ts';
import { findMember } from './members.server.ts';

/**
 * Call before a member may stop being an administrator who can act, and before any row of `member` is locked: two who
 * demote each other at once wait for one another here.
 */
export const lockAdministrators = (tx: Database): Promise<void> => holdLock(tx, 'administrators');

/** Fails with `lastAdministrator` where nobody but this member is an administrator who is not banned. */
export async function assertAdministratorRemains(tx: Database, memberId: string): Promise<void> {
  const other = await findMember(tx)
    .where('role', '=', 'administrator')
    .where('id', '!=', memberId)
    .where((where) => where.or([where('bannedUntil', 'is', null), where('bannedUntil', '<=', new Date())]))
    .select('id')
    .executeTakeFirst();
  if (!other) fail('lastAdministrator');
}
