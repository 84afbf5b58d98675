import { sql, type Kysely } from 'kysely';

/** Number of an author's passed proposals, read from an index only: lists of proposals show it for each author. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index revision_record on revision (author_id, state) where origin_id is null and not is_mend`.execute(
    db,
  );
}
