import { sql, type Kysely } from 'kysely';

/** What a file of borders was refused is told again by a later run that passes the file over unread. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table border_file add refused jsonb not null default '[]'`.execute(db);
}
