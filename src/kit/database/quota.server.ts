import { sql } from 'kysely';
import * as limits from '../../rules/limits.ts';
import type { Database } from './database.server.ts';

export type Quota = keyof typeof limits.quota;

/**
 * Whoever counts what a member has, to add to it, goes one by one until the end of the transaction:
 * a hundred at once are not each the last one that there was room for.
 */
export async function lockQuota(tx: Database, what: Quota | 'locks', memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quota ${what} ${memberId}`}, 1))`.execute(tx);
}
