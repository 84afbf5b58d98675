import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.server.ts';
import { job } from '../../kit/jobs/job.server.ts';
import * as limits from '../../rules/limits.ts';

export const deleteExpiredJob = job({
  name: 'forgetting',
  schema: z.object({}),
  every: 'hour',
  retries: 2,
  run: (_, { db }) => deleteExpired(db),
});

/**
 * Deletes expired data: ended sessions, tokens, counted attempts, codes, challenges, copies of pages, the outbox, job records (docs/security.md
 * has the retention periods).
 */
export async function deleteExpired(db: Database): Promise<void> {
  await sql`delete from session where expires_at < now()`.execute(db);
  await sql`delete from access_token where expires_at < now()`.execute(db);
  await sql`delete from known_device where seen_at < now() - ${limits.knownDevices.days} * interval '1 day'`.execute(
    db,
  );
  await sql`delete from attempt where at < now() - interval '1 day'`.execute(db);
  await sql`delete from one_time_code where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from pending where expires_at < now()`.execute(db);
  await sql`delete from sealed_call where expires_at < now()`.execute(db);
  await sql`delete from page_copy where born_at < now() - interval '1 hour'`.execute(db);
  await sql`delete from published_tags where at < now() - interval '1 hour'`.execute(db);
  await sql`delete from outbox where created_at < now() - interval '7 days'`.execute(db);
  await sql`delete from audit_log where at < now() - ${limits.auditDays} * interval '1 day'`.execute(db);
  await sql`
    delete from job_run where ended_at < now() - ${limits.jobRunDays} * interval '1 day'
      and id not in (select max(id) from job_run group by job)`.execute(db);
}
