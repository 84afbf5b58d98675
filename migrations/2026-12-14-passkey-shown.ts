import { sql, type Kysely } from 'kysely';

/** When a session last showed one of its member's passkeys. Open sessions count as having shown none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add passkey_at timestamptz`.execute(db);
}
