import type { Database } from '../../../kit/database/database.server.ts';
import { holdLock } from '../../../kit/database/locks.server.ts';
import { fail } from '../../../rules/errors.ts';
import { findMember } from './members.server.ts';

/**
 * Call before a member may lose the role or be banned as administrator, and before any row of `member` is locked: it
 * serializes two administrators who demote each other at the same time.
 */
export const lockAdministrators = (tx: Database): Promise<void> => holdLock(tx, 'administrators');

/** Fails with `lastAdministrator` unless another administrator exists who is not banned. */
export async function assertAdministratorRemains(tx: Database, memberId: string): Promise<void> {
  const other = await findMember(tx)
    .where('role', '=', 'administrator')
    .where('id', '!=', memberId)
    .where((where) => where.or([where('bannedUntil', 'is', null), where('bannedUntil', '<=', new Date())]))
    .select('id')
    .executeTakeFirst();
  if (!other) fail('lastAdministrator');
}
