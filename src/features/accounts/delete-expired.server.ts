import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import * as limits from '../../rules/limits.ts';

/**
 * Forgets what has had its time: ended sessions, counted attempts, codes, captchas, what the outbox showed
 * (docs/security.md says how long each is kept).
 */
export async function deleteExpired(db: Database): Promise<void> {
  await sql`delete from session where expires_at < now()`.execute(db);
  await sql`delete from known_device where seen_at < now() - ${limits.knownDevices.days} * interval '1 day'`.execute(
    db,
  );
  await sql`delete from attempt where at < now() - interval '1 day'`.execute(db);
  await sql`delete from one_time_code where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from pending where expires_at < now()`.execute(db);
  await sql`delete from sealed_call where expires_at < now()`.execute(db);
  await sql`delete from outbox where created_at < now() - interval '7 days'`.execute(db);
}
