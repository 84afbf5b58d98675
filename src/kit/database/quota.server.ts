import * as limits from '../../rules/limits.ts';
import type { Database } from './database.server.ts';
import { holdCountLock } from './locks.server.ts';

export type Quota = keyof typeof limits.quota;

/**
 * Serializes, until the end of the transaction, requests that count a member's items in order to add one: concurrent
 * requests cannot exceed the quota.
 */
export async function lockQuota(tx: Database, what: Quota | 'locks', memberId: string): Promise<void> {
  await holdCountLock(tx, 'quotas', `${what} ${memberId}`);
}
