import { sql, type Kysely } from 'kysely';

/** How often somebody's proposals were let through, read from an index alone: lists of proposals say it of each author. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index revision_record on revision (author_id, state) where origin_id is null and not is_mend`.execute(
    db,
  );
}
