import { sql, type Kysely } from 'kysely';

/** When a session last presented a passkey of its member. Open sessions count as having presented none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add passkey_at timestamptz`.execute(db);
}
