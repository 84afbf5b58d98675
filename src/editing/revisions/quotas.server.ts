import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { lockQuota } from '../../kit/database/quota.server.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { reviewStates } from '../../rules/revision-states.ts';

const { drafts, draftBytes, submissionsWaiting, submissionsADay } = limits.quota;

/**
 * Serializes a member's saves and submissions, so that concurrent requests cannot exceed the quota. Take it before any
 * lock on a part: two tabs that take both in the same order cannot deadlock.
 */
export const lockMemberDrafts = (tx: Database, memberId: string): Promise<void> => lockQuota(tx, 'drafts', memberId);

/**
 * Fails with `quotaReached` when a saved draft exceeds the number or total size of a member's drafts. `sizeBefore` is
 * null for a new one.
 */
export async function assertDraftQuota(
  tx: Database,
  memberId: string,
  { id, sizeBefore }: { id: string; sizeBefore: number | null },
): Promise<void> {
  const {
    rows: [usage],
  } = await sql<{ count: number; bytes: number; size: number }>`
    select count(*)::int as count, sum(pg_column_size(content))::float8 as bytes,
      sum(pg_column_size(content)) filter (where id = ${id})::float8 as size
    from revision where author_id = ${memberId} and state = 'draft'`.execute(tx);
  const { count, bytes, size } = usage!;
  if (sizeBefore === null && count > drafts) fail('quotaReached', { what: 'drafts', most: drafts });
  // An existing draft may always be saved again if it does not grow.
  if (bytes > draftBytes && size > (sizeBefore ?? 0))
    fail('quotaReached', { what: 'draftBytes', most: draftBytes / 1024 / 1024 });
}

/** Fails with `quotaReached` when a member's latest submission exceeds the limits. */
export async function assertSubmissionQuota(tx: Database, memberId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('revision')
    .where('authorId', '=', memberId)
    .where('state', 'in', reviewStates)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (waiting.count > submissionsWaiting)
    fail('quotaReached', { what: 'submissionsWaiting', most: submissionsWaiting });
  // Counts steps: a submission that was withdrawn and sent again counts twice.
  const sent = await tx
    .selectFrom('auditStep')
    .where('memberId', '=', memberId)
    .where('act', '=', 'submit')
    .where('at', '>', sql<Date>`now() - interval '1 day'`)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (sent.count > submissionsADay) fail('quotaReached', { what: 'submissionsADay', most: submissionsADay });
}
