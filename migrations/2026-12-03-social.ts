import { sql, type Kysely } from 'kysely';

/**
 * Members by the start of their name, for mentions; contributions of an author, for the user centre of prolific ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index member_name_begins on member (lower(name) collate "C") where deleted_at is null`.execute(db);
  // Contributions of an author, newest first, and their number by state. Imports write into neither index.
  await sql`create index revision_author_changed on revision (author_id, changed_at desc, id) where origin_id is null`.execute(
    db,
  );
  await sql`create index revision_author_state on revision (author_id, state, module, bundle_id) where origin_id is null`.execute(
    db,
  );
}
