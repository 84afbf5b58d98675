import { sql, type Kysely } from 'kysely';

/**
 * Members by the beginning of their name, as somebody types it who speaks to them; what somebody wrote, for the user
 * centre of whoever writes much.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index member_name_begins on member (lower(name) collate "C") where deleted_at is null`.execute(db);
  // What somebody wrote, the newest first, and how much of it in which state. Imports write into neither.
  await sql`create index revision_author_changed on revision (author_id, changed_at desc, id) where origin_id is null`.execute(
    db,
  );
  await sql`create index revision_author_state on revision (author_id, state, module, bundle_id) where origin_id is null`.execute(
    db,
  );
}
