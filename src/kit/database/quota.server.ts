import * as limits from '../../rules/limits.ts';
import type { Database } from './database.server.ts';
import { holdCountLock } from './locks.server.ts';

export type Quota = keyof typeof limits.quota;

/**
 * Serializes, until the end of the transaction, those who count what a member has in order to add to it: a hundred
 * concurrent requests cannot all take the last free place.
 */
export async function lockQuota(tx: Database, what: Quota | 'locks', memberId: string): Promise<void> {
  await holdCountLock(tx, 'quotas', `${what} ${memberId}`);
}
