import { sql, type Kysely } from 'kysely';

/** Members by the beginning of their name, as somebody types it who speaks to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index member_name_begins on member (lower(name) collate "C") where deleted_at is null`.execute(db);
}
