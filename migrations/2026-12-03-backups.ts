import { sql, type Kysely } from 'kysely';

/** Who follows changes (`/data/changes`) asks for publications in their order. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index revision_publication on revision (publication_number) where published`.execute(db);
}
