import { sql, type Kysely } from 'kysely';

/** A session ends after ninety days, however often it is used; this includes open sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update session set expires_at = least(expires_at, created_at + interval '90 days')`.execute(db);
}
